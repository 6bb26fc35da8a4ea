<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
    <context>
        <name />
        <message>
            <source>Enter the API key.</source>
            <extracomment>Settings: about the API key. Settings: how a test or saving went.</extracomment>
            <translation>أدخل مفتاح API.</translation>
        </message>
        <message>
            <source>This is too long for an API key, which has at most 1,024 characters. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>هذا أطول من مفتاح API، وحده الأقصى 1,024 حرفا. انسخه من جديد.</translation>
        </message>
        <message>
            <source>An API key has only plain letters, digits and symbols, and no spaces. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>لا يحوي مفتاح API إلا حروفا لاتينية عادية وأرقاما ورموزا، بلا مسافات. انسخه من جديد.</translation>
        </message>
        <message>
            <source>Locked by IT.</source>
            <extracomment>Main window: a tool tip. Settings: how a test or saving went. Window: Settings.</extracomment>
            <translation>مقفل من قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>What changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>ما تغير</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>المكررات</translation>
        </message>
        <message>
            <source>Enter the address that IT gave you.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>أدخل العنوان الذي قدمه قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>There is a space in the address. Delete the space, or copy the address again.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>في العنوان مسافة. احذفها، أو انسخ العنوان من جديد.</translation>
        </message>
        <message>
            <source>An address looks like https://petstore.example.com/v1. Ask IT for yours.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>مثال على العنوان: https://petstore.example.com/v1. اطلب عنوانك من قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The address must begin with https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>يجب أن يبدأ العنوان كما في https://example.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key. Write https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>بلا تشفير: يمكن لأي شخص على الشبكة قراءة مفتاح API. اكتب https بدلا من http.</translation>
        </message>
        <message>
            <source>Delete the name and password (everything up to the @) from the address.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>احذف الاسم وكلمة المرور من العنوان (كل ما يسبق @ مع العلامة نفسها).</translation>
        </message>
        <message>
            <source>The name of the computer is missing after the //.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>لا يوجد اسم حاسوب بعد //.</translation>
        </message>
        <message>
            <source>The computer's name has a letter that is not allowed. Ask IT for its xn-- form.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>في اسم الحاسوب حرف غير مسموح به. اطلب من قسم تقنية المعلومات صيغته من نوع xn--name.</translation>
        </message>
        <message>
            <source>The name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>اسم الحاسوب غير صالح. ابحث فيه عن أخطاء إملائية.</translation>
        </message>
        <message>
            <source>The number after the colon must be a port, from 1 to 65535.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>يجب أن يكون الرقم بعد النقطتين منفذا من 1 إلى 65535.</translation>
        </message>
        <message>
            <source>Delete the question mark and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>احذف علامة الاستفهام وكل ما بعدها.</translation>
        </message>
        <message>
            <source>Delete the # and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>احذف # وكل ما بعدها.</translation>
        </message>
        <message>
            <source>The address must end in /v1. Check it for typing errors, or ask IT.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>يجب أن ينتهي العنوان كما في example.com/v1. ابحث عن أخطاء إملائية، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The part after the name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>الجزء الذي بعد اسم الحاسوب غير صالح. ابحث فيه عن أخطاء إملائية.</translation>
        </message>
        <message>
            <source>Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>إضافة حيوان</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Categories. Window: Import. Windows: Save view, Manage views.</extracomment>
            <translation>الاسم</translation>
        </message>
        <message>
            <source>Category</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>الفئة</translation>
        </message>
        <message>
            <source>Status</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>الحالة</translation>
        </message>
        <message>
            <source>Add another</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>إضافة آخر</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>إضافة</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Banner: the animals on this computer, and their copies. Window: Add animal, or Unfinished adds. Window: Categories. Window: Export list. Window: Import. Window: Print. Window: Settings. Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>It cannot be changed once the animal is added.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>لا يمكن تغييرها بعد إضافة الحيوان.</translation>
        </message>
        <message>
            <source>Saving…</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>يجري الحفظ…</translation>
        </message>
        <message>
            <source>Like ID {id}, {category}.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>مثل المعرف {id}، {category}.</translation>
        </message>
        <message>
            <source>Categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>الفئات</translation>
        </message>
        <message>
            <source>A name</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>اسم</translation>
        </message>
        <message>
            <source>Create '{name}'</source>
            <extracomment>Window: Add animal, or Unfinished adds. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>إنشاء «{name}»</translation>
        </message>
        <message>
            <source>Choose a status</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>اختر حالة</translation>
        </message>
        <message>
            <source>Unfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>إضافات غير مكتملة</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>الوقت</translation>
        </message>
        <message>
            <source>What is known</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>المعروف عنها</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Add animal, or Unfinished adds. Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Select an add.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>حدد إضافة.</translation>
        </message>
        <message>
            <source>No add is unfinished.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>لا توجد إضافات غير مكتملة.</translation>
        </message>
        <message>
            <source>Unfinished adds…</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>إضافات غير مكتملة…</translation>
        </message>
        <message>
            <source>Show</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>إظهار</translation>
        </message>
        <message>
            <source>Animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>الحيوان</translation>
        </message>
        <message>
            <source>Close panel</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>إغلاق اللوحة</translation>
        </message>
        <message>
            <source>QR code of the ID</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>رمز QR للمعرف</translation>
        </message>
        <message>
            <source>Print card…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>طباعة بطاقة…</translation>
        </message>
        <message>
            <source>Print card</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>طباعة بطاقة</translation>
        </message>
        <message>
            <source>List</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>القائمة</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>غير موجود</translation>
        </message>
        <message>
            <source>Added here</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>أضيف هنا</translation>
        </message>
        <message>
            <source>First seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>أول ظهور</translation>
        </message>
        <message>
            <source>Changed in the list since you last looked, as of {time}:</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>ما تغير في القائمة منذ آخر اطلاع لك، كما في {time}:</translation>
        </message>
        <message>
            <source>As of {time}, nothing has changed since you last looked.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>كما في {time}، لم يتغير شيء منذ آخر اطلاع لك.</translation>
        </message>
        <message>
            <source>Changes</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>التغييرات</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>طباعة…</translation>
        </message>
        <message>
            <source>Print</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>طباعة</translation>
        </message>
        <message>
            <source>Mark these as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>تمييز هذه كمقروءة</translation>
        </message>
        <message>
            <source>Mark all as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>تمييز الكل كمقروء</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more animal(s).</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
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
            <source>; </source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>؛ </translation>
        </message>
        <message>
            <source>Change</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>التغيير</translation>
        </message>
        <message>
            <source>The list kept on this computer was damaged. A new one is begun; IT can look at the damaged file.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>كانت القائمة المحفوظة على هذا الحاسوب تالفة. بدأت قائمة جديدة، ويمكن لقسم تقنية المعلومات فحص الملف التالف.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the list on this computer. This version neither shows nor changes it. Start the newer version instead.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>القائمة على هذا الحاسوب حفظها إصدار أحدث من Petstore. هذا الإصدار لا يظهرها ولا يغيرها. استخدم الإصدار الأحدث بدلا منه.</translation>
        </message>
        <message>
            <source>The disk of this computer does not answer. Only the service's own list is shown, and nothing is kept. Ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>قرص هذا الحاسوب لا يستجيب. تظهر قائمة الخدمة وحدها، ولا يتم حفظ شيء. اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The list cannot be kept for the next start. Make room on the disk of this computer, or ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>لا يمكن حفظ القائمة للتشغيل القادم. أفسح مساحة على قرص هذا الحاسوب، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Group</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>المجموعة</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>تصدير…</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>تصدير</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Panel: an animal; windows: What changed, Duplicates. Window: Import.</extracomment>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>They can be different animals with one name. The service cannot remove any: give this list to the shop's owner.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>قد تكون حيوانات مختلفة باسم واحد. لا يمكن للخدمة إزالة أي منها: سلم هذه القائمة إلى صاحب المتجر.</translation>
        </message>
        <message>
            <source>Stopped: not all animals were looked through, so none are shown.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>تم الإيقاف: لم يشمل الفحص كل الحيوانات، لذلك لا يظهر أي منها.</translation>
        </message>
        <message>
            <source>New category</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>فئة جديدة</translation>
        </message>
        <message>
            <source>Colour</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>اللون</translation>
        </message>
        <message>
            <source>Icon</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>الأيقونة</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Window: Categories. Window: Export list. Window: Settings. Windows: Save view, Manage views.</extracomment>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>Category {number}</source>
            <extracomment>Categories: errors, numbers of animals. Window: Categories.</extracomment>
            <translation>الفئة {number}</translation>
        </message>
        <message>
            <source>Animals</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Table of animals: headings, cells, context menu. Window: Categories. Window: Print. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الحيوانات</translation>
        </message>
        <message>
            <source>Another computer had changed the categories. Yours are kept now.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>كانت الفئات قد تغيرت من حاسوب آخر. المعتمد الآن فئاتك.</translation>
        </message>
        <message>
            <source>The names of the categories could not be read.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>تعذرت قراءة أسماء الفئات.</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الاختصارات</translation>
        </message>
        <message>
            <source>A status is chosen when an animal is added. The service cannot change it later. If its list shows another status, you see it after a refresh.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>يتم اختيار الحالة عند إضافة الحيوان. لا يمكن للخدمة تغييرها لاحقا. إذا ظهرت في قائمتها حالة أخرى، تراها بعد التحديث.</translation>
        </message>
        <message>
            <source>Why can't I change the status?</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>لماذا لا يمكنني تغيير الحالة؟</translation>
        </message>
        <message>
            <source>A catalogue of the animals in a petstore.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>كتالوج الحيوانات في متجر حيوانات أليفة.</translation>
        </message>
        <message>
            <source>Version {version}, for petstore interface 1.0.0</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الإصدار {version}، لواجهة petstore 1.0.0</translation>
        </message>
        <message>
            <source>Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>يستخدم Qt بموجب الرخصة LGPL 3. والخط هو Inter، بموجب الرخصة OFL 1.1.</translation>
        </message>
        <message>
            <source>About Petstore</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>حول Petstore</translation>
        </message>
        <message>
            <source>Messages</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الرسائل</translation>
        </message>
        <message>
            <source>No messages yet.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>لا رسائل بعد.</translation>
        </message>
        <message>
            <source>Problem</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>مشكلة</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>تم</translation>
        </message>
        <message>
            <source>Petstore report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>تقرير Petstore</translation>
        </message>
        <message>
            <source>Save the report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>حفظ التقرير</translation>
        </message>
        <message>
            <source>The report is saved as {path}. Give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file.</extracomment>
            <translation>تم حفظ التقرير في {path}. سلمه إلى قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الإبلاغ عن مشكلة</translation>
        </message>
        <message>
            <source>Report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>التقرير</translation>
        </message>
        <message>
            <source>This is the whole report. It has no API keys, home folders or paths of addresses. Messages may name animals. Nothing is sent: save or copy it, and give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>هذا هو التقرير كاملا. ليست فيه مفاتيح API ولا مجلدات شخصية ولا مسارات عناوين. قد ترد في الرسائل أسماء حيوانات. لا يتم إرسال شيء: احفظه أو انسخه، وسلمه إلى قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Save…</source>
            <extracomment>Window: Export list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>حفظ…</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>نسخ</translation>
        </message>
        <message>
            <source>{name} is there already. Its contents will be replaced.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} موجود بالفعل. سيتم استبدال محتواه.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>استبدال</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>استبدال الملف</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>حفظ في مكان آخر…</translation>
        </message>
        <message>
            <source>Category name</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>اسم الفئة</translation>
        </message>
        <message>
            <source>Export list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>تصدير القائمة</translation>
        </message>
        <message>
            <source>As shown</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>المعروض</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>الكل</translation>
        </message>
        <message>
            <source>Format</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>الصيغة</translation>
        </message>
        <message>
            <source>Separator</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>الفاصل</translation>
        </message>
        <message>
            <source>Encoding</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>الترميز</translation>
        </message>
        <message>
            <source>A sheet of Excel has room for {animals}. Choose CSV or JSON.</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>لا تتسع ورقة Excel لأكثر من {animals}. اختر CSV أو JSON.</translation>
        </message>
        <message>
            <source>Save the list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>حفظ القائمة</translation>
        </message>
        <message>
            <source>The export was stopped. {path} was not written.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>تم إيقاف التصدير. لم تتم كتابة {path}.</translation>
        </message>
        <message>
            <source>Stop the export</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>إيقاف التصدير</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) exported to {path}.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
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
            <source>&amp;File</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;ملف</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;تحرير</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;عرض</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>م&amp;ساعدة</translation>
        </message>
        <message>
            <source>&amp;Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إ&amp;ضافة حيوان</translation>
        </message>
        <message>
            <source>IT has made this catalogue read-only.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>جعل قسم تقنية المعلومات هذا الكتالوج للقراءة فقط.</translation>
        </message>
        <message>
            <source>&amp;Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;تحديث</translation>
        </message>
        <message>
            <source>S&amp;top</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إ&amp;يقاف</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ا&amp;ستيراد</translation>
        </message>
        <message>
            <source>&amp;Export list</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ت&amp;صدير القائمة</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;طباعة</translation>
        </message>
        <message>
            <source>Start with an empty catalo&amp;gue</source>
            <extracomment>Banner: the animals on this computer, and their copies. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ال&amp;بدء بكتالوج فارغ</translation>
        </message>
        <message>
            <source>Show the sample a&amp;nimals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إظهار حيوانات الم&amp;ثال</translation>
        </message>
        <message>
            <source>&amp;Connect to the shop's service</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الاتصال ب&amp;خدمة المتجر</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الإ&amp;عدادات</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إ&amp;نهاء</translation>
        </message>
        <message>
            <source>&amp;Undo adding</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ترا&amp;جع عن الإضافة</translation>
        </message>
        <message>
            <source>U&amp;nfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إضافات &amp;غير مكتملة</translation>
        </message>
        <message>
            <source>&amp;Paste animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;لصق حيوانات</translation>
        </message>
        <message>
            <source>C&amp;ategories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ال&amp;فئات</translation>
        </message>
        <message>
            <source>&amp;What changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ما ت&amp;غير</translation>
        </message>
        <message>
            <source>&amp;Duplicates</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الم&amp;كررات</translation>
        </message>
        <message>
            <source>&amp;Summary</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;ملخص</translation>
        </message>
        <message>
            <source>&amp;Larger type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>خط أك&amp;بر</translation>
        </message>
        <message>
            <source>S&amp;maller type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>خط أ&amp;صغر</translation>
        </message>
        <message>
            <source>&amp;Normal type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>خط &amp;عادي</translation>
        </message>
        <message>
            <source>Sa&amp;ve view</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;حفظ طريقة العرض</translation>
        </message>
        <message>
            <source>M&amp;anage views</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إدارة &amp;طرق العرض</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الا&amp;ختصارات</translation>
        </message>
        <message>
            <source>&amp;Why can't I change the status?</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لماذا لا يمكنني &amp;تغيير الحالة؟</translation>
        </message>
        <message>
            <source>&amp;Messages</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ال&amp;رسائل</translation>
        </message>
        <message>
            <source>&amp;Report a problem</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الإ&amp;بلاغ عن مشكلة</translation>
        </message>
        <message>
            <source>&amp;About Petstore</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;حول Petstore</translation>
        </message>
        <message>
            <source>Enter key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إدخال المفتاح</translation>
        </message>
        <message>
            <source>Select all</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>تحديد الكل</translation>
        </message>
        <message>
            <source>Search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>بحث</translation>
        </message>
        <message>
            <source>{keys} is reserved for fields, lists, menus and saved views.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} محجوز للحقول والقوائم وطرق العرض المحفوظة.</translation>
        </message>
        <message>
            <source>{keys} belongs to {action}.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} مخصص لـ «{action}».</translation>
        </message>
        <message>
            <source>Action</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الإجراء</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>الاختصار</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>اختصار جديد</translation>
        </message>
        <message>
            <source>Reset</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>إعادة التعيين</translation>
        </message>
        <message>
            <source>In the search: go to the animals</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>في البحث: الانتقال إلى الحيوانات</translation>
        </message>
        <message>
            <source>In the search: go to the first match. In the list: show the animal</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>في البحث: الانتقال إلى أول نتيجة. في القائمة: إظهار الحيوان</translation>
        </message>
        <message>
            <source>Show a saved view</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>إظهار طريقة عرض محفوظة</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الأعم&amp;دة</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>المظ&amp;هر</translation>
        </message>
        <message>
            <source>&amp;Same as the computer</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;كما في الحاسوب</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;فاتح</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;داكن</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;تباين عالٍ</translation>
        </message>
        <message>
            <source>Not encrypted: others on the network can read the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>بلا تشفير: يمكن لآخرين على الشبكة قراءة مفتاح API.</translation>
        </message>
        <message>
            <source>API key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>مفتاح API</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إغلاق هذا التنبيه</translation>
        </message>
        <message>
            <source>All categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>كل الفئات</translation>
        </message>
        <message>
            <source>Search for a name or a number to find the others.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ابحث عن اسم أو رقم للعثور على البقية.</translation>
        </message>
        <message>
            <source>Change it in Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تغييره في الإعدادات</translation>
        </message>
        <message>
            <source>Deployment: {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>مكان التشغيل: {deployment}</translation>
        </message>
        <message>
            <source>Import a spreadsheet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>استيراد جدول بيانات</translation>
        </message>
        <message>
            <source>Add the first animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إضافة أول حيوان</translation>
        </message>
        <message>
            <source>. </source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>. </translation>
        </message>
        <message>
            <source>Show all animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إظهار كل الحيوانات</translation>
        </message>
        <message>
            <source>Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تحديث</translation>
        </message>
        <message>
            <source>Loading the animals…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>يجري تحميل الحيوانات…</translation>
        </message>
        <message>
            <source>No animals yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا حيوانات بعد</translation>
        </message>
        <message>
            <source>Begin with a button, or drop a spreadsheet here.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ابدأ بأحد الزرين، أو أفلت جدول بيانات هنا.</translation>
        </message>
        <message>
            <source>No animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>لا حيوانات</translation>
        </message>
        <message>
            <source>The animals that were listed before are gone.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>الحيوانات التي كانت في القائمة لم تعد موجودة.</translation>
        </message>
        <message>
            <source>None listed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>لا شيء في القائمة</translation>
        </message>
        <message>
            <source>The animals cannot be shown</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>يتعذر إظهار الحيوانات</translation>
        </message>
        <message>
            <source>Loading was stopped</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>تم إيقاف التحميل</translation>
        </message>
        <message>
            <source>No animals had arrived by then. Press Refresh to load them.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لم يكن قد وصل أي حيوان. اضغط «تحديث» لتحميل الحيوانات.</translation>
        </message>
        <message>
            <source>The animals could not be loaded</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تعذر تحميل الحيوانات</translation>
        </message>
        <message>
            <source>The animals are not shown yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لم تظهر الحيوانات بعد</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) of the list could not be read. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
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
            <source>The service listed no animals, but there may be some. Press Refresh to ask again.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لم تدرج الخدمة أي حيوانات، لكن ربما يوجد بعضها. اضغط «تحديث» للسؤال من جديد.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s)</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>No match for '{search}' in {where}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {search}: what was typed. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>لا نتائج للبحث عن «{search}» ({where})</translation>
        </message>
        <message>
            <source>Search looks at name, ID and category.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>يشمل البحث الاسم والمعرف والفئة.</translation>
        </message>
        <message>
            <source>None so far</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>لا شيء حتى الآن</translation>
        </message>
        <message>
            <source>The list is being loaded.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>يجري تحميل القائمة.</translation>
        </message>
        <message>
            <source>The list may not be complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>قد لا تكون القائمة كاملة.</translation>
        </message>
        <message>
            <source>The list is not complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>القائمة غير كاملة.</translation>
        </message>
        <message>
            <source>No available animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا حيوانات متاحة</translation>
        </message>
        <message>
            <source>No pending animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا حيوانات محجوزة</translation>
        </message>
        <message>
            <source>No sold animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا حيوانات مباعة</translation>
        </message>
        <message>
            <source>No animals without a status</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا حيوانات بلا حالة</translation>
        </message>
        <message>
            <source>The filter {word} is on as well.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>التصفية «{word}» مفعلة أيضا.</translation>
        </message>
        <message>
            <source>Only the chosen categories are shown.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تظهر الفئات المختارة فقط.</translation>
        </message>
        <message>
            <source>No animals in the chosen categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا حيوانات في الفئات المختارة</translation>
        </message>
        <message>
            <source>No animals in the chosen categories under {word}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>لا حيوانات في الفئات المختارة تحت «{word}»</translation>
        </message>
        <message>
            <source>Loading</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>التحميل</translation>
        </message>
        <message>
            <source>Looking for {id}…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>يجري البحث عن {id}…</translation>
        </message>
        <message>
            <source>The filter or search would hide it; it is shown for now.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تخفيه التصفية أو البحث، لكنه معروض مؤقتا.</translation>
        </message>
        <message>
            <source>Found {name}, ID {id}.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تم العثور على {name}، المعرف {id}.</translation>
        </message>
        <message>
            <source>The service did not find {id}, but sends no list either. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لم تعثر الخدمة على {id}، ولا ترسل قائمة أيضا. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>There is no animal with the ID {id}. Check the number.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا يوجد حيوان بالمعرف {id}. تحقق من الرقم.</translation>
        </message>
        <message>
            <source>{id} is not listed, and the service looks up no IDs. Press Refresh.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>لا يوجد {id} في القائمة، والخدمة لا تبحث بالمعرف. اضغط «تحديث».</translation>
        </message>
        <message>
            <source>Petstore – {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Petstore – {deployment}</translation>
        </message>
        <message>
            <source>They appear here once the service accepts the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تظهر هنا بعد أن تقبل الخدمة مفتاح API.</translation>
        </message>
        <message>
            <source>Loading was stopped.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تم إيقاف التحميل.</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إخفاء</translation>
        </message>
        <message>
            <source>Dismiss this message</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>إخفاء هذه الرسالة</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Add animal and Unfinished adds: how it went. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>تراجع</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
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
            <source>%Ln add(s) not finished</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
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
            <source>Undo adding {name}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تراجع عن إضافة {name}</translation>
        </message>
        <message>
            <source>Search name, ID or category</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ابحث بالاسم أو المعرف أو الفئة</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>مسح البحث</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>الإعدادات</translation>
        </message>
        <message>
            <source>The columns after {letter} are not used.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>لا تستخدم الأعمدة التي بعد {letter}.</translation>
        </message>
        <message>
            <source>Not used</source>
            <extracomment>Window: Import.</extracomment>
            <translation>غير مستخدم</translation>
        </message>
        <message>
            <source>, </source>
            <extracomment>Everywhere: statuses, deployments, times. Summary, Duplicates, views: explanations. Window: Import.</extracomment>
            <translation>، </translation>
        </message>
        <message>
            <source>Reason</source>
            <extracomment>Window: Import.</extracomment>
            <translation>السبب</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>تجري قراءة الملف…</translation>
        </message>
        <message>
            <source>There are no animals in this table.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>لا توجد حيوانات في هذا الجدول.</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. Window: Import.</extracomment>
            <translation>استيراد</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>اختيار ملف…</translation>
        </message>
        <message>
            <source>Choose file</source>
            <extracomment>Window: Import.</extracomment>
            <translation>اختيار ملف</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Window: Import.</extracomment>
            <translation>إيقاف مؤقت</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Window: Import.</extracomment>
            <translation>متابعة</translation>
        </message>
        <message>
            <source>Save failed rows…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>حفظ الصفوف غير المضافة…</translation>
        </message>
        <message>
            <source>Save failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>حفظ الصفوف غير المضافة</translation>
        </message>
        <message>
            <source>Discard failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>تجاهل الصفوف غير المضافة</translation>
        </message>
        <message>
            <source>Categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الفئات…</translation>
        </message>
        <message>
            <source>Only rows with a problem</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الصفوف ذات المشكلات فقط</translation>
        </message>
        <message>
            <source>Importing</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الاستيراد</translation>
        </message>
        <message>
            <source>What you typed or ticked is not imported yet.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>ما كتبته أو حددته لم يتم استيراده بعد.</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <extracomment>Window: Import.</extracomment>
            <translation>تجاهل التغييرات</translation>
        </message>
        <message>
            <source>Choose or drop a CSV, Excel or OpenDocument file, or paste cells.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>اختر ملف CSV أو Excel أو OpenDocument، أو أفلته هنا، أو الصق خلايا.</translation>
        </message>
        <message>
            <source>Summary</source>
            <extracomment>Panel: Summary. Window: Import.</extracomment>
            <translation>ملخص</translation>
        </message>
        <message>
            <source>The clipboard</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الحافظة</translation>
        </message>
        <message>
            <source>Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>جداول حيوانات (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>كل الملفات (*)</translation>
        </message>
        <message>
            <source>One import at a time: let it end, or stop it.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>استيراد واحد في كل مرة: دعه ينتهي أو أوقفه.</translation>
        </message>
        <message>
            <source>Creating the categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>يجري إنشاء الفئات…</translation>
        </message>
        <message>
            <source>Failed rows.csv</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الصفوف غير المضافة.csv</translation>
        </message>
        <message>
            <source>Not saved: {path} cannot be written ({reason}).</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>لم يتم الحفظ: تتعذر كتابة {path} ({reason}).</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) saved in {path}.</source>
            <extracomment>Window: Import. {path}: a file.</extracomment>
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
            <source>The first row has headings</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الصف الأول فيه عناوين الأعمدة</translation>
        </message>
        <message>
            <source>Status where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الحالة إذا لم تذكر</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Window: Import. Window: Settings.</extracomment>
            <translation>المزيد</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الورقة</translation>
        </message>
        <message>
            <source>Category where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الفئة إذا لم تذكر</translation>
        </message>
        <message>
            <source>not ticked</source>
            <extracomment>Window: Import.</extracomment>
            <translation>بدون علامة</translation>
        </message>
        <message>
            <source>Row</source>
            <extracomment>Window: Import.</extracomment>
            <translation>الصف</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>Window: Import. Window: Print.</extracomment>
            <translation>معاينة</translation>
        </message>
        <message>
            <source>Page {page} of {count}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>صفحة {page} من {count}</translation>
        </message>
        <message>
            <source>What</source>
            <extracomment>Window: Print.</extracomment>
            <translation>المحتوى</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>Window: Print.</extracomment>
            <translation>الورق</translation>
        </message>
        <message>
            <source>Size</source>
            <extracomment>Window: Print.</extracomment>
            <translation>الحجم</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>الرمز</translation>
        </message>
        <message>
            <source>Name of the shop</source>
            <extracomment>Window: Print.</extracomment>
            <translation>اسم المتجر</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>Window: Print.</extracomment>
            <translation>حفظ بصيغة PDF…</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <extracomment>Window: Print.</extracomment>
            <translation>حفظ بصيغة PDF</translation>
        </message>
        <message>
            <source>Only one animal of these</source>
            <extracomment>Window: Print.</extracomment>
            <translation>حيوان واحد فقط من هذه</translation>
        </message>
        <message>
            <source>Printing was stopped. {path} was not saved.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>تم إيقاف الطباعة. لم يتم حفظ {path}.</translation>
        </message>
        <message>
            <source>Stop printing</source>
            <extracomment>Window: Print.</extracomment>
            <translation>إيقاف الطباعة</translation>
        </message>
        <message>
            <source>Printing was stopped.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>تم إيقاف الطباعة.</translation>
        </message>
        <message>
            <source>Not printed: the printer refused the pages. Try another one, or save a PDF.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>لم تتم الطباعة: رفضت الطابعة الصفحات. جرب طابعة أخرى، أو احفظ ملف PDF.</translation>
        </message>
        <message>
            <source>The pages were sent to the printer.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>تم إرسال الصفحات إلى الطابعة.</translation>
        </message>
        <message>
            <source>The pages are saved as {path}.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>تم حفظ الصفحات في {path}.</translation>
        </message>
        <message>
            <source>Printing: page {count} of {total}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>تجري الطباعة: صفحة {count} من {total}</translation>
        </message>
        <message>
            <source>Petstore cannot write to the folder of its catalogue.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>يتعذر على Petstore الكتابة في مجلد الكتالوج.</translation>
        </message>
        <message>
            <source>Something else is in its place. Move that elsewhere, or ask IT.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>في مكانه شيء آخر. انقله إلى مكان آخر، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Make room on the disk, or ask IT for access.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>أفسح مساحة على القرص، أو اطلب الإذن من قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>{path}: {reason}

{what_to_do} Then start Petstore again.</source>
            <extracomment>A message before there is a window. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{path}: {reason}

{what_to_do} ثم أعد تشغيل Petstore.</translation>
        </message>
        <message>
            <source>Petstore is already open, but does not answer.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>برنامج Petstore مفتوح بالفعل، لكنه لا يستجيب.</translation>
        </message>
        <message>
            <source>Look for its window behind the others and among the minimized ones. It may be open where somebody else is logged in. If it does not answer, close it, or restart the computer. This message goes away once that window answers or is closed.

If that does not help, show IT this: {path} is in use.</source>
            <extracomment>A message before there is a window. {path}: a file.</extracomment>
            <translation>ابحث عن نافذته خلف النوافذ الأخرى وبين النوافذ المصغرة. قد يكون مفتوحا لدى مستخدم آخر سجل الدخول. إذا لم يستجب فأغلقه، أو أعد تشغيل الحاسوب. تختفي هذه الرسالة عندما تستجيب تلك النافذة أو تغلق.

إذا لم ينفع ذلك فأطلع قسم تقنية المعلومات على هذا: {path} قيد الاستخدام.</translation>
        </message>
        <message>
            <source>Address</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>العنوان</translation>
        </message>
        <message>
            <source>Use this address even though it is not encrypted</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>استخدام هذا العنوان مع أنه بلا تشفير</translation>
        </message>
        <message>
            <source>The address that IT set is missing or wrong. Tell IT.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>العنوان الذي حدده قسم تقنية المعلومات غير موجود أو خاطئ. أبلغ القسم.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>بلا تشفير: يمكن لأي شخص على الشبكة قراءة مفتاح API.</translation>
        </message>
        <message>
            <source>Show key</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>إظهار المفتاح</translation>
        </message>
        <message>
            <source>Saving removes the stored API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>يؤدي الحفظ إلى إزالة مفتاح API المخزن.</translation>
        </message>
        <message>
            <source>The key is shown.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>المفتاح ظاهر.</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>اللغة</translation>
        </message>
        <message>
            <source>Stopped. The settings were not saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>تم الإيقاف. لم يتم حفظ الإعدادات.</translation>
        </message>
        <message>
            <source>Deployment</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>مكان التشغيل</translation>
        </message>
        <message>
            <source>Animals per request</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>عدد الحيوانات في كل طلب</translation>
        </message>
        <message>
            <source>Time to undo an add, in seconds</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>مهلة التراجع عن الإضافة، بالثواني</translation>
        </message>
        <message>
            <source>1 to 100; 100 loads fastest.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>من 1 إلى 100، والأسرع 100.</translation>
        </message>
        <message>
            <source>0 sends at once.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>0 يعني الإرسال فورا.</translation>
        </message>
        <message>
            <source>Used from the next start of Petstore on.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>يسري عند تشغيل Petstore في المرة القادمة.</translation>
        </message>
        <message>
            <source>Test connection</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>اختبار الاتصال</translation>
        </message>
        <message>
            <source>Saving… The API key is being tested first.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>يجري الحفظ… يتم أولا اختبار مفتاح API.</translation>
        </message>
        <message>
            <source>Settings saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>تم حفظ الإعدادات.</translation>
        </message>
        <message>
            <source>Bring back a copy</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>استعادة نسخة</translation>
        </message>
        <message>
            <source>Animals added after the copy was made will be missing.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>ستنقص الحيوانات التي أضيفت بعد إنشاء النسخة.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>استعادة</translation>
        </message>
        <message>
            <source>Copy to bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>النسخة المراد استعادتها</translation>
        </message>
        <message>
            <source>Start with an empty catalogue</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>البدء بكتالوج فارغ</translation>
        </message>
        <message>
            <source>The catalogue on this computer will have no animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>لن تكون في الكتالوج على هذا الحاسوب أي حيوانات.</translation>
        </message>
        <message>
            <source>Start empty</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>بدء كتالوج فارغ</translation>
        </message>
        <message>
            <source>What is left of the old one is kept for IT.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>ما تبقى من القديم محفوظ لقسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Show my anima&amp;ls</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>&amp;إظهار حيواناتي</translation>
        </message>
        <message>
            <source>These are sample animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>هذه حيوانات للمثال فقط.</translation>
        </message>
        <message>
            <source>By status</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>حسب الحالة</translation>
        </message>
        <message>
            <source>By category</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>حسب الفئة</translation>
        </message>
        <message>
            <source>The last weeks</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>الأسابيع الأخيرة</translation>
        </message>
        <message>
            <source>Columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>الأعمدة</translation>
        </message>
        <message>
            <source>Sort by {column}</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>ترتيب حسب {column}</translation>
        </message>
        <message>
            <source>Descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>تنازلي</translation>
        </message>
        <message>
            <source>Make {column} wider</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>توسيع {column}</translation>
        </message>
        <message>
            <source>Make {column} narrower</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>تضييق {column}</translation>
        </message>
        <message>
            <source>Move {column} to the beginning</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>نقل {column} إلى البداية</translation>
        </message>
        <message>
            <source>Reset columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>إعادة تعيين الأعمدة</translation>
        </message>
        <message>
            <source>descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>تنازلي</translation>
        </message>
        <message>
            <source>ascending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>تصاعدي</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;نسخ</translation>
        </message>
        <message>
            <source>Copy &amp;ID</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>نسخ المع&amp;رف</translation>
        </message>
        <message>
            <source>&amp;Show animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Table of animals: headings, cells, context menu.</extracomment>
            <translation>إ&amp;ظهار الحيوان</translation>
        </message>
        <message>
            <source>Add another &amp;like this</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>إضافة آخر &amp;مثله</translation>
        </message>
        <message>
            <source>Save view</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>حفظ طريقة العرض</translation>
        </message>
        <message>
            <source>Manage views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>إدارة طرق العرض</translation>
        </message>
        <message>
            <source>Views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>طرق العرض</translation>
        </message>
        <message>
            <source>Show this view at each start</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>إظهار طريقة العرض هذه عند كل تشغيل</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>إعادة تسمية</translation>
        </message>
        <message>
            <source>Move up</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>إلى أعلى</translation>
        </message>
        <message>
            <source>Move down</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>إلى أسفل</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>إزالة</translation>
        </message>
        <message>
            <source>The view {name} is saved: see the menu View.</source>
            <extracomment>Windows: Save view, Manage views. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تم حفظ طريقة العرض {name}: تجدها تحت «عرض».</translation>
        </message>
        <message>
            <source>Correct…</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>تصحيح…</translation>
        </message>
        <message>
            <source>It is there</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>إنه موجود</translation>
        </message>
        <message>
            <source>Send again</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>إعادة الإرسال</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>تجاهل</translation>
        </message>
        <message>
            <source>not added: {why}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>لم يضف: {why}</translation>
        </message>
        <message>
            <source>may have been added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>ربما أضيف</translation>
        </message>
        <message>
            <source>not added yet</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لم يضف بعد</translation>
        </message>
        <message numerus="yes">
            <source>will be added in %Ln s</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
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
            <source>being added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>تجري إضافته</translation>
        </message>
        <message>
            <source>{name} is being added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تجري إضافة {name}.</translation>
        </message>
        <message>
            <source>{name} was not added: {why}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>لم تتم إضافة {name}: {why}.</translation>
        </message>
        <message>
            <source>It was refused when sent again. The first may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>تم رفضه عند إعادة إرساله. ربما تمت إضافته في المرة الأولى.</translation>
        </message>
        <message>
            <source>It is not sent before {time}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {time}: a time, with its date unless that is today.</extracomment>
            <translation>لن يتم إرساله قبل {time}.</translation>
        </message>
        <message>
            <source>the service did not accept the name</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لم تقبل الخدمة الاسم</translation>
        </message>
        <message>
            <source>the service did not accept the category</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لم تقبل الخدمة الفئة</translation>
        </message>
        <message>
            <source>the service did not accept the status</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لم تقبل الخدمة الحالة</translation>
        </message>
        <message>
            <source>it cannot be sent</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لا يمكن إرساله</translation>
        </message>
        <message>
            <source>the service did not accept it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لم تقبله الخدمة</translation>
        </message>
        <message>
            <source>the service takes no animals at this address</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>الخدمة لا تستقبل حيوانات على هذا العنوان</translation>
        </message>
        <message>
            <source>the service has one that conflicts with it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لدى الخدمة حيوان يتعارض معه</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>الاسم طويل جدا</translation>
        </message>
        <message>
            <source>the service declined it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>رفضته الخدمة</translation>
        </message>
        <message>
            <source>The service gave no reason.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>لم تذكر الخدمة سببا.</translation>
        </message>
        <message>
            <source>Added {name}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تمت إضافة {name}، المعرف {id}.</translation>
        </message>
        <message>
            <source>{sent} was saved as {kept}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>حفظت الخدمة {sent} هكذا: {kept}، المعرف {id}.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) were not added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
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
            <source>%Ln animal(s) may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
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
            <source>{name} is no longer among the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>لم يعد {name} بين الإضافات غير المكتملة.</translation>
        </message>
        <message>
            <source>Discarded {name}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تم تجاهل {name}.</translation>
        </message>
        <message>
            <source>{deployment} at {origin}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>{deployment} على {origin}</translation>
        </message>
        <message numerus="yes">
            <source>The list of unfinished adds was damaged. %Ln could be read.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
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
            <source>%Ln unfinished add(s) of an earlier version were found.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
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
            <source>A newer version of Petstore has the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>الإضافات غير المكتملة لدى إصدار أحدث من Petstore.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>برنامج Petstore غير متصل بأي خدمة.</translation>
        </message>
        <message>
            <source>Nothing can be added: this computer's disk does not save it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لا يمكن إضافة شيء: قرص هذا الحاسوب لا يحفظه.</translation>
        </message>
        <message>
            <source>unknown</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>السبب غير معروف</translation>
        </message>
        <message>
            <source>{name} may have been added. Petstore asks the service again.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ربما تمت إضافة {name}. يسأل Petstore الخدمة من جديد.</translation>
        </message>
        <message>
            <source>{name} will be added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ستتم إضافة {name}.</translation>
        </message>
        <message>
            <source>{name} will be added once the service accepts the API key.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ستتم إضافة {name} بعد أن تقبل الخدمة مفتاح API.</translation>
        </message>
        <message>
            <source>{name} will be added when the service is back.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ستتم إضافة {name} عندما تعود الخدمة.</translation>
        </message>
        <message>
            <source>{name} will be added when the service takes it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ستتم إضافة {name} عندما تقبل الخدمة ذلك.</translation>
        </message>
        <message>
            <source>We can't tell yet whether {name} was added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>لا نعرف بعد هل تمت إضافة {name}.</translation>
        </message>
        <message>
            <source>{name} may not have been added: the list does not show it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ربما لم تتم إضافة {name}: لا يظهر في القائمة.</translation>
        </message>
        <message>
            <source>{name} may have been added: in the list is one like it, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ربما تمت إضافة {name}: في القائمة حيوان مثله، {ids}.</translation>
        </message>
        <message>
            <source>{name} may have been added: several like it are new, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ربما تمت إضافة {name}: ظهرت حيوانات جديدة مثله، {ids}.</translation>
        </message>
        <message>
            <source>{name} may have been added: one like it is new in the list, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ربما تمت إضافة {name}: ظهر في القائمة حيوان جديد مثله، {ids}.</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <extracomment>Add animal and Unfinished adds: how it went. Categories: errors, numbers of animals. Summary, Duplicates, views: explanations.</extracomment>
            <translation>أدخل اسما.</translation>
        </message>
        <message>
            <source>That name has {count} characters; the most is {most}. Shorten it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {count}: a number.</extracomment>
            <translation>عدد أحرف الاسم {count}، والحد الأقصى {most}. اختصره.</translation>
        </message>
        <message>
            <source>This name has a character that cannot be sent. Type it again.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>في هذا الاسم حرف لا يمكن إرساله. اكتبه من جديد.</translation>
        </message>
        <message>
            <source>A category is a whole number.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>يجب أن تكون الفئة عددا صحيحا.</translation>
        </message>
        <message>
            <source>That number is too long for a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>هذا الرقم أطول من أن يكون فئة.</translation>
        </message>
        <message>
            <source>Enter a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>أدخل فئة.</translation>
        </message>
        <message>
            <source>No category has this name. Choose one, or create it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>لا توجد فئة بهذا الاسم. اختر واحدة، أو أنشئها.</translation>
        </message>
        <message>
            <source>Choose a status: it cannot be changed later.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>اختر حالة: لا يمكن تغييرها لاحقا.</translation>
        </message>
        <message>
            <source>Grey</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>رمادي</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>أحمر</translation>
        </message>
        <message>
            <source>Orange</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>برتقالي</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>أصفر</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>أخضر</translation>
        </message>
        <message>
            <source>Teal</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>فيروزي</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>أزرق</translation>
        </message>
        <message>
            <source>Purple</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>بنفسجي</translation>
        </message>
        <message>
            <source>Paw</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>كف حيوان</translation>
        </message>
        <message>
            <source>Dog</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>كلب</translation>
        </message>
        <message>
            <source>Cat</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>قطة</translation>
        </message>
        <message>
            <source>Bird</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>طائر</translation>
        </message>
        <message>
            <source>Fish</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>سمكة</translation>
        </message>
        <message>
            <source>Rabbit</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>أرنب</translation>
        </message>
        <message>
            <source>Rodent</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>قارض</translation>
        </message>
        <message>
            <source>Reptile</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>زاحف</translation>
        </message>
        <message>
            <source>Horse</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>حصان</translation>
        </message>
        <message>
            <source>Insect</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>حشرة</translation>
        </message>
        <message>
            <source>A category name can have at most {most} characters.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>أقصى عدد لأحرف اسم الفئة: {most}.</translation>
        </message>
        <message>
            <source>A category name must be a single line.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>يجب أن يكون اسم الفئة في سطر واحد.</translation>
        </message>
        <message>
            <source>A number cannot be the name of a category.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>لا يمكن أن يكون اسم الفئة رقما.</translation>
        </message>
        <message>
            <source>Another category already has this name.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>هذا الاسم مستخدم لفئة أخرى.</translation>
        </message>
        <message>
            <source>Not saved: this computer's disk may be full or locked.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>لم يتم الحفظ: قد يكون قرص هذا الحاسوب ممتلئا أو مقفلا.</translation>
        </message>
        <message>
            <source>Not saved: the service cannot be reached now.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>لم يتم الحفظ: يتعذر الوصول إلى الخدمة الآن.</translation>
        </message>
        <message>
            <source>Not saved: the service does not accept it.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>لم يتم الحفظ: الخدمة لا تقبل ذلك.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln categories</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
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
            <source>{categories}: {count} of all animals</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} من كل الحيوانات</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} من حيوانات القائمة</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed so far</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} من حيوانات القائمة حتى الآن</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known from earlier</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} من الحيوانات المعروفة سابقا</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} من الحيوانات المعروفة</translation>
        </message>
        <message>
            <source>{count} listed</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} في القائمة</translation>
        </message>
        <message>
            <source>at least {count}</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} على الأقل</translation>
        </message>
        <message>
            <source>{count} known</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>المعروف: {count}</translation>
        </message>
        <message>
            <source>ID</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings.</extracomment>
            <translation>المعرف</translation>
        </message>
        <message>
            <source>Sorted by {column}, descending</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>مرتب حسب {column}، تنازليا</translation>
        </message>
        <message>
            <source>Sorted by {column}</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>مرتب حسب {column}</translation>
        </message>
        <message>
            <source>Waiting for the computer's key store…</source>
            <extracomment>Settings: how a test or saving went. Status bar and banner: no connection.</extracomment>
            <translation>انتظار مخزن المفاتيح في الحاسوب…</translation>
        </message>
        <message>
            <source>You can change it in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>يمكنك تغيير ذلك في الإعدادات.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>لم يبدأ تشغيل الكتالوج على هذا الحاسوب.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store is locked.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>تتعذر قراءة مفتاح API: مخزن المفاتيح في الحاسوب مقفل.</translation>
        </message>
        <message>
            <source>Press Refresh to unlock it, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>اضغط «تحديث» لفتحه، أو أدخل المفتاح في الإعدادات.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store did not return it.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>تتعذر قراءة مفتاح API: لم يقدمه مخزن المفاتيح في الحاسوب.</translation>
        </message>
        <message>
            <source>Press Refresh to try again, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>اضغط «تحديث» للمحاولة مجددا، أو أدخل المفتاح في الإعدادات.</translation>
        </message>
        <message>
            <source>The catalogue on this computer stopped.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>توقف الكتالوج على هذا الحاسوب.</translation>
        </message>
        <message>
            <source>Petstore restarts it by itself.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>يعيد Petstore تشغيله تلقائيا.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is missing or wrong.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>غير متصل: العنوان الذي حدده قسم تقنية المعلومات غير موجود أو خاطئ.</translation>
        </message>
        <message>
            <source>Tell IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Not connected: there is no address yet.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>غير متصل: لا يوجد عنوان بعد.</translation>
        </message>
        <message>
            <source>Enter the one from IT in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>أدخل في الإعدادات العنوان الذي قدمه قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Not connected: the address is not encrypted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>غير متصل: العنوان بلا تشفير.</translation>
        </message>
        <message>
            <source>Anybody on the network could read the API key. Change it in Settings, or allow it there.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>يمكن لأي شخص على الشبكة قراءة مفتاح API. عدل العنوان في الإعدادات، أو اسمح به هناك.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is not valid.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>غير متصل: العنوان الذي حدده قسم تقنية المعلومات غير صالح.</translation>
        </message>
        <message>
            <source>Tell IT, or enter the right one in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>أبلغ القسم، أو أدخل العنوان الصحيح في الإعدادات.</translation>
        </message>
        <message>
            <source>The message above the list says how to go on.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>الرسالة التي فوق القائمة تبين كيف تتابع.</translation>
        </message>
        <message>
            <source>Petstore cannot write to its folder. Make room on the disk, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>يتعذر على Petstore الكتابة في مجلده. أفسح مساحة على القرص، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Another version of Petstore wrote it. Start that version, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>كتبه إصدار آخر من Petstore. استخدم ذلك الإصدار، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Another program has it open. Close that program, then press Refresh.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>هو مفتوح في برنامج آخر. أغلق ذلك البرنامج، ثم اضغط «تحديث».</translation>
        </message>
        <message>
            <source>Press Refresh; if that does not help, ask IT. ({why})</source>
            <extracomment>Status bar and banner: no connection. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>اضغط «تحديث»، فإن لم ينفع ذلك فاسأل قسم تقنية المعلومات. ({why})</translation>
        </message>
        <message>
            <source>The file with this computer's animals is damaged.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>الملف الذي فيه حيوانات هذا الحاسوب تالف.</translation>
        </message>
        <message>
            <source>The file with this computer's animals is gone.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>الملف الذي فيه حيوانات هذا الحاسوب مفقود.</translation>
        </message>
        <message>
            <source>Choose how to go on. Nothing is deleted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>اختر كيف تتابع. لن يُحذف شيء.</translation>
        </message>
        <message>
            <source>There is no copy of it. Ask IT before you choose.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>لا توجد نسخة منه. اسأل قسم تقنية المعلومات قبل الاختيار.</translation>
        </message>
        <message numerus="yes">
            <source>{date} (%Ln animal(s))</source>
            <extracomment>Banner: the animals on this computer, and their copies. {date}: a date.</extracomment>
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
            <source>An empty catalogue was started. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>بدأ كتالوج فارغ. ما كان قبله محفوظ لقسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The copy of {date} is back. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection. {date}: a date.</extracomment>
            <translation>تمت استعادة نسخة {date}. ما كان قبلها محفوظ لقسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>يتعذر الوصول إلى الخدمة. تحقق من الشبكة، أو أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>لم يتم العثور على حاسوب باسم {where}. تحقق من الشبكة، أو أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Try again later, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>لا توجد خدمة تعمل على {where}. حاول مجددا لاحقا، أو أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>{where} does not answer. Check the network, or ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>لا يستجيب {where}. تحقق من الشبكة، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The service's certificate is not valid here. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>شهادة الخدمة غير صالحة هنا. لم يتم إرسال شيء. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر إجراء اتصال آمن. لم يتم إرسال شيء. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>This computer's proxy settings cannot be used. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا يمكن استخدام إعدادات الوكيل في هذا الحاسوب. اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Petstore could not make this request. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر على Petstore إعداد هذا الطلب. لم يتم إرسال شيء. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service. The window says why.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>برنامج Petstore غير متصل بأي خدمة. السبب مذكور في النافذة.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start. Start Petstore again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم يبدأ تشغيل الكتالوج على هذا الحاسوب. أعد تشغيل Petstore.</translation>
        </message>
        <message>
            <source>Something went wrong with the request. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>حدث خلل في الطلب. حاول مجددا.</translation>
        </message>
        <message>
            <source>The service did not send a whole answer. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم ترسل الخدمة ردا كاملا. حاول مجددا.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>انتقلت الخدمة إلى عنوان آخر. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>الرد لا يبدو من خدمة petstore. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>We can't tell whether the animal was added. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا نعرف هل تمت إضافة الحيوان. راجع القائمة.</translation>
        </message>
        <message>
            <source>This computer's disk could not save the animal. It was not sent.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر على قرص هذا الحاسوب حفظ الحيوان. لم يتم إرساله.</translation>
        </message>
        <message>
            <source>A newer Petstore saved the unfinished adds. Start that version.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>الإضافات غير المكتملة حفظها إصدار أحدث من Petstore. استخدم ذلك الإصدار.</translation>
        </message>
        <message>
            <source>The API key is missing. Enter it in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا يوجد مفتاح API. أدخله في الإعدادات.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key. Enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر على هذا الحاسوب حفظ مفتاح API. أدخله من جديد.</translation>
        </message>
        <message>
            <source>The service declined the request. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>رفضت الخدمة الطلب. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Enter the right one in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم يتم قبول مفتاح API. أدخل المفتاح الصحيح في الإعدادات.</translation>
        </message>
        <message>
            <source>The service did not find what was asked for. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم تجد الخدمة المطلوب. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The service no longer offers this. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم تعد الخدمة تقدم هذا. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in a moment.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>الخدمة مشغولة. حاول مجددا بعد لحظات.</translation>
        </message>
        <message>
            <source>The service did not accept what was sent. Check your entries.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم تقبل الخدمة ما تم إرساله. تحقق مما أدخلته.</translation>
        </message>
        <message>
            <source>The service does not allow this with this API key. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا تسمح الخدمة بهذا لمفتاح API الحالي. اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>This conflicts with something the service has. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>يتعارض هذا مع شيء في الخدمة. راجع القائمة.</translation>
        </message>
        <message>
            <source>The service does not accept that much. Shorten the name.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا تقبل الخدمة هذا القدر. اختصر الاسم.</translation>
        </message>
        <message>
            <source>The service has a problem. Try again in a few minutes.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>في الخدمة خلل. حاول مجددا بعد دقائق.</translation>
        </message>
        <message>
            <source>The service could not save it. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر على الخدمة الحفظ. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in {wait}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {wait}: “5 seconds” or “2 minutes”.</extracomment>
            <translation>الخدمة مشغولة. حاول مجددا بعد {wait}.</translation>
        </message>
        <message>
            <source>HTTP {status}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {status}: a status, or a number.</extracomment>
            <translation>HTTP {status}.</translation>
        </message>
        <message>
            <source>Offline since {time}. Petstore tries again by itself.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>لا اتصال منذ {time}. يعيد Petstore المحاولة تلقائيا.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) will be added then.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
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
            <source>This API key may not add animals.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا يسمح مفتاح API هذا بإضافة حيوانات.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key: enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر على هذا الحاسوب حفظ مفتاح API: أدخله من جديد.</translation>
        </message>
        <message>
            <source>The API key is missing.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا يوجد مفتاح API.</translation>
        </message>
        <message>
            <source>The API key was not accepted.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم يتم قبول مفتاح API.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln second(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
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
            <source>%Ln minute(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
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
            <source>Code: {code}.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>الرمز: {code}.</translation>
        </message>
        <message>
            <source>The service says: "{words}" (Code: {code}).</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>رد الخدمة: «{words}» (الرمز: {code}).</translation>
        </message>
        <message>
            <source>The service says: "{words}"</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>رد الخدمة: «{words}»</translation>
        </message>
        <message>
            <source>The service says: "{words}".</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>رد الخدمة: «{words}».</translation>
        </message>
        <message>
            <source>The service did not send the whole list. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لم ترسل الخدمة القائمة كاملة. حاول مجددا.</translation>
        </message>
        <message>
            <source>The answer of the service could not be understood. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>تعذر فهم رد الخدمة. حاول مجددا.</translation>
        </message>
        <message>
            <source>The service is busy and asks you to wait.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>الخدمة مشغولة وتطلب الانتظار.</translation>
        </message>
        <message>
            <source>The service is busy: it asks you to wait until {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>الخدمة مشغولة: تطلب الانتظار حتى {time}.</translation>
        </message>
        <message>
            <source>Trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>إعادة المحاولة في {time}</translation>
        </message>
        <message>
            <source>Waiting for the service until {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>انتظار الخدمة حتى {time}</translation>
        </message>
        <message>
            <source>The service is busy: trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>الخدمة مشغولة: إعادة المحاولة في {time}</translation>
        </message>
        <message>
            <source>Not being refreshed</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>لا يتم التحديث</translation>
        </message>
        <message>
            <source>Petstore tries again by itself at {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>يعيد Petstore المحاولة تلقائيا في {time}.</translation>
        </message>
        <message>
            <source>category {names}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {names}: names, separated by commas.</extracomment>
            <translation>الفئة: {names}</translation>
        </message>
        <message>
            <source>search '{search}'</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {search}: what was typed.</extracomment>
            <translation>البحث: «{search}»</translation>
        </message>
        <message>
            <source>Only {animals} of these: {choice}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {choice}: what narrows the list, as “Sold, search ‘rex’”.</extracomment>
            <translation>منها فقط {animals} ({choice})</translation>
        </message>
        <message>
            <source>One of them does not match the filter or search.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>أحدها لا يطابق التصفية أو البحث.</translation>
        </message>
        <message>
            <source>The list may be incomplete. {sentence}.</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>قد لا تكون القائمة كاملة. {sentence}.</translation>
        </message>
        <message>
            <source>that disk is full</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ذلك القرص ممتلئ</translation>
        </message>
        <message>
            <source>you may not write there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ليس لديك إذن بالكتابة هناك</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>المجلد غير موجود</translation>
        </message>
        <message>
            <source>it is open in another program</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>مفتوح في برنامج آخر</translation>
        </message>
        <message>
            <source>Exporting: saving the file…</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>يجري التصدير: حفظ الملف…</translation>
        </message>
        <message>
            <source>Exporting: {count} of {animals}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>يجري التصدير: {count}، الإجمالي {animals}</translation>
        </message>
        <message>
            <source>{animals}, in the order and columns of the table</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}، بترتيب الجدول وأعمدته</translation>
        </message>
        <message>
            <source>{animals} known, in the order of their IDs</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>المعروف: {animals}، بترتيب المعرف</translation>
        </message>
        <message>
            <source>CSV</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>CSV</translation>
        </message>
        <message>
            <source>Excel</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Excel</translation>
        </message>
        <message>
            <source>JSON</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>JSON</translation>
        </message>
        <message>
            <source>Comma</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>فاصلة</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>فاصلة منقوطة</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>علامة جدولة</translation>
        </message>
        <message>
            <source>UTF-8 with BOM</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>ترميز UTF-8 مع BOM</translation>
        </message>
        <message>
            <source>UTF-8</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>UTF-8</translation>
        </message>
        <message>
            <source>Windows-1252</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <source>For every spreadsheet and many other programs.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>لكل جداول البيانات وكثير من البرامج الأخرى.</translation>
        </message>
        <message>
            <source>It says where the list is from and how complete it is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>يذكر مصدر القائمة ومدى اكتمالها.</translation>
        </message>
        <message>
            <source>For programs. It has every field, and says how complete the list is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>للبرامج. فيه كل الحقول، ويذكر مدى اكتمال القائمة.</translation>
        </message>
        <message>
            <source>For spreadsheets. It has all letters.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>لجداول البيانات. فيه كل الحروف.</translation>
        </message>
        <message>
            <source>For other programs. It has all letters, but Excel may show wrong ones.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>للبرامج الأخرى. فيه كل الحروف، لكن Excel قد يعرض حروفا خاطئة.</translation>
        </message>
        <message>
            <source>For old programs. Letters that it lacks, such as ł or 猫, become question marks.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>للبرامج القديمة. الحروف التي ليست فيه، مثل ł أو 猫، تصبح علامات استفهام.</translation>
        </message>
        <message>
            <source>Cage cards</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>بطاقات الأقفاص</translation>
        </message>
        <message>
            <source>Labels</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>الملصقات</translation>
        </message>
        <message>
            <source>QR code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>رمز QR</translation>
        </message>
        <message>
            <source>Bar code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>باركود</translation>
        </message>
        <message>
            <source>{size}, roll of 62 mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{size}، لفة 62 مم</translation>
        </message>
        <message numerus="yes">
            <source>{size}, %Ln on {page}</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
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
            <source>All %Ln shown</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
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
            <source>%Ln selected</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
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
            <source>{wide} × {high} in</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} بوصة</translation>
        </message>
        <message>
            <source>{wide} × {high} mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} مم</translation>
        </message>
        <message>
            <source>Western European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>أوروبي غربي</translation>
        </message>
        <message>
            <source>Central European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>أوروبي أوسط</translation>
        </message>
        <message>
            <source>Vertical bar</source>
            <extracomment>Window: Import.</extracomment>
            <translation>خط عمودي</translation>
        </message>
        <message>
            <source>Several files were dropped. Drop one file at a time.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>تم إفلات عدة ملفات. أفلت ملفا واحدا في كل مرة.</translation>
        </message>
        <message>
            <source>{name} is a folder. Choose a file in it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} مجلد. اختر ملفا فيه.</translation>
        </message>
        <message>
            <source>{name} is no longer there.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>لم يعد {name} موجودا.</translation>
        </message>
        <message>
            <source>You don't have permission to open {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ليس لديك إذن بفتح {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read ({reason}).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>تتعذر قراءة {name} ({reason}).</translation>
        </message>
        <message>
            <source>{name} is larger than {megabytes} MB. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: الحجم أكبر من {megabytes} ميغابايت. قسمه إلى ملفات أصغر.</translation>
        </message>
        <message>
            <source>{name} has more than {rows} rows. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: عدد الصفوف أكثر من {rows}. قسمها على عدة ملفات.</translation>
        </message>
        <message>
            <source>{name} has more than {cells} cells. Remove columns that are not needed.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: عدد الخلايا أكثر من {cells}. أزل الأعمدة التي لا تلزم.</translation>
        </message>
        <message>
            <source>Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose another separator.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}، الصف {row}: علامة تنصيص بلا مقابل. صححها، أو اختر فاصلا آخر.</translation>
        </message>
        <message>
            <source>{name} is no text in this encoding. Choose another one.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: ليس نصا بهذا الترميز. اختر ترميزا آخر.</translation>
        </message>
        <message>
            <source>{name} takes too much memory or time. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: يتطلب ذاكرة أو وقتا أكثر من اللازم. احفظه بصيغة CSV، ثم استورد ذلك الملف.</translation>
        </message>
        <message>
            <source>{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: تالف أو مقفل أو ليس جدول بيانات. احفظه بصيغة CSV، ثم استورد ذلك الملف.</translation>
        </message>
        <message>
            <source>{name}: {added} of {total}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: {added} من {total}</translation>
        </message>
        <message>
            <source>Paused.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>متوقف مؤقتا.</translation>
        </message>
        <message>
            <source>Waiting.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>قيد الانتظار.</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>{sentence}.</translation>
        </message>
        <message>
            <source>{added} added, {left_out} left out.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”.</extracomment>
            <translation>المضاف: {added}، غير المضاف: {left_out}.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) added.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>Not sent.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>لم يتم إرساله.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln may have been added: see Unfinished adds.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>%Ln new category(ies): {names}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {names}: names, separated by commas.</extracomment>
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
            <source>%Ln like one in the list.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>%Ln like another row.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>Tick those that you want.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>ضع علامة أمام ما تريد.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) to correct.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>%Ln new animal(s).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>Like ID {id}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>مثل المعرف {id}</translation>
        </message>
        <message>
            <source>Like row {row}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>مثل الصف {row}</translation>
        </message>
        <message>
            <source>That is not a status. Enter available, pending or sold.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>هذه ليست حالة. أدخل «متاح» أو «محجوز» أو «مباع».</translation>
        </message>
        <message>
            <source>Choose above which column has the names.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>اختر أعلاه العمود الذي فيه الأسماء.</translation>
        </message>
        <message>
            <source>Choose above which column has the category, or press More.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>اختر أعلاه العمود الذي فيه الفئة، أو اضغط «المزيد».</translation>
        </message>
        <message>
            <source>Choose above which column has the status, or one for all.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>اختر أعلاه العمود الذي فيه الحالة، أو حالة واحدة للكل.</translation>
        </message>
        <message>
            <source>No category is called {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>لا توجد فئة باسم {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Import %Ln animal(s)</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
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
            <source>All</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>الكل</translation>
        </message>
        <message>
            <source>{count} found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>النتائج: {count}</translation>
        </message>
        <message>
            <source>None found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>لا نتائج</translation>
        </message>
        <message>
            <source>1 shown although the filter or search would hide it</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>حيوان واحد معروض رغم التصفية أو البحث</translation>
        </message>
        <message numerus="yes">
            <source>%Ln found by ID</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>%Ln newly added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>{animals}, {added}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {added}: a count, as “2 newly added here”. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}، {added}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s), added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>1 animal</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>حيوان واحد</translation>
        </message>
        <message numerus="yes">
            <source>All %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>%Ln animal(s) listed</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>At least %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>None from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>لا حيوانات من {time}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
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
            <source>%Ln not in the newest list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>{time} and earlier</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time} وما قبله</translation>
        </message>
        <message>
            <source>Loading, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>يجري التحميل، {count} حتى الآن</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>the service did not send the rest</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>لم ترسل الخدمة البقية</translation>
        </message>
        <message>
            <source>{known}: {reason}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {known}: a count, as “All 5 animals”. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{known}: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln with another status, shown only under All</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>Arranging, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>يجري الترتيب، {count} حتى الآن</translation>
        </message>
        <message>
            <source>Loading…</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>يجري التحميل…</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) could not be read</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>%Ln more animal(s) came than asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>%Ln animal(s) came more than once, so others may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>%Ln animal(s) came without the status that was asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>%Ln animal(s) came in two versions: the later is shown, and counts may be wrong</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
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
            <source>As of {time}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>كما في {time}</translation>
        </message>
        <message>
            <source>Updated {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>آخر تحديث {time}</translation>
        </message>
        <message>
            <source>the service itself names another end or number</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>الخدمة نفسها تذكر نهاية أخرى أو عددا آخر</translation>
        </message>
        <message>
            <source>the link to the rest does not lead to this list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>رابط البقية لا يؤدي إلى هذه القائمة</translation>
        </message>
        <message>
            <source>the links to the rest go round in a circle</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>روابط البقية تدور في حلقة</translation>
        </message>
        <message>
            <source>the list is longer than this program can load</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>القائمة أطول مما يمكن لهذا البرنامج تحميله</translation>
        </message>
        <message>
            <source>the list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>قد تكون القائمة مقطوعة عند {limit}</translation>
        </message>
        <message>
            <source>the {statuses} lists may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>قد تكون قوائم الحالات ({statuses}) مقطوعة عند {limit}</translation>
        </message>
        <message>
            <source>the {statuses} list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>قد تكون قائمة الحالة ({statuses}) مقطوعة عند {limit}</translation>
        </message>
        <message>
            <source>{cut}; others with no status or an unknown one may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {cut}: the same sentence about other lists.</extracomment>
            <translation>{cut}؛ وقد تنقص حيوانات بلا حالة أو بحالة غير معروفة</translation>
        </message>
        <message>
            <source>Among all animals</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>من كل الحيوانات</translation>
        </message>
        <message>
            <source>Among the animals listed</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>من حيوانات القائمة</translation>
        </message>
        <message>
            <source>Among the animals listed so far</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>من حيوانات القائمة حتى الآن</translation>
        </message>
        <message>
            <source>Among the animals known from earlier</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>من الحيوانات المعروفة سابقا</translation>
        </message>
        <message>
            <source>Among the animals known</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>من الحيوانات المعروفة</translation>
        </message>
        <message>
            <source>Only those found by the search</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>نتائج البحث فقط</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more categories, which have {animals}.</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
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
            <source>This computer has nothing from earlier weeks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>ليس لدى هذا الحاسوب شيء من الأسابيع السابقة.</translation>
        </message>
        <message>
            <source>What this computer saw while Petstore was open. Each number is the list at the end of that week. With + are animals first seen then, with − those last seen. This computer first saw the list on {day}. What was new that day is not known.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>ما رصده هذا الحاسوب أثناء تشغيل Petstore. كل رقم هو حجم القائمة في نهاية ذلك الأسبوع. مع + الحيوانات التي ظهرت فيه لأول مرة، ومع − التي ظهرت فيه لآخر مرة. رصد هذا الحاسوب القائمة أول مرة في {day}. وما كان جديدا في ذلك اليوم غير معروف.</translation>
        </message>
        <message>
            <source>This week</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>هذا الأسبوع</translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {came} first seen, {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
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
            <source>{week}: %Ln animal(s), {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
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
            <source>search for {words}</source>
            <extracomment>Summary, Duplicates, views: explanations. {words}: what somebody wrote.</extracomment>
            <translation>بحث عن {words}</translation>
        </message>
        <message>
            <source>A view name can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>أقصى عدد لأحرف اسم طريقة العرض: {most}.</translation>
        </message>
        <message>
            <source>A search in a view can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>أقصى عدد لأحرف البحث في طريقة العرض: {most}.</translation>
        </message>
        <message>
            <source>Alike: the same category; names differ only in case, accents or blanks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>المتشابهة: لها الفئة نفسها، ولا تختلف أسماؤها إلا في الأحرف الكبيرة والصغيرة أو التشكيل أو الفراغات.</translation>
        </message>
        <message>
            <source>No animals are loaded, so none could be compared.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>لم يتم تحميل أي حيوانات، فلا شيء للمقارنة.</translation>
        </message>
        <message>
            <source>No two of these animals are alike.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>لا يوجد بين هذه الحيوانات اثنان متشابهان.</translation>
        </message>
        <message numerus="yes">
            <source>{animals} in %Ln group(s)</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
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
            <source>Looked through: {known}</source>
            <extracomment>Summary, Duplicates, views: explanations. {known}: a count, as “All 5 animals”.</extracomment>
            <translation>شمل الفحص: {known}</translation>
        </message>
        <message>
            <source>Looking through {animals}: {count} so far</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>يجري الفحص ({animals}): {count} حتى الآن</translation>
        </message>
        <message>
            <source>(no name)</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>(بلا اسم)</translation>
        </message>
        <message>
            <source>"{name}"</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>«{name}»</translation>
        </message>
        <message>
            <source>Last seen</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>آخر ظهور</translation>
        </message>
        <message>
            <source>In the last list that was loaded</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>في آخر قائمة تم تحميلها</translation>
        </message>
        <message>
            <source>Found by its ID. The list does not show it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>تم العثور عليه بمعرفه. لا يظهر في القائمة.</translation>
        </message>
        <message>
            <source>Added here. No list has shown it since.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>أضيف هنا. لم يظهر في أي قائمة بعد ذلك.</translation>
        </message>
        <message>
            <source>Added here or found by its ID. No list has shown it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>أضيف هنا أو تم العثور عليه بمعرفه. لم يظهر في أي قائمة.</translation>
        </message>
        <message>
            <source>No longer listed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>لم يعد في القائمة</translation>
        </message>
        <message>
            <source>last seen just now</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>آخر ظهور قبل لحظات</translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln minute(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
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
            <source>last seen %Ln hour(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
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
            <source>last seen %Ln day(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
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
            <source>new</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>جديد</translation>
        </message>
        <message>
            <source>changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>تغير</translation>
        </message>
        <message>
            <source>{what}: from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>{what}: من {before} إلى {now}</translation>
        </message>
        <message>
            <source>from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>من {before} إلى {now}</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>جديد</translation>
        </message>
        <message>
            <source>Seen for the first time</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ظهر لأول مرة</translation>
        </message>
        <message>
            <source>Listed again</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>عاد إلى القائمة</translation>
        </message>
        <message>
            <source>ID {id}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>المعرف {id}</translation>
        </message>
        <message>
            <source>This computer's settings were damaged: Petstore uses its defaults. Check them in Settings.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>كانت إعدادات هذا الحاسوب تالفة: يستخدم Petstore القيم الافتراضية. راجعها في الإعدادات.</translation>
        </message>
        <message>
            <source>The damaged file is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>الملف التالف محفوظ لقسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Petstore's log could not be used, so a new one was started. The old one is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>تعذر استخدام سجل Petstore، لذلك بدأ سجل جديد. القديم محفوظ لقسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Petstore cannot write its log, which IT needs if something goes wrong. Everything else works. Show IT the details.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>يتعذر على Petstore كتابة سجله، ويحتاج إليه قسم تقنية المعلومات عند حدوث خلل. كل ما عداه يعمل. أطلع القسم على التفاصيل.</translation>
        </message>
        <message>
            <source>Something went wrong in Petstore: this window may be out of date. Start Petstore again when you can. Help &gt; Report a problem has the details for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>حدث خلل في Petstore: قد لا تعرض هذه النافذة آخر المعلومات. أعد تشغيل Petstore حين يمكنك ذلك. تجد التفاصيل لقسم تقنية المعلومات في مساعدة &gt; الإبلاغ عن مشكلة.</translation>
        </message>
        <message>
            <source>Same as the computer</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>كما في الحاسوب</translation>
        </message>
        <message>
            <source>IT's setting is not valid. Tell IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>إعداد قسم تقنية المعلومات غير صالح. أبلغ القسم.</translation>
        </message>
        <message>
            <source>Set by IT; you can change it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>حدده قسم تقنية المعلومات، ويمكنك تغييره.</translation>
        </message>
        <message>
            <source>The computer's key store is locked. Press Show key to unlock it and see the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>مخزن المفاتيح في الحاسوب مقفل. اضغط «إظهار المفتاح» لفتحه ورؤية المفتاح.</translation>
        </message>
        <message>
            <source>This computer has no key store. You will be asked for the key at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>لا يوجد مخزن مفاتيح في هذا الحاسوب. سيطلب منك المفتاح عند التشغيل القادم.</translation>
        </message>
        <message>
            <source>The computer's key store did not return the key. Press Show key to try again, or enter the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>لم يقدم مخزن المفاتيح في الحاسوب المفتاح. اضغط «إظهار المفتاح» للمحاولة مجددا، أو أدخل المفتاح.</translation>
        </message>
        <message>
            <source>Set by IT and not shown; you can enter another one.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>حدده قسم تقنية المعلومات ولا يُعرض؛ يمكنك إدخال مفتاح آخر.</translation>
        </message>
        <message>
            <source>Settings saved, but the test failed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>تم حفظ الإعدادات، لكن الاختبار لم ينجح.</translation>
        </message>
        <message>
            <source>The key could not be saved on this computer. You will be asked for it at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>تعذر حفظ المفتاح على هذا الحاسوب. سيطلب منك عند التشغيل القادم.</translation>
        </message>
        <message>
            <source>The API key was removed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>تمت إزالة مفتاح API.</translation>
        </message>
        <message>
            <source>The API key could not be removed: the computer's key store refused, or did not answer. Clear the field and save again later, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>تعذرت إزالة مفتاح API: رفض مخزن المفاتيح في الحاسوب ذلك أو لم يستجب. امسح الحقل واحفظ من جديد لاحقا، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the settings. What you change here lasts until you close Petstore. Start the newer version instead.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>الإعدادات حفظها إصدار أحدث من Petstore. ما تغيره هنا يسري حتى تغلق Petstore. استخدم الإصدار الأحدث بدلا منه.</translation>
        </message>
        <message>
            <source>The settings could not be saved: they last until you close Petstore. Make room on the disk, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>تعذر حفظ الإعدادات: تسري حتى تغلق Petstore. أفسح مساحة على القرص، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>… Looking for the computer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… البحث عن الحاسوب ({most} ث على الأكثر)</translation>
        </message>
        <message>
            <source>… Connecting (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… الاتصال ({most} ث على الأكثر)</translation>
        </message>
        <message>
            <source>… Making the connection secure (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… تأمين الاتصال ({most} ث على الأكثر)</translation>
        </message>
        <message>
            <source>… Waiting for the answer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… انتظار الرد ({most} ث على الأكثر)</translation>
        </message>
        <message>
            <source>✓ Name found ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ الاسم موجود ({ms} م.ث)</translation>
        </message>
        <message>
            <source>✓ Connected ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ تم الاتصال ({ms} م.ث)</translation>
        </message>
        <message>
            <source>✓ Encrypted ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ تم التشفير ({ms} م.ث)</translation>
        </message>
        <message>
            <source>✓ API key accepted, list received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ تم قبول مفتاح API، ووصلت القائمة ({ms} م.ث)</translation>
        </message>
        <message>
            <source>✓ List received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ وصلت القائمة ({ms} م.ث)</translation>
        </message>
        <message>
            <source>The service did not accept the request. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>لم تقبل الخدمة الطلب. تحقق من العنوان.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network and the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>يتعذر الوصول إلى الخدمة. تحقق من الشبكة والعنوان.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the address.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>لم يتم العثور على حاسوب باسم {where}. تحقق من العنوان.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>لا توجد خدمة تعمل على {where}. تحقق من العنوان، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>تعذر إجراء اتصال آمن. تحقق من العنوان، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The certificate was not accepted: {detail}. Nothing was sent. Ask IT.</source>
            <extracomment>Settings: how a test or saving went. {detail}: the words of the system, in English.</extracomment>
            <translation>لم يتم قبول الشهادة: {detail}. لم يتم إرسال شيء. اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>Something answers, but not as a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>وصل رد، لكنه ليس من خدمة petstore. تحقق من العنوان.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Ask IT for it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>انتقلت الخدمة إلى عنوان آخر. اطلبه من قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>الرد لا يبدو من خدمة petstore. تحقق من العنوان.</translation>
        </message>
        <message>
            <source>There is no list of animals at the address. Check its end.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>لا توجد قائمة حيوانات على هذا العنوان. تحقق من نهايته.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Check it, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>لم يتم قبول مفتاح API. تحقق منه، أو اسأل قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>{first} {second}</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>{first} {second}</translation>
        </message>
        <message>
            <source>{what}: {said}</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>{what}: {said}</translation>
        </message>
        <message>
            <source>Not stated</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>غير مذكور</translation>
        </message>
        <message>
            <source>Available</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>متاح</translation>
        </message>
        <message>
            <source>Pending</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>محجوز</translation>
        </message>
        <message>
            <source>Sold</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>مباع</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>فارغة</translation>
        </message>
        <message>
            <source>{name}, category {number}</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}، الفئة {number}</translation>
        </message>
        <message>
            <source>Name category {number}…</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>تسمية الفئة {number}…</translation>
        </message>
        <message>
            <source>Change category {name}…</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>تغيير الفئة {name}…</translation>
        </message>
        <message>
            <source>Empty: the service sent a status without text</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>فارغة: أرسلت الخدمة حالة بلا نص</translation>
        </message>
        <message>
            <source>{status}: a status of the service's own</source>
            <extracomment>Everywhere: statuses, deployments, times. {status}: a status, or a number.</extracomment>
            <translation>{status}: حالة خاصة بالخدمة</translation>
        </message>
        <message>
            <source>This computer</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>هذا الحاسوب</translation>
        </message>
        <message>
            <source>Production</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>الإنتاج</translation>
        </message>
        <message>
            <source>Staging</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>التجريب</translation>
        </message>
        <message>
            <source>It is kept as {path}.</source>
            <extracomment>Everywhere: statuses, deployments, times. {path}: a file.</extracomment>
            <translation>الملف محفوظ في {path}.</translation>
        </message>
        <message>
            <source>The key file that IT set cannot be read. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>تتعذر قراءة ملف المفتاح الذي حدده قسم تقنية المعلومات. أبلغ القسم.</translation>
        </message>
        <message>
            <source>Everybody on this computer can read IT's key file. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>يمكن لأي شخص على هذا الحاسوب قراءة ملف المفتاح. أبلغ قسم تقنية المعلومات.</translation>
        </message>
        <message>
            <source>The key file that IT set holds no key. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>ملف المفتاح الذي حدده قسم تقنية المعلومات لا يحوي مفتاحًا. أبلغ القسم.</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>+</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>‪+</translation>
        </message>
    </context>
</TS>
