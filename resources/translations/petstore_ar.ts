<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../petstore_gui/domain/api_key.py" line="33"/>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="165"/>
        <source>Enter the API key.</source>
        <translation>أدخل مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/domain/api_key.py" line="34"/>
        <source>This is too long for an API key, which has at most 1,024 characters. Copy it again.</source>
        <translation>هذا أطول من مفتاح API، وحده الأقصى 1,024 حرفا. انسخه من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/domain/api_key.py" line="38"/>
        <source>An API key has only plain letters, digits and symbols, and no spaces. Copy it again.</source>
        <translation>لا يحوي مفتاح API إلا حروفا لاتينية عادية وأرقاما ورموزا، بلا مسافات. انسخه من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/main/app.py" line="148"/>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="84"/>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="47"/>
        <source>Locked by IT.</source>
        <translation>مقفل من قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/main/flows.py" line="136"/>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="38"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="57"/>
        <source>What changed</source>
        <translation>ما تغير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/main/flows.py" line="149"/>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="50"/>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="55"/>
        <source>Duplicates</source>
        <translation>المكررات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="37"/>
        <source>Enter the address that IT gave you.</source>
        <translation>أدخل العنوان الذي قدمه قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="38"/>
        <source>There is a space in the address. Delete the space, or copy the address again.</source>
        <translation>في العنوان مسافة. احذفها، أو انسخ العنوان من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="41"/>
        <source>An address looks like https://petstore.example.com/v1. Ask IT for yours.</source>
        <translation>مثال على العنوان: https://petstore.example.com/v1. اطلب عنوانك من قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="44"/>
        <source>The address must begin with https://.</source>
        <translation>يجب أن يبدأ العنوان كما في https://example.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="45"/>
        <source>Not encrypted: anybody on the network can read the API key. Write https://.</source>
        <translation>بلا تشفير: يمكن لأي شخص على الشبكة قراءة مفتاح API. اكتب https بدلا من http.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="49"/>
        <source>Delete the name and password (everything up to the @) from the address.</source>
        <translation>احذف الاسم وكلمة المرور من العنوان (كل ما يسبق @ مع العلامة نفسها).</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="52"/>
        <source>The name of the computer is missing after the //.</source>
        <translation>لا يوجد اسم حاسوب بعد //.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="53"/>
        <source>The computer&apos;s name has a letter that is not allowed. Ask IT for its xn-- form.</source>
        <translation>في اسم الحاسوب حرف غير مسموح به. اطلب من قسم تقنية المعلومات صيغته من نوع xn--name.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="57"/>
        <source>The name of the computer is not valid. Check it for typing errors.</source>
        <translation>اسم الحاسوب غير صالح. ابحث فيه عن أخطاء إملائية.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="61"/>
        <source>The number after the colon must be a port, from 1 to 65535.</source>
        <translation>يجب أن يكون الرقم بعد النقطتين منفذا من 1 إلى 65535.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="62"/>
        <source>Delete the question mark and everything after it.</source>
        <translation>احذف علامة الاستفهام وكل ما بعدها.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="63"/>
        <source>Delete the # and everything after it.</source>
        <translation>احذف # وكل ما بعدها.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="64"/>
        <source>The address must end in /v1. Check it for typing errors, or ask IT.</source>
        <translation>يجب أن ينتهي العنوان كما في example.com/v1. ابحث عن أخطاء إملائية، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/addresses.py" line="67"/>
        <source>The part after the name of the computer is not valid. Check it for typing errors.</source>
        <translation>الجزء الذي بعد اسم الحاسوب غير صالح. ابحث فيه عن أخطاء إملائية.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="45"/>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="87"/>
        <source>Add animal</source>
        <translation>إضافة حيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="54"/>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="46"/>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="142"/>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="147"/>
        <location filename="../../petstore_gui/ui/importing/columns_form.py" line="61"/>
        <location filename="../../petstore_gui/ui/importing/failed_rows.py" line="56"/>
        <location filename="../../petstore_gui/ui/importing/rows_table.py" line="120"/>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="35"/>
        <location filename="../../petstore_gui/ui/words/columns.py" line="31"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="133"/>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="55"/>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="46"/>
        <location filename="../../petstore_gui/ui/importing/columns_form.py" line="62"/>
        <location filename="../../petstore_gui/ui/importing/failed_rows.py" line="56"/>
        <location filename="../../petstore_gui/ui/importing/rows_table.py" line="120"/>
        <location filename="../../petstore_gui/ui/words/columns.py" line="32"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="53"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="134"/>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="56"/>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="46"/>
        <location filename="../../petstore_gui/ui/importing/columns_form.py" line="63"/>
        <location filename="../../petstore_gui/ui/importing/failed_rows.py" line="56"/>
        <location filename="../../petstore_gui/ui/importing/rows_table.py" line="120"/>
        <location filename="../../petstore_gui/ui/words/columns.py" line="34"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="54"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="132"/>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="59"/>
        <source>Add another</source>
        <translation>إضافة آخر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="61"/>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="62"/>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="116"/>
        <location filename="../../petstore_gui/ui/dialogs/saving.py" line="41"/>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="51"/>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="87"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="172"/>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="201"/>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="36"/>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="81"/>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="45"/>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="85"/>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_dialog.py" line="140"/>
        <source>It cannot be changed once the animal is added.</source>
        <translation>لا يمكن تغييرها بعد إضافة الحيوان.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_flow.py" line="81"/>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="241"/>
        <source>Saving…</source>
        <translation>يجري الحفظ…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/add_flow.py" line="125"/>
        <source>Like ID {id}, {category}.</source>
        <translation>مثل المعرف {id}، {category}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/pet_fields.py" line="127"/>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="106"/>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="146"/>
        <location filename="../../petstore_gui/ui/frame/category_filter.py" line="50"/>
        <location filename="../../petstore_gui/ui/frame/category_filter.py" line="101"/>
        <location filename="../../petstore_gui/ui/frame/category_filter.py" line="186"/>
        <source>Categories</source>
        <translation>الفئات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/pet_fields.py" line="167"/>
        <source>A name</source>
        <translation>اسم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/pet_fields.py" line="180"/>
        <source>Create &apos;{name}&apos;</source>
        <translation>إنشاء «{name}»</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/pet_fields.py" line="218"/>
        <source>Choose a status</source>
        <translation>اختر حالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="41"/>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="112"/>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="163"/>
        <source>Unfinished adds</source>
        <translation>إضافات غير مكتملة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="46"/>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="46"/>
        <source>What is known</source>
        <translation>المعروف عنها</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="57"/>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="48"/>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="64"/>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="39"/>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="91"/>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="99"/>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="58"/>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="96"/>
        <source>Select an add.</source>
        <translation>حدد إضافة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_adds.py" line="96"/>
        <source>No add is unfinished.</source>
        <translation>لا توجد إضافات غير مكتملة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_flow.py" line="113"/>
        <source>Unfinished adds…</source>
        <translation>إضافات غير مكتملة…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/adding/unfinished_flow.py" line="184"/>
        <location filename="../../petstore_gui/ui/adding/unfinished_flow.py" line="190"/>
        <location filename="../../petstore_gui/ui/adding/unfinished_flow.py" line="212"/>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="250"/>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="53"/>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="65"/>
        <source>Animal</source>
        <translation>الحيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="62"/>
        <source>Close panel</source>
        <translation>إغلاق اللوحة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="69"/>
        <source>QR code of the ID</source>
        <translation>رمز QR للمعرف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="78"/>
        <source>Print card…</source>
        <translation>طباعة بطاقة…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="78"/>
        <source>Print card</source>
        <translation>طباعة بطاقة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="124"/>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="181"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="55"/>
        <source>List</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="124"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="136"/>
        <source>Gone</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="126"/>
        <source>Added here</source>
        <translation>أضيف هنا</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/animal_panel.py" line="126"/>
        <source>First seen</source>
        <translation>أول ظهور</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="39"/>
        <source>Changed in the list since you last looked, as of {time}:</source>
        <translation>ما تغير في القائمة منذ آخر اطلاع لك، كما في {time}:</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="41"/>
        <source>As of {time}, nothing has changed since you last looked.</source>
        <translation>كما في {time}، لم يتغير شيء منذ آخر اطلاع لك.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="43"/>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="49"/>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="63"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="171"/>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="49"/>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="63"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="123"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="171"/>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="50"/>
        <source>Mark these as seen</source>
        <translation>تمييز هذه كمقروءة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="50"/>
        <source>Mark all as seen</source>
        <translation>تمييز الكل كمقروء</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/animal/changes_dialog.py" line="57"/>
        <source>And %Ln more animal(s).</source>
        <translation>
            <numerusform>ولا حيوانات أخرى.</numerusform>
            <numerusform>وحيوان واحد آخر.</numerusform>
            <numerusform>وحيوانان آخران.</numerusform>
            <numerusform>و%Ln حيوانات أخرى.</numerusform>
            <numerusform>و%Ln حيوانا آخر.</numerusform>
            <numerusform>و%Ln حيوان آخر.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_flow.py" line="40"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="207"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="57"/>
        <source>; </source>
        <translation>؛ </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_flow.py" line="42"/>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_flow.py" line="106"/>
        <source>The list kept on this computer was damaged. A new one is begun; IT can look at the damaged file.</source>
        <translation>كانت القائمة المحفوظة على هذا الحاسوب تالفة. بدأت قائمة جديدة، ويمكن لقسم تقنية المعلومات فحص الملف التالف.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_flow.py" line="110"/>
        <source>A newer version of Petstore saved the list on this computer. This version neither shows nor changes it. Start the newer version instead.</source>
        <translation>القائمة على هذا الحاسوب حفظها إصدار أحدث من Petstore. هذا الإصدار لا يظهرها ولا يغيرها. استخدم الإصدار الأحدث بدلا منه.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_flow.py" line="114"/>
        <source>The disk of this computer does not answer. Only the service&apos;s own list is shown, and nothing is kept. Ask IT.</source>
        <translation>قرص هذا الحاسوب لا يستجيب. تظهر قائمة الخدمة وحدها، ولا يتم حفظ شيء. اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/changes_flow.py" line="118"/>
        <source>The list cannot be kept for the next start. Make room on the disk of this computer, or ask IT.</source>
        <translation>لا يمكن حفظ القائمة للتشغيل القادم. أفسح مساحة على قرص هذا الحاسوب، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="33"/>
        <source>Group</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="62"/>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="62"/>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="64"/>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="114"/>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="54"/>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/duplicates_dialog.py" line="81"/>
        <source>They can be different animals with one name. The service cannot remove any: give this list to the shop&apos;s owner.</source>
        <translation>قد تكون حيوانات مختلفة باسم واحد. لا يمكن للخدمة إزالة أي منها: سلم هذه القائمة إلى صاحب المتجر.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/animal/duplicates_flow.py" line="59"/>
        <source>Stopped: not all animals were looked through, so none are shown.</source>
        <translation>تم الإيقاف: لم يشمل الفحص كل الحيوانات، لذلك لا يظهر أي منها.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="110"/>
        <source>New category</source>
        <translation>فئة جديدة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="113"/>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="114"/>
        <source>Icon</source>
        <translation>الأيقونة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="115"/>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="50"/>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="199"/>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="45"/>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="85"/>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="121"/>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="82"/>
        <source>Category {number}</source>
        <translation>الفئة {number}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_dialog.py" line="147"/>
        <location filename="../../petstore_gui/ui/dialogs/shown_list.py" line="61"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="134"/>
        <location filename="../../petstore_gui/ui/table/pet_table.py" line="60"/>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="50"/>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_flow.py" line="54"/>
        <source>Another computer had changed the categories. Yours are kept now.</source>
        <translation>كانت الفئات قد تغيرت من حاسوب آخر. المعتمد الآن فئاتك.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/categories/categories_flow.py" line="56"/>
        <source>The names of the categories could not be read.</source>
        <translation>تعذرت قراءة أسماء الفئات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="51"/>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="60"/>
        <source>A status is chosen when an animal is added. The service cannot change it later. If its list shows another status, you see it after a refresh.</source>
        <translation>يتم اختيار الحالة عند إضافة الحيوان. لا يمكن للخدمة تغييرها لاحقا. إذا ظهرت في قائمتها حالة أخرى، تراها بعد التحديث.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="63"/>
        <source>Why can&apos;t I change the status?</source>
        <translation>لماذا لا يمكنني تغيير الحالة؟</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="71"/>
        <source>A catalogue of the animals in a petstore.</source>
        <translation>كتالوج الحيوانات في متجر حيوانات أليفة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="72"/>
        <source>Version {version}, for petstore interface 1.0.0</source>
        <translation>الإصدار {version}، لواجهة petstore 1.0.0</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="74"/>
        <source>Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1.</source>
        <translation>يستخدم Qt بموجب الرخصة LGPL 3. والخط هو Inter، بموجب الرخصة OFL 1.1.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="77"/>
        <source>About Petstore</source>
        <translation>حول Petstore</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="88"/>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="90"/>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="89"/>
        <source>No messages yet.</source>
        <translation>لا رسائل بعد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="100"/>
        <location filename="../../petstore_gui/ui/importing/rows_table.py" line="120"/>
        <source>Problem</source>
        <translation>مشكلة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/help_dialogs.py" line="100"/>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="62"/>
        <source>Petstore report</source>
        <translation>تقرير Petstore</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="64"/>
        <source>Save the report</source>
        <translation>حفظ التقرير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="71"/>
        <source>The report was not saved: {path} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>لم يتم حفظ التقرير: تتعذر كتابة {path} ({reason}). اختر مجلدا آخر أو اسما آخر.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="77"/>
        <source>The report is saved as {path}. Give it to IT.</source>
        <translation>تم حفظ التقرير في {path}. سلمه إلى قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="83"/>
        <source>Report a problem</source>
        <translation>الإبلاغ عن مشكلة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="87"/>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="93"/>
        <source>This is the whole report. It has no API keys, home folders or paths of addresses. Messages may name animals. Nothing is sent: save or copy it, and give it to IT.</source>
        <translation>هذا هو التقرير كاملا. ليست فيه مفاتيح API ولا مجلدات شخصية ولا مسارات عناوين. قد ترد في الرسائل أسماء حيوانات. لا يتم إرسال شيء: احفظه أو انسخه، وسلمه إلى قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="97"/>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="50"/>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/report_flow.py" line="98"/>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/saving.py" line="40"/>
        <source>{name} is there already. Its contents will be replaced.</source>
        <translation>{name} موجود بالفعل. سيتم استبدال محتواه.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/saving.py" line="41"/>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/saving.py" line="42"/>
        <source>Replace the file</source>
        <translation>استبدال الملف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/saving.py" line="100"/>
        <source>Save elsewhere…</source>
        <translation>حفظ في مكان آخر…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/dialogs/shown_list.py" line="45"/>
        <source>Category name</source>
        <translation>اسم الفئة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="41"/>
        <source>Export list</source>
        <translation>تصدير القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="43"/>
        <source>As shown</source>
        <translation>المعروض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="43"/>
        <source>Everything</source>
        <translation>الكل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="45"/>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="46"/>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="58"/>
        <source>Separator</source>
        <translation>الفاصل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_dialog.py" line="47"/>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="57"/>
        <source>Encoding</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_flow.py" line="81"/>
        <source>A sheet of Excel has room for {animals}. Choose CSV or JSON.</source>
        <translation>لا تتسع ورقة Excel لأكثر من {animals}. اختر CSV أو JSON.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_flow.py" line="90"/>
        <source>Save the list</source>
        <translation>حفظ القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_flow.py" line="108"/>
        <source>Not exported: {path} cannot be written ({reason}).</source>
        <translation>لم يتم التصدير: تتعذر كتابة {path} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_flow.py" line="109"/>
        <source>The export was stopped. {path} was not written.</source>
        <translation>تم إيقاف التصدير. لم تتم كتابة {path}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/exporting/export_flow.py" line="115"/>
        <source>Stop the export</source>
        <translation>إيقاف التصدير</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/exporting/export_flow.py" line="116"/>
        <source>%Ln animal(s) exported to {path}.</source>
        <translation>
            <numerusform>لم يتم تصدير أي حيوان إلى {path}.</numerusform>
            <numerusform>تم تصدير حيوان واحد إلى {path}.</numerusform>
            <numerusform>تم تصدير حيوانين إلى {path}.</numerusform>
            <numerusform>تم تصدير %Ln حيوانات إلى {path}.</numerusform>
            <numerusform>تم تصدير %Ln حيوانا إلى {path}.</numerusform>
            <numerusform>تم تصدير %Ln حيوان إلى {path}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="33"/>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="34"/>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="34"/>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="37"/>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="42"/>
        <source>&amp;Add animal</source>
        <translation>إ&amp;ضافة حيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="43"/>
        <location filename="../../petstore_gui/ui/frame/banner.py" line="75"/>
        <source>IT has made this catalogue read-only.</source>
        <translation>جعل قسم تقنية المعلومات هذا الكتالوج للقراءة فقط.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="44"/>
        <source>&amp;Refresh</source>
        <translation>&amp;تحديث</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="45"/>
        <source>S&amp;top</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="46"/>
        <source>&amp;Import</source>
        <translation>ا&amp;ستيراد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="47"/>
        <source>&amp;Export list</source>
        <translation>ت&amp;صدير القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="48"/>
        <source>&amp;Print</source>
        <translation>&amp;طباعة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="49"/>
        <location filename="../../petstore_gui/ui/store/samples_flow.py" line="42"/>
        <source>Start with an empty catalo&amp;gue</source>
        <translation>ال&amp;بدء بكتالوج فارغ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="50"/>
        <source>Show the sample a&amp;nimals</source>
        <translation>إظهار حيوانات الم&amp;ثال</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="51"/>
        <source>&amp;Connect to the shop&apos;s service</source>
        <translation>الاتصال ب&amp;خدمة المتجر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="52"/>
        <source>&amp;Settings</source>
        <translation>الإ&amp;عدادات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="53"/>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="61"/>
        <source>&amp;Undo adding</source>
        <translation>ترا&amp;جع عن الإضافة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="62"/>
        <source>U&amp;nfinished adds</source>
        <translation>إضافات &amp;غير مكتملة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="63"/>
        <source>&amp;Paste animals</source>
        <translation>&amp;لصق حيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="64"/>
        <source>C&amp;ategories</source>
        <translation>ال&amp;فئات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="70"/>
        <source>&amp;What changed</source>
        <translation>ما ت&amp;غير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="71"/>
        <source>&amp;Duplicates</source>
        <translation>الم&amp;كررات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="72"/>
        <source>&amp;Summary</source>
        <translation>&amp;ملخص</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="73"/>
        <source>&amp;Larger type</source>
        <translation>خط أك&amp;بر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="74"/>
        <source>S&amp;maller type</source>
        <translation>خط أ&amp;صغر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="75"/>
        <source>&amp;Normal type</source>
        <translation>خط &amp;عادي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="76"/>
        <source>Sa&amp;ve view</source>
        <translation>&amp;حفظ طريقة العرض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="77"/>
        <source>M&amp;anage views</source>
        <translation>إدارة &amp;طرق العرض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="83"/>
        <source>&amp;Shortcuts</source>
        <translation>الا&amp;ختصارات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="84"/>
        <source>&amp;Why can&apos;t I change the status?</source>
        <translation>لماذا لا يمكنني &amp;تغيير الحالة؟</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="85"/>
        <source>&amp;Messages</source>
        <translation>ال&amp;رسائل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="86"/>
        <source>&amp;Report a problem</source>
        <translation>الإ&amp;بلاغ عن مشكلة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="87"/>
        <source>&amp;About Petstore</source>
        <translation>&amp;حول Petstore</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="92"/>
        <source>Enter key</source>
        <translation>إدخال المفتاح</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="93"/>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="119"/>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="94"/>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="40"/>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="112"/>
        <source>In the search: go to the animals</source>
        <translation>في البحث: الانتقال إلى الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="115"/>
        <source>In the search: go to the first match. In the list: show the animal</source>
        <translation>في البحث: الانتقال إلى أول نتيجة. في القائمة: إظهار الحيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="117"/>
        <source>Copy the selected animals</source>
        <translation>نسخ الحيوانات المحددة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="118"/>
        <source>Copy their IDs</source>
        <translation>نسخ معرفاتها</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="120"/>
        <source>Show a saved view</source>
        <translation>إظهار طريقة عرض محفوظة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="159"/>
        <source>&amp;Columns</source>
        <translation>الأعم&amp;دة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="159"/>
        <source>&amp;Theme</source>
        <translation>المظ&amp;هر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="177"/>
        <source>&amp;Same as the computer</source>
        <translation>&amp;كما في الحاسوب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="178"/>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="179"/>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/actions.py" line="180"/>
        <source>&amp;High contrast</source>
        <translation>&amp;تباين عالٍ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/banner.py" line="71"/>
        <source>Not encrypted: others on the network can read the API key.</source>
        <translation>بلا تشفير: يمكن لآخرين على الشبكة قراءة مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/banner.py" line="106"/>
        <location filename="../../petstore_gui/ui/frame/banner.py" line="107"/>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="120"/>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/banner.py" line="157"/>
        <location filename="../../petstore_gui/ui/frame/banner.py" line="158"/>
        <source>Close this notice</source>
        <translation>إغلاق هذا التنبيه</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/category_filter.py" line="133"/>
        <source>All categories</source>
        <translation>كل الفئات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/category_filter.py" line="141"/>
        <source>Search for a name or a number to find the others.</source>
        <translation>ابحث عن اسم أو رقم للعثور على البقية.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/central_widget.py" line="67"/>
        <source>Change it in Settings</source>
        <translation>تغييره في الإعدادات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/deployment_badge.py" line="19"/>
        <source>Deployment: {deployment}</source>
        <translation>مكان التشغيل: {deployment}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="58"/>
        <source>Import a spreadsheet</source>
        <translation>استيراد جدول بيانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="59"/>
        <source>Add the first animal</source>
        <translation>إضافة أول حيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="89"/>
        <source>. </source>
        <translation>. </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="91"/>
        <source>Show all animals</source>
        <translation>إظهار كل الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="91"/>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="93"/>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="94"/>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="111"/>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="107"/>
        <source>Loading the animals…</source>
        <translation>يجري تحميل الحيوانات…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="110"/>
        <source>No animals yet</source>
        <translation>لا حيوانات بعد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="111"/>
        <source>Begin with a button, or drop a spreadsheet here.</source>
        <translation>ابدأ بأحد الزرين، أو أفلت جدول بيانات هنا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="113"/>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="159"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="82"/>
        <source>No animals</source>
        <translation>لا حيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="113"/>
        <source>The animals that were listed before are gone.</source>
        <translation>الحيوانات التي كانت في القائمة لم تعد موجودة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="114"/>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="153"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="84"/>
        <source>None listed</source>
        <translation>لا شيء في القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="119"/>
        <source>The animals cannot be shown</source>
        <translation>يتعذر إظهار الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="121"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="187"/>
        <source>Loading was stopped</source>
        <translation>تم إيقاف التحميل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="122"/>
        <source>No animals had arrived by then. Press Refresh to load them.</source>
        <translation>لم يكن قد وصل أي حيوان. اضغط «تحديث» لتحميل الحيوانات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="125"/>
        <source>The animals could not be loaded</source>
        <translation>تعذر تحميل الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="128"/>
        <source>The animals are not shown yet</source>
        <translation>لم تظهر الحيوانات بعد</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="135"/>
        <source>%Ln row(s) of the list could not be read. Tell IT.</source>
        <translation>
            <numerusform>لم تتعذر قراءة أي صف من القائمة. أبلغ قسم تقنية المعلومات.</numerusform>
            <numerusform>تعذرت قراءة صف واحد من القائمة. أبلغ قسم تقنية المعلومات.</numerusform>
            <numerusform>تعذرت قراءة صفين من القائمة. أبلغ قسم تقنية المعلومات.</numerusform>
            <numerusform>تعذرت قراءة %Ln صفوف من القائمة. أبلغ قسم تقنية المعلومات.</numerusform>
            <numerusform>تعذرت قراءة %Ln صفا من القائمة. أبلغ قسم تقنية المعلومات.</numerusform>
            <numerusform>تعذرت قراءة %Ln صف من القائمة. أبلغ قسم تقنية المعلومات.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="136"/>
        <source>The service listed no animals, but there may be some. Press Refresh to ask again.</source>
        <translation>لم تدرج الخدمة أي حيوانات، لكن ربما يوجد بعضها. اضغط «تحديث» للسؤال من جديد.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="141"/>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="81"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="67"/>
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>لا حيوانات</numerusform>
            <numerusform>حيوان واحد</numerusform>
            <numerusform>حيوانان</numerusform>
            <numerusform>%Ln حيوانات</numerusform>
            <numerusform>%Ln حيوانا</numerusform>
            <numerusform>%Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="143"/>
        <source>No match for &apos;{search}&apos; in {where}</source>
        <translation>لا نتائج للبحث عن «{search}» ({where})</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="144"/>
        <source>Search looks at name, ID and category.</source>
        <translation>يشمل البحث الاسم والمعرف والفئة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="151"/>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="154"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="85"/>
        <source>None so far</source>
        <translation>لا شيء حتى الآن</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="151"/>
        <source>The list is being loaded.</source>
        <translation>يجري تحميل القائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="153"/>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="182"/>
        <source>The list may not be complete.</source>
        <translation>قد لا تكون القائمة كاملة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="154"/>
        <source>The list is not complete.</source>
        <translation>القائمة غير كاملة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="160"/>
        <source>No available animals</source>
        <translation>لا حيوانات متاحة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="161"/>
        <source>No pending animals</source>
        <translation>لا حيوانات محجوزة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="162"/>
        <source>No sold animals</source>
        <translation>لا حيوانات مباعة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="163"/>
        <source>No animals without a status</source>
        <translation>لا حيوانات بلا حالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="170"/>
        <source>The filter {word} is on as well.</source>
        <translation>التصفية «{word}» مفعلة أيضا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="171"/>
        <source>Only the chosen categories are shown.</source>
        <translation>تظهر الفئات المختارة فقط.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="177"/>
        <source>No animals in the chosen categories</source>
        <translation>لا حيوانات في الفئات المختارة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="179"/>
        <source>No animals in the chosen categories under {word}</source>
        <translation>لا حيوانات في الفئات المختارة تحت «{word}»</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/empty_state.py" line="203"/>
        <source>Loading</source>
        <translation>التحميل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/id_search.py" line="41"/>
        <source>Looking for {id}…</source>
        <translation>يجري البحث عن {id}…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/id_search.py" line="58"/>
        <source>The filter or search would hide it; it is shown for now.</source>
        <translation>تخفيه التصفية أو البحث، لكنه معروض مؤقتا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/id_search.py" line="59"/>
        <source>Found {name}, ID {id}.</source>
        <translation>تم العثور على {name}، المعرف {id}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/id_search.py" line="72"/>
        <source>The service did not find {id}, but sends no list either. Tell IT.</source>
        <translation>لم تعثر الخدمة على {id}، ولا ترسل قائمة أيضا. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/id_search.py" line="74"/>
        <source>There is no animal with the ID {id}. Check the number.</source>
        <translation>لا يوجد حيوان بالمعرف {id}. تحقق من الرقم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/id_search.py" line="76"/>
        <source>{id} is not listed, and the service looks up no IDs. Press Refresh.</source>
        <translation>لا يوجد {id} في القائمة، والخدمة لا تبحث بالمعرف. اضغط «تحديث».</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/main_window.py" line="57"/>
        <source>Petstore – {deployment}</source>
        <translation>Petstore – {deployment}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/outcomes.py" line="64"/>
        <source>They appear here once the service accepts the API key.</source>
        <translation>تظهر هنا بعد أن تقبل الخدمة مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/outcomes.py" line="92"/>
        <source>Loading was stopped.</source>
        <translation>تم إيقاف التحميل.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="107"/>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="108"/>
        <source>Dismiss this message</source>
        <translation>إخفاء هذه الرسالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="110"/>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="45"/>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="149"/>
        <source>%Ln animal(s) changed</source>
        <translation>
            <numerusform>لم يتغير أي حيوان</numerusform>
            <numerusform>تغير حيوان واحد</numerusform>
            <numerusform>تغير حيوانان</numerusform>
            <numerusform>تغيرت %Ln حيوانات</numerusform>
            <numerusform>تغير %Ln حيوانا</numerusform>
            <numerusform>تغير %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="165"/>
        <source>%Ln add(s) not finished</source>
        <translation>
            <numerusform>لا إضافات غير مكتملة</numerusform>
            <numerusform>إضافة واحدة غير مكتملة</numerusform>
            <numerusform>إضافتان غير مكتملتين</numerusform>
            <numerusform>%Ln إضافات غير مكتملة</numerusform>
            <numerusform>%Ln إضافة غير مكتملة</numerusform>
            <numerusform>%Ln إضافة غير مكتملة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/status_bar.py" line="170"/>
        <source>Undo adding {name}</source>
        <translation>تراجع عن إضافة {name}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="41"/>
        <source>Search name, ID or category</source>
        <translation>ابحث بالاسم أو المعرف أو الفئة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="45"/>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="96"/>
        <location filename="../../petstore_gui/ui/frame/toolbar.py" line="97"/>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="47"/>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/columns_form.py" line="54"/>
        <source>The columns after {letter} are not used.</source>
        <translation>لا تستخدم الأعمدة التي بعد {letter}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/columns_form.py" line="60"/>
        <source>Not used</source>
        <translation>غير مستخدم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/columns_form.py" line="66"/>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="102"/>
        <location filename="../../petstore_gui/ui/words/words.py" line="43"/>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/failed_rows.py" line="56"/>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/file_check.py" line="104"/>
        <source>Reading the file…</source>
        <translation>تجري قراءة الملف…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/file_check.py" line="116"/>
        <source>There are no animals in this table.</source>
        <translation>لا توجد حيوانات في هذا الجدول.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="47"/>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="51"/>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="204"/>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="49"/>
        <source>Choose file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="49"/>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="143"/>
        <source>Choose file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="53"/>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="53"/>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="55"/>
        <source>Save failed rows…</source>
        <translation>حفظ الصفوف غير المضافة…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="55"/>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="270"/>
        <source>Save failed rows</source>
        <translation>حفظ الصفوف غير المضافة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="56"/>
        <source>Discard failed rows</source>
        <translation>تجاهل الصفوف غير المضافة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="57"/>
        <source>Categories…</source>
        <translation>الفئات…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="61"/>
        <source>Only rows with a problem</source>
        <translation>الصفوف ذات المشكلات فقط</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="65"/>
        <source>Importing</source>
        <translation>الاستيراد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="86"/>
        <source>What you typed or ticked is not imported yet.</source>
        <translation>ما كتبته أو حددته لم يتم استيراده بعد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="87"/>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="88"/>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="97"/>
        <source>Choose or drop a CSV, Excel or OpenDocument file, or paste cells.</source>
        <translation>اختر ملف CSV أو Excel أو OpenDocument، أو أفلته هنا، أو الصق خلايا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_dialog.py" line="149"/>
        <location filename="../../petstore_gui/ui/summary/summary_panel.py" line="57"/>
        <location filename="../../petstore_gui/ui/summary/summary_panel.py" line="59"/>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="103"/>
        <source>The clipboard</source>
        <translation>الحافظة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="147"/>
        <source>Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)</source>
        <translation>جداول حيوانات (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="148"/>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="158"/>
        <source>One import at a time: let it end, or stop it.</source>
        <translation>استيراد واحد في كل مرة: دعه ينتهي أو أوقفه.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="187"/>
        <source>Creating the categories…</source>
        <translation>يجري إنشاء الفئات…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="270"/>
        <source>Failed rows.csv</source>
        <translation>الصفوف غير المضافة.csv</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="279"/>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="121"/>
        <source>Not saved: {path} cannot be written ({reason}).</source>
        <translation>لم يتم الحفظ: تتعذر كتابة {path} ({reason}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/importing/import_flow.py" line="285"/>
        <source>%Ln row(s) saved in {path}.</source>
        <translation>
            <numerusform>لم يتم حفظ أي صف في {path}.</numerusform>
            <numerusform>تم حفظ صف واحد في {path}.</numerusform>
            <numerusform>تم حفظ صفين في {path}.</numerusform>
            <numerusform>تم حفظ %Ln صفوف في {path}.</numerusform>
            <numerusform>تم حفظ %Ln صفا في {path}.</numerusform>
            <numerusform>تم حفظ %Ln صف في {path}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="49"/>
        <source>The first row has headings</source>
        <translation>الصف الأول فيه عناوين الأعمدة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="51"/>
        <source>Status where none is given</source>
        <translation>الحالة إذا لم تذكر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="53"/>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="200"/>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="59"/>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/reading_form.py" line="148"/>
        <source>Category where none is given</source>
        <translation>الفئة إذا لم تذكر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/rows_table.py" line="120"/>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/importing/rows_table.py" line="162"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="47"/>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/pages.py" line="42"/>
        <source>Page {page} of {count}</source>
        <translation>صفحة {page} من {count}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="130"/>
        <source>What</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="131"/>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="132"/>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="133"/>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="135"/>
        <source>Code</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="138"/>
        <source>Name of the shop</source>
        <translation>اسم المتجر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="170"/>
        <source>Save as PDF…</source>
        <translation>حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_dialog.py" line="170"/>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="112"/>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="77"/>
        <source>Only one animal of these</source>
        <translation>حيوان واحد فقط من هذه</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="122"/>
        <source>Printing was stopped. {path} was not saved.</source>
        <translation>تم إيقاف الطباعة. لم يتم حفظ {path}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="127"/>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="153"/>
        <source>Stop printing</source>
        <translation>إيقاف الطباعة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="155"/>
        <source>Printing was stopped.</source>
        <translation>تم إيقاف الطباعة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="160"/>
        <source>Not printed: the printer refused the pages. Try another one, or save a PDF.</source>
        <translation>لم تتم الطباعة: رفضت الطابعة الصفحات. جرب طابعة أخرى، أو احفظ ملف PDF.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/printing/print_flow.py" line="173"/>
        <source>Printing: page {count} of {total}</source>
        <translation>تجري الطباعة: صفحة {count} من {total}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/runtime/error_window.py" line="44"/>
        <source>Petstore cannot write to the folder of its catalogue.</source>
        <translation>يتعذر على Petstore الكتابة في مجلد الكتالوج.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/runtime/error_window.py" line="46"/>
        <source>Something else is in its place. Move that elsewhere, or ask IT.</source>
        <translation>في مكانه شيء آخر. انقله إلى مكان آخر، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/runtime/error_window.py" line="48"/>
        <source>Make room on the disk, or ask IT for access.</source>
        <translation>أفسح مساحة على القرص، أو اطلب الإذن من قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/runtime/error_window.py" line="51"/>
        <source>{path}: {reason}

{what_to_do} Then start Petstore again.</source>
        <translation>{path}: {reason}

{what_to_do} ثم أعد تشغيل Petstore.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/runtime/error_window.py" line="70"/>
        <source>Petstore is already open, but does not answer.</source>
        <translation>برنامج Petstore مفتوح بالفعل، لكنه لا يستجيب.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/runtime/error_window.py" line="72"/>
        <source>Look for its window behind the others and among the minimized ones. It may be open where somebody else is logged in. If it does not answer, close it, or restart the computer. This message goes away once that window answers or is closed.

If that does not help, show IT this: {path} is in use.</source>
        <translation>ابحث عن نافذته خلف النوافذ الأخرى وبين النوافذ المصغرة. قد يكون مفتوحا لدى مستخدم آخر سجل الدخول. إذا لم يستجب فأغلقه، أو أعد تشغيل الحاسوب. تختفي هذه الرسالة عندما تستجيب تلك النافذة أو تغلق.

إذا لم ينفع ذلك فأطلع قسم تقنية المعلومات على هذا: {path} قيد الاستخدام.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="24"/>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="26"/>
        <source>Use this address even though it is not encrypted</source>
        <translation>استخدام هذا العنوان مع أنه بلا تشفير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="71"/>
        <source>The address that IT set is missing or wrong. Tell IT.</source>
        <translation>العنوان الذي حدده قسم تقنية المعلومات غير موجود أو خاطئ. أبلغ القسم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="82"/>
        <source>Not encrypted: anybody on the network can read the API key.</source>
        <translation>بلا تشفير: يمكن لأي شخص على الشبكة قراءة مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="119"/>
        <source>Show key</source>
        <translation>إظهار المفتاح</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="175"/>
        <source>Saving removes the stored API key.</source>
        <translation>يؤدي الحفظ إلى إزالة مفتاح API المخزن.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/fields.py" line="183"/>
        <source>The key is shown.</source>
        <translation>المفتاح ظاهر.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="56"/>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="160"/>
        <source>Stopped. The settings were not saved.</source>
        <translation>تم الإيقاف. لم يتم حفظ الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="170"/>
        <source>Deployment</source>
        <translation>مكان التشغيل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="181"/>
        <source>Animals per request</source>
        <translation>عدد الحيوانات في كل طلب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="182"/>
        <source>Time to undo an add, in seconds</source>
        <translation>مهلة التراجع عن الإضافة، بالثواني</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="187"/>
        <source>1 to 100; 100 loads fastest.</source>
        <translation>من 1 إلى 100، والأسرع 100.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="188"/>
        <source>0 sends at once.</source>
        <translation>0 يعني الإرسال فورا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="189"/>
        <source>Used from the next start of Petstore on.</source>
        <translation>يسري عند تشغيل Petstore في المرة القادمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_dialog.py" line="199"/>
        <source>Test connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_flow.py" line="148"/>
        <source>Saving… The API key is being tested first.</source>
        <translation>يجري الحفظ… يتم أولا اختبار مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/settings/settings_flow.py" line="195"/>
        <source>Settings saved.</source>
        <translation>تم حفظ الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="31"/>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="71"/>
        <source>Bring back a copy</source>
        <translation>استعادة نسخة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="35"/>
        <source>Animals added after the copy was made will be missing.</source>
        <translation>ستنقص الحيوانات التي أضيفت بعد إنشاء النسخة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="37"/>
        <source>Bring back</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="39"/>
        <source>Copy to bring back</source>
        <translation>النسخة المراد استعادتها</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="69"/>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="79"/>
        <source>Start with an empty catalogue</source>
        <translation>البدء بكتالوج فارغ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="80"/>
        <source>The catalogue on this computer will have no animals.</source>
        <translation>لن تكون في الكتالوج على هذا الحاسوب أي حيوانات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="81"/>
        <source>Start empty</source>
        <translation>بدء كتالوج فارغ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/loss_flow.py" line="83"/>
        <source>What is left of the old one is kept for IT.</source>
        <translation>ما تبقى من القديم محفوظ لقسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/samples_flow.py" line="42"/>
        <source>Show my anima&amp;ls</source>
        <translation>&amp;إظهار حيواناتي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/store/samples_flow.py" line="46"/>
        <source>These are sample animals.</source>
        <translation>هذه حيوانات للمثال فقط.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/summary/summary_panel.py" line="66"/>
        <source>By status</source>
        <translation>حسب الحالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/summary/summary_panel.py" line="67"/>
        <source>By category</source>
        <translation>حسب الفئة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/summary/summary_panel.py" line="68"/>
        <source>The last weeks</source>
        <translation>الأسابيع الأخيرة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/animal_table.py" line="76"/>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/animal_table.py" line="179"/>
        <source>Sort by {column}</source>
        <translation>ترتيب حسب {column}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/animal_table.py" line="186"/>
        <source>Descending</source>
        <translation>تنازلي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/cells.py" line="107"/>
        <source>descending</source>
        <translation>تنازلي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/cells.py" line="107"/>
        <source>ascending</source>
        <translation>تصاعدي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/pet_table.py" line="68"/>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/pet_table.py" line="69"/>
        <source>Copy &amp;ID</source>
        <translation>نسخ المع&amp;رف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/pet_table.py" line="73"/>
        <source>&amp;Show animal</source>
        <translation>إ&amp;ظهار الحيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/table/pet_table.py" line="74"/>
        <source>Add another &amp;like this</source>
        <translation>إضافة آخر &amp;مثله</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="32"/>
        <source>Save view</source>
        <translation>حفظ طريقة العرض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="67"/>
        <source>Manage views</source>
        <translation>إدارة طرق العرض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="69"/>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="77"/>
        <source>Show this view at each start</source>
        <translation>إظهار طريقة العرض هذه عند كل تشغيل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="79"/>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_dialogs.py" line="82"/>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/views/views_flow.py" line="100"/>
        <source>The view {name} is saved: see the menu View.</source>
        <translation>تم حفظ طريقة العرض {name}: تجدها تحت «عرض».</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="46"/>
        <source>Correct…</source>
        <translation>تصحيح…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="47"/>
        <source>It is there</source>
        <translation>إنه موجود</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="48"/>
        <source>Send again</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="49"/>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="56"/>
        <source>not added: {why}</source>
        <translation>لم يضف: {why}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="58"/>
        <source>may have been added</source>
        <translation>ربما أضيف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="60"/>
        <source>not added yet</source>
        <translation>لم يضف بعد</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/add_text.py" line="63"/>
        <source>will be added in %Ln s</source>
        <translation>
            <numerusform>يضاف الآن</numerusform>
            <numerusform>يضاف بعد ثانية</numerusform>
            <numerusform>يضاف بعد ثانيتين</numerusform>
            <numerusform>يضاف بعد %Ln ث</numerusform>
            <numerusform>يضاف بعد %Ln ث</numerusform>
            <numerusform>يضاف بعد %Ln ث</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="64"/>
        <source>being added</source>
        <translation>تجري إضافته</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="71"/>
        <source>{name} is being added.</source>
        <translation>تجري إضافة {name}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="73"/>
        <source>{name} was not added: {why}.</source>
        <translation>لم تتم إضافة {name}: {why}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="84"/>
        <source>It was refused when sent again. The first may have been added.</source>
        <translation>تم رفضه عند إعادة إرساله. ربما تمت إضافته في المرة الأولى.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="87"/>
        <source>It is not sent before {time}.</source>
        <translation>لن يتم إرساله قبل {time}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="95"/>
        <source>the service did not accept the name</source>
        <translation>لم تقبل الخدمة الاسم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="96"/>
        <source>the service did not accept the category</source>
        <translation>لم تقبل الخدمة الفئة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="97"/>
        <source>the service did not accept the status</source>
        <translation>لم تقبل الخدمة الحالة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="100"/>
        <source>it cannot be sent</source>
        <translation>لا يمكن إرساله</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="101"/>
        <source>the service did not accept it</source>
        <translation>لم تقبله الخدمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="102"/>
        <source>the service takes no animals at this address</source>
        <translation>الخدمة لا تستقبل حيوانات على هذا العنوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="106"/>
        <source>the service has one that conflicts with it</source>
        <translation>لدى الخدمة حيوان يتعارض معه</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="108"/>
        <source>the name is too long</source>
        <translation>الاسم طويل جدا</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="111"/>
        <source>the service declined it</source>
        <translation>رفضته الخدمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="116"/>
        <source>The service gave no reason.</source>
        <translation>لم تذكر الخدمة سببا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="122"/>
        <source>Added {name}, ID {id}.</source>
        <translation>تمت إضافة {name}، المعرف {id}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="123"/>
        <source>{sent} was saved as {kept}, ID {id}.</source>
        <translation>حفظت الخدمة {sent} هكذا: {kept}، المعرف {id}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/add_text.py" line="131"/>
        <source>%Ln animal(s) were not added.</source>
        <translation>
            <numerusform>لا حيوانات لم تتم إضافتها.</numerusform>
            <numerusform>حيوان واحد لم تتم إضافته.</numerusform>
            <numerusform>حيوانان لم تتم إضافتهما.</numerusform>
            <numerusform>لم تتم إضافة %Ln حيوانات.</numerusform>
            <numerusform>لم تتم إضافة %Ln حيوانا.</numerusform>
            <numerusform>لم تتم إضافة %Ln حيوان.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/add_text.py" line="132"/>
        <source>%Ln animal(s) may have been added.</source>
        <translation>
            <numerusform>لا إضافات مشكوك فيها.</numerusform>
            <numerusform>ربما تمت إضافة حيوان واحد.</numerusform>
            <numerusform>ربما تمت إضافة حيوانين.</numerusform>
            <numerusform>ربما تمت إضافة %Ln حيوانات.</numerusform>
            <numerusform>ربما تمت إضافة %Ln حيوانا.</numerusform>
            <numerusform>ربما تمت إضافة %Ln حيوان.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="138"/>
        <source>{name} is no longer among the unfinished adds.</source>
        <translation>لم يعد {name} بين الإضافات غير المكتملة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="139"/>
        <source>Discarded {name}.</source>
        <translation>تم تجاهل {name}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="149"/>
        <source>{deployment} at {origin}</source>
        <translation>{deployment} على {origin}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/add_text.py" line="156"/>
        <source>The list of unfinished adds was damaged. %Ln could be read.</source>
        <translation>
            <numerusform>كانت قائمة الإضافات غير المكتملة تالفة. تعذرت قراءة أي منها.</numerusform>
            <numerusform>كانت قائمة الإضافات غير المكتملة تالفة. أمكنت قراءة واحدة.</numerusform>
            <numerusform>كانت قائمة الإضافات غير المكتملة تالفة. أمكنت قراءة اثنتين.</numerusform>
            <numerusform>كانت قائمة الإضافات غير المكتملة تالفة. أمكنت قراءة %Ln منها.</numerusform>
            <numerusform>كانت قائمة الإضافات غير المكتملة تالفة. أمكنت قراءة %Ln منها.</numerusform>
            <numerusform>كانت قائمة الإضافات غير المكتملة تالفة. أمكنت قراءة %Ln منها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/add_text.py" line="159"/>
        <source>%Ln unfinished add(s) of an earlier version were found.</source>
        <translation>
            <numerusform>لا إضافات غير مكتملة من إصدار سابق.</numerusform>
            <numerusform>تم العثور على إضافة غير مكتملة من إصدار سابق.</numerusform>
            <numerusform>تم العثور على إضافتين غير مكتملتين من إصدار سابق.</numerusform>
            <numerusform>تم العثور على %Ln إضافات غير مكتملة من إصدار سابق.</numerusform>
            <numerusform>تم العثور على %Ln إضافة غير مكتملة من إصدار سابق.</numerusform>
            <numerusform>تم العثور على %Ln إضافة غير مكتملة من إصدار سابق.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="165"/>
        <source>A newer version of Petstore has the unfinished adds.</source>
        <translation>الإضافات غير المكتملة لدى إصدار أحدث من Petstore.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="167"/>
        <source>Petstore is not connected to a service.</source>
        <translation>برنامج Petstore غير متصل بأي خدمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="168"/>
        <source>Nothing can be added: this computer&apos;s disk does not save it.</source>
        <translation>لا يمكن إضافة شيء: قرص هذا الحاسوب لا يحفظه.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="172"/>
        <source>unknown</source>
        <translation>السبب غير معروف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="177"/>
        <source>{name} may have been added. Petstore asks the service again.</source>
        <translation>ربما تمت إضافة {name}. يسأل Petstore الخدمة من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="179"/>
        <source>{name} will be added.</source>
        <translation>ستتم إضافة {name}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="182"/>
        <source>{name} will be added once the service accepts the API key.</source>
        <translation>ستتم إضافة {name} بعد أن تقبل الخدمة مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="184"/>
        <source>{name} will be added when the service is back.</source>
        <translation>ستتم إضافة {name} عندما تعود الخدمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="185"/>
        <source>{name} will be added when the service takes it.</source>
        <translation>ستتم إضافة {name} عندما تقبل الخدمة ذلك.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="190"/>
        <source>We can&apos;t tell yet whether {name} was added.</source>
        <translation>لا نعرف بعد هل تمت إضافة {name}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="192"/>
        <source>{name} may not have been added: the list does not show it.</source>
        <translation>ربما لم تتم إضافة {name}: لا يظهر في القائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="194"/>
        <source>{name} may have been added: in the list is one like it, {ids}.</source>
        <translation>ربما تمت إضافة {name}: في القائمة حيوان مثله، {ids}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="196"/>
        <source>{name} may have been added: several like it are new, {ids}.</source>
        <translation>ربما تمت إضافة {name}: ظهرت حيوانات جديدة مثله، {ids}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="197"/>
        <source>{name} may have been added: one like it is new in the list, {ids}.</source>
        <translation>ربما تمت إضافة {name}: ظهر في القائمة حيوان جديد مثله، {ids}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="214"/>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="61"/>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="110"/>
        <source>Enter a name.</source>
        <translation>أدخل اسما.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="216"/>
        <source>That name has {count} characters; the most is {most}. Shorten it.</source>
        <translation>عدد أحرف الاسم {count}، والحد الأقصى {most}. اختصره.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="220"/>
        <source>This name has a character that cannot be sent. Type it again.</source>
        <translation>في هذا الاسم حرف لا يمكن إرساله. اكتبه من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="231"/>
        <source>Enter the number of a category.</source>
        <translation>أدخل رقم فئة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="232"/>
        <source>A category is a whole number.</source>
        <translation>يجب أن تكون الفئة عددا صحيحا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="233"/>
        <source>That number is too long for a category.</source>
        <translation>هذا الرقم أطول من أن يكون فئة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="237"/>
        <source>Enter a category.</source>
        <translation>أدخل فئة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="238"/>
        <source>No category has this name. Choose one, or create it.</source>
        <translation>لا توجد فئة بهذا الاسم. اختر واحدة، أو أنشئها.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/add_text.py" line="245"/>
        <source>Choose a status: it cannot be changed later.</source>
        <translation>اختر حالة: لا يمكن تغييرها لاحقا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="31"/>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="32"/>
        <source>Red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="33"/>
        <source>Orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="34"/>
        <source>Yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="35"/>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="36"/>
        <source>Teal</source>
        <translation>فيروزي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="37"/>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="38"/>
        <source>Purple</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="45"/>
        <source>Paw</source>
        <translation>كف حيوان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="46"/>
        <source>Dog</source>
        <translation>كلب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="47"/>
        <source>Cat</source>
        <translation>قطة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="48"/>
        <source>Bird</source>
        <translation>طائر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="49"/>
        <source>Fish</source>
        <translation>سمكة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="50"/>
        <source>Rabbit</source>
        <translation>أرنب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="51"/>
        <source>Rodent</source>
        <translation>قارض</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="52"/>
        <source>Reptile</source>
        <translation>زاحف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="53"/>
        <source>Horse</source>
        <translation>حصان</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="54"/>
        <source>Insect</source>
        <translation>حشرة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="62"/>
        <source>A category name can have at most {most} characters.</source>
        <translation>أقصى عدد لأحرف اسم الفئة: {most}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="65"/>
        <source>A category name must be a single line.</source>
        <translation>يجب أن يكون اسم الفئة في سطر واحد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="66"/>
        <source>A number cannot be the name of a category.</source>
        <translation>لا يمكن أن يكون اسم الفئة رقما.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="67"/>
        <source>Another category already has this name.</source>
        <translation>هذا الاسم مستخدم لفئة أخرى.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="74"/>
        <source>Not saved: this computer&apos;s disk may be full or locked.</source>
        <translation>لم يتم الحفظ: قد يكون قرص هذا الحاسوب ممتلئا أو مقفلا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="76"/>
        <source>Not saved: the service cannot be reached now.</source>
        <translation>لم يتم الحفظ: يتعذر الوصول إلى الخدمة الآن.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="77"/>
        <source>Not saved: the service does not accept it.</source>
        <translation>لم يتم الحفظ: الخدمة لا تقبل ذلك.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/category_text.py" line="88"/>
        <source>%Ln categories</source>
        <translation>
            <numerusform>لا فئات</numerusform>
            <numerusform>فئة واحدة</numerusform>
            <numerusform>فئتان</numerusform>
            <numerusform>%Ln فئات</numerusform>
            <numerusform>%Ln فئة</numerusform>
            <numerusform>%Ln فئة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="104"/>
        <source>{categories}: {count} of all animals</source>
        <translation>{categories}: {count} من كل الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="105"/>
        <source>{categories}: {count} of the animals listed</source>
        <translation>{categories}: {count} من حيوانات القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="106"/>
        <source>{categories}: {count} of the animals listed so far</source>
        <translation>{categories}: {count} من حيوانات القائمة حتى الآن</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="107"/>
        <source>{categories}: {count} of the animals known from earlier</source>
        <translation>{categories}: {count} من الحيوانات المعروفة سابقا</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="108"/>
        <source>{categories}: {count} of the animals known</source>
        <translation>{categories}: {count} من الحيوانات المعروفة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="119"/>
        <source>{count} listed</source>
        <translation>{count} في القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="120"/>
        <source>at least {count}</source>
        <translation>{count} على الأقل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/category_text.py" line="121"/>
        <source>{count} known</source>
        <translation>المعروف: {count}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/columns.py" line="30"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="52"/>
        <source>ID</source>
        <translation>المعرف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/columns.py" line="42"/>
        <source>Sorted by {column}, descending</source>
        <translation>مرتب حسب {column}، تنازليا</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/columns.py" line="42"/>
        <source>Sorted by {column}</source>
        <translation>مرتب حسب {column}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="16"/>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="58"/>
        <source>Waiting for the computer&apos;s key store…</source>
        <translation>انتظار مخزن المفاتيح في الحاسوب…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="18"/>
        <source>The API key cannot be read: the computer&apos;s key store is locked. Press Refresh to unlock it, or enter the key in Settings.</source>
        <translation>تتعذر قراءة مفتاح API: مخزن المفاتيح في الحاسوب مقفل. اضغط «تحديث» لفتحه، أو أدخل المفتاح في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="22"/>
        <source>The API key cannot be read: the computer&apos;s key store did not return it. Press Refresh to try again, or enter the key in Settings.</source>
        <translation>تتعذر قراءة مفتاح API: لم يقدمه مخزن المفاتيح في الحاسوب. اضغط «تحديث» للمحاولة مجددا، أو أدخل المفتاح في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="28"/>
        <source>The catalogue on this computer stopped. Petstore restarts it by itself.</source>
        <translation>توقف الكتالوج على هذا الحاسوب. يعيد Petstore تشغيله تلقائيا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="37"/>
        <source>Not connected: the address that IT set is missing or wrong. Tell IT.</source>
        <translation>غير متصل: العنوان الذي حدده قسم تقنية المعلومات غير موجود أو خاطئ. أبلغ القسم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="39"/>
        <source>Not connected: there is no address yet. Enter the one from IT in Settings.</source>
        <translation>غير متصل: لا يوجد عنوان بعد. أدخل في الإعدادات العنوان الذي قدمه قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="42"/>
        <source>Not connected: the address is not encrypted. Anybody on the network could read the API key. Change it in Settings, or allow it there.</source>
        <translation>غير متصل: العنوان بلا تشفير. يمكن لأي شخص على الشبكة قراءة مفتاح API. عدل العنوان في الإعدادات، أو اسمح به هناك.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="47"/>
        <source>Not connected: the address that IT set is not valid. Tell IT, or enter the right one in Settings.</source>
        <translation>غير متصل: العنوان الذي حدده قسم تقنية المعلومات غير صالح. أبلغ القسم، أو أدخل العنوان الصحيح في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="50"/>
        <source>Not connected.</source>
        <translation>غير متصل.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="50"/>
        <source>You can change it in Settings.</source>
        <translation>يمكنك تغيير ذلك في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="54"/>
        <source>The catalogue on this computer did not start.</source>
        <translation>لم يبدأ تشغيل الكتالوج على هذا الحاسوب.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="55"/>
        <source>The message above the list says how to go on.</source>
        <translation>الرسالة التي فوق القائمة تبين كيف تتابع.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="60"/>
        <source>Petstore cannot write to its folder. Make room on the disk, or ask IT.</source>
        <translation>يتعذر على Petstore الكتابة في مجلده. أفسح مساحة على القرص، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="63"/>
        <source>Another version of Petstore wrote it. Start that version, or ask IT.</source>
        <translation>كتبه إصدار آخر من Petstore. استخدم ذلك الإصدار، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="66"/>
        <source>Another program has it open. Close that program, then press Refresh.</source>
        <translation>هو مفتوح في برنامج آخر. أغلق ذلك البرنامج، ثم اضغط «تحديث».</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="69"/>
        <source>Press Refresh; if that does not help, ask IT. ({why})</source>
        <translation>اضغط «تحديث»، فإن لم ينفع ذلك فاسأل قسم تقنية المعلومات. ({why})</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="75"/>
        <source>The file with this computer&apos;s animals is damaged.</source>
        <translation>الملف الذي فيه حيوانات هذا الحاسوب تالف.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="77"/>
        <source>The file with this computer&apos;s animals is gone.</source>
        <translation>الملف الذي فيه حيوانات هذا الحاسوب مفقود.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="79"/>
        <source>Choose how to go on. Nothing is deleted.</source>
        <translation>اختر كيف تتابع. لن يُحذف شيء.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="80"/>
        <source>There is no copy of it. Ask IT before you choose.</source>
        <translation>لا توجد نسخة منه. اسأل قسم تقنية المعلومات قبل الاختيار.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="85"/>
        <source>{date} (%Ln animal(s))</source>
        <translation>
            <numerusform>{date} (لا حيوانات)</numerusform>
            <numerusform>{date} (حيوان واحد)</numerusform>
            <numerusform>{date} (حيوانان)</numerusform>
            <numerusform>{date} (%Ln حيوانات)</numerusform>
            <numerusform>{date} (%Ln حيوانا)</numerusform>
            <numerusform>{date} (%Ln حيوان)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="91"/>
        <source>An empty catalogue was started. What was there before is kept for IT.</source>
        <translation>بدأ كتالوج فارغ. ما كان قبله محفوظ لقسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/connection_text.py" line="92"/>
        <source>The copy of {date} is back. What was there before is kept for IT.</source>
        <translation>تمت استعادة نسخة {date}. ما كان قبلها محفوظ لقسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="39"/>
        <source>The service cannot be reached. Check the network, or tell IT.</source>
        <translation>يتعذر الوصول إلى الخدمة. تحقق من الشبكة، أو أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="42"/>
        <source>No computer named {where} was found. Check the network, or tell IT.</source>
        <translation>لم يتم العثور على حاسوب باسم {where}. تحقق من الشبكة، أو أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="45"/>
        <source>No service is running at {where}. Try again later, or tell IT.</source>
        <translation>لا توجد خدمة تعمل على {where}. حاول مجددا لاحقا، أو أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="48"/>
        <source>{where} does not answer. Check the network, or ask IT.</source>
        <translation>لا يستجيب {where}. تحقق من الشبكة، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="49"/>
        <source>The service&apos;s certificate is not valid here. Nothing was sent. Tell IT.</source>
        <translation>شهادة الخدمة غير صالحة هنا. لم يتم إرسال شيء. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="52"/>
        <source>No secure connection could be made. Nothing was sent. Tell IT.</source>
        <translation>تعذر إجراء اتصال آمن. لم يتم إرسال شيء. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="55"/>
        <source>This computer&apos;s proxy settings cannot be used. Ask IT.</source>
        <translation>لا يمكن استخدام إعدادات الوكيل في هذا الحاسوب. اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="58"/>
        <source>Petstore could not make this request. Nothing was sent. Tell IT.</source>
        <translation>تعذر على Petstore إعداد هذا الطلب. لم يتم إرسال شيء. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="61"/>
        <source>Petstore is not connected to a service. The window says why.</source>
        <translation>برنامج Petstore غير متصل بأي خدمة. السبب مذكور في النافذة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="64"/>
        <source>The catalogue on this computer did not start. Start Petstore again.</source>
        <translation>لم يبدأ تشغيل الكتالوج على هذا الحاسوب. أعد تشغيل Petstore.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="71"/>
        <source>Something went wrong with the request. Try again.</source>
        <translation>حدث خلل في الطلب. حاول مجددا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="72"/>
        <source>The service did not send a whole answer. Try again.</source>
        <translation>لم ترسل الخدمة ردا كاملا. حاول مجددا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="75"/>
        <source>The service has moved to another address. Tell IT.</source>
        <translation>انتقلت الخدمة إلى عنوان آخر. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="76"/>
        <source>What answered does not look like a petstore service. Tell IT.</source>
        <translation>الرد لا يبدو من خدمة petstore. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="79"/>
        <source>We can&apos;t tell whether the animal was added. Look in the list.</source>
        <translation>لا نعرف هل تمت إضافة الحيوان. راجع القائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="82"/>
        <source>This computer&apos;s disk could not save the animal. It was not sent.</source>
        <translation>تعذر على قرص هذا الحاسوب حفظ الحيوان. لم يتم إرساله.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="85"/>
        <source>A newer Petstore saved the unfinished adds. Start that version.</source>
        <translation>الإضافات غير المكتملة حفظها إصدار أحدث من Petstore. استخدم ذلك الإصدار.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="88"/>
        <source>The API key is missing. Enter it in Settings.</source>
        <translation>لا يوجد مفتاح API. أدخله في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="89"/>
        <source>This computer could not keep the API key. Enter it again.</source>
        <translation>تعذر على هذا الحاسوب حفظ مفتاح API. أدخله من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="90"/>
        <source>The service declined the request. Tell IT.</source>
        <translation>رفضت الخدمة الطلب. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="91"/>
        <source>The API key was not accepted. Enter the right one in Settings.</source>
        <translation>لم يتم قبول مفتاح API. أدخل المفتاح الصحيح في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="94"/>
        <source>The service did not find what was asked for. Tell IT.</source>
        <translation>لم تجد الخدمة المطلوب. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="97"/>
        <source>The service no longer offers this. Tell IT.</source>
        <translation>لم تعد الخدمة تقدم هذا. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="98"/>
        <source>The service is busy. Try again in a moment.</source>
        <translation>الخدمة مشغولة. حاول مجددا بعد لحظات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="102"/>
        <source>The service did not accept what was sent. Check your entries.</source>
        <translation>لم تقبل الخدمة ما تم إرساله. تحقق مما أدخلته.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="106"/>
        <source>The service does not allow this with this API key. Ask IT.</source>
        <translation>لا تسمح الخدمة بهذا لمفتاح API الحالي. اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="107"/>
        <source>This conflicts with something the service has. Look in the list.</source>
        <translation>يتعارض هذا مع شيء في الخدمة. راجع القائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="108"/>
        <source>The service does not accept that much. Shorten the name.</source>
        <translation>لا تقبل الخدمة هذا القدر. اختصر الاسم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="109"/>
        <source>The service has a problem. Try again in a few minutes.</source>
        <translation>في الخدمة خلل. حاول مجددا بعد دقائق.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="110"/>
        <source>The service could not save it. Tell IT.</source>
        <translation>تعذر على الخدمة الحفظ. أبلغ قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="114"/>
        <source>The service is busy. Try again in {wait}.</source>
        <translation>الخدمة مشغولة. حاول مجددا بعد {wait}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="136"/>
        <source>HTTP {status}.</source>
        <translation>HTTP {status}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="147"/>
        <source>Offline since {time}. Petstore tries again by itself.</source>
        <translation>لا اتصال منذ {time}. يعيد Petstore المحاولة تلقائيا.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/error_text.py" line="148"/>
        <source>%Ln animal(s) will be added then.</source>
        <translation>
            <numerusform>لا حيوانات تنتظر الإضافة عندها.</numerusform>
            <numerusform>ستتم عندها إضافة حيوان واحد.</numerusform>
            <numerusform>ستتم عندها إضافة حيوانين.</numerusform>
            <numerusform>ستتم عندها إضافة %Ln حيوانات.</numerusform>
            <numerusform>ستتم عندها إضافة %Ln حيوانا.</numerusform>
            <numerusform>ستتم عندها إضافة %Ln حيوان.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="155"/>
        <source>This API key may not add animals.</source>
        <translation>لا يسمح مفتاح API هذا بإضافة حيوانات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="157"/>
        <source>This computer could not keep the API key: enter it again.</source>
        <translation>تعذر على هذا الحاسوب حفظ مفتاح API: أدخله من جديد.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="159"/>
        <source>The API key is missing.</source>
        <translation>لا يوجد مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="160"/>
        <source>The API key was not accepted.</source>
        <translation>لم يتم قبول مفتاح API.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/error_text.py" line="172"/>
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتين</numerusform>
            <numerusform>%Ln ثوان</numerusform>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>%Ln ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/error_text.py" line="173"/>
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="180"/>
        <source>Code: {code}.</source>
        <translation>الرمز: {code}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="183"/>
        <source>The service says: &quot;{words}&quot; (Code: {code}).</source>
        <translation>رد الخدمة: «{words}» (الرمز: {code}).</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="192"/>
        <source>The service says: &quot;{words}&quot;</source>
        <translation>رد الخدمة: «{words}»</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="192"/>
        <source>The service says: &quot;{words}&quot;.</source>
        <translation>رد الخدمة: «{words}».</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="206"/>
        <source>The service did not send the whole list. Try again.</source>
        <translation>لم ترسل الخدمة القائمة كاملة. حاول مجددا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="218"/>
        <source>The answer of the service could not be understood. Try again.</source>
        <translation>تعذر فهم رد الخدمة. حاول مجددا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="222"/>
        <source>The service is busy and asks you to wait.</source>
        <translation>الخدمة مشغولة وتطلب الانتظار.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="224"/>
        <source>The service is busy: it asks you to wait until {time}.</source>
        <translation>الخدمة مشغولة: تطلب الانتظار حتى {time}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="231"/>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="243"/>
        <source>Trying again at {time}</source>
        <translation>إعادة المحاولة في {time}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="233"/>
        <source>Waiting for the service until {time}</source>
        <translation>انتظار الخدمة حتى {time}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="235"/>
        <source>The service is busy: trying again at {time}</source>
        <translation>الخدمة مشغولة: إعادة المحاولة في {time}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="242"/>
        <source>Not being refreshed</source>
        <translation>لا يتم التحديث</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/error_text.py" line="248"/>
        <source>Petstore tries again by itself at {time}.</source>
        <translation>يعيد Petstore المحاولة تلقائيا في {time}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="66"/>
        <source>category {names}</source>
        <translation>الفئة: {names}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="67"/>
        <source>search &apos;{search}&apos;</source>
        <translation>البحث: «{search}»</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="70"/>
        <source>Only {animals} of these: {choice}</source>
        <translation>منها فقط {animals} ({choice})</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="76"/>
        <source>One of them does not match the filter or search.</source>
        <translation>أحدها لا يطابق التصفية أو البحث.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="92"/>
        <source>The list may be incomplete. {sentence}.</source>
        <translation>قد لا تكون القائمة كاملة. {sentence}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="98"/>
        <source>that disk is full</source>
        <translation>ذلك القرص ممتلئ</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="99"/>
        <source>you may not write there</source>
        <translation>ليس لديك إذن بالكتابة هناك</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="100"/>
        <source>the folder is not there</source>
        <translation>المجلد غير موجود</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="101"/>
        <source>it is open in another program</source>
        <translation>مفتوح في برنامج آخر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="108"/>
        <source>Exporting: saving the file…</source>
        <translation>يجري التصدير: حفظ الملف…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="109"/>
        <source>Exporting: {count} of {animals}</source>
        <translation>يجري التصدير: {count}، الإجمالي {animals}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="116"/>
        <source>{animals}, in the order and columns of the table</source>
        <translation>{animals}، بترتيب الجدول وأعمدته</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="123"/>
        <source>{animals} known, in the order of their IDs</source>
        <translation>المعروف: {animals}، بترتيب المعرف</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="129"/>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="130"/>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="131"/>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="138"/>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="45"/>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="139"/>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="46"/>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="140"/>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="47"/>
        <source>Tab</source>
        <translation>علامة جدولة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="147"/>
        <source>UTF-8 with BOM</source>
        <translation>ترميز UTF-8 مع BOM</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="148"/>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="149"/>
        <source>Windows-1252</source>
        <translation>Windows-1252</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="156"/>
        <source>For every spreadsheet and many other programs.</source>
        <translation>لكل جداول البيانات وكثير من البرامج الأخرى.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="157"/>
        <source>It says where the list is from and how complete it is.</source>
        <translation>يذكر مصدر القائمة ومدى اكتمالها.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="158"/>
        <source>For programs. It has every field, and says how complete the list is.</source>
        <translation>للبرامج. فيه كل الحقول، ويذكر مدى اكتمال القائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="165"/>
        <source>For spreadsheets. It has all letters.</source>
        <translation>لجداول البيانات. فيه كل الحروف.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="167"/>
        <source>For other programs. It has all letters, but Excel may show wrong ones.</source>
        <translation>للبرامج الأخرى. فيه كل الحروف، لكن Excel قد يعرض حروفا خاطئة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="170"/>
        <source>For old programs. Letters that it lacks, such as ł or 猫, become question marks.</source>
        <translation>للبرامج القديمة. الحروف التي ليست فيه، مثل ł أو 猫، تصبح علامات استفهام.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="182"/>
        <source>Cage cards</source>
        <translation>بطاقات الأقفاص</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="183"/>
        <source>Labels</source>
        <translation>الملصقات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="189"/>
        <source>QR code</source>
        <translation>رمز QR</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="189"/>
        <source>Bar code</source>
        <translation>باركود</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="202"/>
        <source>{size}, roll of 62 mm</source>
        <translation>{size}، لفة 62 مم</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/export_text.py" line="204"/>
        <source>{size}, %Ln on {page}</source>
        <translation>
            <numerusform>{size}، بلا ملصقات على {page}</numerusform>
            <numerusform>{size}، ملصق واحد على {page}</numerusform>
            <numerusform>{size}، ملصقان على {page}</numerusform>
            <numerusform>{size}، %Ln على {page}</numerusform>
            <numerusform>{size}، %Ln على {page}</numerusform>
            <numerusform>{size}، %Ln على {page}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/export_text.py" line="209"/>
        <source>All %Ln shown</source>
        <translation>
            <numerusform>كل المعروضة (%Ln)</numerusform>
            <numerusform>كل المعروضة (%Ln)</numerusform>
            <numerusform>كل المعروضة (%Ln)</numerusform>
            <numerusform>كل المعروضة (%Ln)</numerusform>
            <numerusform>كل المعروضة (%Ln)</numerusform>
            <numerusform>كل المعروضة (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/export_text.py" line="211"/>
        <source>%Ln selected</source>
        <translation>
            <numerusform>المحددة (%Ln)</numerusform>
            <numerusform>المحددة (%Ln)</numerusform>
            <numerusform>المحددة (%Ln)</numerusform>
            <numerusform>المحددة (%Ln)</numerusform>
            <numerusform>المحددة (%Ln)</numerusform>
            <numerusform>المحددة (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="218"/>
        <source>The list is saved as {path}.</source>
        <translation>تم حفظ القائمة في {path}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="219"/>
        <source>The cage cards are saved as {path}.</source>
        <translation>تم حفظ بطاقات الأقفاص في {path}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="220"/>
        <source>The labels are saved as {path}.</source>
        <translation>تم حفظ الملصقات في {path}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="227"/>
        <source>The list was sent to the printer.</source>
        <translation>تم إرسال القائمة إلى الطابعة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="228"/>
        <source>The cage cards were sent to the printer.</source>
        <translation>تم إرسال بطاقات الأقفاص إلى الطابعة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="229"/>
        <source>The labels were sent to the printer.</source>
        <translation>تم إرسال الملصقات إلى الطابعة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="237"/>
        <source>{wide} × {high} in</source>
        <translation>{wide} × {high} بوصة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/export_text.py" line="237"/>
        <source>{wide} × {high} mm</source>
        <translation>{wide} × {high} مم</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="37"/>
        <source>Western European</source>
        <translation>أوروبي غربي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="38"/>
        <source>Central European</source>
        <translation>أوروبي أوسط</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="48"/>
        <source>Vertical bar</source>
        <translation>خط عمودي</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="55"/>
        <source>Several files were dropped. Drop one file at a time.</source>
        <translation>تم إفلات عدة ملفات. أفلت ملفا واحدا في كل مرة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="56"/>
        <source>{name} is a folder. Choose a file in it.</source>
        <translation>{name} مجلد. اختر ملفا فيه.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="57"/>
        <source>{name} is no longer there.</source>
        <translation>لم يعد {name} موجودا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="58"/>
        <source>You don&apos;t have permission to open {name}.</source>
        <translation>ليس لديك إذن بفتح {name}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="59"/>
        <source>{name} cannot be read ({reason}).</source>
        <translation>تتعذر قراءة {name} ({reason}).</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="60"/>
        <source>{name} is larger than {megabytes} MB. Split it.</source>
        <translation>{name}: الحجم أكبر من {megabytes} ميغابايت. قسمه إلى ملفات أصغر.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="61"/>
        <source>{name} has more than {rows} rows. Split it.</source>
        <translation>{name}: عدد الصفوف أكثر من {rows}. قسمها على عدة ملفات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="63"/>
        <source>{name} has more than {cells} cells. Remove columns that are not needed.</source>
        <translation>{name}: عدد الخلايا أكثر من {cells}. أزل الأعمدة التي لا تلزم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="66"/>
        <source>Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose another separator.</source>
        <translation>{name}، الصف {row}: علامة تنصيص بلا مقابل. صححها، أو اختر فاصلا آخر.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="69"/>
        <source>{name} is no text in this encoding. Choose another one.</source>
        <translation>{name}: ليس نصا بهذا الترميز. اختر ترميزا آخر.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="71"/>
        <source>{name} takes too much memory or time. Save it as CSV, and import that.</source>
        <translation>{name}: يتطلب ذاكرة أو وقتا أكثر من اللازم. احفظه بصيغة CSV، ثم استورد ذلك الملف.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="74"/>
        <source>{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that.</source>
        <translation>{name}: تالف أو مقفل أو ليس جدول بيانات. احفظه بصيغة CSV، ثم استورد ذلك الملف.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="89"/>
        <source>{name}: {added} of {total}</source>
        <translation>{name}: {added} من {total}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="102"/>
        <source>Paused.</source>
        <translation>متوقف مؤقتا.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="104"/>
        <source>Waiting.</source>
        <translation>قيد الانتظار.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="106"/>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="113"/>
        <source>{added} added, {left_out} left out.</source>
        <translation>المضاف: {added}، غير المضاف: {left_out}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="117"/>
        <source>%Ln animal(s) added.</source>
        <translation>
            <numerusform>لم تتم إضافة أي حيوان.</numerusform>
            <numerusform>تمت إضافة حيوان واحد.</numerusform>
            <numerusform>تمت إضافة حيوانين.</numerusform>
            <numerusform>تمت إضافة %Ln حيوانات.</numerusform>
            <numerusform>تمت إضافة %Ln حيوانا.</numerusform>
            <numerusform>تمت إضافة %Ln حيوان.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="125"/>
        <source>Not sent.</source>
        <translation>لم يتم إرساله.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="131"/>
        <source>%Ln may have been added: see Unfinished adds.</source>
        <translation>
            <numerusform>لا إضافات مشكوك فيها: راجع «إضافات غير مكتملة».</numerusform>
            <numerusform>ربما تمت إضافة حيوان واحد: راجع «إضافات غير مكتملة».</numerusform>
            <numerusform>ربما تمت إضافة حيوانين: راجع «إضافات غير مكتملة».</numerusform>
            <numerusform>ربما تمت إضافة %Ln حيوانات: راجع «إضافات غير مكتملة».</numerusform>
            <numerusform>ربما تمت إضافة %Ln حيوانا: راجع «إضافات غير مكتملة».</numerusform>
            <numerusform>ربما تمت إضافة %Ln حيوان: راجع «إضافات غير مكتملة».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="140"/>
        <source>%Ln new category(ies): {names}.</source>
        <translation>
            <numerusform>لا فئات جديدة: {names}.</numerusform>
            <numerusform>فئة جديدة واحدة: {names}.</numerusform>
            <numerusform>فئتان جديدتان: {names}.</numerusform>
            <numerusform>%Ln فئات جديدة: {names}.</numerusform>
            <numerusform>%Ln فئة جديدة: {names}.</numerusform>
            <numerusform>%Ln فئة جديدة: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="143"/>
        <source>%Ln like one in the list.</source>
        <translation>
            <numerusform>لا شيء يشبه حيوانا في القائمة.</numerusform>
            <numerusform>واحد يشبه حيوانا في القائمة.</numerusform>
            <numerusform>اثنان يشبهان حيوانات في القائمة.</numerusform>
            <numerusform>%Ln تشبه حيوانات في القائمة.</numerusform>
            <numerusform>%Ln تشبه حيوانات في القائمة.</numerusform>
            <numerusform>%Ln تشبه حيوانات في القائمة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="144"/>
        <source>%Ln like another row.</source>
        <translation>
            <numerusform>لا شيء يشبه صفا آخر.</numerusform>
            <numerusform>واحد يشبه صفا آخر.</numerusform>
            <numerusform>اثنان يشبهان صفوفا أخرى.</numerusform>
            <numerusform>%Ln تشبه صفوفا أخرى.</numerusform>
            <numerusform>%Ln تشبه صفوفا أخرى.</numerusform>
            <numerusform>%Ln تشبه صفوفا أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="145"/>
        <source>Tick those that you want.</source>
        <translation>ضع علامة أمام ما تريد.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="146"/>
        <source>%Ln row(s) to correct.</source>
        <translation>
            <numerusform>لا صفوف تحتاج إلى تصحيح.</numerusform>
            <numerusform>صف واحد يحتاج إلى تصحيح.</numerusform>
            <numerusform>صفان يحتاجان إلى تصحيح.</numerusform>
            <numerusform>%Ln صفوف تحتاج إلى تصحيح.</numerusform>
            <numerusform>%Ln صفا تحتاج إلى تصحيح.</numerusform>
            <numerusform>%Ln صف تحتاج إلى تصحيح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="149"/>
        <source>%Ln new animal(s).</source>
        <translation>
            <numerusform>لا حيوانات جديدة.</numerusform>
            <numerusform>حيوان جديد واحد.</numerusform>
            <numerusform>حيوانان جديدان.</numerusform>
            <numerusform>%Ln حيوانات جديدة.</numerusform>
            <numerusform>%Ln حيوانا جديدا.</numerusform>
            <numerusform>%Ln حيوان جديد.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="156"/>
        <source>Like ID {id}</source>
        <translation>مثل المعرف {id}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="158"/>
        <source>Like row {row}</source>
        <translation>مثل الصف {row}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="183"/>
        <source>That is not a status. Enter available, pending or sold.</source>
        <translation>هذه ليست حالة. أدخل available أو pending أو sold.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="190"/>
        <source>Choose above which column has the names.</source>
        <translation>اختر أعلاه العمود الذي فيه الأسماء.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="191"/>
        <source>Choose above which column has the category, or press More.</source>
        <translation>اختر أعلاه العمود الذي فيه الفئة، أو اضغط «المزيد».</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="192"/>
        <source>Choose above which column has the status, or one for all.</source>
        <translation>اختر أعلاه العمود الذي فيه الحالة، أو حالة واحدة للكل.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/import_text.py" line="199"/>
        <source>No category is called {name}.</source>
        <translation>لا توجد فئة باسم {name}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/import_text.py" line="204"/>
        <source>Import %Ln animal(s)</source>
        <translation>
            <numerusform>استيراد</numerusform>
            <numerusform>استيراد حيوان واحد</numerusform>
            <numerusform>استيراد حيوانين</numerusform>
            <numerusform>استيراد %Ln حيوانات</numerusform>
            <numerusform>استيراد %Ln حيوانا</numerusform>
            <numerusform>استيراد %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="19"/>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="41"/>
        <source>{count} found</source>
        <translation>النتائج: {count}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="41"/>
        <source>None found</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="47"/>
        <source>1 shown although the filter or search would hide it</source>
        <translation>حيوان واحد معروض رغم التصفية أو البحث</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="58"/>
        <source>%Ln found by ID</source>
        <translation>
            <numerusform>لم يعثر بالمعرف على شيء</numerusform>
            <numerusform>عثر بالمعرف على حيوان واحد</numerusform>
            <numerusform>عثر بالمعرف على حيوانين</numerusform>
            <numerusform>عثر بالمعرف على %Ln حيوانات</numerusform>
            <numerusform>عثر بالمعرف على %Ln حيوانا</numerusform>
            <numerusform>عثر بالمعرف على %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="59"/>
        <source>%Ln newly added here</source>
        <translation>
            <numerusform>لا شيء مضاف هنا حديثا</numerusform>
            <numerusform>واحد مضاف هنا حديثا</numerusform>
            <numerusform>اثنان مضافان هنا حديثا</numerusform>
            <numerusform>%Ln مضافة هنا حديثا</numerusform>
            <numerusform>%Ln مضافة هنا حديثا</numerusform>
            <numerusform>%Ln مضافة هنا حديثا</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="68"/>
        <source>{animals}, {added}</source>
        <translation>{animals}، {added}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="70"/>
        <source>%Ln animal(s), added here</source>
        <translation>
            <numerusform>لا حيوانات مضافة هنا</numerusform>
            <numerusform>حيوان واحد، مضاف هنا</numerusform>
            <numerusform>حيوانان، مضافان هنا</numerusform>
            <numerusform>%Ln حيوانات، مضافة هنا</numerusform>
            <numerusform>%Ln حيوانا، مضافة هنا</numerusform>
            <numerusform>%Ln حيوان، مضافة هنا</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="81"/>
        <source>1 animal</source>
        <translation>حيوان واحد</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="82"/>
        <source>All %Ln animal(s)</source>
        <translation>
            <numerusform>لا حيوانات</numerusform>
            <numerusform>حيوان واحد</numerusform>
            <numerusform>كل الحيوانات (%Ln)</numerusform>
            <numerusform>كل الحيوانات (%Ln)</numerusform>
            <numerusform>كل الحيوانات (%Ln)</numerusform>
            <numerusform>كل الحيوانات (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="84"/>
        <source>%Ln animal(s) listed</source>
        <translation>
            <numerusform>لا حيوانات في القائمة</numerusform>
            <numerusform>حيوان واحد في القائمة</numerusform>
            <numerusform>حيوانان في القائمة</numerusform>
            <numerusform>%Ln حيوانات في القائمة</numerusform>
            <numerusform>%Ln حيوانا في القائمة</numerusform>
            <numerusform>%Ln حيوان في القائمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="85"/>
        <source>At least %Ln animal(s)</source>
        <translation>
            <numerusform>لا حيوانات حتى الآن</numerusform>
            <numerusform>حيوان واحد على الأقل</numerusform>
            <numerusform>حيوانان على الأقل</numerusform>
            <numerusform>%Ln حيوانات على الأقل</numerusform>
            <numerusform>%Ln حيوانا على الأقل</numerusform>
            <numerusform>%Ln حيوان على الأقل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="90"/>
        <source>None from {time}</source>
        <translation>لا حيوانات من {time}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="91"/>
        <source>%Ln animal(s) from {time}</source>
        <translation>
            <numerusform>لا حيوانات من {time}</numerusform>
            <numerusform>حيوان واحد من {time}</numerusform>
            <numerusform>حيوانان من {time}</numerusform>
            <numerusform>%Ln حيوانات من {time}</numerusform>
            <numerusform>%Ln حيوانا من {time}</numerusform>
            <numerusform>%Ln حيوان من {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="100"/>
        <source>%Ln not in the newest list</source>
        <translation>
            <numerusform>لا شيء خارج أحدث قائمة</numerusform>
            <numerusform>واحد ليس في أحدث قائمة</numerusform>
            <numerusform>اثنان ليسا في أحدث قائمة</numerusform>
            <numerusform>%Ln ليست في أحدث قائمة</numerusform>
            <numerusform>%Ln ليست في أحدث قائمة</numerusform>
            <numerusform>%Ln ليست في أحدث قائمة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="111"/>
        <source>{time} and earlier</source>
        <translation>{time} وما قبله</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="145"/>
        <source>Loading, {count} so far</source>
        <translation>يجري التحميل، {count} حتى الآن</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="151"/>
        <source>Stopped after %Ln animal(s)</source>
        <translation>
            <numerusform>توقف التحميل قبل وصول أي حيوان</numerusform>
            <numerusform>توقف التحميل بعد حيوان واحد</numerusform>
            <numerusform>توقف التحميل بعد حيوانين</numerusform>
            <numerusform>توقف التحميل بعد %Ln حيوانات</numerusform>
            <numerusform>توقف التحميل بعد %Ln حيوانا</numerusform>
            <numerusform>توقف التحميل بعد %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="156"/>
        <source>the service did not send the rest</source>
        <translation>لم ترسل الخدمة البقية</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="157"/>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="166"/>
        <source>{known}: {reason}</source>
        <translation>{known}: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="168"/>
        <source>%Ln with another status, shown only under All</source>
        <translation>
            <numerusform>لا شيء بحالة أخرى</numerusform>
            <numerusform>واحد بحالة أخرى، يظهر تحت «الكل» فقط</numerusform>
            <numerusform>اثنان بحالة أخرى، يظهران تحت «الكل» فقط</numerusform>
            <numerusform>%Ln بحالة أخرى، تظهر تحت «الكل» فقط</numerusform>
            <numerusform>%Ln بحالة أخرى، تظهر تحت «الكل» فقط</numerusform>
            <numerusform>%Ln بحالة أخرى، تظهر تحت «الكل» فقط</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="175"/>
        <source>Arranging, {count} so far</source>
        <translation>يجري الترتيب، {count} حتى الآن</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="181"/>
        <source>Loading…</source>
        <translation>يجري التحميل…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="193"/>
        <source>%Ln row(s) could not be read</source>
        <translation>
            <numerusform>تمت قراءة كل الصفوف</numerusform>
            <numerusform>تعذرت قراءة صف واحد</numerusform>
            <numerusform>تعذرت قراءة صفين</numerusform>
            <numerusform>تعذرت قراءة %Ln صفوف</numerusform>
            <numerusform>تعذرت قراءة %Ln صفا</numerusform>
            <numerusform>تعذرت قراءة %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="194"/>
        <source>%Ln more animal(s) came than asked for</source>
        <translation>
            <numerusform>لم يصل أي حيوان زائد على المطلوب</numerusform>
            <numerusform>وصل حيوان واحد زيادة على المطلوب</numerusform>
            <numerusform>وصل حيوانان زيادة على المطلوب</numerusform>
            <numerusform>وصلت %Ln حيوانات زيادة على المطلوب</numerusform>
            <numerusform>وصل %Ln حيوانا زيادة على المطلوب</numerusform>
            <numerusform>وصل %Ln حيوان زيادة على المطلوب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="196"/>
        <source>%Ln animal(s) came more than once, so others may be missing</source>
        <translation>
            <numerusform>لم يتكرر أي حيوان</numerusform>
            <numerusform>تكرر وصول حيوان واحد، فقد تنقص حيوانات أخرى</numerusform>
            <numerusform>تكرر وصول حيوانين، فقد تنقص حيوانات أخرى</numerusform>
            <numerusform>تكرر وصول %Ln حيوانات، فقد تنقص حيوانات أخرى</numerusform>
            <numerusform>تكرر وصول %Ln حيوانا، فقد تنقص حيوانات أخرى</numerusform>
            <numerusform>تكرر وصول %Ln حيوان، فقد تنقص حيوانات أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="199"/>
        <source>%Ln animal(s) came without the status that was asked for</source>
        <translation>
            <numerusform>لم يصل أي حيوان بغير الحالة المطلوبة</numerusform>
            <numerusform>وصل حيوان واحد بغير الحالة المطلوبة</numerusform>
            <numerusform>وصل حيوانان بغير الحالة المطلوبة</numerusform>
            <numerusform>وصلت %Ln حيوانات بغير الحالة المطلوبة</numerusform>
            <numerusform>وصل %Ln حيوانا بغير الحالة المطلوبة</numerusform>
            <numerusform>وصل %Ln حيوان بغير الحالة المطلوبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/list_text.py" line="202"/>
        <source>%Ln animal(s) came in two versions: the later is shown, and counts may be wrong</source>
        <translation>
            <numerusform>لم يصل أي حيوان بصورتين</numerusform>
            <numerusform>وصل حيوان واحد بصورتين: تظهر الأحدث، وقد تكون الأعداد خاطئة</numerusform>
            <numerusform>وصل حيوانان بصورتين: تظهر الأحدث، وقد تكون الأعداد خاطئة</numerusform>
            <numerusform>وصلت %Ln حيوانات بصورتين: تظهر الأحدث، وقد تكون الأعداد خاطئة</numerusform>
            <numerusform>وصل %Ln حيوانا بصورتين: تظهر الأحدث، وقد تكون الأعداد خاطئة</numerusform>
            <numerusform>وصل %Ln حيوان بصورتين: تظهر الأحدث، وقد تكون الأعداد خاطئة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="220"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="173"/>
        <source>As of {time}</source>
        <translation>كما في {time}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="220"/>
        <source>Updated {time}</source>
        <translation>آخر تحديث {time}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="229"/>
        <source>the service itself names another end or number</source>
        <translation>الخدمة نفسها تذكر نهاية أخرى أو عددا آخر</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="230"/>
        <source>the link to the rest does not lead to this list</source>
        <translation>رابط البقية لا يؤدي إلى هذه القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="231"/>
        <source>the links to the rest go round in a circle</source>
        <translation>روابط البقية تدور في حلقة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="232"/>
        <source>the list is longer than this program can load</source>
        <translation>القائمة أطول مما يمكن لهذا البرنامج تحميله</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="238"/>
        <source>the list may be cut off at {limit}</source>
        <translation>قد تكون القائمة مقطوعة عند {limit}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="240"/>
        <source>the {statuses} lists may be cut off at {limit}</source>
        <translation>قد تكون قوائم الحالات ({statuses}) مقطوعة عند {limit}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="242"/>
        <source>the {statuses} list may be cut off at {limit}</source>
        <translation>قد تكون قائمة الحالة ({statuses}) مقطوعة عند {limit}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/list_text.py" line="246"/>
        <source>{cut}; others with no status or an unknown one may be missing</source>
        <translation>{cut}؛ وقد تنقص حيوانات بلا حالة أو بحالة غير معروفة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="37"/>
        <source>Among all animals</source>
        <translation>من كل الحيوانات</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="38"/>
        <source>Among the animals listed</source>
        <translation>من حيوانات القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="39"/>
        <source>Among the animals listed so far</source>
        <translation>من حيوانات القائمة حتى الآن</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="40"/>
        <source>Among the animals known from earlier</source>
        <translation>من الحيوانات المعروفة سابقا</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="41"/>
        <source>Among the animals known</source>
        <translation>من الحيوانات المعروفة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="46"/>
        <source>Only those found by the search</source>
        <translation>نتائج البحث فقط</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="54"/>
        <source>And %Ln more categories, which have {animals}.</source>
        <translation>
            <numerusform>ولا فئات أخرى فيها {animals}.</numerusform>
            <numerusform>وفئة أخرى فيها {animals}.</numerusform>
            <numerusform>وفئتان أخريان فيهما {animals}.</numerusform>
            <numerusform>و%Ln فئات أخرى فيها {animals}.</numerusform>
            <numerusform>و%Ln فئة أخرى فيها {animals}.</numerusform>
            <numerusform>و%Ln فئة أخرى فيها {animals}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="62"/>
        <source>This computer has nothing from earlier weeks.</source>
        <translation>ليس لدى هذا الحاسوب شيء من الأسابيع السابقة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="64"/>
        <source>What this computer saw while Petstore was open. Each number is the list at the end of that week. With + are animals first seen then, with − those last seen. This computer first saw the list on {day}. What was new that day is not known.</source>
        <translation>ما رصده هذا الحاسوب أثناء تشغيل Petstore. كل رقم هو حجم القائمة في نهاية ذلك الأسبوع. مع + الحيوانات التي ظهرت فيه لأول مرة، ومع − التي ظهرت فيه لآخر مرة. رصد هذا الحاسوب القائمة أول مرة في {day}. وما كان جديدا في ذلك اليوم غير معروف.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="73"/>
        <source>This week</source>
        <translation>هذا الأسبوع</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="86"/>
        <source>{week}: %Ln animal(s), {came} first seen, {went} last seen</source>
        <translation>
            <numerusform>{week}: لا حيوانات، أول ظهور: {came}، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: حيوان واحد، أول ظهور: {came}، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: حيوانان، أول ظهور: {came}، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: %Ln حيوانات، أول ظهور: {came}، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: %Ln حيوانا، أول ظهور: {came}، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: %Ln حيوان، أول ظهور: {came}، آخر ظهور: {went}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="88"/>
        <source>{week}: %Ln animal(s), {went} last seen</source>
        <translation>
            <numerusform>{week}: لا حيوانات، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: حيوان واحد، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: حيوانان، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: %Ln حيوانات، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: %Ln حيوانا، آخر ظهور: {went}</numerusform>
            <numerusform>{week}: %Ln حيوان، آخر ظهور: {went}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="96"/>
        <source>search for {words}</source>
        <translation>بحث عن {words}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="111"/>
        <source>A view name can have at most {most} characters.</source>
        <translation>أقصى عدد لأحرف اسم طريقة العرض: {most}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="115"/>
        <source>A search in a view can have at most {most} characters.</source>
        <translation>أقصى عدد لأحرف البحث في طريقة العرض: {most}.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="122"/>
        <source>Alike: the same category; names differ only in case, accents or blanks.</source>
        <translation>المتشابهة: لها الفئة نفسها، ولا تختلف أسماؤها إلا في الأحرف الكبيرة والصغيرة أو التشكيل أو الفراغات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="128"/>
        <source>No animals are loaded, so none could be compared.</source>
        <translation>لم يتم تحميل أي حيوانات، فلا شيء للمقارنة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="130"/>
        <source>No two of these animals are alike.</source>
        <translation>لا يوجد بين هذه الحيوانات اثنان متشابهان.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="131"/>
        <source>{animals} in %Ln group(s)</source>
        <translation>
            <numerusform>{animals} بلا مجموعات</numerusform>
            <numerusform>{animals} في مجموعة واحدة</numerusform>
            <numerusform>{animals} في مجموعتين</numerusform>
            <numerusform>{animals} في %Ln مجموعات</numerusform>
            <numerusform>{animals} في %Ln مجموعة</numerusform>
            <numerusform>{animals} في %Ln مجموعة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="137"/>
        <source>Looked through: {known}</source>
        <translation>شمل الفحص: {known}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/overview_text.py" line="142"/>
        <source>Looking through {animals}: {count} so far</source>
        <translation>يجري الفحص ({animals}): {count} حتى الآن</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="33"/>
        <source>(no name)</source>
        <translation>(بلا اسم)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="39"/>
        <source>&quot;{name}&quot;</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="56"/>
        <source>Last seen</source>
        <translation>آخر ظهور</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="64"/>
        <source>In the last list that was loaded</source>
        <translation>في آخر قائمة تم تحميلها</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="65"/>
        <source>Found by its ID. The list does not show it.</source>
        <translation>تم العثور عليه بمعرفه. لا يظهر في القائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="67"/>
        <source>Added here. No list has shown it since.</source>
        <translation>أضيف هنا. لم يظهر في أي قائمة بعد ذلك.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="70"/>
        <source>Added here or found by its ID. No list has shown it.</source>
        <translation>أضيف هنا أو تم العثور عليه بمعرفه. لم يظهر في أي قائمة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="71"/>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="135"/>
        <source>No longer listed</source>
        <translation>لم يعد في القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="82"/>
        <source>last seen just now</source>
        <translation>آخر ظهور قبل لحظات</translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="84"/>
        <source>last seen %Ln minute(s) ago</source>
        <translation>
            <numerusform>آخر ظهور الآن</numerusform>
            <numerusform>آخر ظهور قبل دقيقة</numerusform>
            <numerusform>آخر ظهور قبل دقيقتين</numerusform>
            <numerusform>آخر ظهور قبل %Ln دقائق</numerusform>
            <numerusform>آخر ظهور قبل %Ln دقيقة</numerusform>
            <numerusform>آخر ظهور قبل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="86"/>
        <source>last seen %Ln hour(s) ago</source>
        <translation>
            <numerusform>آخر ظهور قبل أقل من ساعة</numerusform>
            <numerusform>آخر ظهور قبل ساعة</numerusform>
            <numerusform>آخر ظهور قبل ساعتين</numerusform>
            <numerusform>آخر ظهور قبل %Ln ساعات</numerusform>
            <numerusform>آخر ظهور قبل %Ln ساعة</numerusform>
            <numerusform>آخر ظهور قبل %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="87"/>
        <source>last seen %Ln day(s) ago</source>
        <translation>
            <numerusform>آخر ظهور اليوم</numerusform>
            <numerusform>آخر ظهور قبل يوم</numerusform>
            <numerusform>آخر ظهور قبل يومين</numerusform>
            <numerusform>آخر ظهور قبل %Ln أيام</numerusform>
            <numerusform>آخر ظهور قبل %Ln يوما</numerusform>
            <numerusform>آخر ظهور قبل %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="92"/>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="92"/>
        <source>changed</source>
        <translation>تغير</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="112"/>
        <source>{what}: from {before} to {now}</source>
        <translation>{what}: من {before} إلى {now}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="121"/>
        <source>from {before} to {now}</source>
        <translation>من {before} إلى {now}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="129"/>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="130"/>
        <source>Seen for the first time</source>
        <translation>ظهر لأول مرة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="131"/>
        <source>Listed again</source>
        <translation>عاد إلى القائمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/pet_text.py" line="172"/>
        <source>ID {id}</source>
        <translation>المعرف {id}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/program_text.py" line="26"/>
        <source>This computer&apos;s settings were damaged: Petstore uses its defaults. Check them in Settings.</source>
        <translation>كانت إعدادات هذا الحاسوب تالفة: يستخدم Petstore القيم الافتراضية. راجعها في الإعدادات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/program_text.py" line="28"/>
        <source>The damaged file is kept for IT.</source>
        <translation>الملف التالف محفوظ لقسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/program_text.py" line="35"/>
        <source>Petstore&apos;s log could not be used, so a new one was started. The old one is kept for IT.</source>
        <translation>تعذر استخدام سجل Petstore، لذلك بدأ سجل جديد. القديم محفوظ لقسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/program_text.py" line="39"/>
        <source>Petstore cannot write its log, which IT needs if something goes wrong. Everything else works. Show IT the details.</source>
        <translation>يتعذر على Petstore كتابة سجله، ويحتاج إليه قسم تقنية المعلومات عند حدوث خلل. كل ما عداه يعمل. أطلع القسم على التفاصيل.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/program_text.py" line="53"/>
        <source>Something went wrong in Petstore: this window may be out of date. Start Petstore again when you can. Help &gt; Report a problem has the details for IT.</source>
        <translation>حدث خلل في Petstore: قد لا تعرض هذه النافذة آخر المعلومات. أعد تشغيل Petstore حين يمكنك ذلك. تجد التفاصيل لقسم تقنية المعلومات في مساعدة &gt; الإبلاغ عن مشكلة.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="39"/>
        <source>Same as the computer</source>
        <translation>كما في الحاسوب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="45"/>
        <source>IT&apos;s setting is not valid. Tell IT.</source>
        <translation>إعداد قسم تقنية المعلومات غير صالح. أبلغ القسم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="53"/>
        <source>Set by IT; you can change it.</source>
        <translation>حدده قسم تقنية المعلومات، ويمكنك تغييره.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="66"/>
        <source>The computer&apos;s key store is locked. Press Show key to unlock it and see the key.</source>
        <translation>مخزن المفاتيح في الحاسوب مقفل. اضغط «إظهار المفتاح» لفتحه ورؤية المفتاح.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="69"/>
        <source>This computer has no key store. You will be asked for the key at the next start.</source>
        <translation>لا يوجد مخزن مفاتيح في هذا الحاسوب. سيطلب منك المفتاح عند التشغيل القادم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="72"/>
        <source>The computer&apos;s key store did not return the key. Press Show key to try again, or enter the key.</source>
        <translation>لم يقدم مخزن المفاتيح في الحاسوب المفتاح. اضغط «إظهار المفتاح» للمحاولة مجددا، أو أدخل المفتاح.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="75"/>
        <source>Set by IT and not shown; you can enter another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="82"/>
        <source>Settings saved, but the test failed.</source>
        <translation>تم حفظ الإعدادات، لكن الاختبار لم ينجح.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="90"/>
        <source>The key could not be saved on this computer. You will be asked for it at the next start.</source>
        <translation>تعذر حفظ المفتاح على هذا الحاسوب. سيطلب منك عند التشغيل القادم.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="97"/>
        <source>The API key was removed.</source>
        <translation>تمت إزالة مفتاح API.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="99"/>
        <source>The API key could not be removed: the computer&apos;s key store refused, or did not answer. Clear the field and save again later, or ask IT.</source>
        <translation>تعذرت إزالة مفتاح API: رفض مخزن المفاتيح في الحاسوب ذلك أو لم يستجب. امسح الحقل واحفظ من جديد لاحقا، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="107"/>
        <source>A newer version of Petstore saved the settings. What you change here lasts until you close Petstore. Start the newer version instead.</source>
        <translation>الإعدادات حفظها إصدار أحدث من Petstore. ما تغيره هنا يسري حتى تغلق Petstore. استخدم الإصدار الأحدث بدلا منه.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="115"/>
        <source>The settings could not be saved: they last until you close Petstore. Make room on the disk, or ask IT.</source>
        <translation>تعذر حفظ الإعدادات: تسري حتى تغلق Petstore. أفسح مساحة على القرص، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="123"/>
        <source>… Looking for the computer (at most {most} s)</source>
        <translation>… البحث عن الحاسوب ({most} ث على الأكثر)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="124"/>
        <source>… Connecting (at most {most} s)</source>
        <translation>… الاتصال ({most} ث على الأكثر)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="125"/>
        <source>… Making the connection secure (at most {most} s)</source>
        <translation>… تأمين الاتصال ({most} ث على الأكثر)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="126"/>
        <source>… Waiting for the answer (at most {most} s)</source>
        <translation>… انتظار الرد ({most} ث على الأكثر)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="134"/>
        <source>✓ Name found ({ms} ms)</source>
        <translation>✓ الاسم موجود ({ms} م.ث)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="135"/>
        <source>✓ Connected ({ms} ms)</source>
        <translation>✓ تم الاتصال ({ms} م.ث)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="136"/>
        <source>✓ Encrypted ({ms} ms)</source>
        <translation>✓ تم التشفير ({ms} م.ث)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="137"/>
        <source>✓ API key accepted, list received ({ms} ms)</source>
        <translation>✓ تم قبول مفتاح API، ووصلت القائمة ({ms} م.ث)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="140"/>
        <source>✓ List received ({ms} ms)</source>
        <translation>✓ وصلت القائمة ({ms} م.ث)</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="157"/>
        <source>The service did not accept the request. Check the address.</source>
        <translation>لم تقبل الخدمة الطلب. تحقق من العنوان.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="167"/>
        <source>The service cannot be reached. Check the network and the address.</source>
        <translation>يتعذر الوصول إلى الخدمة. تحقق من الشبكة والعنوان.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="168"/>
        <source>No computer named {where} was found. Check the address.</source>
        <translation>لم يتم العثور على حاسوب باسم {where}. تحقق من العنوان.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="169"/>
        <source>No service is running at {where}. Check the address, or ask IT.</source>
        <translation>لا توجد خدمة تعمل على {where}. تحقق من العنوان، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="170"/>
        <source>No secure connection could be made. Check the address, or ask IT.</source>
        <translation>تعذر إجراء اتصال آمن. تحقق من العنوان، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="172"/>
        <source>The certificate was not accepted: {detail}. Nothing was sent. Ask IT.</source>
        <translation>لم يتم قبول الشهادة: {detail}. لم يتم إرسال شيء. اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="174"/>
        <source>Something answers, but not as a petstore service. Check the address.</source>
        <translation>وصل رد، لكنه ليس من خدمة petstore. تحقق من العنوان.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="175"/>
        <source>The service has moved to another address. Ask IT for it.</source>
        <translation>انتقلت الخدمة إلى عنوان آخر. اطلبه من قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="177"/>
        <source>What answered does not look like a petstore service. Check the address.</source>
        <translation>الرد لا يبدو من خدمة petstore. تحقق من العنوان.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="179"/>
        <source>There is no list of animals at the address. Check its end.</source>
        <translation>لا توجد قائمة حيوانات على هذا العنوان. تحقق من نهايته.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/settings_text.py" line="180"/>
        <source>The API key was not accepted. Check it, or ask IT.</source>
        <translation>لم يتم قبول مفتاح API. تحقق منه، أو اسأل قسم تقنية المعلومات.</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="48"/>
        <source>{what}: {said}</source>
        <translation>{what}: {said}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="104"/>
        <source>Not stated</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="106"/>
        <source>Available</source>
        <translation>متاح</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="108"/>
        <source>Pending</source>
        <translation>محجوز</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="110"/>
        <source>Sold</source>
        <translation>مباع</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="111"/>
        <source>Empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="122"/>
        <source>{name}, category {number}</source>
        <translation>{name}، الفئة {number}</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="128"/>
        <source>Name category {number}…</source>
        <translation>تسمية الفئة {number}…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="129"/>
        <source>Change category {name}…</source>
        <translation>تغيير الفئة {name}…</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="137"/>
        <source>Empty: the service sent a status without text</source>
        <translation>فارغة: أرسلت الخدمة حالة بلا نص</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="138"/>
        <source>{status}: a status of the service&apos;s own</source>
        <translation>{status}: حالة خاصة بالخدمة</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="144"/>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="145"/>
        <source>Production</source>
        <translation>الإنتاج</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="146"/>
        <source>Staging</source>
        <translation>التجريب</translation>
    </message>
    <message>
        <location filename="../../petstore_gui/ui/words/words.py" line="152"/>
        <source>It is kept as {path}.</source>
        <translation>الملف محفوظ في {path}.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../petstore_gui/settings/key_file.py" line="29"/>
        <source>The key file that IT set cannot be read. Tell IT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/key_file.py" line="30"/>
        <source>Everybody on this computer can read IT&apos;s key file. Tell IT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../petstore_gui/settings/key_file.py" line="33"/>
        <source>The key file that IT set holds no key. Tell IT.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
