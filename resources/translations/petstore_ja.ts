<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name />
        <message>
            <source>Enter the API key.</source>
            <extracomment>Settings: about the API key. Settings: how a test or saving went.</extracomment>
            <translation>APIキーを入力してください。</translation>
        </message>
        <message>
            <source>This is too long for an API key, which has at most 1,024 characters. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>APIキーは1,024文字までです。長すぎるため、コピーし直してください。</translation>
        </message>
        <message>
            <source>An API key has only plain letters, digits and symbols, and no spaces. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>APIキーに使えるのは半角の英字、数字、記号だけです。空白は使えません。コピーし直してください。</translation>
        </message>
        <message>
            <source>Locked by IT.</source>
            <extracomment>Main window: a tool tip. Settings: how a test or saving went. Window: Settings.</extracomment>
            <translation>IT担当がロック中です。</translation>
        </message>
        <message>
            <source>What changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>変更点</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>重複</translation>
        </message>
        <message>
            <source>Enter the address that IT gave you.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>IT担当から受け取ったアドレスを入力してください。</translation>
        </message>
        <message>
            <source>There is a space in the address. Delete the space, or copy the address again.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>アドレスに空白があります。空白を削除するか、アドレスをコピーし直してください。</translation>
        </message>
        <message>
            <source>An address looks like https://petstore.example.com/v1. Ask IT for yours.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>アドレスはhttps://petstore.example.com/v1のような形です。IT担当に確認してください。</translation>
        </message>
        <message>
            <source>The address must begin with https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>アドレスはhttps://で始めてください。</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key. Write https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>暗号化されていません。ネットワーク上の誰でもAPIキーを読み取れます。https://で始めてください。</translation>
        </message>
        <message>
            <source>Delete the name and password (everything up to the @) from the address.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>アドレスから名前とパスワード（@までのすべて）を削除してください。</translation>
        </message>
        <message>
            <source>The name of the computer is missing after the //.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>//の後にコンピューターの名前がありません。</translation>
        </message>
        <message>
            <source>The computer's name has a letter that is not allowed. Ask IT for its xn-- form.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>コンピューターの名前に使えない文字があります。xn--で始まる形をIT担当に確認してください。</translation>
        </message>
        <message>
            <source>The name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>コンピューターの名前が正しくありません。入力の誤りがないか確認してください。</translation>
        </message>
        <message>
            <source>The number after the colon must be a port, from 1 to 65535.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>コロンの後のポート番号は1～65535で入力してください。</translation>
        </message>
        <message>
            <source>Delete the question mark and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>疑問符とその後のすべてを削除してください。</translation>
        </message>
        <message>
            <source>Delete the # and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>#とその後のすべてを削除してください。</translation>
        </message>
        <message>
            <source>The address must end in /v1. Check it for typing errors, or ask IT.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>アドレスは/v1で終わる必要があります。入力の誤りがないか確認するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>The part after the name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>コンピューターの名前の後の部分が正しくありません。入力の誤りがないか確認してください。</translation>
        </message>
        <message>
            <source>Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>動物を追加</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Categories. Window: Import. Windows: Save view, Manage views.</extracomment>
            <translation>名前</translation>
        </message>
        <message>
            <source>Category</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>カテゴリ</translation>
        </message>
        <message>
            <source>Status</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>状態</translation>
        </message>
        <message>
            <source>Add another</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>続けて追加</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>追加</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Banner: the animals on this computer, and their copies. Window: Add animal, or Unfinished adds. Window: Categories. Window: Export list. Window: Import. Window: Print. Window: Settings. Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>It cannot be changed once the animal is added.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>動物を追加した後は変更できません。</translation>
        </message>
        <message>
            <source>Saving…</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>保存中…</translation>
        </message>
        <message>
            <source>Like ID {id}, {category}.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>ID {id}（{category}）に似ています。</translation>
        </message>
        <message>
            <source>Categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>カテゴリ</translation>
        </message>
        <message>
            <source>A name</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>名前</translation>
        </message>
        <message>
            <source>Create '{name}'</source>
            <extracomment>Window: Add animal, or Unfinished adds. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>「{name}」を作成</translation>
        </message>
        <message>
            <source>Choose a status</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>状態を選択</translation>
        </message>
        <message>
            <source>Unfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>未完了の追加</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>日時</translation>
        </message>
        <message>
            <source>What is known</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>状況</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Add animal, or Unfinished adds. Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Select an add.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>1件選択してください。</translation>
        </message>
        <message>
            <source>No add is unfinished.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>未完了の追加はありません。</translation>
        </message>
        <message>
            <source>Unfinished adds…</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>未完了の追加…</translation>
        </message>
        <message>
            <source>Show</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>表示</translation>
        </message>
        <message>
            <source>Animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>動物</translation>
        </message>
        <message>
            <source>Close panel</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>パネルを閉じる</translation>
        </message>
        <message>
            <source>QR code of the ID</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>IDのQRコード</translation>
        </message>
        <message>
            <source>Print card…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>カードを印刷…</translation>
        </message>
        <message>
            <source>Print card</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>カードを印刷</translation>
        </message>
        <message>
            <source>List</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>一覧</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>いなくなりました</translation>
        </message>
        <message>
            <source>Added here</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>ここで追加</translation>
        </message>
        <message>
            <source>First seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>初回確認</translation>
        </message>
        <message>
            <source>Changed in the list since you last looked, as of {time}:</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>前回の確認から一覧で変わったところ（{time}時点）:</translation>
        </message>
        <message>
            <source>As of {time}, nothing has changed since you last looked.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}時点で、前回の確認からの変更はありません。</translation>
        </message>
        <message>
            <source>Changes</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>変更</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>印刷…</translation>
        </message>
        <message>
            <source>Print</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>印刷</translation>
        </message>
        <message>
            <source>Mark these as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>これらを既読にする</translation>
        </message>
        <message>
            <source>Mark all as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>すべて既読にする</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more animal(s).</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>
                <numerusform>ほかに%Ln匹います。</numerusform>
            </translation>
        </message>
        <message>
            <source>; </source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>；</translation>
        </message>
        <message>
            <source>Change</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>変更</translation>
        </message>
        <message>
            <source>The list kept on this computer was damaged. A new one is begun; IT can look at the damaged file.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>このコンピューターに保存していた一覧が破損していました。新しい一覧を作成します。破損したファイルはIT担当が確認できます。</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the list on this computer. This version neither shows nor changes it. Start the newer version instead.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>このコンピューターの一覧は、新しいバージョンのPetstoreで保存されています。このバージョンでは表示も変更もしません。新しいバージョンを起動してください。</translation>
        </message>
        <message>
            <source>The disk of this computer does not answer. Only the service's own list is shown, and nothing is kept. Ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>このコンピューターのディスクが応答しません。サービスの一覧だけを表示し、何も保存しません。IT担当に相談してください。</translation>
        </message>
        <message>
            <source>The list cannot be kept for the next start. Make room on the disk of this computer, or ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>次回の起動のために一覧を保存できません。このコンピューターのディスクの空きを増やすか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>Group</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>グループ</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>エクスポート…</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>エクスポート</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Panel: an animal; windows: What changed, Duplicates. Window: Import.</extracomment>
            <translation>中止</translation>
        </message>
        <message>
            <source>They can be different animals with one name. The service cannot remove any: give this list to the shop's owner.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>同じ名前の別の動物かもしれません。サービスでは削除できないため、この一覧を店のオーナーに渡してください。</translation>
        </message>
        <message>
            <source>Stopped: not all animals were looked through, so none are shown.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>中止しました。すべては調べていないため、結果は表示していません。</translation>
        </message>
        <message>
            <source>New category</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>新しいカテゴリ</translation>
        </message>
        <message>
            <source>Colour</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>色</translation>
        </message>
        <message>
            <source>Icon</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>アイコン</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Window: Categories. Window: Export list. Window: Settings. Windows: Save view, Manage views.</extracomment>
            <translation>保存</translation>
        </message>
        <message>
            <source>Category {number}</source>
            <extracomment>Categories: errors, numbers of animals. Window: Categories.</extracomment>
            <translation>カテゴリ{number}</translation>
        </message>
        <message>
            <source>Animals</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Table of animals: headings, cells, context menu. Window: Categories. Window: Print. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>動物</translation>
        </message>
        <message>
            <source>Another computer had changed the categories. Yours are kept now.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>別のコンピューターでもカテゴリが変更されていました。今回の内容を保存しました。</translation>
        </message>
        <message>
            <source>The names of the categories could not be read.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>カテゴリの名前を読み取れませんでした。</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>ショートカット</translation>
        </message>
        <message>
            <source>A status is chosen when an animal is added. The service cannot change it later. If its list shows another status, you see it after a refresh.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>状態は、動物を追加するときに選びます。サービスでは後から変更できません。サービスの一覧で状態が変わっている場合は、更新すると表示されます。</translation>
        </message>
        <message>
            <source>Why can't I change the status?</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>状態を変更できない理由</translation>
        </message>
        <message>
            <source>A catalogue of the animals in a petstore.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>ペットショップの動物のカタログです。</translation>
        </message>
        <message>
            <source>Version {version}, for petstore interface 1.0.0</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>バージョン{version}（petstoreインターフェイス1.0.0対応）</translation>
        </message>
        <message>
            <source>Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>QtはLGPL 3に基づいて使用しています。書体はOFL 1.1のInterです。</translation>
        </message>
        <message>
            <source>About Petstore</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Petstoreについて</translation>
        </message>
        <message>
            <source>Messages</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>メッセージ</translation>
        </message>
        <message>
            <source>No messages yet.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>メッセージはまだありません。</translation>
        </message>
        <message>
            <source>Problem</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>問題</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>完了</translation>
        </message>
        <message>
            <source>Petstore report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Petstoreレポート</translation>
        </message>
        <message>
            <source>Save the report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>レポートを保存</translation>
        </message>
        <message>
            <source>The report is saved as {path}. Give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file.</extracomment>
            <translation>レポートを{path}として保存しました。IT担当に渡してください。</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>問題を報告</translation>
        </message>
        <message>
            <source>Report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>レポート</translation>
        </message>
        <message>
            <source>This is the whole report. It has no API keys, home folders or paths of addresses. Messages may name animals. Nothing is sent: save or copy it, and give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>これがレポートの全文です。APIキー、ホームフォルダー、アドレスのパスは含まれません。メッセージに動物の名前が含まれることがあります。送信はされません。保存またはコピーして、IT担当に渡してください。</translation>
        </message>
        <message>
            <source>Save…</source>
            <extracomment>Window: Export list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>保存…</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>コピー</translation>
        </message>
        <message>
            <source>{name} is there already. Its contents will be replaced.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}はすでにあります。内容は置き換えられます。</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>置き換え</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>ファイルの置き換え</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>別の場所に保存…</translation>
        </message>
        <message>
            <source>Category name</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>カテゴリ名</translation>
        </message>
        <message>
            <source>Export list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>一覧をエクスポート</translation>
        </message>
        <message>
            <source>As shown</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>表示どおり</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>すべて</translation>
        </message>
        <message>
            <source>Format</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>形式</translation>
        </message>
        <message>
            <source>Separator</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>区切り文字</translation>
        </message>
        <message>
            <source>Encoding</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>文字コード</translation>
        </message>
        <message>
            <source>A sheet of Excel has room for {animals}. Choose CSV or JSON.</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>Excelのシートに入るのは{animals}までです。CSVかJSONを選んでください。</translation>
        </message>
        <message>
            <source>Save the list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>一覧を保存</translation>
        </message>
        <message>
            <source>The export was stopped. {path} was not written.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>エクスポートを中止しました。{path}は作成されていません。</translation>
        </message>
        <message>
            <source>Stop the export</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>エクスポートを中止</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) exported to {path}.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>
                <numerusform>%Ln匹を{path}にエクスポートしました。</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;File</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ファイル(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>表示(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物を追加(&amp;A)</translation>
        </message>
        <message>
            <source>IT has made this catalogue read-only.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>IT担当がこのカタログを読み取り専用にしています。</translation>
        </message>
        <message>
            <source>&amp;Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>更新(&amp;R)</translation>
        </message>
        <message>
            <source>S&amp;top</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>中止(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>インポート(&amp;I)</translation>
        </message>
        <message>
            <source>&amp;Export list</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>一覧をエクスポート(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>印刷(&amp;P)</translation>
        </message>
        <message>
            <source>Start with an empty catalo&amp;gue</source>
            <extracomment>Banner: the animals on this computer, and their copies. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>空のカタログで始める(&amp;G)</translation>
        </message>
        <message>
            <source>Show the sample a&amp;nimals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>サンプルの動物を表示(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Connect to the shop's service</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>店のサービスに接続(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>設定(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>終了(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Undo adding</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>追加を元に戻す(&amp;U)</translation>
        </message>
        <message>
            <source>U&amp;nfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>未完了の追加(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Paste animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物を貼り付け(&amp;P)</translation>
        </message>
        <message>
            <source>C&amp;ategories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>カテゴリ(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;What changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>変更点(&amp;W)</translation>
        </message>
        <message>
            <source>&amp;Duplicates</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>重複(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Summary</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>集計(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Larger type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>文字を大きく(&amp;L)</translation>
        </message>
        <message>
            <source>S&amp;maller type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>文字を小さく(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Normal type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>文字を標準に(&amp;N)</translation>
        </message>
        <message>
            <source>Sa&amp;ve view</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ビューを保存(&amp;V)</translation>
        </message>
        <message>
            <source>M&amp;anage views</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ビューの管理(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ショートカット(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Why can't I change the status?</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>状態を変更できない理由(&amp;W)</translation>
        </message>
        <message>
            <source>&amp;Messages</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>メッセージ(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Report a problem</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>問題を報告(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;About Petstore</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Petstoreについて(&amp;A)</translation>
        </message>
        <message>
            <source>Enter key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>APIキーを入力</translation>
        </message>
        <message>
            <source>Select all</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>すべて選択</translation>
        </message>
        <message>
            <source>Search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>検索</translation>
        </message>
        <message>
            <source>{keys} is reserved for fields, lists, menus and saved views.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} は入力欄、一覧、メニュー、保存した表示のために予約されています。</translation>
        </message>
        <message>
            <source>{keys} belongs to {action}.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} は「{action}」に割り当てられています。</translation>
        </message>
        <message>
            <source>Action</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>操作</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>ショートカット</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>新しいショートカット</translation>
        </message>
        <message>
            <source>Reset</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>In the search: go to the animals</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>検索欄: 動物の一覧へ移動</translation>
        </message>
        <message>
            <source>In the search: go to the first match. In the list: show the animal</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>検索欄: 最初の一致へ移動。一覧: 動物を表示</translation>
        </message>
        <message>
            <source>Show a saved view</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>保存したビューを表示</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>列(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>テーマ(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Same as the computer</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>コンピューターと同じ(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ライト(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ダーク(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ハイコントラスト(&amp;H)</translation>
        </message>
        <message>
            <source>Not encrypted: others on the network can read the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>暗号化されていません。ネットワーク上のほかの人がAPIキーを読み取れます。</translation>
        </message>
        <message>
            <source>API key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>APIキー</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>このお知らせを閉じる</translation>
        </message>
        <message>
            <source>All categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>すべてのカテゴリ</translation>
        </message>
        <message>
            <source>Search for a name or a number to find the others.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ほかのカテゴリは、名前か番号で検索してください。</translation>
        </message>
        <message>
            <source>Change it in Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>設定で変更します</translation>
        </message>
        <message>
            <source>Deployment: {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>接続先: {deployment}</translation>
        </message>
        <message>
            <source>Import a spreadsheet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>表計算ファイルをインポート</translation>
        </message>
        <message>
            <source>Add the first animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>最初の動物を追加</translation>
        </message>
        <message>
            <source>. </source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>。</translation>
        </message>
        <message>
            <source>Show all animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>すべての動物を表示</translation>
        </message>
        <message>
            <source>Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>更新</translation>
        </message>
        <message>
            <source>Loading the animals…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物を読み込み中…</translation>
        </message>
        <message>
            <source>No animals yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物はまだいません</translation>
        </message>
        <message>
            <source>Begin with a button, or drop a spreadsheet here.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>ボタンで始めるか、表計算ファイルをここにドロップしてください。</translation>
        </message>
        <message>
            <source>No animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>動物はいません</translation>
        </message>
        <message>
            <source>The animals that were listed before are gone.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>以前の一覧にあった動物がいなくなりました。</translation>
        </message>
        <message>
            <source>None listed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>一覧にいません</translation>
        </message>
        <message>
            <source>The animals cannot be shown</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物を表示できません</translation>
        </message>
        <message>
            <source>Loading was stopped</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>読み込みを中止しました</translation>
        </message>
        <message>
            <source>No animals had arrived by then. Press Refresh to load them.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物はまだ届いていませんでした。読み込むには「更新」を押してください。</translation>
        </message>
        <message>
            <source>The animals could not be loaded</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物を読み込めませんでした</translation>
        </message>
        <message>
            <source>The animals are not shown yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>動物はまだ表示されていません</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) of the list could not be read. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>一覧の%Ln行を読み取れませんでした。IT担当に連絡してください。</numerusform>
            </translation>
        </message>
        <message>
            <source>The service listed no animals, but there may be some. Press Refresh to ask again.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>サービスの一覧は空でしたが、動物がいる可能性があります。「更新」を押してください。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s)</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹</numerusform>
            </translation>
        </message>
        <message>
            <source>No match for '{search}' in {where}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {search}: what was typed. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where}の中に「{search}」と一致する動物はいません</translation>
        </message>
        <message>
            <source>Search looks at name, ID and category.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>検索の対象は名前、ID、カテゴリです。</translation>
        </message>
        <message>
            <source>None so far</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>今のところいません</translation>
        </message>
        <message>
            <source>The list is being loaded.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>一覧を読み込んでいます。</translation>
        </message>
        <message>
            <source>The list may not be complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>一覧に抜けがある可能性があります。</translation>
        </message>
        <message>
            <source>The list is not complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>一覧はまだそろっていません。</translation>
        </message>
        <message>
            <source>No available animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>販売中の動物はいません</translation>
        </message>
        <message>
            <source>No pending animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>予約中の動物はいません</translation>
        </message>
        <message>
            <source>No sold animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>販売済みの動物はいません</translation>
        </message>
        <message>
            <source>No animals without a status</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>状態の指定がない動物はいません</translation>
        </message>
        <message>
            <source>The filter {word} is on as well.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>フィルター「{word}」もオンです。</translation>
        </message>
        <message>
            <source>Only the chosen categories are shown.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>選んだカテゴリだけを表示しています。</translation>
        </message>
        <message>
            <source>No animals in the chosen categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>選んだカテゴリに動物はいません</translation>
        </message>
        <message>
            <source>No animals in the chosen categories under {word}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>選んだカテゴリに「{word}」の動物はいません</translation>
        </message>
        <message>
            <source>Loading</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>読み込み中</translation>
        </message>
        <message>
            <source>Looking for {id}…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>{id}を探しています…</translation>
        </message>
        <message>
            <source>The filter or search would hide it; it is shown for now.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>フィルターや検索の条件に合いませんが、一時的に表示しています。</translation>
        </message>
        <message>
            <source>Found {name}, ID {id}.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}が見つかりました（ID {id}）。</translation>
        </message>
        <message>
            <source>The service did not find {id}, but sends no list either. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>サービスで{id}が見つからず、一覧も届きません。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>There is no animal with the ID {id}. Check the number.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>IDが{id}の動物はいません。番号を確認してください。</translation>
        </message>
        <message>
            <source>{id} is not listed, and the service looks up no IDs. Press Refresh.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>{id}は一覧になく、サービスはIDで検索できません。「更新」を押してください。</translation>
        </message>
        <message>
            <source>Petstore – {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Petstore – {deployment}</translation>
        </message>
        <message>
            <source>They appear here once the service accepts the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>サービスがAPIキーを受け付けると、ここに表示されます。</translation>
        </message>
        <message>
            <source>Loading was stopped.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>読み込みを中止しました。</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Dismiss this message</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>このメッセージを閉じる</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Add animal and Unfinished adds: how it went. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>元に戻す</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>変更 %Ln匹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln add(s) not finished</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>未完了の追加: %Ln件</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo adding {name}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>追加を元に戻す: {name}</translation>
        </message>
        <message>
            <source>Search name, ID or category</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>名前、ID、カテゴリを検索</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>検索をクリア</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>設定</translation>
        </message>
        <message>
            <source>The columns after {letter} are not used.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>{letter}列より後の列は使用しません。</translation>
        </message>
        <message>
            <source>Not used</source>
            <extracomment>Window: Import.</extracomment>
            <translation>使用しない</translation>
        </message>
        <message>
            <source>, </source>
            <extracomment>Everywhere: statuses, deployments, times. Summary, Duplicates, views: explanations. Window: Import.</extracomment>
            <translation>、</translation>
        </message>
        <message>
            <source>Reason</source>
            <extracomment>Window: Import.</extracomment>
            <translation>理由</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>ファイルを読み取り中…</translation>
        </message>
        <message>
            <source>There are no animals in this table.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>この表には動物がありません。</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. Window: Import.</extracomment>
            <translation>インポート</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>ファイルを選択…</translation>
        </message>
        <message>
            <source>Choose file</source>
            <extracomment>Window: Import.</extracomment>
            <translation>ファイルを選択</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Window: Import.</extracomment>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Window: Import.</extracomment>
            <translation>再開</translation>
        </message>
        <message>
            <source>Save failed rows…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>失敗した行を保存…</translation>
        </message>
        <message>
            <source>Save failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>失敗した行を保存</translation>
        </message>
        <message>
            <source>Discard failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>失敗した行を破棄</translation>
        </message>
        <message>
            <source>Categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>カテゴリ…</translation>
        </message>
        <message>
            <source>Only rows with a problem</source>
            <extracomment>Window: Import.</extracomment>
            <translation>問題のある行のみ</translation>
        </message>
        <message>
            <source>Importing</source>
            <extracomment>Window: Import.</extracomment>
            <translation>インポート中</translation>
        </message>
        <message>
            <source>What you typed or ticked is not imported yet.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>入力や選択の内容は、まだインポートされていません。</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <extracomment>Window: Import.</extracomment>
            <translation>変更を破棄</translation>
        </message>
        <message>
            <source>Choose or drop a CSV, Excel or OpenDocument file, or paste cells.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>CSV、Excel、OpenDocumentのファイルを選択またはドロップするか、セルを貼り付けてください。</translation>
        </message>
        <message>
            <source>Summary</source>
            <extracomment>Panel: Summary. Window: Import.</extracomment>
            <translation>集計</translation>
        </message>
        <message>
            <source>The clipboard</source>
            <extracomment>Window: Import.</extracomment>
            <translation>クリップボード</translation>
        </message>
        <message>
            <source>Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>動物の表 (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>すべてのファイル (*)</translation>
        </message>
        <message>
            <source>One import at a time: let it end, or stop it.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>インポートは一度に1つです。終わるまで待つか、中止してください。</translation>
        </message>
        <message>
            <source>Creating the categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>カテゴリを作成中…</translation>
        </message>
        <message>
            <source>Failed rows.csv</source>
            <extracomment>Window: Import.</extracomment>
            <translation>失敗した行.csv</translation>
        </message>
        <message>
            <source>Not saved: {path} cannot be written ({reason}).</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>保存できませんでした。{path}に書き込めません（{reason}）。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) saved in {path}.</source>
            <extracomment>Window: Import. {path}: a file.</extracomment>
            <translation>
                <numerusform>%Ln行を{path}に保存しました。</numerusform>
            </translation>
        </message>
        <message>
            <source>The first row has headings</source>
            <extracomment>Window: Import.</extracomment>
            <translation>最初の行は見出し</translation>
        </message>
        <message>
            <source>Status where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>空欄の場合の状態</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Window: Import. Window: Settings.</extracomment>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>Window: Import.</extracomment>
            <translation>シート</translation>
        </message>
        <message>
            <source>Category where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>空欄の場合のカテゴリ</translation>
        </message>
        <message>
            <source>not ticked</source>
            <extracomment>Window: Import.</extracomment>
            <translation>チェックなし</translation>
        </message>
        <message>
            <source>Row</source>
            <extracomment>Window: Import.</extracomment>
            <translation>行</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>Window: Import. Window: Print.</extracomment>
            <translation>プレビュー</translation>
        </message>
        <message>
            <source>Page {page} of {count}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>{page}/{count}ページ</translation>
        </message>
        <message>
            <source>What</source>
            <extracomment>Window: Print.</extracomment>
            <translation>印刷内容</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>Window: Print.</extracomment>
            <translation>用紙</translation>
        </message>
        <message>
            <source>Size</source>
            <extracomment>Window: Print.</extracomment>
            <translation>サイズ</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>コード</translation>
        </message>
        <message>
            <source>Name of the shop</source>
            <extracomment>Window: Print.</extracomment>
            <translation>店名</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>Window: Print.</extracomment>
            <translation>PDFとして保存…</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <extracomment>Window: Print.</extracomment>
            <translation>PDFとして保存</translation>
        </message>
        <message>
            <source>Only one animal of these</source>
            <extracomment>Window: Print.</extracomment>
            <translation>このうち1匹のみ</translation>
        </message>
        <message>
            <source>Printing was stopped. {path} was not saved.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>印刷を中止しました。{path}は保存されていません。</translation>
        </message>
        <message>
            <source>Stop printing</source>
            <extracomment>Window: Print.</extracomment>
            <translation>印刷を中止</translation>
        </message>
        <message>
            <source>Printing was stopped.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>印刷を中止しました。</translation>
        </message>
        <message>
            <source>Not printed: the printer refused the pages. Try another one, or save a PDF.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>印刷できません。プリンターが受け付けませんでした。別のプリンターを選ぶか、PDFで保存してください。</translation>
        </message>
        <message>
            <source>The pages were sent to the printer.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>ページをプリンターに送信しました。</translation>
        </message>
        <message>
            <source>The pages are saved as {path}.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>ページを{path}として保存しました。</translation>
        </message>
        <message>
            <source>Printing: page {count} of {total}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>印刷中: {count}/{total}ページ</translation>
        </message>
        <message>
            <source>Petstore cannot write to the folder of its catalogue.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstoreはカタログのフォルダーに書き込めません。</translation>
        </message>
        <message>
            <source>Something else is in its place. Move that elsewhere, or ask IT.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>同じ場所に別のものがあります。それを移動するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>Make room on the disk, or ask IT for access.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>ディスクの空きを増やすか、IT担当に書き込みの許可を依頼してください。</translation>
        </message>
        <message>
            <source>{path}: {reason}

{what_to_do} Then start Petstore again.</source>
            <extracomment>A message before there is a window. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{path}: {reason}

{what_to_do} その後、Petstoreをもう一度起動してください。</translation>
        </message>
        <message>
            <source>Petstore is already open, but does not answer.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstoreはすでに開いていますが、応答しません。</translation>
        </message>
        <message>
            <source>Look for its window behind the others and among the minimized ones. It may be open where somebody else is logged in. If it does not answer, close it, or restart the computer. This message goes away once that window answers or is closed.

If that does not help, show IT this: {path} is in use.</source>
            <extracomment>A message before there is a window. {path}: a file.</extracomment>
            <translation>ほかのウィンドウの後ろや、最小化されたウィンドウの中を探してください。別の人がログインしている画面で開いている可能性もあります。応答しない場合は、そのウィンドウを閉じるか、コンピューターを再起動してください。ウィンドウが応答するか閉じられると、このメッセージは消えます。

解決しない場合は、IT担当に次の内容を見せてください: {path}は使用中です。</translation>
        </message>
        <message>
            <source>Address</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Use this address even though it is not encrypted</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>暗号化されていなくてもこのアドレスを使う</translation>
        </message>
        <message>
            <source>The address that IT set is missing or wrong. Tell IT.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>IT担当が設定したアドレスがないか、間違っています。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>暗号化されていません。ネットワーク上の誰でもAPIキーを読み取れます。</translation>
        </message>
        <message>
            <source>Show key</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>キーを表示</translation>
        </message>
        <message>
            <source>Saving removes the stored API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>保存すると、保存済みのAPIキーが削除されます。</translation>
        </message>
        <message>
            <source>The key is shown.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>キーを表示しています。</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>言語</translation>
        </message>
        <message>
            <source>Stopped. The settings were not saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>中止しました。設定は保存されていません。</translation>
        </message>
        <message>
            <source>Deployment</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>接続先</translation>
        </message>
        <message>
            <source>Animals per request</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>1回に読み込む動物の数</translation>
        </message>
        <message>
            <source>Time to undo an add, in seconds</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>追加を元に戻せる時間（秒）</translation>
        </message>
        <message>
            <source>1 to 100; 100 loads fastest.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>1～100。100が最も速く読み込めます。</translation>
        </message>
        <message>
            <source>0 sends at once.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>0ですぐに送信します。</translation>
        </message>
        <message>
            <source>Used from the next start of Petstore on.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>次回のPetstoreの起動から使われます。</translation>
        </message>
        <message>
            <source>Test connection</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>接続テスト</translation>
        </message>
        <message>
            <source>Saving… The API key is being tested first.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>保存中… 先にAPIキーをテストしています。</translation>
        </message>
        <message>
            <source>Settings saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>設定を保存しました。</translation>
        </message>
        <message>
            <source>Bring back a copy</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>コピーから復元</translation>
        </message>
        <message>
            <source>Animals added after the copy was made will be missing.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>コピーの作成後に追加した動物は含まれません。</translation>
        </message>
        <message>
            <source>Bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>復元</translation>
        </message>
        <message>
            <source>Copy to bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>復元するコピー</translation>
        </message>
        <message>
            <source>Start with an empty catalogue</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>空のカタログで始める</translation>
        </message>
        <message>
            <source>The catalogue on this computer will have no animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>このコンピューターのカタログは、動物がいない状態になります。</translation>
        </message>
        <message>
            <source>Start empty</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>空で始める</translation>
        </message>
        <message>
            <source>What is left of the old one is kept for IT.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>以前のカタログの残りは、IT担当のために保管されます。</translation>
        </message>
        <message>
            <source>Show my anima&amp;ls</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>店の動物を表示(&amp;L)</translation>
        </message>
        <message>
            <source>These are sample animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>これはサンプルの動物です。</translation>
        </message>
        <message>
            <source>By status</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>状態別</translation>
        </message>
        <message>
            <source>By category</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>カテゴリ別</translation>
        </message>
        <message>
            <source>The last weeks</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>ここ数週間</translation>
        </message>
        <message>
            <source>Columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>列</translation>
        </message>
        <message>
            <source>Sort by {column}</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column}で並べ替え</translation>
        </message>
        <message>
            <source>Descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>降順</translation>
        </message>
        <message>
            <source>Make {column} wider</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column}の幅を広げる</translation>
        </message>
        <message>
            <source>Make {column} narrower</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column}の幅を狭める</translation>
        </message>
        <message>
            <source>Move {column} to the beginning</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column}を先頭に移動</translation>
        </message>
        <message>
            <source>Reset columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>列を元に戻す</translation>
        </message>
        <message>
            <source>descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>降順</translation>
        </message>
        <message>
            <source>ascending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>昇順</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>コピー(&amp;C)</translation>
        </message>
        <message>
            <source>Copy &amp;ID</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>IDをコピー(&amp;I)</translation>
        </message>
        <message>
            <source>&amp;Show animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Table of animals: headings, cells, context menu.</extracomment>
            <translation>動物を表示(&amp;S)</translation>
        </message>
        <message>
            <source>Add another &amp;like this</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>同じような動物を追加(&amp;L)</translation>
        </message>
        <message>
            <source>Save view</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>ビューを保存</translation>
        </message>
        <message>
            <source>Manage views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>ビューの管理</translation>
        </message>
        <message>
            <source>Views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>ビュー</translation>
        </message>
        <message>
            <source>Show this view at each start</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>起動時にこのビューを表示</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>名前を変更</translation>
        </message>
        <message>
            <source>Move up</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>上へ</translation>
        </message>
        <message>
            <source>Move down</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>下へ</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>削除</translation>
        </message>
        <message>
            <source>The view {name} is saved: see the menu View.</source>
            <extracomment>Windows: Save view, Manage views. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>ビューを保存しました: {name}。「表示」メニューから開けます。</translation>
        </message>
        <message>
            <source>Correct…</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>修正…</translation>
        </message>
        <message>
            <source>It is there</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>追加済み</translation>
        </message>
        <message>
            <source>Send again</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>再送信</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>破棄</translation>
        </message>
        <message>
            <source>not added: {why}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>追加できず: {why}</translation>
        </message>
        <message>
            <source>may have been added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>追加された可能性あり</translation>
        </message>
        <message>
            <source>not added yet</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>未追加</translation>
        </message>
        <message numerus="yes">
            <source>will be added in %Ln s</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln秒後に追加</numerusform>
            </translation>
        </message>
        <message>
            <source>being added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>追加中</translation>
        </message>
        <message>
            <source>{name} is being added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}を追加しています。</translation>
        </message>
        <message>
            <source>{name} was not added: {why}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>{name}を追加できませんでした: {why}。</translation>
        </message>
        <message>
            <source>It was refused when sent again. The first may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>再送信は受け付けられませんでした。最初の送信で追加された可能性があります。</translation>
        </message>
        <message>
            <source>It is not sent before {time}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}まで送信しません。</translation>
        </message>
        <message>
            <source>the service did not accept the name</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスが名前を受け付けませんでした</translation>
        </message>
        <message>
            <source>the service did not accept the category</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスがカテゴリを受け付けませんでした</translation>
        </message>
        <message>
            <source>the service did not accept the status</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスが状態を受け付けませんでした</translation>
        </message>
        <message>
            <source>it cannot be sent</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>送信できません</translation>
        </message>
        <message>
            <source>the service did not accept it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスが受け付けませんでした</translation>
        </message>
        <message>
            <source>the service takes no animals at this address</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスはこのアドレスでは動物を受け付けていません</translation>
        </message>
        <message>
            <source>the service has one that conflicts with it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスに競合する動物がいます</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>名前が長すぎます</translation>
        </message>
        <message>
            <source>the service declined it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>サービスに拒否されました</translation>
        </message>
        <message>
            <source>The service gave no reason.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>サービスから理由は示されませんでした。</translation>
        </message>
        <message>
            <source>Added {name}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}を追加しました（ID {id}）。</translation>
        </message>
        <message>
            <source>{sent} was saved as {kept}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>{sent}は{kept}として保存されました（ID {id}）。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) were not added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹を追加できませんでした。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹は追加された可能性があります。</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is no longer among the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}を「未完了の追加」から外しました。</translation>
        </message>
        <message>
            <source>Discarded {name}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}を破棄しました。</translation>
        </message>
        <message>
            <source>{deployment} at {origin}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>{deployment}（{origin}）</translation>
        </message>
        <message numerus="yes">
            <source>The list of unfinished adds was damaged. %Ln could be read.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>未完了の追加の一覧が破損していました。%Ln件を読み取れました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln unfinished add(s) of an earlier version were found.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>以前のバージョンの未完了の追加が%Ln件見つかりました。</numerusform>
            </translation>
        </message>
        <message>
            <source>A newer version of Petstore has the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>未完了の追加は、新しいバージョンのPetstoreで保存されています。</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Petstoreはサービスに接続されていません。</translation>
        </message>
        <message>
            <source>Nothing can be added: this computer's disk does not save it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>このコンピューターのディスクに保存できないため、追加できません。</translation>
        </message>
        <message>
            <source>unknown</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>理由不明</translation>
        </message>
        <message>
            <source>{name} may have been added. Petstore asks the service again.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は追加された可能性があります。Petstoreがサービスにもう一度確認します。</translation>
        </message>
        <message>
            <source>{name} will be added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}を追加します。</translation>
        </message>
        <message>
            <source>{name} will be added once the service accepts the API key.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>サービスがAPIキーを受け付けると、{name}が追加されます。</translation>
        </message>
        <message>
            <source>{name} will be added when the service is back.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>サービスが復旧すると、{name}が追加されます。</translation>
        </message>
        <message>
            <source>{name} will be added when the service takes it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>サービスが受け付けると、{name}が追加されます。</translation>
        </message>
        <message>
            <source>We can't tell yet whether {name} was added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}が追加されたかどうか、まだわかりません。</translation>
        </message>
        <message>
            <source>{name} may not have been added: the list does not show it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は追加されていない可能性があります。一覧に見当たりません。</translation>
        </message>
        <message>
            <source>{name} may have been added: in the list is one like it, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は追加された可能性があります。一覧に似た動物がいます（{ids}）。</translation>
        </message>
        <message>
            <source>{name} may have been added: several like it are new, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は追加された可能性があります。似た新しい動物が複数います（{ids}）。</translation>
        </message>
        <message>
            <source>{name} may have been added: one like it is new in the list, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は追加された可能性があります。一覧に似た新しい動物がいます（{ids}）。</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <extracomment>Add animal and Unfinished adds: how it went. Categories: errors, numbers of animals. Summary, Duplicates, views: explanations.</extracomment>
            <translation>名前を入力してください。</translation>
        </message>
        <message>
            <source>That name has {count} characters; the most is {most}. Shorten it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {count}: a number.</extracomment>
            <translation>名前が{count}文字あります。{most}文字までに短くしてください。</translation>
        </message>
        <message>
            <source>This name has a character that cannot be sent. Type it again.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>この名前には送信できない文字があります。入力し直してください。</translation>
        </message>
        <message>
            <source>A category is a whole number.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>カテゴリは整数で入力してください。</translation>
        </message>
        <message>
            <source>That number is too long for a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>カテゴリの番号が長すぎます。</translation>
        </message>
        <message>
            <source>Enter a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>カテゴリを入力してください。</translation>
        </message>
        <message>
            <source>No category has this name. Choose one, or create it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>この名前のカテゴリはありません。選択するか、作成してください。</translation>
        </message>
        <message>
            <source>Choose a status: it cannot be changed later.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>状態を選んでください。後から変更できません。</translation>
        </message>
        <message>
            <source>Grey</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>灰色</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>赤</translation>
        </message>
        <message>
            <source>Orange</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>オレンジ</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>黄</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>緑</translation>
        </message>
        <message>
            <source>Teal</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>青緑</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>青</translation>
        </message>
        <message>
            <source>Purple</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>紫</translation>
        </message>
        <message>
            <source>Paw</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>肉球</translation>
        </message>
        <message>
            <source>Dog</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>犬</translation>
        </message>
        <message>
            <source>Cat</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>猫</translation>
        </message>
        <message>
            <source>Bird</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>鳥</translation>
        </message>
        <message>
            <source>Fish</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>魚</translation>
        </message>
        <message>
            <source>Rabbit</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>うさぎ</translation>
        </message>
        <message>
            <source>Rodent</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>げっ歯類</translation>
        </message>
        <message>
            <source>Reptile</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>爬虫類</translation>
        </message>
        <message>
            <source>Horse</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>馬</translation>
        </message>
        <message>
            <source>Insect</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>昆虫</translation>
        </message>
        <message>
            <source>A category name can have at most {most} characters.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>カテゴリの名前は{most}文字までです。</translation>
        </message>
        <message>
            <source>A category name must be a single line.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>カテゴリの名前は1行で入力してください。</translation>
        </message>
        <message>
            <source>A number cannot be the name of a category.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>数字だけの名前はカテゴリに使えません。</translation>
        </message>
        <message>
            <source>Another category already has this name.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>この名前は別のカテゴリで使われています。</translation>
        </message>
        <message>
            <source>Not saved: this computer's disk may be full or locked.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>保存できませんでした。このコンピューターのディスクがいっぱいか、ロックされているようです。</translation>
        </message>
        <message>
            <source>Not saved: the service cannot be reached now.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>保存できませんでした。現在サービスに接続できません。</translation>
        </message>
        <message>
            <source>Not saved: the service does not accept it.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>保存できませんでした。サービスに受け付けられません。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln categories</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>
                <numerusform>%Ln件のカテゴリ</numerusform>
            </translation>
        </message>
        <message>
            <source>{categories}: {count} of all animals</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: すべての動物のうち{count}匹</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: 一覧の動物のうち{count}匹</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed so far</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: これまでに届いた一覧の動物のうち{count}匹</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known from earlier</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: 以前の一覧の動物のうち{count}匹</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: わかっている動物のうち{count}匹</translation>
        </message>
        <message>
            <source>{count} listed</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>一覧に{count}匹</translation>
        </message>
        <message>
            <source>at least {count}</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count}匹以上</translation>
        </message>
        <message>
            <source>{count} known</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>既知の{count}匹</translation>
        </message>
        <message>
            <source>ID</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings.</extracomment>
            <translation>ID</translation>
        </message>
        <message>
            <source>Sorted by {column}, descending</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>{column}の降順</translation>
        </message>
        <message>
            <source>Sorted by {column}</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>{column}順</translation>
        </message>
        <message>
            <source>Waiting for the computer's key store…</source>
            <extracomment>Settings: how a test or saving went. Status bar and banner: no connection.</extracomment>
            <translation>コンピューターのキー保管庫を待機中…</translation>
        </message>
        <message>
            <source>You can change it in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>設定で変更できます。</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>このコンピューターのカタログを開始できませんでした。</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store is locked.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>コンピューターのキー保管庫がロックされているため、APIキーを読み取れません。</translation>
        </message>
        <message>
            <source>Press Refresh to unlock it, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>「更新」を押してロックを解除するか、設定でキーを入力してください。</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store did not return it.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>コンピューターのキー保管庫からキーを取得できないため、APIキーを読み取れません。</translation>
        </message>
        <message>
            <source>Press Refresh to try again, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>「更新」を押してもう一度試すか、設定でキーを入力してください。</translation>
        </message>
        <message>
            <source>The catalogue on this computer stopped.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>このコンピューターのカタログが停止しました。</translation>
        </message>
        <message>
            <source>Petstore restarts it by itself.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstoreが自動で再起動します。</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is missing or wrong.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>IT担当が設定したアドレスがないか間違っているため、接続されていません。</translation>
        </message>
        <message>
            <source>Tell IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>IT担当に知らせてください。</translation>
        </message>
        <message>
            <source>Not connected: there is no address yet.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>アドレスがまだないため、接続されていません。</translation>
        </message>
        <message>
            <source>Enter the one from IT in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>IT担当から受け取ったアドレスを設定で入力してください。</translation>
        </message>
        <message>
            <source>Not connected: the address is not encrypted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>アドレスが暗号化されていないため、接続されていません。</translation>
        </message>
        <message>
            <source>Anybody on the network could read the API key. Change it in Settings, or allow it there.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>ネットワーク上の誰でもAPIキーを読み取れます。設定でアドレスを変更するか、使用を許可してください。</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is not valid.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>IT担当が設定したアドレスが正しくないため、接続されていません。</translation>
        </message>
        <message>
            <source>Tell IT, or enter the right one in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>IT担当に連絡するか、設定で正しいアドレスを入力してください。</translation>
        </message>
        <message>
            <source>The message above the list says how to go on.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>続け方は、一覧の上のメッセージをご覧ください。</translation>
        </message>
        <message>
            <source>Petstore cannot write to its folder. Make room on the disk, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstoreはフォルダーに書き込めません。ディスクの空きを増やすか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>Another version of Petstore wrote it. Start that version, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>カタログは別のバージョンのPetstoreで保存されています。そのバージョンを起動するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>Another program has it open. Close that program, then press Refresh.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>別のプログラムがカタログを開いています。そのプログラムを閉じてから「更新」を押してください。</translation>
        </message>
        <message>
            <source>Press Refresh; if that does not help, ask IT. ({why})</source>
            <extracomment>Status bar and banner: no connection. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>「更新」を押してください。解決しない場合は、IT担当に相談してください。（{why}）</translation>
        </message>
        <message>
            <source>The file with this computer's animals is damaged.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>このコンピューターの動物のファイルが破損しています。</translation>
        </message>
        <message>
            <source>The file with this computer's animals is gone.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>このコンピューターの動物のファイルがなくなっています。</translation>
        </message>
        <message>
            <source>Choose how to go on. Nothing is deleted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>続け方を選んでください。何も削除されません。</translation>
        </message>
        <message>
            <source>There is no copy of it. Ask IT before you choose.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>コピーはありません。選ぶ前にIT担当に相談してください。</translation>
        </message>
        <message numerus="yes">
            <source>{date} (%Ln animal(s))</source>
            <extracomment>Banner: the animals on this computer, and their copies. {date}: a date.</extracomment>
            <translation>
                <numerusform>{date}（%Ln匹）</numerusform>
            </translation>
        </message>
        <message>
            <source>An empty catalogue was started. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>空のカタログを作成しました。以前の内容はIT担当のために保管されています。</translation>
        </message>
        <message>
            <source>The copy of {date} is back. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection. {date}: a date.</extracomment>
            <translation>{date}のコピーを復元しました。以前の内容はIT担当のために保管されています。</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスに接続できません。ネットワークを確認するか、IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where}というコンピューターが見つかりません。ネットワークを確認するか、IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>No service is running at {where}. Try again later, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where}でサービスが動作していません。後でもう一度試すか、IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>{where} does not answer. Check the network, or ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where}が応答しません。ネットワークを確認するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>The service's certificate is not valid here. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスの証明書がここでは有効ではありません。何も送信されていません。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>No secure connection could be made. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>安全な接続を確立できませんでした。何も送信されていません。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>This computer's proxy settings cannot be used. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このコンピューターのプロキシ設定を使えません。IT担当に相談してください。</translation>
        </message>
        <message>
            <source>Petstore could not make this request. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstoreは要求を作成できませんでした。何も送信されていません。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service. The window says why.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstoreはサービスに接続されていません。理由はウィンドウに表示されています。</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start. Start Petstore again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このコンピューターのカタログを開始できませんでした。Petstoreをもう一度起動してください。</translation>
        </message>
        <message>
            <source>Something went wrong with the request. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>要求の途中で問題が発生しました。もう一度お試しください。</translation>
        </message>
        <message>
            <source>The service did not send a whole answer. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスの応答が途中で切れました。もう一度お試しください。</translation>
        </message>
        <message>
            <source>The service has moved to another address. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスのアドレスが変わりました。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>応答がpetstoreサービスのものではないようです。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>We can't tell whether the animal was added. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>動物が追加されたかどうかわかりません。一覧を確認してください。</translation>
        </message>
        <message>
            <source>This computer's disk could not save the animal. It was not sent.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このコンピューターのディスクに動物を保存できませんでした。送信されていません。</translation>
        </message>
        <message>
            <source>A newer Petstore saved the unfinished adds. Start that version.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>未完了の追加は、新しいPetstoreで保存されています。そのバージョンを起動してください。</translation>
        </message>
        <message>
            <source>The API key is missing. Enter it in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>APIキーがありません。設定で入力してください。</translation>
        </message>
        <message>
            <source>This computer could not keep the API key. Enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このコンピューターにAPIキーを保存できませんでした。もう一度入力してください。</translation>
        </message>
        <message>
            <source>The service declined the request. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスが要求を拒否しました。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>The API key was not accepted. Enter the right one in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>APIキーが受け付けられませんでした。設定で正しいキーを入力してください。</translation>
        </message>
        <message>
            <source>The service did not find what was asked for. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>要求したものがサービスにありません。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>The service no longer offers this. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスはこの機能の提供を終了しました。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>The service is busy. Try again in a moment.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスが混み合っています。少し待ってからもう一度お試しください。</translation>
        </message>
        <message>
            <source>The service did not accept what was sent. Check your entries.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>送信した内容をサービスが受け付けませんでした。入力を確認してください。</translation>
        </message>
        <message>
            <source>The service does not allow this with this API key. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このAPIキーではサービスがこの操作を許可していません。IT担当に相談してください。</translation>
        </message>
        <message>
            <source>This conflicts with something the service has. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスにあるものと競合しています。一覧を確認してください。</translation>
        </message>
        <message>
            <source>The service does not accept that much. Shorten the name.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスが受け付けられる長さを超えています。名前を短くしてください。</translation>
        </message>
        <message>
            <source>The service has a problem. Try again in a few minutes.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスで問題が発生しています。数分後にもう一度お試しください。</translation>
        </message>
        <message>
            <source>The service could not save it. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスが保存できませんでした。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>The service is busy. Try again in {wait}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {wait}: “5 seconds” or “2 minutes”.</extracomment>
            <translation>サービスが混み合っています。{wait}後にもう一度お試しください。</translation>
        </message>
        <message>
            <source>HTTP {status}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {status}: a status, or a number.</extracomment>
            <translation>HTTP {status}。</translation>
        </message>
        <message>
            <source>Offline since {time}. Petstore tries again by itself.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}からオフラインです。Petstoreが自動で再試行します。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) will be added then.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>接続後に%Ln匹を追加します。</numerusform>
            </translation>
        </message>
        <message>
            <source>This API key may not add animals.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このAPIキーでは動物を追加できません。</translation>
        </message>
        <message>
            <source>This computer could not keep the API key: enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>このコンピューターにAPIキーを保存できませんでした。もう一度入力してください。</translation>
        </message>
        <message>
            <source>The API key is missing.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>APIキーがありません。</translation>
        </message>
        <message>
            <source>The API key was not accepted.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>APIキーが受け付けられませんでした。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln second(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln秒</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln分</numerusform>
            </translation>
        </message>
        <message>
            <source>Code: {code}.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>コード: {code}。</translation>
        </message>
        <message>
            <source>The service says: "{words}" (Code: {code}).</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>サービスからのメッセージ: 「{words}」（コード: {code}）。</translation>
        </message>
        <message>
            <source>The service says: "{words}"</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>サービスからのメッセージ: 「{words}」</translation>
        </message>
        <message>
            <source>The service says: "{words}".</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>サービスからのメッセージ: 「{words}」。</translation>
        </message>
        <message>
            <source>The service did not send the whole list. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスから一覧の全体が届きませんでした。もう一度お試しください。</translation>
        </message>
        <message>
            <source>The answer of the service could not be understood. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスの応答を読み取れませんでした。もう一度お試しください。</translation>
        </message>
        <message>
            <source>The service is busy and asks you to wait.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>サービスが混み合っています。しばらくお待ちください。</translation>
        </message>
        <message>
            <source>The service is busy: it asks you to wait until {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>サービスが混み合っています。{time}までお待ちください。</translation>
        </message>
        <message>
            <source>Trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}に再試行</translation>
        </message>
        <message>
            <source>Waiting for the service until {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>サービスの応答を{time}まで待機</translation>
        </message>
        <message>
            <source>The service is busy: trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>サービスが混雑中: {time}に再試行</translation>
        </message>
        <message>
            <source>Not being refreshed</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>更新していません</translation>
        </message>
        <message>
            <source>Petstore tries again by itself at {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Petstoreが{time}に自動で再試行します。</translation>
        </message>
        <message>
            <source>category {names}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {names}: names, separated by commas.</extracomment>
            <translation>カテゴリ「{names}」</translation>
        </message>
        <message>
            <source>search '{search}'</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {search}: what was typed.</extracomment>
            <translation>検索「{search}」</translation>
        </message>
        <message>
            <source>Only {animals} of these: {choice}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {choice}: what narrows the list, as “Sold, search ‘rex’”.</extracomment>
            <translation>このうち{animals}のみ: {choice}</translation>
        </message>
        <message>
            <source>One of them does not match the filter or search.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>うち1匹は、フィルターや検索の条件に合いません。</translation>
        </message>
        <message>
            <source>The list may be incomplete. {sentence}.</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>一覧に抜けがある可能性があります。{sentence}。</translation>
        </message>
        <message>
            <source>that disk is full</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ディスクがいっぱいです</translation>
        </message>
        <message>
            <source>you may not write there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>書き込む権限がありません</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>フォルダーがありません</translation>
        </message>
        <message>
            <source>it is open in another program</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>別のプログラムで開かれています</translation>
        </message>
        <message>
            <source>Exporting: saving the file…</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>エクスポート中: ファイルを保存中…</translation>
        </message>
        <message>
            <source>Exporting: {count} of {animals}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>エクスポート中: {animals}のうち{count}匹</translation>
        </message>
        <message>
            <source>{animals}, in the order and columns of the table</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}、表の順序と列のとおり</translation>
        </message>
        <message>
            <source>{animals} known, in the order of their IDs</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>わかっている{animals}、ID順</translation>
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
            <translation>コンマ</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>セミコロン</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>タブ</translation>
        </message>
        <message>
            <source>UTF-8 with BOM</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>UTF-8（BOM付き）</translation>
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
            <translation>すべての表計算ソフトと、ほかの多くのプログラム用です。</translation>
        </message>
        <message>
            <source>It says where the list is from and how complete it is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>一覧の出どころと、どこまでそろっているかが記されます。</translation>
        </message>
        <message>
            <source>For programs. It has every field, and says how complete the list is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>プログラム用です。すべての項目と、一覧がどこまでそろっているかが入ります。</translation>
        </message>
        <message>
            <source>For spreadsheets. It has all letters.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>表計算ソフト用です。すべての文字を使えます。</translation>
        </message>
        <message>
            <source>For other programs. It has all letters, but Excel may show wrong ones.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ほかのプログラム用です。すべての文字を使えますが、Excelでは文字化けすることがあります。</translation>
        </message>
        <message>
            <source>For old programs. Letters that it lacks, such as ł or 猫, become question marks.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>古いプログラム用です。łや猫など、使えない文字は疑問符になります。</translation>
        </message>
        <message>
            <source>Cage cards</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ケージカード</translation>
        </message>
        <message>
            <source>Labels</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ラベル</translation>
        </message>
        <message>
            <source>QR code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>QRコード</translation>
        </message>
        <message>
            <source>Bar code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>バーコード</translation>
        </message>
        <message>
            <source>{size}, roll of 62 mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{size}、62 mmロール</translation>
        </message>
        <message numerus="yes">
            <source>{size}, %Ln on {page}</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>{size}、{page} %Ln面</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln shown</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>表示中の全%Ln匹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>選択中の%Ln匹</numerusform>
            </translation>
        </message>
        <message>
            <source>{wide} × {high} in</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} インチ</translation>
        </message>
        <message>
            <source>{wide} × {high} mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} mm</translation>
        </message>
        <message>
            <source>Western European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>西ヨーロッパ言語</translation>
        </message>
        <message>
            <source>Central European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>中央ヨーロッパ言語</translation>
        </message>
        <message>
            <source>Vertical bar</source>
            <extracomment>Window: Import.</extracomment>
            <translation>縦棒</translation>
        </message>
        <message>
            <source>Several files were dropped. Drop one file at a time.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>複数のファイルがドロップされました。1つずつドロップしてください。</translation>
        </message>
        <message>
            <source>{name} is a folder. Choose a file in it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}はフォルダーです。中のファイルを選んでください。</translation>
        </message>
        <message>
            <source>{name} is no longer there.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}はもうありません。</translation>
        </message>
        <message>
            <source>You don't have permission to open {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}を開く権限がありません。</translation>
        </message>
        <message>
            <source>{name} cannot be read ({reason}).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{name}を読み取れません（{reason}）。</translation>
        </message>
        <message>
            <source>{name} is larger than {megabytes} MB. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は{megabytes} MBを超えています。分割してください。</translation>
        </message>
        <message>
            <source>{name} has more than {rows} rows. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は{rows}行を超えています。分割してください。</translation>
        </message>
        <message>
            <source>{name} has more than {cells} cells. Remove columns that are not needed.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は{cells}セルを超えています。不要な列を削除してください。</translation>
        </message>
        <message>
            <source>Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose another separator.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}の{row}行目で引用符が閉じられていません。修正するか、別の区切り文字を選んでください。</translation>
        </message>
        <message>
            <source>{name} is no text in this encoding. Choose another one.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}はこの文字コードでは読めません。別の文字コードを選んでください。</translation>
        </message>
        <message>
            <source>{name} takes too much memory or time. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は処理に必要なメモリか時間が多すぎます。CSVで保存してからインポートしてください。</translation>
        </message>
        <message>
            <source>{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}は破損しているか、ロックされているか、表計算ファイルではありません。CSVで保存してからインポートしてください。</translation>
        </message>
        <message>
            <source>{name}: {added} of {total}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: {added}/{total}</translation>
        </message>
        <message>
            <source>Paused.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>一時停止中です。</translation>
        </message>
        <message>
            <source>Waiting.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>待機中です。</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>{sentence}。</translation>
        </message>
        <message>
            <source>{added} added, {left_out} left out.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”.</extracomment>
            <translation>{added}匹を追加し、{left_out}匹を除外しました。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) added.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹を追加しました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Not sent.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>未送信です。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln may have been added: see Unfinished adds.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹は追加された可能性があります（「未完了の追加」を参照）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new category(ies): {names}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {names}: names, separated by commas.</extracomment>
            <translation>
                <numerusform>新しいカテゴリ%Ln件: {names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like one in the list.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹は一覧の動物に似ています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like another row.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹は別の行に似ています。</numerusform>
            </translation>
        </message>
        <message>
            <source>Tick those that you want.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>必要な行にチェックを付けてください。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) to correct.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln行は修正が必要です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new animal(s).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>新しい動物%Ln匹。</numerusform>
            </translation>
        </message>
        <message>
            <source>Like ID {id}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>ID {id}に類似</translation>
        </message>
        <message>
            <source>Like row {row}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>{row}行目に類似</translation>
        </message>
        <message>
            <source>That is not a status. Enter available, pending or sold.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>この状態は使えません。「販売中」「予約中」「販売済み」のいずれかを入力してください。</translation>
        </message>
        <message>
            <source>Choose above which column has the names.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>名前の列を上で選んでください。</translation>
        </message>
        <message>
            <source>Choose above which column has the category, or press More.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>カテゴリの列を上で選ぶか、「詳細」を押してください。</translation>
        </message>
        <message>
            <source>Choose above which column has the status, or one for all.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>状態の列を上で選ぶか、全体に使う状態を選んでください。</translation>
        </message>
        <message>
            <source>No category is called {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}という名前のカテゴリはありません。</translation>
        </message>
        <message numerus="yes">
            <source>Import %Ln animal(s)</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln匹をインポート</numerusform>
            </translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>すべて</translation>
        </message>
        <message>
            <source>{count} found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>{count}匹が該当</translation>
        </message>
        <message>
            <source>None found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>該当なし</translation>
        </message>
        <message>
            <source>1 shown although the filter or search would hide it</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>フィルターや検索の条件に合わない1匹を表示中</translation>
        </message>
        <message numerus="yes">
            <source>%Ln found by ID</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹はIDで検索</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln newly added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹はここで新規追加</numerusform>
            </translation>
        </message>
        <message>
            <source>{animals}, {added}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {added}: a count, as “2 newly added here”. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}、うち{added}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s), added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹、ここで追加</numerusform>
            </translation>
        </message>
        <message>
            <source>1 animal</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1匹</translation>
        </message>
        <message numerus="yes">
            <source>All %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>全%Ln匹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) listed</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>一覧に%Ln匹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹以上</numerusform>
            </translation>
        </message>
        <message>
            <source>None from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>なし（{time}の一覧）</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>
                <numerusform>%Ln匹（{time}の一覧）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln not in the newest list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹は最新の一覧になし</numerusform>
            </translation>
        </message>
        <message>
            <source>{time} and earlier</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}以前</translation>
        </message>
        <message>
            <source>Loading, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>読み込み中、現在{count}匹</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹で中止</numerusform>
            </translation>
        </message>
        <message>
            <source>the service did not send the rest</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>サービスから残りが届きませんでした</translation>
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
                <numerusform>%Ln匹は別の状態のため「すべて」にのみ表示</numerusform>
            </translation>
        </message>
        <message>
            <source>Arranging, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>整理中、現在{count}匹</translation>
        </message>
        <message>
            <source>Loading…</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>読み込み中…</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) could not be read</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln行を読み取れませんでした</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more animal(s) came than asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>要求より%Ln匹多く届きました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came more than once, so others may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹が重複して届いたため、ほかの動物が抜けている可能性があります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came without the status that was asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹の状態が要求と違っていました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came in two versions: the later is shown, and counts may be wrong</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln匹が2通りの内容で届きました（後の内容を表示、数は不正確な可能性あり）</numerusform>
            </translation>
        </message>
        <message>
            <source>As of {time}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}時点</translation>
        </message>
        <message>
            <source>Updated {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time}に更新</translation>
        </message>
        <message>
            <source>the service itself names another end or number</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>サービスが示す件数や終わりと一致しません</translation>
        </message>
        <message>
            <source>the link to the rest does not lead to this list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>残りへのリンクがこの一覧のものではありません</translation>
        </message>
        <message>
            <source>the links to the rest go round in a circle</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>残りへのリンクが循環しています</translation>
        </message>
        <message>
            <source>the list is longer than this program can load</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>一覧が長すぎて、このプログラムでは読み込めません</translation>
        </message>
        <message>
            <source>the list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>一覧は{limit}匹で途切れている可能性があります</translation>
        </message>
        <message>
            <source>the {statuses} lists may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>状態別の一覧（{statuses}）は{limit}匹で途切れている可能性があります</translation>
        </message>
        <message>
            <source>the {statuses} list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>状態別の一覧（{statuses}）は{limit}匹で途切れている可能性があります</translation>
        </message>
        <message>
            <source>{cut}; others with no status or an unknown one may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {cut}: the same sentence about other lists.</extracomment>
            <translation>{cut}。状態の指定がない動物や不明な状態の動物が抜けている可能性もあります</translation>
        </message>
        <message>
            <source>Among all animals</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>すべての動物のうち</translation>
        </message>
        <message>
            <source>Among the animals listed</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>一覧の動物のうち</translation>
        </message>
        <message>
            <source>Among the animals listed so far</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>これまでに届いた一覧の動物のうち</translation>
        </message>
        <message>
            <source>Among the animals known from earlier</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>以前の一覧の動物のうち</translation>
        </message>
        <message>
            <source>Among the animals known</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>わかっている動物のうち</translation>
        </message>
        <message>
            <source>Only those found by the search</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>検索で見つかったもののみ</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more categories, which have {animals}.</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>ほかの%Ln件のカテゴリに{animals}います。</numerusform>
            </translation>
        </message>
        <message>
            <source>This computer has nothing from earlier weeks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>このコンピューターには以前の週の記録がありません。</translation>
        </message>
        <message>
            <source>What this computer saw while Petstore was open. Each number is the list at the end of that week. With + are animals first seen then, with − those last seen. This computer first saw the list on {day}. What was new that day is not known.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Petstoreを開いている間に、このコンピューターで確認した内容です。数字は、各週の終わりに一覧にいた動物の数です。+はその週に初めて確認した動物、−は最後に確認した動物です。このコンピューターで初めて一覧を確認した日は{day}です。その日に何が新しかったかはわかりません。</translation>
        </message>
        <message>
            <source>This week</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>今週</translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {came} first seen, {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln匹、初回確認{came}匹、最終確認{went}匹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln匹、最終確認{went}匹</numerusform>
            </translation>
        </message>
        <message>
            <source>search for {words}</source>
            <extracomment>Summary, Duplicates, views: explanations. {words}: what somebody wrote.</extracomment>
            <translation>検索「{words}」</translation>
        </message>
        <message>
            <source>A view name can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>ビューの名前は{most}文字までです。</translation>
        </message>
        <message>
            <source>A search in a view can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>ビューの検索は{most}文字までです。</translation>
        </message>
        <message>
            <source>Alike: the same category; names differ only in case, accents or blanks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>似ている動物とは、カテゴリが同じで、名前の違いが大文字と小文字、アクセント記号、空白だけの動物です。</translation>
        </message>
        <message>
            <source>No animals are loaded, so none could be compared.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>動物が読み込まれていないため、比較できませんでした。</translation>
        </message>
        <message>
            <source>No two of these animals are alike.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>似ている動物はいません。</translation>
        </message>
        <message numerus="yes">
            <source>{animals} in %Ln group(s)</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>%Lnグループに{animals}</numerusform>
            </translation>
        </message>
        <message>
            <source>Looked through: {known}</source>
            <extracomment>Summary, Duplicates, views: explanations. {known}: a count, as “All 5 animals”.</extracomment>
            <translation>調べた範囲: {known}</translation>
        </message>
        <message>
            <source>Looking through {animals}: {count} so far</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>{animals}を調べています。現在{count}匹</translation>
        </message>
        <message>
            <source>(no name)</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>（名前なし）</translation>
        </message>
        <message>
            <source>"{name}"</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>「{name}」</translation>
        </message>
        <message>
            <source>Last seen</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>最終確認</translation>
        </message>
        <message>
            <source>In the last list that was loaded</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>最後に読み込んだ一覧に載っています</translation>
        </message>
        <message>
            <source>Found by its ID. The list does not show it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>IDで検索しました。一覧には載っていません。</translation>
        </message>
        <message>
            <source>Added here. No list has shown it since.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ここで追加しました。その後の一覧には載っていません。</translation>
        </message>
        <message>
            <source>Added here or found by its ID. No list has shown it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ここで追加したか、IDで検索しました。一覧に載ったことはありません。</translation>
        </message>
        <message>
            <source>No longer listed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>もう一覧にいません</translation>
        </message>
        <message>
            <source>last seen just now</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>最終確認: たった今</translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln minute(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>最終確認: %Ln分前</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln hour(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>最終確認: %Ln時間前</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln day(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>最終確認: %Ln日前</numerusform>
            </translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>新規</translation>
        </message>
        <message>
            <source>changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>変更</translation>
        </message>
        <message>
            <source>{what}: from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>{what}: {before}から{now}へ</translation>
        </message>
        <message>
            <source>from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>{before}から{now}へ</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>新規</translation>
        </message>
        <message>
            <source>Seen for the first time</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>初めて確認</translation>
        </message>
        <message>
            <source>Listed again</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>再び一覧に登場</translation>
        </message>
        <message>
            <source>ID {id}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ID {id}</translation>
        </message>
        <message>
            <source>This computer's settings were damaged: Petstore uses its defaults. Check them in Settings.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>このコンピューターの設定が破損していたため、Petstoreは既定値を使います。設定を確認してください。</translation>
        </message>
        <message>
            <source>The damaged file is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>破損したファイルはIT担当のために保管されています。</translation>
        </message>
        <message>
            <source>Petstore's log could not be used, so a new one was started. The old one is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Petstoreのログを使えなかったため、新しいログを作成しました。古いログはIT担当のために保管されています。</translation>
        </message>
        <message>
            <source>Petstore cannot write its log, which IT needs if something goes wrong. Everything else works. Show IT the details.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Petstoreはログを書き込めません。ログは、問題が起きたときにIT担当が使います。ほかの機能は使えます。IT担当に詳細を見せてください。</translation>
        </message>
        <message>
            <source>Something went wrong in Petstore: this window may be out of date. Start Petstore again when you can. Help &gt; Report a problem has the details for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Petstoreで問題が発生しました。このウィンドウの表示は古い可能性があります。都合のよいときにPetstoreを起動し直してください。IT担当向けの詳細は「ヘルプ」&gt;「問題を報告」にあります。</translation>
        </message>
        <message>
            <source>Same as the computer</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>コンピューターと同じ</translation>
        </message>
        <message>
            <source>IT's setting is not valid. Tell IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>IT担当の設定が正しくありません。IT担当に連絡してください。</translation>
        </message>
        <message>
            <source>Set by IT; you can change it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>IT担当が設定した値です。変更できます。</translation>
        </message>
        <message>
            <source>The computer's key store is locked. Press Show key to unlock it and see the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>コンピューターのキー保管庫がロックされています。「キーを表示」を押すと、ロックを解除してキーを確認できます。</translation>
        </message>
        <message>
            <source>This computer has no key store. You will be asked for the key at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>このコンピューターにはキー保管庫がありません。次回の起動時にキーの入力が必要です。</translation>
        </message>
        <message>
            <source>The computer's key store did not return the key. Press Show key to try again, or enter the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>コンピューターのキー保管庫からキーを取得できませんでした。「キーを表示」を押してもう一度試すか、キーを入力してください。</translation>
        </message>
        <message>
            <source>Set by IT and not shown; you can enter another one.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>IT担当が設定済み（非表示）。別のキーを入力できます。</translation>
        </message>
        <message>
            <source>Settings saved, but the test failed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>設定を保存しましたが、テストに失敗しました。</translation>
        </message>
        <message>
            <source>The key could not be saved on this computer. You will be asked for it at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>このコンピューターにキーを保存できませんでした。次回の起動時にキーの入力が必要です。</translation>
        </message>
        <message>
            <source>The API key was removed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>APIキーを削除しました。</translation>
        </message>
        <message>
            <source>The API key could not be removed: the computer's key store refused, or did not answer. Clear the field and save again later, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>APIキーを削除できませんでした。コンピューターのキー保管庫に拒否されたか、応答がありませんでした。欄を空にして後でもう一度保存するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the settings. What you change here lasts until you close Petstore. Start the newer version instead.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>設定は、新しいバージョンのPetstoreで保存されています。ここでの変更は、Petstoreを閉じるまで有効です。新しいバージョンを起動してください。</translation>
        </message>
        <message>
            <source>The settings could not be saved: they last until you close Petstore. Make room on the disk, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>設定を保存できませんでした。設定はPetstoreを閉じるまで有効です。ディスクの空きを増やすか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>… Looking for the computer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… コンピューターを探しています（最大{most}秒）</translation>
        </message>
        <message>
            <source>… Connecting (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… 接続しています（最大{most}秒）</translation>
        </message>
        <message>
            <source>… Making the connection secure (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… 接続を暗号化しています（最大{most}秒）</translation>
        </message>
        <message>
            <source>… Waiting for the answer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… 応答を待っています（最大{most}秒）</translation>
        </message>
        <message>
            <source>✓ Name found ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ 名前を確認（{ms} ms）</translation>
        </message>
        <message>
            <source>✓ Connected ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ 接続（{ms} ms）</translation>
        </message>
        <message>
            <source>✓ Encrypted ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ 暗号化（{ms} ms）</translation>
        </message>
        <message>
            <source>✓ API key accepted, list received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ APIキーの承認、一覧の受信（{ms} ms）</translation>
        </message>
        <message>
            <source>✓ List received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ 一覧の受信（{ms} ms）</translation>
        </message>
        <message>
            <source>The service did not accept the request. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>サービスが要求を受け付けませんでした。アドレスを確認してください。</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network and the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>サービスに接続できません。ネットワークとアドレスを確認してください。</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the address.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where}というコンピューターが見つかりません。アドレスを確認してください。</translation>
        </message>
        <message>
            <source>No service is running at {where}. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where}でサービスが動作していません。アドレスを確認するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>No secure connection could be made. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>安全な接続を確立できませんでした。アドレスを確認するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>The certificate was not accepted: {detail}. Nothing was sent. Ask IT.</source>
            <extracomment>Settings: how a test or saving went. {detail}: the words of the system, in English.</extracomment>
            <translation>証明書が受け付けられませんでした: {detail}。何も送信されていません。IT担当に相談してください。</translation>
        </message>
        <message>
            <source>Something answers, but not as a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>応答はありますが、petstoreサービスではありません。アドレスを確認してください。</translation>
        </message>
        <message>
            <source>The service has moved to another address. Ask IT for it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>サービスのアドレスが変わりました。新しいアドレスをIT担当に確認してください。</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>応答がpetstoreサービスのものではないようです。アドレスを確認してください。</translation>
        </message>
        <message>
            <source>There is no list of animals at the address. Check its end.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>このアドレスに動物の一覧はありません。末尾を確認してください。</translation>
        </message>
        <message>
            <source>The API key was not accepted. Check it, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>APIキーが受け付けられませんでした。キーを確認するか、IT担当に相談してください。</translation>
        </message>
        <message>
            <source>{first} {second}</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>{first}{second}</translation>
        </message>
        <message>
            <source>{what}: {said}</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>{what}：{said}</translation>
        </message>
        <message>
            <source>Not stated</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>指定なし</translation>
        </message>
        <message>
            <source>Available</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>販売中</translation>
        </message>
        <message>
            <source>Pending</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>予約中</translation>
        </message>
        <message>
            <source>Sold</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>販売済み</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>空</translation>
        </message>
        <message>
            <source>{name}, category {number}</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}（カテゴリ{number}）</translation>
        </message>
        <message>
            <source>Name category {number}…</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>カテゴリ{number}に名前を付ける…</translation>
        </message>
        <message>
            <source>Change category {name}…</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>カテゴリ「{name}」を変更…</translation>
        </message>
        <message>
            <source>Empty: the service sent a status without text</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>空: サービスから届いた状態に文字がありません</translation>
        </message>
        <message>
            <source>{status}: a status of the service's own</source>
            <extracomment>Everywhere: statuses, deployments, times. {status}: a status, or a number.</extracomment>
            <translation>{status}: サービス独自の状態</translation>
        </message>
        <message>
            <source>This computer</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>このコンピューター</translation>
        </message>
        <message>
            <source>Production</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>本番環境</translation>
        </message>
        <message>
            <source>Staging</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>検証環境</translation>
        </message>
        <message>
            <source>It is kept as {path}.</source>
            <extracomment>Everywhere: statuses, deployments, times. {path}: a file.</extracomment>
            <translation>{path}として保管されています。</translation>
        </message>
        <message>
            <source>The key file that IT set cannot be read. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>IT担当が設定したキーファイルを読めません。IT担当に知らせてください。</translation>
        </message>
        <message>
            <source>Everybody on this computer can read IT's key file. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>このコンピューターの誰でもキーファイルを読めます。IT担当に知らせてください。</translation>
        </message>
        <message>
            <source>The key file that IT set holds no key. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>IT担当が設定したキーファイルにキーがありません。IT担当に知らせてください。</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>+</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>+</translation>
        </message>
    </context>
</TS>
