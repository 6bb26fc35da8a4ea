<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name />
        <message>
            <source>Enter the API key.</source>
            <extracomment>Settings: about the API key. Settings: how a test or saving went.</extracomment>
            <translation>Geben Sie den API-Schlüssel ein.</translation>
        </message>
        <message>
            <source>This is too long for an API key, which has at most 1,024 characters. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Das ist zu lang für einen API-Schlüssel, der höchstens 1.024 Zeichen hat. Kopieren Sie ihn erneut.</translation>
        </message>
        <message>
            <source>An API key has only plain letters, digits and symbols, and no spaces. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Ein API-Schlüssel hat nur einfache Buchstaben, Ziffern und Zeichen und keine Leerzeichen. Kopieren Sie ihn erneut.</translation>
        </message>
        <message>
            <source>Locked by IT.</source>
            <extracomment>Main window: a tool tip. Settings: how a test or saving went. Window: Settings.</extracomment>
            <translation>Von der IT gesperrt.</translation>
        </message>
        <message>
            <source>What changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Änderungen</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Duplikate</translation>
        </message>
        <message>
            <source>Enter the address that IT gave you.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Geben Sie die Adresse ein, die Sie von der IT haben.</translation>
        </message>
        <message>
            <source>There is a space in the address. Delete the space, or copy the address again.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>In der Adresse ist ein Leerzeichen. Löschen Sie es oder kopieren Sie die Adresse erneut.</translation>
        </message>
        <message>
            <source>An address looks like https://petstore.example.com/v1. Ask IT for yours.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Eine Adresse sieht so aus: https://petstore.example.com/v1. Fragen Sie die IT nach Ihrer.</translation>
        </message>
        <message>
            <source>The address must begin with https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Die Adresse muss mit https:// beginnen.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key. Write https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Nicht verschlüsselt: Alle im Netzwerk können den API-Schlüssel lesen. Schreiben Sie https://.</translation>
        </message>
        <message>
            <source>Delete the name and password (everything up to the @) from the address.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Löschen Sie Name und Passwort (alles bis zum @) aus der Adresse.</translation>
        </message>
        <message>
            <source>The name of the computer is missing after the //.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Nach // fehlt der Name des Computers.</translation>
        </message>
        <message>
            <source>The computer's name has a letter that is not allowed. Ask IT for its xn-- form.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Der Name des Computers hat einen nicht erlaubten Buchstaben. Fragen Sie die IT nach der Form mit xn--.</translation>
        </message>
        <message>
            <source>The name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Der Name des Computers ist nicht gültig. Prüfen Sie ihn auf Tippfehler.</translation>
        </message>
        <message>
            <source>The number after the colon must be a port, from 1 to 65535.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Die Zahl nach dem Doppelpunkt muss ein Port sein, von 1 bis 65535.</translation>
        </message>
        <message>
            <source>Delete the question mark and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Löschen Sie das Fragezeichen und alles danach.</translation>
        </message>
        <message>
            <source>Delete the # and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Löschen Sie das # und alles danach.</translation>
        </message>
        <message>
            <source>The address must end in /v1. Check it for typing errors, or ask IT.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Die Adresse muss mit /v1 enden. Prüfen Sie sie auf Tippfehler oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>The part after the name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Der Teil nach dem Namen des Computers ist nicht gültig. Prüfen Sie ihn auf Tippfehler.</translation>
        </message>
        <message>
            <source>Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Tier hinzufügen</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Categories. Window: Import. Windows: Save view, Manage views.</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Category</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Kategorie</translation>
        </message>
        <message>
            <source>Status</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Status</translation>
        </message>
        <message>
            <source>Add another</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Noch ein Tier</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Banner: the animals on this computer, and their copies. Window: Add animal, or Unfinished adds. Window: Categories. Window: Export list. Window: Import. Window: Print. Window: Settings. Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>It cannot be changed once the animal is added.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Nach dem Hinzufügen kann er nicht mehr geändert werden.</translation>
        </message>
        <message>
            <source>Saving…</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>Wird gespeichert…</translation>
        </message>
        <message>
            <source>Like ID {id}, {category}.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Wie ID {id}, {category}.</translation>
        </message>
        <message>
            <source>Categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>Kategorien</translation>
        </message>
        <message>
            <source>A name</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Ein Name</translation>
        </message>
        <message>
            <source>Create '{name}'</source>
            <extracomment>Window: Add animal, or Unfinished adds. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>„{name}“ anlegen</translation>
        </message>
        <message>
            <source>Choose a status</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Status wählen</translation>
        </message>
        <message>
            <source>Unfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Unfertige Einträge</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>What is known</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Was bekannt ist</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Add animal, or Unfinished adds. Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Select an add.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Wählen Sie einen Eintrag.</translation>
        </message>
        <message>
            <source>No add is unfinished.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Kein Eintrag ist unfertig.</translation>
        </message>
        <message>
            <source>Unfinished adds…</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Unfertige Einträge…</translation>
        </message>
        <message>
            <source>Show</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Anzeigen</translation>
        </message>
        <message>
            <source>Animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Tier</translation>
        </message>
        <message>
            <source>Close panel</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Bereich schließen</translation>
        </message>
        <message>
            <source>QR code of the ID</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>QR-Code der ID</translation>
        </message>
        <message>
            <source>Print card…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Karte drucken…</translation>
        </message>
        <message>
            <source>Print card</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Karte drucken</translation>
        </message>
        <message>
            <source>List</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Nicht mehr da</translation>
        </message>
        <message>
            <source>Added here</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Hier hinzugefügt</translation>
        </message>
        <message>
            <source>First seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Erstmals gesehen</translation>
        </message>
        <message>
            <source>Changed in the list since you last looked, as of {time}:</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Seit Ihrem letzten Blick in der Liste geändert (Stand: {time}):</translation>
        </message>
        <message>
            <source>As of {time}, nothing has changed since you last looked.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Seit Ihrem letzten Blick hat sich nichts geändert (Stand: {time}).</translation>
        </message>
        <message>
            <source>Changes</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Änderungen</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>Drucken…</translation>
        </message>
        <message>
            <source>Print</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Mark these as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Diese abhaken</translation>
        </message>
        <message>
            <source>Mark all as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Alle abhaken</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more animal(s).</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>
                <numerusform>Und %Ln weiteres Tier.</numerusform>
                <numerusform>Und %Ln weitere Tiere.</numerusform>
            </translation>
        </message>
        <message>
            <source>; </source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>; </translation>
        </message>
        <message>
            <source>Change</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>The list kept on this computer was damaged. A new one is begun; IT can look at the damaged file.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Die auf diesem Computer aufbewahrte Liste war beschädigt. Eine neue wurde begonnen; die IT kann die beschädigte Datei ansehen.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the list on this computer. This version neither shows nor changes it. Start the newer version instead.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Eine neuere Version von Petstore hat die Liste auf diesem Computer gespeichert. Diese Version zeigt und ändert sie nicht. Starten Sie stattdessen die neuere.</translation>
        </message>
        <message>
            <source>The disk of this computer does not answer. Only the service's own list is shown, and nothing is kept. Ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Die Festplatte dieses Computers antwortet nicht. Nur die Liste des Dienstes wird angezeigt, und nichts wird aufbewahrt. Fragen Sie die IT.</translation>
        </message>
        <message>
            <source>The list cannot be kept for the next start. Make room on the disk of this computer, or ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Die Liste kann nicht bis zum nächsten Start aufbewahrt werden. Schaffen Sie Platz auf der Festplatte dieses Computers oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>Group</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Panel: an animal; windows: What changed, Duplicates. Window: Import.</extracomment>
            <translation>Stopp</translation>
        </message>
        <message>
            <source>They can be different animals with one name. The service cannot remove any: give this list to the shop's owner.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Es können verschiedene Tiere mit demselben Namen sein. Der Dienst kann keine entfernen: Geben Sie diese Liste der Geschäftsleitung.</translation>
        </message>
        <message>
            <source>Stopped: not all animals were looked through, so none are shown.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Gestoppt: Nicht alle Tiere wurden durchgesehen, daher werden keine angezeigt.</translation>
        </message>
        <message>
            <source>New category</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Neue Kategorie</translation>
        </message>
        <message>
            <source>Colour</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Icon</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Symbol</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Window: Categories. Window: Export list. Window: Settings. Windows: Save view, Manage views.</extracomment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Category {number}</source>
            <extracomment>Categories: errors, numbers of animals. Window: Categories.</extracomment>
            <translation>Kategorie {number}</translation>
        </message>
        <message>
            <source>Animals</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Table of animals: headings, cells, context menu. Window: Categories. Window: Print. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>Another computer had changed the categories. Yours are kept now.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Ein anderer Computer hatte die Kategorien geändert. Jetzt gelten Ihre.</translation>
        </message>
        <message>
            <source>The names of the categories could not be read.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Die Namen der Kategorien konnten nicht gelesen werden.</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>A status is chosen when an animal is added. The service cannot change it later. If its list shows another status, you see it after a refresh.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Der Status wird beim Hinzufügen eines Tieres gewählt. Der Dienst kann ihn später nicht ändern. Zeigt seine Liste einen anderen Status, sehen Sie ihn nach dem Aktualisieren.</translation>
        </message>
        <message>
            <source>Why can't I change the status?</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Warum kann ich den Status nicht ändern?</translation>
        </message>
        <message>
            <source>A catalogue of the animals in a petstore.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Ein Katalog der Tiere einer Zoohandlung.</translation>
        </message>
        <message>
            <source>Version {version}, for petstore interface 1.0.0</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Version {version}, für Petstore-Schnittstelle 1.0.0</translation>
        </message>
        <message>
            <source>Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Qt wird unter der LGPL 3 verwendet. Die Schrift ist Inter, unter der OFL 1.1.</translation>
        </message>
        <message>
            <source>About Petstore</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Über Petstore</translation>
        </message>
        <message>
            <source>Messages</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Meldungen</translation>
        </message>
        <message>
            <source>No messages yet.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Noch keine Meldungen.</translation>
        </message>
        <message>
            <source>Problem</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Problem</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Erledigt</translation>
        </message>
        <message>
            <source>Petstore report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Petstore-Bericht</translation>
        </message>
        <message>
            <source>Save the report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <source>The report is saved as {path}. Give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file.</extracomment>
            <translation>Der Bericht ist als {path} gespeichert. Geben Sie ihn der IT.</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Problem melden</translation>
        </message>
        <message>
            <source>Report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Bericht</translation>
        </message>
        <message>
            <source>This is the whole report. It has no API keys, home folders or paths of addresses. Messages may name animals. Nothing is sent: save or copy it, and give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Dies ist der ganze Bericht. Er enthält keine API-Schlüssel, Benutzerordner oder Pfade von Adressen. Meldungen können Tiere nennen. Nichts wird gesendet: Speichern oder kopieren Sie ihn und geben Sie ihn der IT.</translation>
        </message>
        <message>
            <source>Save…</source>
            <extracomment>Window: Export list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Speichern…</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>{name} is there already. Its contents will be replaced.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} gibt es schon. Der Inhalt wird ersetzt.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Datei ersetzen</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Woanders speichern…</translation>
        </message>
        <message>
            <source>Category name</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Kategoriename</translation>
        </message>
        <message>
            <source>Export list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Liste exportieren</translation>
        </message>
        <message>
            <source>As shown</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Wie angezeigt</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Format</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Format</translation>
        </message>
        <message>
            <source>Separator</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Trennzeichen</translation>
        </message>
        <message>
            <source>Encoding</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Codierung</translation>
        </message>
        <message>
            <source>A sheet of Excel has room for {animals}. Choose CSV or JSON.</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>Ein Excel-Blatt fasst höchstens {animals}. Wählen Sie CSV oder JSON.</translation>
        </message>
        <message>
            <source>Save the list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Liste speichern</translation>
        </message>
        <message>
            <source>The export was stopped. {path} was not written.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>Der Export wurde gestoppt. {path} wurde nicht geschrieben.</translation>
        </message>
        <message>
            <source>Stop the export</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Export stoppen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) exported to {path}.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>
                <numerusform>%Ln Tier in {path} exportiert.</numerusform>
                <numerusform>%Ln Tiere in {path} exportiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;File</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Tier hinzufügen</translation>
        </message>
        <message>
            <source>IT has made this catalogue read-only.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dieser Katalog ist von der IT schreibgeschützt.</translation>
        </message>
        <message>
            <source>&amp;Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Aktualisieren</translation>
        </message>
        <message>
            <source>S&amp;top</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>St&amp;opp</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Importieren</translation>
        </message>
        <message>
            <source>&amp;Export list</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Liste &amp;exportieren</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Drucken</translation>
        </message>
        <message>
            <source>Start with an empty catalo&amp;gue</source>
            <extracomment>Banner: the animals on this computer, and their copies. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Mit &amp;leerem Katalog beginnen</translation>
        </message>
        <message>
            <source>Show the sample a&amp;nimals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Beispieltiere an&amp;zeigen</translation>
        </message>
        <message>
            <source>&amp;Connect to the shop's service</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Mit dem Dienst des Geschäfts &amp;verbinden</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ein&amp;stellungen</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Undo adding</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Rückgängig: Hinzufügen</translation>
        </message>
        <message>
            <source>U&amp;nfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Unfertige Einträge</translation>
        </message>
        <message>
            <source>&amp;Paste animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Tiere &amp;einfügen</translation>
        </message>
        <message>
            <source>C&amp;ategories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Kate&amp;gorien</translation>
        </message>
        <message>
            <source>&amp;What changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ände&amp;rungen</translation>
        </message>
        <message>
            <source>&amp;Duplicates</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Duplikate</translation>
        </message>
        <message>
            <source>&amp;Summary</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ü&amp;bersicht</translation>
        </message>
        <message>
            <source>&amp;Larger type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Größere Schrift</translation>
        </message>
        <message>
            <source>S&amp;maller type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Kleinere Schrift</translation>
        </message>
        <message>
            <source>&amp;Normal type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Normale Schrift</translation>
        </message>
        <message>
            <source>Sa&amp;ve view</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Ansicht speichern</translation>
        </message>
        <message>
            <source>M&amp;anage views</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ansichten &amp;verwalten</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Tastenkürzel</translation>
        </message>
        <message>
            <source>&amp;Why can't I change the status?</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Warum kann ich den Status nicht ändern?</translation>
        </message>
        <message>
            <source>&amp;Messages</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Meldungen</translation>
        </message>
        <message>
            <source>&amp;Report a problem</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Problem melden</translation>
        </message>
        <message>
            <source>&amp;About Petstore</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ü&amp;ber Petstore</translation>
        </message>
        <message>
            <source>Enter key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Schlüssel eingeben</translation>
        </message>
        <message>
            <source>Select all</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <source>Search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>{keys} is reserved for fields, lists, menus and saved views.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} ist für Felder, Listen, Menüs und gespeicherte Ansichten reserviert.</translation>
        </message>
        <message>
            <source>{keys} belongs to {action}.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} gehört zu „{action}“.</translation>
        </message>
        <message>
            <source>Action</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Neues Tastenkürzel</translation>
        </message>
        <message>
            <source>Reset</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>In the search: go to the animals</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>In der Suche: zu den Tieren gehen</translation>
        </message>
        <message>
            <source>In the search: go to the first match. In the list: show the animal</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>In der Suche: zum ersten Treffer gehen. In der Liste: das Tier anzeigen</translation>
        </message>
        <message>
            <source>Show a saved view</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Gespeicherte Ansicht anzeigen</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Spalten</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>D&amp;esign</translation>
        </message>
        <message>
            <source>&amp;Same as the computer</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Wie am Computer eingestellt</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Hoher &amp;Kontrast</translation>
        </message>
        <message>
            <source>Not encrypted: others on the network can read the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Nicht verschlüsselt: Andere im Netzwerk können den API-Schlüssel lesen.</translation>
        </message>
        <message>
            <source>API key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>API-Schlüssel</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Hinweis schließen</translation>
        </message>
        <message>
            <source>All categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Alle Kategorien</translation>
        </message>
        <message>
            <source>Search for a name or a number to find the others.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Suchen Sie nach Name oder Nummer, um die anderen zu finden.</translation>
        </message>
        <message>
            <source>Change it in Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>In den Einstellungen ändern</translation>
        </message>
        <message>
            <source>Deployment: {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Umgebung: {deployment}</translation>
        </message>
        <message>
            <source>Import a spreadsheet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Tabelle importieren</translation>
        </message>
        <message>
            <source>Add the first animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Erstes Tier hinzufügen</translation>
        </message>
        <message>
            <source>. </source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>. </translation>
        </message>
        <message>
            <source>Show all animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Alle Tiere anzeigen</translation>
        </message>
        <message>
            <source>Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <source>Loading the animals…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Tiere werden geladen…</translation>
        </message>
        <message>
            <source>No animals yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Noch keine Tiere</translation>
        </message>
        <message>
            <source>Begin with a button, or drop a spreadsheet here.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Beginnen Sie mit einer Schaltfläche oder ziehen Sie eine Tabelle hierher.</translation>
        </message>
        <message>
            <source>No animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Keine Tiere</translation>
        </message>
        <message>
            <source>The animals that were listed before are gone.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die bisher gelisteten Tiere sind nicht mehr da.</translation>
        </message>
        <message>
            <source>None listed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Keine gelistet</translation>
        </message>
        <message>
            <source>The animals cannot be shown</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Tiere können nicht angezeigt werden</translation>
        </message>
        <message>
            <source>Loading was stopped</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Das Laden wurde gestoppt</translation>
        </message>
        <message>
            <source>No animals had arrived by then. Press Refresh to load them.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Bis dahin waren keine Tiere angekommen. Drücken Sie „Aktualisieren“, um sie zu laden.</translation>
        </message>
        <message>
            <source>The animals could not be loaded</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Tiere konnten nicht geladen werden</translation>
        </message>
        <message>
            <source>The animals are not shown yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Tiere werden noch nicht angezeigt</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) of the list could not be read. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln Zeile der Liste konnte nicht gelesen werden. Melden Sie es der IT.</numerusform>
                <numerusform>%Ln Zeilen der Liste konnten nicht gelesen werden. Melden Sie es der IT.</numerusform>
            </translation>
        </message>
        <message>
            <source>The service listed no animals, but there may be some. Press Refresh to ask again.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Der Dienst hat keine Tiere gelistet, vielleicht gibt es aber welche. Drücken Sie „Aktualisieren“, um erneut zu fragen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s)</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier</numerusform>
                <numerusform>%Ln Tiere</numerusform>
            </translation>
        </message>
        <message>
            <source>No match for '{search}' in {where}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {search}: what was typed. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Kein Treffer für „{search}“ ({where})</translation>
        </message>
        <message>
            <source>Search looks at name, ID and category.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Gesucht wird in Name, ID und Kategorie.</translation>
        </message>
        <message>
            <source>None so far</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Bisher keine</translation>
        </message>
        <message>
            <source>The list is being loaded.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Liste wird geladen.</translation>
        </message>
        <message>
            <source>The list may not be complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Liste ist vielleicht nicht vollständig.</translation>
        </message>
        <message>
            <source>The list is not complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Die Liste ist nicht vollständig.</translation>
        </message>
        <message>
            <source>No available animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Keine verfügbaren Tiere</translation>
        </message>
        <message>
            <source>No pending animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Keine reservierten Tiere</translation>
        </message>
        <message>
            <source>No sold animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Keine verkauften Tiere</translation>
        </message>
        <message>
            <source>No animals without a status</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Keine Tiere ohne Statusangabe</translation>
        </message>
        <message>
            <source>The filter {word} is on as well.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>Der Filter „{word}“ ist auch eingeschaltet.</translation>
        </message>
        <message>
            <source>Only the chosen categories are shown.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Nur die gewählten Kategorien werden angezeigt.</translation>
        </message>
        <message>
            <source>No animals in the chosen categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Keine Tiere in den gewählten Kategorien</translation>
        </message>
        <message>
            <source>No animals in the chosen categories under {word}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>Keine Tiere in den gewählten Kategorien unter „{word}“</translation>
        </message>
        <message>
            <source>Loading</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wird geladen</translation>
        </message>
        <message>
            <source>Looking for {id}…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>{id} wird gesucht…</translation>
        </message>
        <message>
            <source>The filter or search would hide it; it is shown for now.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Filter oder Suche würden es ausblenden; es wird vorerst angezeigt.</translation>
        </message>
        <message>
            <source>Found {name}, ID {id}.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} gefunden, ID {id}.</translation>
        </message>
        <message>
            <source>The service did not find {id}, but sends no list either. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Der Dienst fand {id} nicht, sendet aber auch keine Liste. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>There is no animal with the ID {id}. Check the number.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Es gibt kein Tier mit der ID {id}. Prüfen Sie die Nummer.</translation>
        </message>
        <message>
            <source>{id} is not listed, and the service looks up no IDs. Press Refresh.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>{id} ist nicht gelistet, und der Dienst sucht keine IDs. Drücken Sie „Aktualisieren“.</translation>
        </message>
        <message>
            <source>Petstore – {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Petstore – {deployment}</translation>
        </message>
        <message>
            <source>They appear here once the service accepts the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Sie erscheinen hier, sobald der Dienst den API-Schlüssel annimmt.</translation>
        </message>
        <message>
            <source>Loading was stopped.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Das Laden wurde gestoppt.</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Dismiss this message</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Meldung schließen</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Add animal and Unfinished adds: how it went. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln Tier geändert</numerusform>
                <numerusform>%Ln Tiere geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln add(s) not finished</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln unfertiger Eintrag</numerusform>
                <numerusform>%Ln unfertige Einträge</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo adding {name}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Rückgängig: {name} hinzufügen</translation>
        </message>
        <message>
            <source>Search name, ID or category</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Name, ID oder Kategorie suchen</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Suche leeren</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>The columns after {letter} are not used.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Die Spalten nach {letter} werden nicht verwendet.</translation>
        </message>
        <message>
            <source>Not used</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Nicht verwendet</translation>
        </message>
        <message>
            <source>, </source>
            <extracomment>Everywhere: statuses, deployments, times. Summary, Duplicates, views: explanations. Window: Import.</extracomment>
            <translation>, </translation>
        </message>
        <message>
            <source>Reason</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Grund</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Die Datei wird gelesen…</translation>
        </message>
        <message>
            <source>There are no animals in this table.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>In dieser Tabelle sind keine Tiere.</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. Window: Import.</extracomment>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Datei wählen…</translation>
        </message>
        <message>
            <source>Choose file</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Datei wählen</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Save failed rows…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Fehlerzeilen speichern…</translation>
        </message>
        <message>
            <source>Save failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Fehlerzeilen speichern</translation>
        </message>
        <message>
            <source>Discard failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Fehlerzeilen verwerfen</translation>
        </message>
        <message>
            <source>Categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kategorien…</translation>
        </message>
        <message>
            <source>Only rows with a problem</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Nur Zeilen mit einem Problem</translation>
        </message>
        <message>
            <source>Importing</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wird importiert</translation>
        </message>
        <message>
            <source>What you typed or ticked is not imported yet.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Was Sie eingegeben oder angehakt haben, ist noch nicht importiert.</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Änderungen verwerfen</translation>
        </message>
        <message>
            <source>Choose or drop a CSV, Excel or OpenDocument file, or paste cells.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wählen Sie eine CSV-, Excel- oder OpenDocument-Datei, ziehen Sie sie hierher oder fügen Sie Zellen ein.</translation>
        </message>
        <message>
            <source>Summary</source>
            <extracomment>Panel: Summary. Window: Import.</extracomment>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>The clipboard</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Die Zwischenablage</translation>
        </message>
        <message>
            <source>Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Tabellen mit Tieren (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>One import at a time: let it end, or stop it.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Nur ein Import gleichzeitig: Warten Sie oder stoppen Sie ihn.</translation>
        </message>
        <message>
            <source>Creating the categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Die Kategorien werden angelegt…</translation>
        </message>
        <message>
            <source>Failed rows.csv</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Fehlerzeilen.csv</translation>
        </message>
        <message>
            <source>Not saved: {path} cannot be written ({reason}).</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>Nicht gespeichert: {path} kann nicht geschrieben werden ({reason}).</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) saved in {path}.</source>
            <extracomment>Window: Import. {path}: a file.</extracomment>
            <translation>
                <numerusform>%Ln Zeile in {path} gespeichert.</numerusform>
                <numerusform>%Ln Zeilen in {path} gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first row has headings</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Erste Zeile enthält Überschriften</translation>
        </message>
        <message>
            <source>Status where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Status, wenn keiner angegeben ist</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Window: Import. Window: Settings.</extracomment>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>Category where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kategorie, wenn keine angegeben ist</translation>
        </message>
        <message>
            <source>not ticked</source>
            <extracomment>Window: Import.</extracomment>
            <translation>nicht angehakt</translation>
        </message>
        <message>
            <source>Row</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>Window: Import. Window: Print.</extracomment>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>Page {page} of {count}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>Seite {page} von {count}</translation>
        </message>
        <message>
            <source>What</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Size</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Code</translation>
        </message>
        <message>
            <source>Name of the shop</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Name des Geschäfts</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Als PDF speichern…</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <source>Only one animal of these</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Davon nur ein Tier</translation>
        </message>
        <message>
            <source>Printing was stopped. {path} was not saved.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>Der Druck wurde gestoppt. {path} wurde nicht gespeichert.</translation>
        </message>
        <message>
            <source>Stop printing</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Druck stoppen</translation>
        </message>
        <message>
            <source>Printing was stopped.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Der Druck wurde gestoppt.</translation>
        </message>
        <message>
            <source>Not printed: the printer refused the pages. Try another one, or save a PDF.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Nicht gedruckt: Der Drucker hat die Seiten abgelehnt. Versuchen Sie einen anderen oder speichern Sie ein PDF.</translation>
        </message>
        <message>
            <source>The pages were sent to the printer.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Die Seiten wurden an den Drucker gesendet.</translation>
        </message>
        <message>
            <source>The pages are saved as {path}.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>Die Seiten sind als {path} gespeichert.</translation>
        </message>
        <message>
            <source>Printing: page {count} of {total}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>Wird gedruckt: Seite {count} von {total}</translation>
        </message>
        <message>
            <source>Petstore cannot write to the folder of its catalogue.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstore kann nicht in den Ordner seines Katalogs schreiben.</translation>
        </message>
        <message>
            <source>Something else is in its place. Move that elsewhere, or ask IT.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>An dieser Stelle liegt etwas anderes. Verschieben Sie es oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>Make room on the disk, or ask IT for access.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Schaffen Sie Platz auf der Festplatte oder bitten Sie die IT um Zugriff.</translation>
        </message>
        <message>
            <source>{path}: {reason}

{what_to_do} Then start Petstore again.</source>
            <extracomment>A message before there is a window. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{path}: {reason}

{what_to_do} Starten Sie Petstore danach neu.</translation>
        </message>
        <message>
            <source>Petstore is already open, but does not answer.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstore ist schon geöffnet, antwortet aber nicht.</translation>
        </message>
        <message>
            <source>Look for its window behind the others and among the minimized ones. It may be open where somebody else is logged in. If it does not answer, close it, or restart the computer. This message goes away once that window answers or is closed.

If that does not help, show IT this: {path} is in use.</source>
            <extracomment>A message before there is a window. {path}: a file.</extracomment>
            <translation>Suchen Sie das Fenster hinter den anderen und unter den minimierten. Vielleicht ist es dort geöffnet, wo jemand anderes angemeldet ist. Wenn es nicht antwortet, schließen Sie es oder starten Sie den Computer neu. Diese Meldung verschwindet, sobald das Fenster antwortet oder geschlossen ist.

Wenn das nicht hilft, zeigen Sie der IT dies: {path} ist in Gebrauch.</translation>
        </message>
        <message>
            <source>Address</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Use this address even though it is not encrypted</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Diese Adresse verwenden, obwohl sie nicht verschlüsselt ist</translation>
        </message>
        <message>
            <source>The address that IT set is missing or wrong. Tell IT.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Die von der IT vorgegebene Adresse fehlt oder ist falsch. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Nicht verschlüsselt: Alle im Netzwerk können den API-Schlüssel lesen.</translation>
        </message>
        <message>
            <source>Show key</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Schlüssel zeigen</translation>
        </message>
        <message>
            <source>Saving removes the stored API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Speichern entfernt den gespeicherten API-Schlüssel.</translation>
        </message>
        <message>
            <source>The key is shown.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Der Schlüssel wird angezeigt.</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Stopped. The settings were not saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Gestoppt. Die Einstellungen wurden nicht gespeichert.</translation>
        </message>
        <message>
            <source>Deployment</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Umgebung</translation>
        </message>
        <message>
            <source>Animals per request</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Tiere pro Anfrage</translation>
        </message>
        <message>
            <source>Time to undo an add, in seconds</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Zeit zum Rückgängigmachen, in Sekunden</translation>
        </message>
        <message>
            <source>1 to 100; 100 loads fastest.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>1 bis 100; 100 lädt am schnellsten.</translation>
        </message>
        <message>
            <source>0 sends at once.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>0 sendet sofort.</translation>
        </message>
        <message>
            <source>Used from the next start of Petstore on.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Gilt ab dem nächsten Start von Petstore.</translation>
        </message>
        <message>
            <source>Test connection</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Verbindung testen</translation>
        </message>
        <message>
            <source>Saving… The API key is being tested first.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Wird gespeichert… Zuerst wird der API-Schlüssel getestet.</translation>
        </message>
        <message>
            <source>Settings saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Einstellungen gespeichert.</translation>
        </message>
        <message>
            <source>Bring back a copy</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Sicherung zurückholen</translation>
        </message>
        <message>
            <source>Animals added after the copy was made will be missing.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Tiere, die nach der Sicherung hinzugefügt wurden, werden fehlen.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Copy to bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Start with an empty catalogue</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Mit leerem Katalog beginnen</translation>
        </message>
        <message>
            <source>The catalogue on this computer will have no animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Der Katalog auf diesem Computer wird keine Tiere enthalten.</translation>
        </message>
        <message>
            <source>Start empty</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Leer beginnen</translation>
        </message>
        <message>
            <source>What is left of the old one is kept for IT.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Was vom alten übrig ist, wird für die IT aufbewahrt.</translation>
        </message>
        <message>
            <source>Show my anima&amp;ls</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>&amp;Meine Tiere anzeigen</translation>
        </message>
        <message>
            <source>These are sample animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Dies sind Beispieltiere.</translation>
        </message>
        <message>
            <source>By status</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Nach Status</translation>
        </message>
        <message>
            <source>By category</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Nach Kategorie</translation>
        </message>
        <message>
            <source>The last weeks</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Die letzten Wochen</translation>
        </message>
        <message>
            <source>Columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Sort by {column}</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Nach {column} sortieren</translation>
        </message>
        <message>
            <source>Descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Absteigend</translation>
        </message>
        <message>
            <source>Make {column} wider</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column} breiter</translation>
        </message>
        <message>
            <source>Make {column} narrower</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column} schmaler</translation>
        </message>
        <message>
            <source>Move {column} to the beginning</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column} an den Anfang</translation>
        </message>
        <message>
            <source>Reset columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Spalten zurücksetzen</translation>
        </message>
        <message>
            <source>descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>absteigend</translation>
        </message>
        <message>
            <source>ascending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>aufsteigend</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>Copy &amp;ID</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;ID kopieren</translation>
        </message>
        <message>
            <source>&amp;Show animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Table of animals: headings, cells, context menu.</extracomment>
            <translation>Tier &amp;anzeigen</translation>
        </message>
        <message>
            <source>Add another &amp;like this</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;Noch ein Tier wie dieses</translation>
        </message>
        <message>
            <source>Save view</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Ansicht speichern</translation>
        </message>
        <message>
            <source>Manage views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Ansichten verwalten</translation>
        </message>
        <message>
            <source>Views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Ansichten</translation>
        </message>
        <message>
            <source>Show this view at each start</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Diese Ansicht bei jedem Start anzeigen</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Move up</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Nach oben</translation>
        </message>
        <message>
            <source>Move down</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Nach unten</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>The view {name} is saved: see the menu View.</source>
            <extracomment>Windows: Save view, Manage views. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Die Ansicht „{name}“ ist gespeichert: siehe Menü „Ansicht“.</translation>
        </message>
        <message>
            <source>Correct…</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Korrigieren…</translation>
        </message>
        <message>
            <source>It is there</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Es ist da</translation>
        </message>
        <message>
            <source>Send again</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Erneut senden</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>not added: {why}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>nicht hinzugefügt ({why})</translation>
        </message>
        <message>
            <source>may have been added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>vielleicht hinzugefügt</translation>
        </message>
        <message>
            <source>not added yet</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>noch nicht hinzugefügt</translation>
        </message>
        <message numerus="yes">
            <source>will be added in %Ln s</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>wird in %Ln s hinzugefügt</numerusform>
                <numerusform>wird in %Ln s hinzugefügt</numerusform>
            </translation>
        </message>
        <message>
            <source>being added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>wird hinzugefügt</translation>
        </message>
        <message>
            <source>{name} is being added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wird gerade hinzugefügt.</translation>
        </message>
        <message>
            <source>{name} was not added: {why}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>{name} wurde nicht hinzugefügt ({why}).</translation>
        </message>
        <message>
            <source>It was refused when sent again. The first may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Beim erneuten Senden wurde es abgelehnt. Das erste wurde vielleicht hinzugefügt.</translation>
        </message>
        <message>
            <source>It is not sent before {time}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Es wird nicht vor {time} gesendet.</translation>
        </message>
        <message>
            <source>the service did not accept the name</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst hat den Namen nicht angenommen</translation>
        </message>
        <message>
            <source>the service did not accept the category</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst hat die Kategorie nicht angenommen</translation>
        </message>
        <message>
            <source>the service did not accept the status</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst hat den Status nicht angenommen</translation>
        </message>
        <message>
            <source>it cannot be sent</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>es kann nicht gesendet werden</translation>
        </message>
        <message>
            <source>the service did not accept it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst hat es nicht angenommen</translation>
        </message>
        <message>
            <source>the service takes no animals at this address</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst nimmt unter dieser Adresse keine Tiere an</translation>
        </message>
        <message>
            <source>the service has one that conflicts with it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst hat schon eines, zu dem es nicht passt</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Name ist zu lang</translation>
        </message>
        <message>
            <source>the service declined it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>der Dienst hat es abgelehnt</translation>
        </message>
        <message>
            <source>The service gave no reason.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Der Dienst nannte keinen Grund.</translation>
        </message>
        <message>
            <source>Added {name}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} hinzugefügt, ID {id}.</translation>
        </message>
        <message>
            <source>{sent} was saved as {kept}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>{sent} wurde als {kept} gespeichert, ID {id}.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) were not added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln Tier wurde nicht hinzugefügt.</numerusform>
                <numerusform>%Ln Tiere wurden nicht hinzugefügt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln Tier wurde vielleicht hinzugefügt.</numerusform>
                <numerusform>%Ln Tiere wurden vielleicht hinzugefügt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is no longer among the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ist nicht mehr unter den unfertigen Einträgen.</translation>
        </message>
        <message>
            <source>Discarded {name}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} verworfen.</translation>
        </message>
        <message>
            <source>{deployment} at {origin}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>{deployment} unter {origin}</translation>
        </message>
        <message numerus="yes">
            <source>The list of unfinished adds was damaged. %Ln could be read.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>Die Liste der unfertigen Einträge war beschädigt. %Ln konnte gelesen werden.</numerusform>
                <numerusform>Die Liste der unfertigen Einträge war beschädigt. %Ln konnten gelesen werden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln unfinished add(s) of an earlier version were found.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln unfertiger Eintrag einer früheren Version wurde gefunden.</numerusform>
                <numerusform>%Ln unfertige Einträge einer früheren Version wurden gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>A newer version of Petstore has the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Eine neuere Version von Petstore hat die unfertigen Einträge.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Petstore ist mit keinem Dienst verbunden.</translation>
        </message>
        <message>
            <source>Nothing can be added: this computer's disk does not save it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Nichts kann hinzugefügt werden: Die Festplatte dieses Computers speichert es nicht.</translation>
        </message>
        <message>
            <source>unknown</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Grund unbekannt</translation>
        </message>
        <message>
            <source>{name} may have been added. Petstore asks the service again.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wurde vielleicht hinzugefügt. Petstore fragt den Dienst erneut.</translation>
        </message>
        <message>
            <source>{name} will be added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wird noch hinzugefügt.</translation>
        </message>
        <message>
            <source>{name} will be added once the service accepts the API key.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wird hinzugefügt, sobald der Dienst den API-Schlüssel annimmt.</translation>
        </message>
        <message>
            <source>{name} will be added when the service is back.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wird hinzugefügt, wenn der Dienst wieder da ist.</translation>
        </message>
        <message>
            <source>{name} will be added when the service takes it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wird hinzugefügt, wenn der Dienst es annimmt.</translation>
        </message>
        <message>
            <source>We can't tell yet whether {name} was added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Ob {name} hinzugefügt wurde, ist noch unklar.</translation>
        </message>
        <message>
            <source>{name} may not have been added: the list does not show it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wurde vielleicht nicht hinzugefügt: Die Liste zeigt es nicht.</translation>
        </message>
        <message>
            <source>{name} may have been added: in the list is one like it, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wurde vielleicht hinzugefügt: In der Liste ist ein gleiches Tier, {ids}.</translation>
        </message>
        <message>
            <source>{name} may have been added: several like it are new, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wurde vielleicht hinzugefügt: Mehrere gleiche Tiere sind neu, {ids}.</translation>
        </message>
        <message>
            <source>{name} may have been added: one like it is new in the list, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wurde vielleicht hinzugefügt: Ein gleiches Tier ist neu in der Liste, {ids}.</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <extracomment>Add animal and Unfinished adds: how it went. Categories: errors, numbers of animals. Summary, Duplicates, views: explanations.</extracomment>
            <translation>Geben Sie einen Namen ein.</translation>
        </message>
        <message>
            <source>That name has {count} characters; the most is {most}. Shorten it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {count}: a number.</extracomment>
            <translation>Dieser Name hat {count} Zeichen; höchstens {most} sind möglich. Kürzen Sie ihn.</translation>
        </message>
        <message>
            <source>This name has a character that cannot be sent. Type it again.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Dieser Name hat ein Zeichen, das nicht gesendet werden kann. Geben Sie ihn neu ein.</translation>
        </message>
        <message>
            <source>A category is a whole number.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Eine Kategorie ist eine ganze Zahl.</translation>
        </message>
        <message>
            <source>That number is too long for a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Diese Zahl ist zu lang für eine Kategorie.</translation>
        </message>
        <message>
            <source>Enter a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Geben Sie eine Kategorie ein.</translation>
        </message>
        <message>
            <source>No category has this name. Choose one, or create it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Keine Kategorie heißt so. Wählen Sie eine oder legen Sie sie an.</translation>
        </message>
        <message>
            <source>Choose a status: it cannot be changed later.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Wählen Sie einen Status: Er kann später nicht geändert werden.</translation>
        </message>
        <message>
            <source>Grey</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Grau</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Orange</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Orange</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Gelb</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Teal</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Blaugrün</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Purple</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Violett</translation>
        </message>
        <message>
            <source>Paw</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Pfote</translation>
        </message>
        <message>
            <source>Dog</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Hund</translation>
        </message>
        <message>
            <source>Cat</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Katze</translation>
        </message>
        <message>
            <source>Bird</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Vogel</translation>
        </message>
        <message>
            <source>Fish</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Fisch</translation>
        </message>
        <message>
            <source>Rabbit</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Kaninchen</translation>
        </message>
        <message>
            <source>Rodent</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Nagetier</translation>
        </message>
        <message>
            <source>Reptile</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Reptil</translation>
        </message>
        <message>
            <source>Horse</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Pferd</translation>
        </message>
        <message>
            <source>Insect</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Insekt</translation>
        </message>
        <message>
            <source>A category name can have at most {most} characters.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Der Name einer Kategorie darf höchstens {most} Zeichen haben.</translation>
        </message>
        <message>
            <source>A category name must be a single line.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Der Name einer Kategorie muss eine einzige Zeile sein.</translation>
        </message>
        <message>
            <source>A number cannot be the name of a category.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Eine Zahl kann nicht der Name einer Kategorie sein.</translation>
        </message>
        <message>
            <source>Another category already has this name.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Eine andere Kategorie hat schon diesen Namen.</translation>
        </message>
        <message>
            <source>Not saved: this computer's disk may be full or locked.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nicht gespeichert: Die Festplatte dieses Computers ist vielleicht voll oder gesperrt.</translation>
        </message>
        <message>
            <source>Not saved: the service cannot be reached now.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nicht gespeichert: Der Dienst ist jetzt nicht erreichbar.</translation>
        </message>
        <message>
            <source>Not saved: the service does not accept it.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nicht gespeichert: Der Dienst nimmt es nicht an.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln categories</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>
                <numerusform>%Ln Kategorie</numerusform>
                <numerusform>%Ln Kategorien</numerusform>
            </translation>
        </message>
        <message>
            <source>{categories}: {count} of all animals</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} von allen Tieren</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} der gelisteten Tiere</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed so far</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} der bisher gelisteten Tiere</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known from earlier</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} der von früher bekannten Tiere</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} der bekannten Tiere</translation>
        </message>
        <message>
            <source>{count} listed</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} gelistet</translation>
        </message>
        <message>
            <source>at least {count}</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>mindestens {count}</translation>
        </message>
        <message>
            <source>{count} known</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} bekannt</translation>
        </message>
        <message>
            <source>ID</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings.</extracomment>
            <translation>ID</translation>
        </message>
        <message>
            <source>Sorted by {column}, descending</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>Sortiert nach {column}, absteigend</translation>
        </message>
        <message>
            <source>Sorted by {column}</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>Sortiert nach {column}</translation>
        </message>
        <message>
            <source>Waiting for the computer's key store…</source>
            <extracomment>Settings: how a test or saving went. Status bar and banner: no connection.</extracomment>
            <translation>Warten auf den Schlüsselbund des Computers…</translation>
        </message>
        <message>
            <source>You can change it in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Sie können das in den Einstellungen ändern.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Der Katalog auf diesem Computer ist nicht gestartet.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store is locked.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Der API-Schlüssel kann nicht gelesen werden: Der Schlüsselbund des Computers ist gesperrt.</translation>
        </message>
        <message>
            <source>Press Refresh to unlock it, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Drücken Sie „Aktualisieren“, um ihn zu entsperren, oder geben Sie den Schlüssel in den Einstellungen ein.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store did not return it.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Der API-Schlüssel kann nicht gelesen werden: Der Schlüsselbund des Computers gab ihn nicht zurück.</translation>
        </message>
        <message>
            <source>Press Refresh to try again, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Drücken Sie „Aktualisieren“, um es erneut zu versuchen, oder geben Sie den Schlüssel in den Einstellungen ein.</translation>
        </message>
        <message>
            <source>The catalogue on this computer stopped.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Der Katalog auf diesem Computer ist stehen geblieben.</translation>
        </message>
        <message>
            <source>Petstore restarts it by itself.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstore startet ihn von selbst neu.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is missing or wrong.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nicht verbunden: Die von der IT vorgegebene Adresse fehlt oder ist falsch.</translation>
        </message>
        <message>
            <source>Tell IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>Not connected: there is no address yet.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nicht verbunden: Es gibt noch keine Adresse.</translation>
        </message>
        <message>
            <source>Enter the one from IT in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Geben Sie die Adresse von der IT in den Einstellungen ein.</translation>
        </message>
        <message>
            <source>Not connected: the address is not encrypted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nicht verbunden: Die Adresse ist nicht verschlüsselt.</translation>
        </message>
        <message>
            <source>Anybody on the network could read the API key. Change it in Settings, or allow it there.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Alle im Netzwerk könnten den API-Schlüssel lesen. Ändern Sie sie in den Einstellungen oder erlauben Sie sie dort.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is not valid.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nicht verbunden: Die von der IT vorgegebene Adresse ist nicht gültig.</translation>
        </message>
        <message>
            <source>Tell IT, or enter the right one in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Melden Sie es der IT oder geben Sie in den Einstellungen die richtige ein.</translation>
        </message>
        <message>
            <source>The message above the list says how to go on.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Die Meldung über der Liste sagt, wie es weitergeht.</translation>
        </message>
        <message>
            <source>Petstore cannot write to its folder. Make room on the disk, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstore kann nicht in seinen Ordner schreiben. Schaffen Sie Platz auf der Festplatte oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>Another version of Petstore wrote it. Start that version, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Eine andere Version von Petstore hat ihn geschrieben. Starten Sie diese Version oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>Another program has it open. Close that program, then press Refresh.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Ein anderes Programm hat ihn geöffnet. Schließen Sie das Programm und drücken Sie dann „Aktualisieren“.</translation>
        </message>
        <message>
            <source>Press Refresh; if that does not help, ask IT. ({why})</source>
            <extracomment>Status bar and banner: no connection. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>Drücken Sie „Aktualisieren“; wenn das nicht hilft, fragen Sie die IT. ({why})</translation>
        </message>
        <message>
            <source>The file with this computer's animals is damaged.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Die Datei mit den Tieren dieses Computers ist beschädigt.</translation>
        </message>
        <message>
            <source>The file with this computer's animals is gone.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Die Datei mit den Tieren dieses Computers ist nicht mehr da.</translation>
        </message>
        <message>
            <source>Choose how to go on. Nothing is deleted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Wählen Sie, wie es weitergeht. Nichts wird gelöscht.</translation>
        </message>
        <message>
            <source>There is no copy of it. Ask IT before you choose.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Es gibt keine Sicherung davon. Fragen Sie die IT, bevor Sie wählen.</translation>
        </message>
        <message numerus="yes">
            <source>{date} (%Ln animal(s))</source>
            <extracomment>Banner: the animals on this computer, and their copies. {date}: a date.</extracomment>
            <translation>
                <numerusform>{date} (%Ln Tier)</numerusform>
                <numerusform>{date} (%Ln Tiere)</numerusform>
            </translation>
        </message>
        <message>
            <source>An empty catalogue was started. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Ein leerer Katalog wurde begonnen. Was vorher da war, wird für die IT aufbewahrt.</translation>
        </message>
        <message>
            <source>The copy of {date} is back. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection. {date}: a date.</extracomment>
            <translation>Die Sicherung ist zurückgeholt ({date}). Was vorher da war, wird für die IT aufbewahrt.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst ist nicht erreichbar. Prüfen Sie das Netzwerk oder melden Sie es der IT.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Kein Computer namens {where} wurde gefunden. Prüfen Sie das Netzwerk oder melden Sie es der IT.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Try again later, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Unter {where} läuft kein Dienst. Versuchen Sie es später oder melden Sie es der IT.</translation>
        </message>
        <message>
            <source>{where} does not answer. Check the network, or ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where} antwortet nicht. Prüfen Sie das Netzwerk oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>The service's certificate is not valid here. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Das Zertifikat des Dienstes gilt hier nicht. Nichts wurde gesendet. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Es kam keine sichere Verbindung zustande. Nichts wurde gesendet. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>This computer's proxy settings cannot be used. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Die Proxy-Einstellungen dieses Computers sind nicht verwendbar. Fragen Sie die IT.</translation>
        </message>
        <message>
            <source>Petstore could not make this request. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstore konnte diese Anfrage nicht stellen. Nichts wurde gesendet. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service. The window says why.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstore ist mit keinem Dienst verbunden. Das Fenster nennt den Grund.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start. Start Petstore again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Katalog auf diesem Computer ist nicht gestartet. Starten Sie Petstore neu.</translation>
        </message>
        <message>
            <source>Something went wrong with the request. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Bei der Anfrage ging etwas schief. Versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>The service did not send a whole answer. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat keine ganze Antwort gesendet. Versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat jetzt eine andere Adresse. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Was antwortet, sieht nicht nach einem Petstore-Dienst aus. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>We can't tell whether the animal was added. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Ob das Tier hinzugefügt wurde, ist unklar. Sehen Sie in der Liste nach.</translation>
        </message>
        <message>
            <source>This computer's disk could not save the animal. It was not sent.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Die Festplatte dieses Computers konnte das Tier nicht speichern. Es wurde nicht gesendet.</translation>
        </message>
        <message>
            <source>A newer Petstore saved the unfinished adds. Start that version.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Ein neueres Petstore hat die unfertigen Einträge gespeichert. Starten Sie diese Version.</translation>
        </message>
        <message>
            <source>The API key is missing. Enter it in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der API-Schlüssel fehlt. Geben Sie ihn in den Einstellungen ein.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key. Enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Dieser Computer konnte den API-Schlüssel nicht speichern. Geben Sie ihn erneut ein.</translation>
        </message>
        <message>
            <source>The service declined the request. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat die Anfrage abgelehnt. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Enter the right one in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der API-Schlüssel wurde nicht angenommen. Geben Sie in den Einstellungen den richtigen ein.</translation>
        </message>
        <message>
            <source>The service did not find what was asked for. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat das Gesuchte nicht gefunden. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>The service no longer offers this. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst bietet dies nicht mehr an. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in a moment.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.</translation>
        </message>
        <message>
            <source>The service did not accept what was sent. Check your entries.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat das Gesendete nicht angenommen. Prüfen Sie Ihre Eingaben.</translation>
        </message>
        <message>
            <source>The service does not allow this with this API key. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst erlaubt das mit diesem API-Schlüssel nicht. Fragen Sie die IT.</translation>
        </message>
        <message>
            <source>This conflicts with something the service has. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Das passt nicht zu dem, was der Dienst schon hat. Sehen Sie in der Liste nach.</translation>
        </message>
        <message>
            <source>The service does not accept that much. Shorten the name.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst nimmt nicht so viel an. Kürzen Sie den Namen.</translation>
        </message>
        <message>
            <source>The service has a problem. Try again in a few minutes.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat ein Problem. Versuchen Sie es in einigen Minuten erneut.</translation>
        </message>
        <message>
            <source>The service could not save it. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst konnte es nicht speichern. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in {wait}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {wait}: “5 seconds” or “2 minutes”.</extracomment>
            <translation>Der Dienst ist ausgelastet. Versuchen Sie es in {wait} erneut.</translation>
        </message>
        <message>
            <source>HTTP {status}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {status}: a status, or a number.</extracomment>
            <translation>HTTP {status}.</translation>
        </message>
        <message>
            <source>Offline since {time}. Petstore tries again by itself.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Offline seit {time}. Petstore versucht es von selbst erneut.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) will be added then.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln Tier wird dann hinzugefügt.</numerusform>
                <numerusform>%Ln Tiere werden dann hinzugefügt.</numerusform>
            </translation>
        </message>
        <message>
            <source>This API key may not add animals.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Mit diesem API-Schlüssel dürfen keine Tiere hinzugefügt werden.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key: enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Dieser Computer konnte den API-Schlüssel nicht speichern: Geben Sie ihn erneut ein.</translation>
        </message>
        <message>
            <source>The API key is missing.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der API-Schlüssel fehlt.</translation>
        </message>
        <message>
            <source>The API key was not accepted.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der API-Schlüssel wurde nicht angenommen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln second(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln Sekunde</numerusform>
                <numerusform>%Ln Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln Minute</numerusform>
                <numerusform>%Ln Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>Code: {code}.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Code: {code}.</translation>
        </message>
        <message>
            <source>The service says: "{words}" (Code: {code}).</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>Der Dienst sagt: „{words}“ (Code: {code}).</translation>
        </message>
        <message>
            <source>The service says: "{words}"</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>Der Dienst sagt: „{words}“</translation>
        </message>
        <message>
            <source>The service says: "{words}".</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>Der Dienst sagt: „{words}“.</translation>
        </message>
        <message>
            <source>The service did not send the whole list. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst hat nicht die ganze Liste gesendet. Versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>The answer of the service could not be understood. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Die Antwort des Dienstes war nicht zu verstehen. Versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>The service is busy and asks you to wait.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Der Dienst ist ausgelastet und bittet Sie zu warten.</translation>
        </message>
        <message>
            <source>The service is busy: it asks you to wait until {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Der Dienst ist ausgelastet: Er bittet Sie, bis {time} zu warten.</translation>
        </message>
        <message>
            <source>Trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Nächster Versuch: {time}</translation>
        </message>
        <message>
            <source>Waiting for the service until {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Warten auf den Dienst bis {time}</translation>
        </message>
        <message>
            <source>The service is busy: trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Der Dienst ist ausgelastet, nächster Versuch: {time}</translation>
        </message>
        <message>
            <source>Not being refreshed</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Wird nicht aktualisiert</translation>
        </message>
        <message>
            <source>Petstore tries again by itself at {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Petstore versucht es von selbst erneut ({time}).</translation>
        </message>
        <message>
            <source>category {names}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {names}: names, separated by commas.</extracomment>
            <translation>Kategorie {names}</translation>
        </message>
        <message>
            <source>search '{search}'</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {search}: what was typed.</extracomment>
            <translation>Suche „{search}“</translation>
        </message>
        <message>
            <source>Only {animals} of these: {choice}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {choice}: what narrows the list, as “Sold, search ‘rex’”.</extracomment>
            <translation>Davon nur {animals}: {choice}</translation>
        </message>
        <message>
            <source>One of them does not match the filter or search.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Eines davon passt nicht zu Filter oder Suche.</translation>
        </message>
        <message>
            <source>The list may be incomplete. {sentence}.</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>Die Liste ist vielleicht unvollständig. {sentence}.</translation>
        </message>
        <message>
            <source>that disk is full</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>dort ist kein Platz mehr</translation>
        </message>
        <message>
            <source>you may not write there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Sie dürfen dort nicht schreiben</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>der Ordner ist nicht da</translation>
        </message>
        <message>
            <source>it is open in another program</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>in einem anderen Programm geöffnet</translation>
        </message>
        <message>
            <source>Exporting: saving the file…</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Export: Die Datei wird gespeichert…</translation>
        </message>
        <message>
            <source>Exporting: {count} of {animals}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>Export ({animals}): bisher {count}</translation>
        </message>
        <message>
            <source>{animals}, in the order and columns of the table</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}, in Reihenfolge und Spalten der Tabelle</translation>
        </message>
        <message>
            <source>{animals} known, in the order of their IDs</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals} bekannt, in der Reihenfolge der IDs</translation>
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
            <translation>Komma</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Semikolon</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Tabulator</translation>
        </message>
        <message>
            <source>UTF-8 with BOM</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>UTF-8 mit BOM</translation>
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
            <translation>Für jede Tabellenkalkulation und viele andere Programme.</translation>
        </message>
        <message>
            <source>It says where the list is from and how complete it is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Sagt, woher die Liste ist und wie vollständig.</translation>
        </message>
        <message>
            <source>For programs. It has every field, and says how complete the list is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Für Programme. Enthält jedes Feld und sagt, wie vollständig die Liste ist.</translation>
        </message>
        <message>
            <source>For spreadsheets. It has all letters.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Für Tabellenkalkulationen. Enthält alle Buchstaben.</translation>
        </message>
        <message>
            <source>For other programs. It has all letters, but Excel may show wrong ones.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Für andere Programme. Enthält alle Buchstaben, aber Excel zeigt vielleicht falsche.</translation>
        </message>
        <message>
            <source>For old programs. Letters that it lacks, such as ł or 猫, become question marks.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Für alte Programme. Buchstaben, die darin fehlen, etwa ł oder 猫, werden zu Fragezeichen.</translation>
        </message>
        <message>
            <source>Cage cards</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Käfigkarten</translation>
        </message>
        <message>
            <source>Labels</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Etiketten</translation>
        </message>
        <message>
            <source>QR code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>QR-Code</translation>
        </message>
        <message>
            <source>Bar code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Strichcode</translation>
        </message>
        <message>
            <source>{size}, roll of 62 mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{size}, Rolle mit 62 mm</translation>
        </message>
        <message numerus="yes">
            <source>{size}, %Ln on {page}</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>{size}, %Ln auf {page}</numerusform>
                <numerusform>{size}, %Ln auf {page}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln shown</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>%Ln angezeigtes</numerusform>
                <numerusform>Alle %Ln angezeigten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>%Ln ausgewähltes</numerusform>
                <numerusform>%Ln ausgewählte</numerusform>
            </translation>
        </message>
        <message>
            <source>{wide} × {high} in</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} Zoll</translation>
        </message>
        <message>
            <source>{wide} × {high} mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} mm</translation>
        </message>
        <message>
            <source>Western European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Westeuropäisch</translation>
        </message>
        <message>
            <source>Central European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Mitteleuropäisch</translation>
        </message>
        <message>
            <source>Vertical bar</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Senkrechter Strich</translation>
        </message>
        <message>
            <source>Several files were dropped. Drop one file at a time.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Mehrere Dateien wurden hergezogen. Ziehen Sie immer nur eine Datei hierher.</translation>
        </message>
        <message>
            <source>{name} is a folder. Choose a file in it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ist ein Ordner. Wählen Sie eine Datei darin.</translation>
        </message>
        <message>
            <source>{name} is no longer there.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ist nicht mehr da.</translation>
        </message>
        <message>
            <source>You don't have permission to open {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Sie haben keine Berechtigung, {name} zu öffnen.</translation>
        </message>
        <message>
            <source>{name} cannot be read ({reason}).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{name} kann nicht gelesen werden ({reason}).</translation>
        </message>
        <message>
            <source>{name} is larger than {megabytes} MB. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ist größer als {megabytes} MB. Teilen Sie die Datei auf.</translation>
        </message>
        <message>
            <source>{name} has more than {rows} rows. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} hat mehr als {rows} Zeilen. Teilen Sie die Datei auf.</translation>
        </message>
        <message>
            <source>{name} has more than {cells} cells. Remove columns that are not needed.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} hat mehr als {cells} Zellen. Entfernen Sie nicht benötigte Spalten.</translation>
        </message>
        <message>
            <source>Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose another separator.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zeile {row} von {name} hat ein Anführungszeichen ohne Gegenstück. Korrigieren Sie sie oder wählen Sie ein anderes Trennzeichen.</translation>
        </message>
        <message>
            <source>{name} is no text in this encoding. Choose another one.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ist in dieser Codierung kein Text. Wählen Sie eine andere.</translation>
        </message>
        <message>
            <source>{name} takes too much memory or time. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} braucht zu viel Speicher oder Zeit. Speichern Sie die Datei als CSV und importieren Sie diese.</translation>
        </message>
        <message>
            <source>{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ist beschädigt, gesperrt oder keine Tabelle. Speichern Sie die Datei als CSV und importieren Sie diese.</translation>
        </message>
        <message>
            <source>{name}: {added} of {total}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: {added} von {total}</translation>
        </message>
        <message>
            <source>Paused.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Pausiert.</translation>
        </message>
        <message>
            <source>Waiting.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wartet.</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>{sentence}.</translation>
        </message>
        <message>
            <source>{added} added, {left_out} left out.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”.</extracomment>
            <translation>{added} hinzugefügt, {left_out} ausgelassen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) added.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln Tier hinzugefügt.</numerusform>
                <numerusform>%Ln Tiere hinzugefügt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not sent.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Nicht gesendet.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln may have been added: see Unfinished adds.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln vielleicht hinzugefügt: siehe „Unfertige Einträge“.</numerusform>
                <numerusform>%Ln vielleicht hinzugefügt: siehe „Unfertige Einträge“.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new category(ies): {names}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {names}: names, separated by commas.</extracomment>
            <translation>
                <numerusform>%Ln neue Kategorie: {names}.</numerusform>
                <numerusform>%Ln neue Kategorien: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like one in the list.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln wie eines in der Liste.</numerusform>
                <numerusform>%Ln wie eines in der Liste.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like another row.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln wie eine andere Zeile.</numerusform>
                <numerusform>%Ln wie eine andere Zeile.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tick those that you want.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Haken Sie die gewünschten an.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) to correct.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln Zeile zu korrigieren.</numerusform>
                <numerusform>%Ln Zeilen zu korrigieren.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new animal(s).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln neues Tier.</numerusform>
                <numerusform>%Ln neue Tiere.</numerusform>
            </translation>
        </message>
        <message>
            <source>Like ID {id}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wie ID {id}</translation>
        </message>
        <message>
            <source>Like row {row}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wie Zeile {row}</translation>
        </message>
        <message>
            <source>That is not a status. Enter available, pending or sold.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Das ist kein Status. Geben Sie „Verfügbar“, „Reserviert“ oder „Verkauft“ ein.</translation>
        </message>
        <message>
            <source>Choose above which column has the names.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wählen Sie oben die Spalte mit den Namen.</translation>
        </message>
        <message>
            <source>Choose above which column has the category, or press More.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wählen Sie oben die Spalte mit der Kategorie oder drücken Sie „Mehr“.</translation>
        </message>
        <message>
            <source>Choose above which column has the status, or one for all.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wählen Sie oben die Spalte mit dem Status oder einen für alle.</translation>
        </message>
        <message>
            <source>No category is called {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Keine Kategorie heißt {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Import %Ln animal(s)</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln Tier importieren</numerusform>
                <numerusform>%Ln Tiere importieren</numerusform>
            </translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>{count} found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>{count} gefunden</translation>
        </message>
        <message>
            <source>None found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Keine gefunden</translation>
        </message>
        <message>
            <source>1 shown although the filter or search would hide it</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1 trotz Filter oder Suche angezeigt</translation>
        </message>
        <message numerus="yes">
            <source>%Ln found by ID</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln über die ID gefunden</numerusform>
                <numerusform>%Ln über die ID gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln newly added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln hier neu hinzugefügt</numerusform>
                <numerusform>%Ln hier neu hinzugefügt</numerusform>
            </translation>
        </message>
        <message>
            <source>{animals}, {added}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {added}: a count, as “2 newly added here”. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}, {added}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s), added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier, hier hinzugefügt</numerusform>
                <numerusform>%Ln Tiere, hier hinzugefügt</numerusform>
            </translation>
        </message>
        <message>
            <source>1 animal</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1 Tier</translation>
        </message>
        <message numerus="yes">
            <source>All %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier</numerusform>
                <numerusform>Alle %Ln Tiere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) listed</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier gelistet</numerusform>
                <numerusform>%Ln Tiere gelistet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Mindestens %Ln Tier</numerusform>
                <numerusform>Mindestens %Ln Tiere</numerusform>
            </translation>
        </message>
        <message>
            <source>None from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Keine, Stand {time}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>
                <numerusform>%Ln Tier, Stand {time}</numerusform>
                <numerusform>%Ln Tiere, Stand {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln not in the newest list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln nicht in der neuesten Liste</numerusform>
                <numerusform>%Ln nicht in der neuesten Liste</numerusform>
            </translation>
        </message>
        <message>
            <source>{time} and earlier</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time} und früher</translation>
        </message>
        <message>
            <source>Loading, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Wird geladen, bisher {count}</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Gestoppt nach %Ln Tier</numerusform>
                <numerusform>Gestoppt nach %Ln Tieren</numerusform>
            </translation>
        </message>
        <message>
            <source>the service did not send the rest</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>der Dienst hat den Rest nicht gesendet</translation>
        </message>
        <message>
            <source>{known}: {reason}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {known}: a count, as “All 5 animals”. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{known} – {reason}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln with another status, shown only under All</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln mit anderem Status, nur unter „Alle“ angezeigt</numerusform>
                <numerusform>%Ln mit anderem Status, nur unter „Alle“ angezeigt</numerusform>
            </translation>
        </message>
        <message>
            <source>Arranging, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Wird geordnet, bisher {count}</translation>
        </message>
        <message>
            <source>Loading…</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Wird geladen…</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) could not be read</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Zeile konnte nicht gelesen werden</numerusform>
                <numerusform>%Ln Zeilen konnten nicht gelesen werden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more animal(s) came than asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier mehr kam als angefragt</numerusform>
                <numerusform>%Ln Tiere mehr kamen als angefragt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came more than once, so others may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier kam mehrfach, andere fehlen daher vielleicht</numerusform>
                <numerusform>%Ln Tiere kamen mehrfach, andere fehlen daher vielleicht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came without the status that was asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier kam ohne den angefragten Status</numerusform>
                <numerusform>%Ln Tiere kamen ohne den angefragten Status</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came in two versions: the later is shown, and counts may be wrong</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln Tier kam in zwei Fassungen: Die spätere wird angezeigt, und Zahlen können falsch sein</numerusform>
                <numerusform>%Ln Tiere kamen in zwei Fassungen: Die spätere wird angezeigt, und Zahlen können falsch sein</numerusform>
            </translation>
        </message>
        <message>
            <source>As of {time}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Stand: {time}</translation>
        </message>
        <message>
            <source>Updated {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Aktualisiert: {time}</translation>
        </message>
        <message>
            <source>the service itself names another end or number</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>der Dienst selbst nennt ein anderes Ende oder eine andere Anzahl</translation>
        </message>
        <message>
            <source>the link to the rest does not lead to this list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>der Verweis auf den Rest führt nicht zu dieser Liste</translation>
        </message>
        <message>
            <source>the links to the rest go round in a circle</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>die Verweise auf den Rest führen im Kreis</translation>
        </message>
        <message>
            <source>the list is longer than this program can load</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>die Liste ist länger, als dieses Programm laden kann</translation>
        </message>
        <message>
            <source>the list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>die Liste ist vielleicht bei {limit} abgeschnitten</translation>
        </message>
        <message>
            <source>the {statuses} lists may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>die Listen ({statuses}) sind vielleicht bei {limit} abgeschnitten</translation>
        </message>
        <message>
            <source>the {statuses} list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>die Liste ({statuses}) ist vielleicht bei {limit} abgeschnitten</translation>
        </message>
        <message>
            <source>{cut}; others with no status or an unknown one may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {cut}: the same sentence about other lists.</extracomment>
            <translation>{cut}; andere ohne Status oder mit unbekanntem fehlen vielleicht</translation>
        </message>
        <message>
            <source>Among all animals</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Unter allen Tieren</translation>
        </message>
        <message>
            <source>Among the animals listed</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Unter den gelisteten Tieren</translation>
        </message>
        <message>
            <source>Among the animals listed so far</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Unter den bisher gelisteten Tieren</translation>
        </message>
        <message>
            <source>Among the animals known from earlier</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Unter den von früher bekannten Tieren</translation>
        </message>
        <message>
            <source>Among the animals known</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Unter den bekannten Tieren</translation>
        </message>
        <message>
            <source>Only those found by the search</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Nur die von der Suche gefundenen</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more categories, which have {animals}.</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>Und %Ln weitere Kategorie: {animals}.</numerusform>
                <numerusform>Und %Ln weitere Kategorien: {animals}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This computer has nothing from earlier weeks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Dieser Computer hat nichts aus früheren Wochen.</translation>
        </message>
        <message>
            <source>What this computer saw while Petstore was open. Each number is the list at the end of that week. With + are animals first seen then, with − those last seen. This computer first saw the list on {day}. What was new that day is not known.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Was dieser Computer sah, während Petstore geöffnet war. Jede Zahl ist der Stand der Liste am Ende der Woche. Mit + stehen die Tiere, die in der Woche erstmals gesehen wurden, mit − die zuletzt gesehenen. Dieser Computer sah die Liste erstmals am {day}. Was an diesem Tag neu war, ist nicht bekannt.</translation>
        </message>
        <message>
            <source>This week</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Diese Woche</translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {came} first seen, {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln Tier, {came} erstmals gesehen, {went} zuletzt gesehen</numerusform>
                <numerusform>{week}: %Ln Tiere, {came} erstmals gesehen, {went} zuletzt gesehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln Tier, {went} zuletzt gesehen</numerusform>
                <numerusform>{week}: %Ln Tiere, {went} zuletzt gesehen</numerusform>
            </translation>
        </message>
        <message>
            <source>search for {words}</source>
            <extracomment>Summary, Duplicates, views: explanations. {words}: what somebody wrote.</extracomment>
            <translation>Suche nach {words}</translation>
        </message>
        <message>
            <source>A view name can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Der Name einer Ansicht darf höchstens {most} Zeichen haben.</translation>
        </message>
        <message>
            <source>A search in a view can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Die Suche in einer Ansicht darf höchstens {most} Zeichen haben.</translation>
        </message>
        <message>
            <source>Alike: the same category; names differ only in case, accents or blanks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Gleich: dieselbe Kategorie; Namen unterscheiden sich nur in Groß- und Kleinschreibung, Akzenten oder Leerzeichen.</translation>
        </message>
        <message>
            <source>No animals are loaded, so none could be compared.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Es sind keine Tiere geladen, daher wurden keine verglichen.</translation>
        </message>
        <message>
            <source>No two of these animals are alike.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Unter diesen Tieren sind keine gleichen.</translation>
        </message>
        <message numerus="yes">
            <source>{animals} in %Ln group(s)</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>{animals} in %Ln Gruppe</numerusform>
                <numerusform>{animals} in %Ln Gruppen</numerusform>
            </translation>
        </message>
        <message>
            <source>Looked through: {known}</source>
            <extracomment>Summary, Duplicates, views: explanations. {known}: a count, as “All 5 animals”.</extracomment>
            <translation>Durchgesehen: {known}</translation>
        </message>
        <message>
            <source>Looking through {animals}: {count} so far</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>Wird durchgesehen ({animals}): bisher {count}</translation>
        </message>
        <message>
            <source>(no name)</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>(ohne Namen)</translation>
        </message>
        <message>
            <source>"{name}"</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>„{name}“</translation>
        </message>
        <message>
            <source>Last seen</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Zuletzt gesehen</translation>
        </message>
        <message>
            <source>In the last list that was loaded</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>In der zuletzt geladenen Liste</translation>
        </message>
        <message>
            <source>Found by its ID. The list does not show it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Über die ID gefunden. Die Liste zeigt es nicht.</translation>
        </message>
        <message>
            <source>Added here. No list has shown it since.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Hier hinzugefügt. Seitdem hat keine Liste es gezeigt.</translation>
        </message>
        <message>
            <source>Added here or found by its ID. No list has shown it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Hier hinzugefügt oder über die ID gefunden. Keine Liste hat es gezeigt.</translation>
        </message>
        <message>
            <source>No longer listed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Nicht mehr gelistet</translation>
        </message>
        <message>
            <source>last seen just now</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>zuletzt gerade eben gesehen</translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln minute(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>zuletzt vor %Ln Minute gesehen</numerusform>
                <numerusform>zuletzt vor %Ln Minuten gesehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln hour(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>zuletzt vor %Ln Stunde gesehen</numerusform>
                <numerusform>zuletzt vor %Ln Stunden gesehen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln day(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>zuletzt vor %Ln Tag gesehen</numerusform>
                <numerusform>zuletzt vor %Ln Tagen gesehen</numerusform>
            </translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>neu</translation>
        </message>
        <message>
            <source>changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>geändert</translation>
        </message>
        <message>
            <source>{what}: from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>{what}: von {before} zu {now}</translation>
        </message>
        <message>
            <source>from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>von {before} zu {now}</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Seen for the first time</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Erstmals gesehen</translation>
        </message>
        <message>
            <source>Listed again</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Wieder gelistet</translation>
        </message>
        <message>
            <source>ID {id}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ID {id}</translation>
        </message>
        <message>
            <source>This computer's settings were damaged: Petstore uses its defaults. Check them in Settings.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Die Einstellungen dieses Computers waren beschädigt: Petstore verwendet die Standardwerte. Prüfen Sie sie in den Einstellungen.</translation>
        </message>
        <message>
            <source>The damaged file is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Die beschädigte Datei wird für die IT aufbewahrt.</translation>
        </message>
        <message>
            <source>Petstore's log could not be used, so a new one was started. The old one is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Das Protokoll von Petstore war nicht verwendbar, daher wurde ein neues begonnen. Das alte wird für die IT aufbewahrt.</translation>
        </message>
        <message>
            <source>Petstore cannot write its log, which IT needs if something goes wrong. Everything else works. Show IT the details.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Petstore kann sein Protokoll nicht schreiben, das die IT braucht, wenn etwas schiefgeht. Alles andere funktioniert. Zeigen Sie der IT die Details.</translation>
        </message>
        <message>
            <source>Something went wrong in Petstore: this window may be out of date. Start Petstore again when you can. Help &gt; Report a problem has the details for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>In Petstore ist etwas schiefgegangen: Dieses Fenster ist vielleicht nicht aktuell. Starten Sie Petstore bei Gelegenheit neu. Die Details für die IT stehen unter „Hilfe &gt; Problem melden“.</translation>
        </message>
        <message>
            <source>Same as the computer</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Wie am Computer eingestellt</translation>
        </message>
        <message>
            <source>IT's setting is not valid. Tell IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Die Vorgabe der IT ist nicht gültig. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>Set by IT; you can change it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Von der IT vorgegeben; Sie können es ändern.</translation>
        </message>
        <message>
            <source>The computer's key store is locked. Press Show key to unlock it and see the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der Schlüsselbund des Computers ist gesperrt. Drücken Sie „Schlüssel zeigen“, um ihn zu entsperren und den Schlüssel zu sehen.</translation>
        </message>
        <message>
            <source>This computer has no key store. You will be asked for the key at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Dieser Computer hat keinen Schlüsselbund. Beim nächsten Start werden Sie nach dem Schlüssel gefragt.</translation>
        </message>
        <message>
            <source>The computer's key store did not return the key. Press Show key to try again, or enter the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der Schlüsselbund des Computers gab den Schlüssel nicht zurück. Drücken Sie „Schlüssel zeigen“, um es erneut zu versuchen, oder geben Sie den Schlüssel ein.</translation>
        </message>
        <message>
            <source>Set by IT and not shown; you can enter another one.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Von der IT eingestellt, wird nicht angezeigt. Sie können einen anderen eingeben.</translation>
        </message>
        <message>
            <source>Settings saved, but the test failed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Einstellungen gespeichert, aber der Test schlug fehl.</translation>
        </message>
        <message>
            <source>The key could not be saved on this computer. You will be asked for it at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der Schlüssel konnte auf diesem Computer nicht gespeichert werden. Beim nächsten Start werden Sie danach gefragt.</translation>
        </message>
        <message>
            <source>The API key was removed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der API-Schlüssel wurde entfernt.</translation>
        </message>
        <message>
            <source>The API key could not be removed: the computer's key store refused, or did not answer. Clear the field and save again later, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der API-Schlüssel konnte nicht entfernt werden: Der Schlüsselbund des Computers lehnte ab oder antwortete nicht. Leeren Sie das Feld und speichern Sie später erneut, oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the settings. What you change here lasts until you close Petstore. Start the newer version instead.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Eine neuere Version von Petstore hat die Einstellungen gespeichert. Was Sie hier ändern, gilt, bis Sie Petstore schließen. Starten Sie stattdessen die neuere Version.</translation>
        </message>
        <message>
            <source>The settings could not be saved: they last until you close Petstore. Make room on the disk, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Die Einstellungen konnten nicht gespeichert werden: Sie gelten, bis Sie Petstore schließen. Schaffen Sie Platz auf der Festplatte oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>… Looking for the computer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Computer wird gesucht (höchstens {most} s)</translation>
        </message>
        <message>
            <source>… Connecting (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Verbindung wird hergestellt (höchstens {most} s)</translation>
        </message>
        <message>
            <source>… Making the connection secure (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Verbindung wird gesichert (höchstens {most} s)</translation>
        </message>
        <message>
            <source>… Waiting for the answer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Warten auf die Antwort (höchstens {most} s)</translation>
        </message>
        <message>
            <source>✓ Name found ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Name gefunden ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ Connected ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Verbunden ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ Encrypted ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Verschlüsselt ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ API key accepted, list received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ API-Schlüssel angenommen, Liste erhalten ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ List received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Liste erhalten ({ms} ms)</translation>
        </message>
        <message>
            <source>The service did not accept the request. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der Dienst hat die Anfrage nicht angenommen. Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network and the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der Dienst ist nicht erreichbar. Prüfen Sie Netzwerk und Adresse.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the address.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Kein Computer namens {where} wurde gefunden. Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Unter {where} läuft kein Dienst. Prüfen Sie die Adresse oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Es kam keine sichere Verbindung zustande. Prüfen Sie die Adresse oder fragen Sie die IT.</translation>
        </message>
        <message>
            <source>The certificate was not accepted: {detail}. Nothing was sent. Ask IT.</source>
            <extracomment>Settings: how a test or saving went. {detail}: the words of the system, in English.</extracomment>
            <translation>Das Zertifikat wurde nicht angenommen: {detail}. Nichts wurde gesendet. Fragen Sie die IT.</translation>
        </message>
        <message>
            <source>Something answers, but not as a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Etwas antwortet, aber nicht wie ein Petstore-Dienst. Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Ask IT for it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der Dienst hat jetzt eine andere Adresse. Fragen Sie die IT danach.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Was antwortet, sieht nicht nach einem Petstore-Dienst aus. Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <source>There is no list of animals at the address. Check its end.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Unter der Adresse gibt es keine Liste von Tieren. Prüfen Sie, wie sie endet.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Check it, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Der API-Schlüssel wurde nicht angenommen. Prüfen Sie ihn oder fragen Sie die IT.</translation>
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
            <translation>Ohne Angabe</translation>
        </message>
        <message>
            <source>Available</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Verfügbar</translation>
        </message>
        <message>
            <source>Pending</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Reserviert</translation>
        </message>
        <message>
            <source>Sold</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Verkauft</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Leer</translation>
        </message>
        <message>
            <source>{name}, category {number}</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}, Kategorie {number}</translation>
        </message>
        <message>
            <source>Name category {number}…</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Kategorie {number} benennen…</translation>
        </message>
        <message>
            <source>Change category {name}…</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Kategorie {name} ändern…</translation>
        </message>
        <message>
            <source>Empty: the service sent a status without text</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Leer: Der Dienst hat einen Status ohne Text gesendet</translation>
        </message>
        <message>
            <source>{status}: a status of the service's own</source>
            <extracomment>Everywhere: statuses, deployments, times. {status}: a status, or a number.</extracomment>
            <translation>{status}: ein eigener Status des Dienstes</translation>
        </message>
        <message>
            <source>This computer</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Dieser Computer</translation>
        </message>
        <message>
            <source>Production</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Produktion</translation>
        </message>
        <message>
            <source>Staging</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Staging</translation>
        </message>
        <message>
            <source>It is kept as {path}.</source>
            <extracomment>Everywhere: statuses, deployments, times. {path}: a file.</extracomment>
            <translation>Aufbewahrt als {path}.</translation>
        </message>
        <message>
            <source>The key file that IT set cannot be read. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Die Schlüsseldatei der IT kann nicht gelesen werden. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>Everybody on this computer can read IT's key file. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Alle an diesem Computer können die Schlüsseldatei der IT lesen. Melden Sie es der IT.</translation>
        </message>
        <message>
            <source>The key file that IT set holds no key. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Die Schlüsseldatei der IT enthält keinen Schlüssel. Melden Sie es der IT.</translation>
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
