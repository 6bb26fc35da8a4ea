<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <context>
        <name />
        <message>
            <source>Enter the API key.</source>
            <extracomment>Settings: about the API key. Settings: how a test or saving went.</extracomment>
            <translation>Wpisz klucz API.</translation>
        </message>
        <message>
            <source>This is too long for an API key, which has at most 1,024 characters. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>To za długie na klucz API, który ma najwyżej 1024 znaki. Skopiuj go ponownie.</translation>
        </message>
        <message>
            <source>An API key has only plain letters, digits and symbols, and no spaces. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Klucz API ma tylko zwykłe litery, cyfry i symbole, bez spacji. Skopiuj go ponownie.</translation>
        </message>
        <message>
            <source>Locked by IT.</source>
            <extracomment>Main window: a tool tip. Settings: how a test or saving went. Window: Settings.</extracomment>
            <translation>Blokada działu IT.</translation>
        </message>
        <message>
            <source>What changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Co się zmieniło</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Duplikaty</translation>
        </message>
        <message>
            <source>Enter the address that IT gave you.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Wpisz adres otrzymany od działu IT.</translation>
        </message>
        <message>
            <source>There is a space in the address. Delete the space, or copy the address again.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>W adresie jest spacja. Usuń ją lub skopiuj adres ponownie.</translation>
        </message>
        <message>
            <source>An address looks like https://petstore.example.com/v1. Ask IT for yours.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Adres wygląda tak: https://petstore.example.com/v1. Zapytaj dział IT o właściwy.</translation>
        </message>
        <message>
            <source>The address must begin with https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Adres musi się zaczynać od https://.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key. Write https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Bez szyfrowania: każdy w sieci może odczytać klucz API. Wpisz https://.</translation>
        </message>
        <message>
            <source>Delete the name and password (everything up to the @) from the address.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Usuń z adresu nazwę i hasło (wszystko do znaku @ włącznie).</translation>
        </message>
        <message>
            <source>The name of the computer is missing after the //.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Po // brakuje nazwy komputera.</translation>
        </message>
        <message>
            <source>The computer's name has a letter that is not allowed. Ask IT for its xn-- form.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>W nazwie komputera jest niedozwolona litera. Zapytaj dział IT o jej postać xn--.</translation>
        </message>
        <message>
            <source>The name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Nazwa komputera jest nieprawidłowa. Sprawdź, czy nie ma literówki.</translation>
        </message>
        <message>
            <source>The number after the colon must be a port, from 1 to 65535.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Liczba po dwukropku musi być numerem portu, od 1 do 65535.</translation>
        </message>
        <message>
            <source>Delete the question mark and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Usuń znak zapytania i wszystko po nim.</translation>
        </message>
        <message>
            <source>Delete the # and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Usuń znak # i wszystko po nim.</translation>
        </message>
        <message>
            <source>The address must end in /v1. Check it for typing errors, or ask IT.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Adres musi się kończyć na /v1. Sprawdź, czy nie ma literówki, lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>The part after the name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Część po nazwie komputera jest nieprawidłowa. Sprawdź, czy nie ma literówki.</translation>
        </message>
        <message>
            <source>Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Dodaj zwierzę</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Categories. Window: Import. Windows: Save view, Manage views.</extracomment>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>Category</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Kategoria</translation>
        </message>
        <message>
            <source>Status</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Status</translation>
        </message>
        <message>
            <source>Add another</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Dodaj kolejne</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Dodaj</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Banner: the animals on this computer, and their copies. Window: Add animal, or Unfinished adds. Window: Categories. Window: Export list. Window: Import. Window: Print. Window: Settings. Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>It cannot be changed once the animal is added.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Po dodaniu zwierzęcia nie można go zmienić.</translation>
        </message>
        <message>
            <source>Saving…</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>Zapisywanie…</translation>
        </message>
        <message>
            <source>Like ID {id}, {category}.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Podobne: ID {id}, {category}.</translation>
        </message>
        <message>
            <source>Categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>Kategorie</translation>
        </message>
        <message>
            <source>A name</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>Create '{name}'</source>
            <extracomment>Window: Add animal, or Unfinished adds. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Utwórz „{name}”</translation>
        </message>
        <message>
            <source>Choose a status</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Wybierz status</translation>
        </message>
        <message>
            <source>Unfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Niedokończone dodania</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Czas</translation>
        </message>
        <message>
            <source>What is known</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Co wiadomo</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Add animal, or Unfinished adds. Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Select an add.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Zaznacz dodanie.</translation>
        </message>
        <message>
            <source>No add is unfinished.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Brak niedokończonych dodań.</translation>
        </message>
        <message>
            <source>Unfinished adds…</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Niedokończone dodania…</translation>
        </message>
        <message>
            <source>Show</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Zwierzę</translation>
        </message>
        <message>
            <source>Close panel</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Zamknij panel</translation>
        </message>
        <message>
            <source>QR code of the ID</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Kod QR z ID</translation>
        </message>
        <message>
            <source>Print card…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Drukuj kartę…</translation>
        </message>
        <message>
            <source>Print card</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Drukuj kartę</translation>
        </message>
        <message>
            <source>List</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Lista</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Zniknęło</translation>
        </message>
        <message>
            <source>Added here</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Dodane tutaj</translation>
        </message>
        <message>
            <source>First seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Widziane od</translation>
        </message>
        <message>
            <source>Changed in the list since you last looked, as of {time}:</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Zmiany na liście od ostatniego przeglądania, stan na {time}:</translation>
        </message>
        <message>
            <source>As of {time}, nothing has changed since you last looked.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Stan na {time}: bez zmian od ostatniego przeglądania.</translation>
        </message>
        <message>
            <source>Changes</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Zmiany</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>Drukuj…</translation>
        </message>
        <message>
            <source>Print</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>Drukuj</translation>
        </message>
        <message>
            <source>Mark these as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Oznacz te jako przejrzane</translation>
        </message>
        <message>
            <source>Mark all as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Oznacz jako przejrzane</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more animal(s).</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>
                <numerusform>I jeszcze %Ln zwierzę.</numerusform>
                <numerusform>I jeszcze %Ln zwierzęta.</numerusform>
                <numerusform>I jeszcze %Ln zwierząt.</numerusform>
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
            <translation>Zmiana</translation>
        </message>
        <message>
            <source>The list kept on this computer was damaged. A new one is begun; IT can look at the damaged file.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Lista przechowywana na tym komputerze była uszkodzona. Rozpoczęto nową; dział IT może sprawdzić uszkodzony plik.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the list on this computer. This version neither shows nor changes it. Start the newer version instead.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Listę na tym komputerze zapisała nowsza wersja Petstore. Ta wersja jej nie pokazuje ani nie zmienia. Uruchom nowszą wersję.</translation>
        </message>
        <message>
            <source>The disk of this computer does not answer. Only the service's own list is shown, and nothing is kept. Ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Dysk tego komputera nie odpowiada. Widoczna jest tylko lista z usługi i nic nie jest zachowywane. Zapytaj dział IT.</translation>
        </message>
        <message>
            <source>The list cannot be kept for the next start. Make room on the disk of this computer, or ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Nie można zachować listy do następnego uruchomienia. Zwolnij miejsce na dysku tego komputera lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>Group</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Grupa</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Eksportuj…</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Eksportuj</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Panel: an animal; windows: What changed, Duplicates. Window: Import.</extracomment>
            <translation>Zatrzymaj</translation>
        </message>
        <message>
            <source>They can be different animals with one name. The service cannot remove any: give this list to the shop's owner.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Mogą to być różne zwierzęta o tej samej nazwie. Usługa nie może żadnego usunąć: przekaż tę listę osobie prowadzącej sklep.</translation>
        </message>
        <message>
            <source>Stopped: not all animals were looked through, so none are shown.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Zatrzymano: nie przejrzano wszystkich zwierząt, więc żadnych nie pokazano.</translation>
        </message>
        <message>
            <source>New category</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Nowa kategoria</translation>
        </message>
        <message>
            <source>Colour</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Kolor</translation>
        </message>
        <message>
            <source>Icon</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Ikona</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Window: Categories. Window: Export list. Window: Settings. Windows: Save view, Manage views.</extracomment>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Category {number}</source>
            <extracomment>Categories: errors, numbers of animals. Window: Categories.</extracomment>
            <translation>Kategoria {number}</translation>
        </message>
        <message>
            <source>Animals</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Table of animals: headings, cells, context menu. Window: Categories. Window: Print. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zwierzęta</translation>
        </message>
        <message>
            <source>Another computer had changed the categories. Yours are kept now.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Inny komputer zmienił kategorie. Zachowano wersję z tego komputera.</translation>
        </message>
        <message>
            <source>The names of the categories could not be read.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Nie udało się odczytać nazw kategorii.</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Skróty</translation>
        </message>
        <message>
            <source>A status is chosen when an animal is added. The service cannot change it later. If its list shows another status, you see it after a refresh.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Status wybiera się podczas dodawania zwierzęcia. Usługa nie może go później zmienić. Jeśli na jej liście jest inny status, będzie widoczny po odświeżeniu.</translation>
        </message>
        <message>
            <source>Why can't I change the status?</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Dlaczego nie można zmienić statusu?</translation>
        </message>
        <message>
            <source>A catalogue of the animals in a petstore.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Katalog zwierząt sklepu zoologicznego.</translation>
        </message>
        <message>
            <source>Version {version}, for petstore interface 1.0.0</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Wersja {version}, dla interfejsu petstore 1.0.0</translation>
        </message>
        <message>
            <source>Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Qt jest używane na licencji LGPL 3. Krój pisma to Inter, na licencji OFL 1.1.</translation>
        </message>
        <message>
            <source>About Petstore</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>O programie Petstore</translation>
        </message>
        <message>
            <source>Messages</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Komunikaty</translation>
        </message>
        <message>
            <source>No messages yet.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Brak komunikatów.</translation>
        </message>
        <message>
            <source>Problem</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Problem</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Gotowe</translation>
        </message>
        <message>
            <source>Petstore report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Raport Petstore</translation>
        </message>
        <message>
            <source>Save the report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zapisz raport</translation>
        </message>
        <message>
            <source>The report is saved as {path}. Give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file.</extracomment>
            <translation>Raport zapisano jako {path}. Przekaż go działowi IT.</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zgłoś problem</translation>
        </message>
        <message>
            <source>Report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Raport</translation>
        </message>
        <message>
            <source>This is the whole report. It has no API keys, home folders or paths of addresses. Messages may name animals. Nothing is sent: save or copy it, and give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>To jest cały raport. Nie ma w nim kluczy API, folderów domowych ani ścieżek adresów. Komunikaty mogą zawierać nazwy zwierząt. Nic nie jest wysyłane: zapisz lub skopiuj raport i przekaż go działowi IT.</translation>
        </message>
        <message>
            <source>Save…</source>
            <extracomment>Window: Export list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zapisz…</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>{name} is there already. Its contents will be replaced.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Plik {name} już istnieje. Jego zawartość zostanie zastąpiona.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zastąp</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zastąp plik</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zapisz gdzie indziej…</translation>
        </message>
        <message>
            <source>Category name</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Nazwa kategorii</translation>
        </message>
        <message>
            <source>Export list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Eksportuj listę</translation>
        </message>
        <message>
            <source>As shown</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Widoczne</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Wszystko</translation>
        </message>
        <message>
            <source>Format</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Format</translation>
        </message>
        <message>
            <source>Separator</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Separator</translation>
        </message>
        <message>
            <source>Encoding</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Kodowanie</translation>
        </message>
        <message>
            <source>A sheet of Excel has room for {animals}. Choose CSV or JSON.</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>Arkusz Excela mieści najwyżej {animals}. Wybierz CSV lub JSON.</translation>
        </message>
        <message>
            <source>Save the list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Zapisz listę</translation>
        </message>
        <message>
            <source>The export was stopped. {path} was not written.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>Eksport zatrzymano. Nie zapisano {path}.</translation>
        </message>
        <message>
            <source>Stop the export</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Zatrzymaj eksport</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) exported to {path}.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>
                <numerusform>Wyeksportowano %Ln zwierzę do {path}.</numerusform>
                <numerusform>Wyeksportowano %Ln zwierzęta do {path}.</numerusform>
                <numerusform>Wyeksportowano %Ln zwierząt do {path}.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;File</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Plik</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Edycja</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Widok</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>P&amp;omoc</translation>
        </message>
        <message>
            <source>&amp;Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Dodaj zwierzę</translation>
        </message>
        <message>
            <source>IT has made this catalogue read-only.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dział IT udostępnił ten katalog tylko do odczytu.</translation>
        </message>
        <message>
            <source>&amp;Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Odśwież</translation>
        </message>
        <message>
            <source>S&amp;top</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Zatrzymaj</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Importuj</translation>
        </message>
        <message>
            <source>&amp;Export list</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Eksportuj listę</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>D&amp;rukuj</translation>
        </message>
        <message>
            <source>Start with an empty catalo&amp;gue</source>
            <extracomment>Banner: the animals on this computer, and their copies. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zacznij od &amp;pustego katalogu</translation>
        </message>
        <message>
            <source>Show the sample a&amp;nimals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Pokaż prz&amp;ykładowe zwierzęta</translation>
        </message>
        <message>
            <source>&amp;Connect to the shop's service</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Połą&amp;cz z usługą sklepu</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Ustawienia</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Za&amp;kończ</translation>
        </message>
        <message>
            <source>&amp;Undo adding</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Cofnij dodanie</translation>
        </message>
        <message>
            <source>U&amp;nfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Niedokończone dodania</translation>
        </message>
        <message>
            <source>&amp;Paste animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Wklej zwierzęta</translation>
        </message>
        <message>
            <source>C&amp;ategories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>K&amp;ategorie</translation>
        </message>
        <message>
            <source>&amp;What changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Co się zmieniło</translation>
        </message>
        <message>
            <source>&amp;Duplicates</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Duplikaty</translation>
        </message>
        <message>
            <source>&amp;Summary</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Podsumowanie</translation>
        </message>
        <message>
            <source>&amp;Larger type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Większy tekst</translation>
        </message>
        <message>
            <source>S&amp;maller type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Mn&amp;iejszy tekst</translation>
        </message>
        <message>
            <source>&amp;Normal type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Normalny tekst</translation>
        </message>
        <message>
            <source>Sa&amp;ve view</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Zapisz widok</translation>
        </message>
        <message>
            <source>M&amp;anage views</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Za&amp;rządzaj widokami</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Skróty</translation>
        </message>
        <message>
            <source>&amp;Why can't I change the status?</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dlaczego nie można &amp;zmienić statusu?</translation>
        </message>
        <message>
            <source>&amp;Messages</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Komunikaty</translation>
        </message>
        <message>
            <source>&amp;Report a problem</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zgłoś &amp;problem</translation>
        </message>
        <message>
            <source>&amp;About Petstore</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;O programie Petstore</translation>
        </message>
        <message>
            <source>Enter key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wpisz klucz</translation>
        </message>
        <message>
            <source>Select all</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Zaznacz wszystko</translation>
        </message>
        <message>
            <source>Search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Szukaj</translation>
        </message>
        <message>
            <source>{keys} is reserved for fields, lists, menus and saved views.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} jest zarezerwowane dla pól, list, menu i zapisanych widoków.</translation>
        </message>
        <message>
            <source>{keys} belongs to {action}.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} należy do „{action}”.</translation>
        </message>
        <message>
            <source>Action</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Czynność</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Skrót</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Nowy skrót</translation>
        </message>
        <message>
            <source>Reset</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>In the search: go to the animals</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>W wyszukiwaniu: przejdź do zwierząt</translation>
        </message>
        <message>
            <source>In the search: go to the first match. In the list: show the animal</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>W wyszukiwaniu: przejdź do pierwszego wyniku. Na liście: pokaż zwierzę</translation>
        </message>
        <message>
            <source>Show a saved view</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Pokaż zapisany widok</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Kolumny</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Motyw</translation>
        </message>
        <message>
            <source>&amp;Same as the computer</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Jak w systemie</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ja&amp;sny</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Ciemny</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Wysoki kontrast</translation>
        </message>
        <message>
            <source>Not encrypted: others on the network can read the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Bez szyfrowania: inni w sieci mogą odczytać klucz API.</translation>
        </message>
        <message>
            <source>API key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>Klucz API</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zamknij powiadomienie</translation>
        </message>
        <message>
            <source>All categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wszystkie kategorie</translation>
        </message>
        <message>
            <source>Search for a name or a number to find the others.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Aby znaleźć pozostałe, wyszukaj nazwę lub numer.</translation>
        </message>
        <message>
            <source>Change it in Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zmień w Ustawieniach</translation>
        </message>
        <message>
            <source>Deployment: {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Środowisko: {deployment}</translation>
        </message>
        <message>
            <source>Import a spreadsheet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Importuj arkusz</translation>
        </message>
        <message>
            <source>Add the first animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dodaj pierwsze zwierzę</translation>
        </message>
        <message>
            <source>. </source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>. </translation>
        </message>
        <message>
            <source>Show all animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Pokaż wszystkie zwierzęta</translation>
        </message>
        <message>
            <source>Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Odśwież</translation>
        </message>
        <message>
            <source>Loading the animals…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wczytywanie zwierząt…</translation>
        </message>
        <message>
            <source>No animals yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Jeszcze brak zwierząt</translation>
        </message>
        <message>
            <source>Begin with a button, or drop a spreadsheet here.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zacznij od przycisku lub upuść tutaj arkusz.</translation>
        </message>
        <message>
            <source>No animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Brak zwierząt</translation>
        </message>
        <message>
            <source>The animals that were listed before are gone.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zwierząt, które były na liście, już nie ma.</translation>
        </message>
        <message>
            <source>None listed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Brak na liście</translation>
        </message>
        <message>
            <source>The animals cannot be shown</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Nie można pokazać zwierząt</translation>
        </message>
        <message>
            <source>Loading was stopped</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Wczytywanie zatrzymano</translation>
        </message>
        <message>
            <source>No animals had arrived by then. Press Refresh to load them.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Do tego czasu nie wczytano żadnych zwierząt. Aby je wczytać, naciśnij „Odśwież”.</translation>
        </message>
        <message>
            <source>The animals could not be loaded</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Nie udało się wczytać zwierząt</translation>
        </message>
        <message>
            <source>The animals are not shown yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zwierzęta nie są jeszcze widoczne</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) of the list could not be read. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>Nie udało się odczytać %Ln wiersza listy. Zgłoś to działowi IT.</numerusform>
                <numerusform>Nie udało się odczytać %Ln wierszy listy. Zgłoś to działowi IT.</numerusform>
                <numerusform>Nie udało się odczytać %Ln wierszy listy. Zgłoś to działowi IT.</numerusform>
            </translation>
        </message>
        <message>
            <source>The service listed no animals, but there may be some. Press Refresh to ask again.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Usługa nie podała zwierząt, choć mogą istnieć. Naciśnij „Odśwież”, aby zapytać ponownie.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s)</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę</numerusform>
                <numerusform>%Ln zwierzęta</numerusform>
                <numerusform>%Ln zwierząt</numerusform>
            </translation>
        </message>
        <message>
            <source>No match for '{search}' in {where}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {search}: what was typed. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Brak wyników dla „{search}” ({where})</translation>
        </message>
        <message>
            <source>Search looks at name, ID and category.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wyszukiwanie obejmuje nazwę, ID i kategorię.</translation>
        </message>
        <message>
            <source>None so far</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Na razie brak</translation>
        </message>
        <message>
            <source>The list is being loaded.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Trwa wczytywanie listy.</translation>
        </message>
        <message>
            <source>The list may not be complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Lista może być niepełna.</translation>
        </message>
        <message>
            <source>The list is not complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Lista jest niepełna.</translation>
        </message>
        <message>
            <source>No available animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Brak dostępnych zwierząt</translation>
        </message>
        <message>
            <source>No pending animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Brak zarezerwowanych zwierząt</translation>
        </message>
        <message>
            <source>No sold animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Brak sprzedanych zwierząt</translation>
        </message>
        <message>
            <source>No animals without a status</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Brak zwierząt bez statusu</translation>
        </message>
        <message>
            <source>The filter {word} is on as well.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>Włączony jest też filtr {word}.</translation>
        </message>
        <message>
            <source>Only the chosen categories are shown.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Widoczne są tylko wybrane kategorie.</translation>
        </message>
        <message>
            <source>No animals in the chosen categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Brak zwierząt w wybranych kategoriach</translation>
        </message>
        <message>
            <source>No animals in the chosen categories under {word}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>Brak zwierząt w wybranych kategoriach (filtr: {word})</translation>
        </message>
        <message>
            <source>Loading</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wczytywanie</translation>
        </message>
        <message>
            <source>Looking for {id}…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Szukanie {id}…</translation>
        </message>
        <message>
            <source>The filter or search would hide it; it is shown for now.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Filtr lub wyszukiwanie by je ukryło; na razie jest widoczne.</translation>
        </message>
        <message>
            <source>Found {name}, ID {id}.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Znaleziono: {name}, ID {id}.</translation>
        </message>
        <message>
            <source>The service did not find {id}, but sends no list either. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Usługa nie znalazła {id}, ale nie wysyła też listy. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>There is no animal with the ID {id}. Check the number.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Nie ma zwierzęcia o ID {id}. Sprawdź numer.</translation>
        </message>
        <message>
            <source>{id} is not listed, and the service looks up no IDs. Press Refresh.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>{id} nie ma na liście, a usługa nie wyszukuje ID. Naciśnij „Odśwież”.</translation>
        </message>
        <message>
            <source>Petstore – {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Petstore – {deployment}</translation>
        </message>
        <message>
            <source>They appear here once the service accepts the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Pojawią się tutaj, gdy usługa przyjmie klucz API.</translation>
        </message>
        <message>
            <source>Loading was stopped.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wczytywanie zatrzymano.</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Dismiss this message</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zamknij ten komunikat</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Add animal and Unfinished adds: how it went. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Cofnij</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln zmienione zwierzę</numerusform>
                <numerusform>%Ln zmienione zwierzęta</numerusform>
                <numerusform>%Ln zmienionych zwierząt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln add(s) not finished</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln niedokończone dodanie</numerusform>
                <numerusform>%Ln niedokończone dodania</numerusform>
                <numerusform>%Ln niedokończonych dodań</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo adding {name}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Cofnij dodanie: {name}</translation>
        </message>
        <message>
            <source>Search name, ID or category</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Szukaj nazwy, ID lub kategorii</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wyczyść wyszukiwanie</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>The columns after {letter} are not used.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kolumny po {letter} nie są używane.</translation>
        </message>
        <message>
            <source>Not used</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Nieużywana</translation>
        </message>
        <message>
            <source>, </source>
            <extracomment>Everywhere: statuses, deployments, times. Summary, Duplicates, views: explanations. Window: Import.</extracomment>
            <translation>, </translation>
        </message>
        <message>
            <source>Reason</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Powód</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Odczytywanie pliku…</translation>
        </message>
        <message>
            <source>There are no animals in this table.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>W tej tabeli nie ma zwierząt.</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. Window: Import.</extracomment>
            <translation>Importuj</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wybierz plik…</translation>
        </message>
        <message>
            <source>Choose file</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wybierz plik</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wstrzymaj</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wznów</translation>
        </message>
        <message>
            <source>Save failed rows…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Zapisz niedodane…</translation>
        </message>
        <message>
            <source>Save failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Zapisz niedodane</translation>
        </message>
        <message>
            <source>Discard failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Odrzuć niedodane</translation>
        </message>
        <message>
            <source>Categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kategorie…</translation>
        </message>
        <message>
            <source>Only rows with a problem</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Tylko wiersze z problemem</translation>
        </message>
        <message>
            <source>Importing</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Importowanie</translation>
        </message>
        <message>
            <source>What you typed or ticked is not imported yet.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>To, co wpisano lub zaznaczono, nie jest jeszcze zaimportowane.</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Odrzuć zmiany</translation>
        </message>
        <message>
            <source>Choose or drop a CSV, Excel or OpenDocument file, or paste cells.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wybierz lub upuść plik CSV, Excel lub OpenDocument albo wklej komórki.</translation>
        </message>
        <message>
            <source>Summary</source>
            <extracomment>Panel: Summary. Window: Import.</extracomment>
            <translation>Podsumowanie</translation>
        </message>
        <message>
            <source>The clipboard</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Schowek</translation>
        </message>
        <message>
            <source>Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Tabele zwierząt (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>One import at a time: let it end, or stop it.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Tylko jeden import naraz: poczekaj, aż się skończy, lub go zatrzymaj.</translation>
        </message>
        <message>
            <source>Creating the categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Tworzenie kategorii…</translation>
        </message>
        <message>
            <source>Failed rows.csv</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Niedodane wiersze.csv</translation>
        </message>
        <message>
            <source>Not saved: {path} cannot be written ({reason}).</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>Nie zapisano: nie można zapisać {path} ({reason}).</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) saved in {path}.</source>
            <extracomment>Window: Import. {path}: a file.</extracomment>
            <translation>
                <numerusform>Zapisano %Ln wiersz w {path}.</numerusform>
                <numerusform>Zapisano %Ln wiersze w {path}.</numerusform>
                <numerusform>Zapisano %Ln wierszy w {path}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first row has headings</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Pierwszy wiersz to nagłówki</translation>
        </message>
        <message>
            <source>Status where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Status, gdy go nie podano</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Window: Import. Window: Settings.</extracomment>
            <translation>Więcej</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Arkusz</translation>
        </message>
        <message>
            <source>Category where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kategoria, gdy jej nie podano</translation>
        </message>
        <message>
            <source>not ticked</source>
            <extracomment>Window: Import.</extracomment>
            <translation>niezaznaczony</translation>
        </message>
        <message>
            <source>Row</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wiersz</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>Window: Import. Window: Print.</extracomment>
            <translation>Podgląd</translation>
        </message>
        <message>
            <source>Page {page} of {count}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>Strona {page} z {count}</translation>
        </message>
        <message>
            <source>What</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Wydruk</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Size</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Kod</translation>
        </message>
        <message>
            <source>Name of the shop</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Nazwa sklepu</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Zapisz jako PDF…</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Zapisz jako PDF</translation>
        </message>
        <message>
            <source>Only one animal of these</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Tylko jedno z tych zwierząt</translation>
        </message>
        <message>
            <source>Printing was stopped. {path} was not saved.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>Drukowanie zatrzymano. Nie zapisano {path}.</translation>
        </message>
        <message>
            <source>Stop printing</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Zatrzymaj wydruk</translation>
        </message>
        <message>
            <source>Printing was stopped.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Drukowanie zatrzymano.</translation>
        </message>
        <message>
            <source>Not printed: the printer refused the pages. Try another one, or save a PDF.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Nie wydrukowano: drukarka nie przyjęła stron. Spróbuj na innej lub zapisz PDF.</translation>
        </message>
        <message>
            <source>The pages were sent to the printer.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Strony wysłano do drukarki.</translation>
        </message>
        <message>
            <source>The pages are saved as {path}.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>Strony zapisano jako {path}.</translation>
        </message>
        <message>
            <source>Printing: page {count} of {total}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>Drukowanie: strona {count} z {total}</translation>
        </message>
        <message>
            <source>Petstore cannot write to the folder of its catalogue.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstore nie może zapisywać w folderze swojego katalogu.</translation>
        </message>
        <message>
            <source>Something else is in its place. Move that elsewhere, or ask IT.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Jest tam coś innego. Przenieś to gdzie indziej lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>Make room on the disk, or ask IT for access.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Zwolnij miejsce na dysku lub poproś dział IT o dostęp.</translation>
        </message>
        <message>
            <source>{path}: {reason}

{what_to_do} Then start Petstore again.</source>
            <extracomment>A message before there is a window. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{path}: {reason}

{what_to_do} Potem uruchom ponownie Petstore.</translation>
        </message>
        <message>
            <source>Petstore is already open, but does not answer.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstore jest już otwarty, ale nie odpowiada.</translation>
        </message>
        <message>
            <source>Look for its window behind the others and among the minimized ones. It may be open where somebody else is logged in. If it does not answer, close it, or restart the computer. This message goes away once that window answers or is closed.

If that does not help, show IT this: {path} is in use.</source>
            <extracomment>A message before there is a window. {path}: a file.</extracomment>
            <translation>Poszukaj jego okna pod innymi oknami i wśród zminimalizowanych. Może być otwarty na koncie innej zalogowanej osoby. Jeśli nie odpowiada, zamknij go lub uruchom ponownie komputer. Ten komunikat zniknie, gdy tamto okno odpowie lub zostanie zamknięte.

Jeśli to nie pomoże, pokaż działowi IT tę informację: {path} jest w użyciu.</translation>
        </message>
        <message>
            <source>Address</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Use this address even though it is not encrypted</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Używaj tego adresu mimo braku szyfrowania</translation>
        </message>
        <message>
            <source>The address that IT set is missing or wrong. Tell IT.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Adres od działu IT jest błędny lub go brakuje. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Bez szyfrowania: każdy w sieci może odczytać klucz API.</translation>
        </message>
        <message>
            <source>Show key</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Pokaż klucz</translation>
        </message>
        <message>
            <source>Saving removes the stored API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Zapisanie usunie przechowywany klucz API.</translation>
        </message>
        <message>
            <source>The key is shown.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Klucz jest widoczny.</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Język</translation>
        </message>
        <message>
            <source>Stopped. The settings were not saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Zatrzymano. Ustawień nie zapisano.</translation>
        </message>
        <message>
            <source>Deployment</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Środowisko</translation>
        </message>
        <message>
            <source>Animals per request</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Zwierzęta w zapytaniu</translation>
        </message>
        <message>
            <source>Time to undo an add, in seconds</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Czas na cofnięcie dodania (s)</translation>
        </message>
        <message>
            <source>1 to 100; 100 loads fastest.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Od 1 do 100; przy 100 wczytuje najszybciej.</translation>
        </message>
        <message>
            <source>0 sends at once.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>0: wysyłanie od razu.</translation>
        </message>
        <message>
            <source>Used from the next start of Petstore on.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Obowiązuje od następnego uruchomienia Petstore.</translation>
        </message>
        <message>
            <source>Test connection</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Testuj połączenie</translation>
        </message>
        <message>
            <source>Saving… The API key is being tested first.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Zapisywanie… Najpierw sprawdzany jest klucz API.</translation>
        </message>
        <message>
            <source>Settings saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Ustawienia zapisane.</translation>
        </message>
        <message>
            <source>Bring back a copy</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Przywróć kopię</translation>
        </message>
        <message>
            <source>Animals added after the copy was made will be missing.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Zabraknie zwierząt dodanych po utworzeniu kopii.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>Copy to bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Kopia do przywrócenia</translation>
        </message>
        <message>
            <source>Start with an empty catalogue</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Zacznij od pustego katalogu</translation>
        </message>
        <message>
            <source>The catalogue on this computer will have no animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>W katalogu na tym komputerze nie będzie zwierząt.</translation>
        </message>
        <message>
            <source>Start empty</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Zacznij od zera</translation>
        </message>
        <message>
            <source>What is left of the old one is kept for IT.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>To, co zostało ze starego, zachowano dla działu IT.</translation>
        </message>
        <message>
            <source>Show my anima&amp;ls</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Pok&amp;aż moje zwierzęta</translation>
        </message>
        <message>
            <source>These are sample animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>To są przykładowe zwierzęta.</translation>
        </message>
        <message>
            <source>By status</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Według statusu</translation>
        </message>
        <message>
            <source>By category</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Według kategorii</translation>
        </message>
        <message>
            <source>The last weeks</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Ostatnie tygodnie</translation>
        </message>
        <message>
            <source>Columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Kolumny</translation>
        </message>
        <message>
            <source>Sort by {column}</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Sortuj według: {column}</translation>
        </message>
        <message>
            <source>Descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Malejąco</translation>
        </message>
        <message>
            <source>Make {column} wider</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Poszerz: {column}</translation>
        </message>
        <message>
            <source>Make {column} narrower</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Zwęź: {column}</translation>
        </message>
        <message>
            <source>Move {column} to the beginning</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Przenieś na początek: {column}</translation>
        </message>
        <message>
            <source>Reset columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Przywróć kolumny</translation>
        </message>
        <message>
            <source>descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>malejąco</translation>
        </message>
        <message>
            <source>ascending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>rosnąco</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;Kopiuj</translation>
        </message>
        <message>
            <source>Copy &amp;ID</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Kopiuj &amp;ID</translation>
        </message>
        <message>
            <source>&amp;Show animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;Pokaż zwierzę</translation>
        </message>
        <message>
            <source>Add another &amp;like this</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;Dodaj podobne</translation>
        </message>
        <message>
            <source>Save view</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Zapisz widok</translation>
        </message>
        <message>
            <source>Manage views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Zarządzaj widokami</translation>
        </message>
        <message>
            <source>Views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Widoki</translation>
        </message>
        <message>
            <source>Show this view at each start</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Pokazuj ten widok przy każdym uruchomieniu</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Zmień nazwę</translation>
        </message>
        <message>
            <source>Move up</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>W górę</translation>
        </message>
        <message>
            <source>Move down</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>W dół</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>The view {name} is saved: see the menu View.</source>
            <extracomment>Windows: Save view, Manage views. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zapisano widok {name}: jest w menu Widok.</translation>
        </message>
        <message>
            <source>Correct…</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Popraw…</translation>
        </message>
        <message>
            <source>It is there</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Już jest</translation>
        </message>
        <message>
            <source>Send again</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Wyślij ponownie</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Odrzuć</translation>
        </message>
        <message>
            <source>not added: {why}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>nie dodano: {why}</translation>
        </message>
        <message>
            <source>may have been added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>być może dodane</translation>
        </message>
        <message>
            <source>not added yet</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>jeszcze nie dodane</translation>
        </message>
        <message numerus="yes">
            <source>will be added in %Ln s</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>dodanie za %Ln s</numerusform>
                <numerusform>dodanie za %Ln s</numerusform>
                <numerusform>dodanie za %Ln s</numerusform>
            </translation>
        </message>
        <message>
            <source>being added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>dodawanie</translation>
        </message>
        <message>
            <source>{name} is being added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Trwa dodawanie zwierzęcia {name}.</translation>
        </message>
        <message>
            <source>{name} was not added: {why}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>Nie dodano zwierzęcia {name}: {why}.</translation>
        </message>
        <message>
            <source>It was refused when sent again. The first may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Przy ponownym wysłaniu usługa odmówiła. Pierwsze mogło zostać dodane.</translation>
        </message>
        <message>
            <source>It is not sent before {time}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Nie zostanie wysłane przed {time}.</translation>
        </message>
        <message>
            <source>the service did not accept the name</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>usługa nie przyjęła nazwy</translation>
        </message>
        <message>
            <source>the service did not accept the category</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>usługa nie przyjęła kategorii</translation>
        </message>
        <message>
            <source>the service did not accept the status</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>usługa nie przyjęła statusu</translation>
        </message>
        <message>
            <source>it cannot be sent</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>nie można go wysłać</translation>
        </message>
        <message>
            <source>the service did not accept it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>usługa go nie przyjęła</translation>
        </message>
        <message>
            <source>the service takes no animals at this address</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>usługa nie przyjmuje zwierząt pod tym adresem</translation>
        </message>
        <message>
            <source>the service has one that conflicts with it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>koliduje z innym zwierzęciem w usłudze</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>nazwa jest za długa</translation>
        </message>
        <message>
            <source>the service declined it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>usługa odmówiła</translation>
        </message>
        <message>
            <source>The service gave no reason.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Usługa nie podała powodu.</translation>
        </message>
        <message>
            <source>Added {name}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Dodano: {name}, ID {id}.</translation>
        </message>
        <message>
            <source>{sent} was saved as {kept}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Wysłano: {sent}. Zapisano: {kept}, ID {id}.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) were not added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>Nie dodano %Ln zwierzęcia.</numerusform>
                <numerusform>Nie dodano %Ln zwierząt.</numerusform>
                <numerusform>Nie dodano %Ln zwierząt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>Być może dodano %Ln zwierzę.</numerusform>
                <numerusform>Być może dodano %Ln zwierzęta.</numerusform>
                <numerusform>Być może dodano %Ln zwierząt.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is no longer among the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zwierzęcia {name} nie ma już wśród niedokończonych dodań.</translation>
        </message>
        <message>
            <source>Discarded {name}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Odrzucono: {name}.</translation>
        </message>
        <message>
            <source>{deployment} at {origin}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>{deployment}, {origin}</translation>
        </message>
        <message numerus="yes">
            <source>The list of unfinished adds was damaged. %Ln could be read.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>Lista niedokończonych dodań była uszkodzona. Odczytano %Ln dodanie.</numerusform>
                <numerusform>Lista niedokończonych dodań była uszkodzona. Odczytano %Ln dodania.</numerusform>
                <numerusform>Lista niedokończonych dodań była uszkodzona. Odczytano %Ln dodań.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln unfinished add(s) of an earlier version were found.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>Znaleziono %Ln niedokończone dodanie z wcześniejszej wersji.</numerusform>
                <numerusform>Znaleziono %Ln niedokończone dodania z wcześniejszej wersji.</numerusform>
                <numerusform>Znaleziono %Ln niedokończonych dodań z wcześniejszej wersji.</numerusform>
            </translation>
        </message>
        <message>
            <source>A newer version of Petstore has the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Niedokończone dodania zapisała nowsza wersja Petstore.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Petstore nie ma połączenia z usługą.</translation>
        </message>
        <message>
            <source>Nothing can be added: this computer's disk does not save it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Nie można nic dodać: dysk tego komputera tego nie zapisuje.</translation>
        </message>
        <message>
            <source>unknown</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>powód nieznany</translation>
        </message>
        <message>
            <source>{name} may have been added. Petstore asks the service again.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Być może dodano zwierzę {name}. Petstore ponownie pyta usługę.</translation>
        </message>
        <message>
            <source>{name} will be added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zwierzę {name} zostanie dodane.</translation>
        </message>
        <message>
            <source>{name} will be added once the service accepts the API key.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zwierzę {name} zostanie dodane, gdy usługa przyjmie klucz API.</translation>
        </message>
        <message>
            <source>{name} will be added when the service is back.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zwierzę {name} zostanie dodane, gdy usługa znów będzie działać.</translation>
        </message>
        <message>
            <source>{name} will be added when the service takes it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zwierzę {name} zostanie dodane, gdy usługa je przyjmie.</translation>
        </message>
        <message>
            <source>We can't tell yet whether {name} was added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Nie wiadomo jeszcze, czy dodano zwierzę {name}.</translation>
        </message>
        <message>
            <source>{name} may not have been added: the list does not show it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Być może nie dodano zwierzęcia {name}: nie ma go na liście.</translation>
        </message>
        <message>
            <source>{name} may have been added: in the list is one like it, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Być może dodano zwierzę {name}: na liście jest podobne (ID {ids}).</translation>
        </message>
        <message>
            <source>{name} may have been added: several like it are new, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Być może dodano zwierzę {name}: kilka podobnych jest nowych (ID {ids}).</translation>
        </message>
        <message>
            <source>{name} may have been added: one like it is new in the list, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Być może dodano zwierzę {name}: na liście jest nowe podobne (ID {ids}).</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <extracomment>Add animal and Unfinished adds: how it went. Categories: errors, numbers of animals. Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wpisz nazwę.</translation>
        </message>
        <message>
            <source>That name has {count} characters; the most is {most}. Shorten it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {count}: a number.</extracomment>
            <translation>Ta nazwa ma za dużo znaków ({count}, najwyżej {most}). Skróć ją.</translation>
        </message>
        <message>
            <source>This name has a character that cannot be sent. Type it again.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Ta nazwa ma znak, którego nie można wysłać. Wpisz ją ponownie.</translation>
        </message>
        <message>
            <source>A category is a whole number.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Kategoria to liczba całkowita.</translation>
        </message>
        <message>
            <source>That number is too long for a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Ta liczba jest za długa jak na kategorię.</translation>
        </message>
        <message>
            <source>Enter a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Wpisz kategorię.</translation>
        </message>
        <message>
            <source>No category has this name. Choose one, or create it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Żadna kategoria nie ma tej nazwy. Wybierz inną lub utwórz tę.</translation>
        </message>
        <message>
            <source>Choose a status: it cannot be changed later.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Wybierz status: później nie można go zmienić.</translation>
        </message>
        <message>
            <source>Grey</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Szary</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Czerwony</translation>
        </message>
        <message>
            <source>Orange</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Pomarańczowy</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Żółty</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Zielony</translation>
        </message>
        <message>
            <source>Teal</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Morski</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Niebieski</translation>
        </message>
        <message>
            <source>Purple</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Fioletowy</translation>
        </message>
        <message>
            <source>Paw</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Łapa</translation>
        </message>
        <message>
            <source>Dog</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Pies</translation>
        </message>
        <message>
            <source>Cat</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Kot</translation>
        </message>
        <message>
            <source>Bird</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Ptak</translation>
        </message>
        <message>
            <source>Fish</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Ryba</translation>
        </message>
        <message>
            <source>Rabbit</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Królik</translation>
        </message>
        <message>
            <source>Rodent</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Gryzoń</translation>
        </message>
        <message>
            <source>Reptile</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Gad</translation>
        </message>
        <message>
            <source>Horse</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Koń</translation>
        </message>
        <message>
            <source>Insect</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Owad</translation>
        </message>
        <message>
            <source>A category name can have at most {most} characters.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nazwa kategorii może mieć najwyżej {most} znaków.</translation>
        </message>
        <message>
            <source>A category name must be a single line.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nazwa kategorii musi się mieścić w jednym wierszu.</translation>
        </message>
        <message>
            <source>A number cannot be the name of a category.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Liczba nie może być nazwą kategorii.</translation>
        </message>
        <message>
            <source>Another category already has this name.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Inna kategoria ma już tę nazwę.</translation>
        </message>
        <message>
            <source>Not saved: this computer's disk may be full or locked.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nie zapisano: dysk tego komputera może być pełny lub zablokowany.</translation>
        </message>
        <message>
            <source>Not saved: the service cannot be reached now.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nie zapisano: nie można teraz połączyć się z usługą.</translation>
        </message>
        <message>
            <source>Not saved: the service does not accept it.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Nie zapisano: usługa tego nie przyjmuje.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln categories</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>
                <numerusform>%Ln kategoria</numerusform>
                <numerusform>%Ln kategorie</numerusform>
                <numerusform>%Ln kategorii</numerusform>
            </translation>
        </message>
        <message>
            <source>{categories}: {count} of all animals</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} spośród wszystkich zwierząt</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} spośród zwierząt na liście</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed so far</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} spośród zwierząt dotąd na liście</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known from earlier</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} spośród zwierząt znanych z wcześniejszych list</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} spośród znanych zwierząt</translation>
        </message>
        <message>
            <source>{count} listed</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} na liście</translation>
        </message>
        <message>
            <source>at least {count}</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>co najmniej {count}</translation>
        </message>
        <message>
            <source>{count} known</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>znane: {count}</translation>
        </message>
        <message>
            <source>ID</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings.</extracomment>
            <translation>ID</translation>
        </message>
        <message>
            <source>Sorted by {column}, descending</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>Sortowanie: {column}, malejąco</translation>
        </message>
        <message>
            <source>Sorted by {column}</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>Sortowanie: {column}</translation>
        </message>
        <message>
            <source>Waiting for the computer's key store…</source>
            <extracomment>Settings: how a test or saving went. Status bar and banner: no connection.</extracomment>
            <translation>Oczekiwanie na magazyn kluczy komputera…</translation>
        </message>
        <message>
            <source>You can change it in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Można to zmienić w ustawieniach.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Katalog na tym komputerze nie uruchomił się.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store is locked.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nie można odczytać klucza API: magazyn kluczy komputera jest zablokowany.</translation>
        </message>
        <message>
            <source>Press Refresh to unlock it, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Naciśnij „Odśwież”, aby go odblokować, lub wpisz klucz w Ustawieniach.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store did not return it.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nie można odczytać klucza API: magazyn kluczy komputera go nie zwrócił.</translation>
        </message>
        <message>
            <source>Press Refresh to try again, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Naciśnij „Odśwież”, aby spróbować ponownie, lub wpisz klucz w Ustawieniach.</translation>
        </message>
        <message>
            <source>The catalogue on this computer stopped.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Katalog na tym komputerze przestał działać.</translation>
        </message>
        <message>
            <source>Petstore restarts it by itself.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstore sam uruchomi go ponownie.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is missing or wrong.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Brak połączenia: adres od działu IT jest błędny lub go brakuje.</translation>
        </message>
        <message>
            <source>Tell IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>Not connected: there is no address yet.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Brak połączenia: nie ma jeszcze adresu.</translation>
        </message>
        <message>
            <source>Enter the one from IT in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Wpisz w Ustawieniach adres od działu IT.</translation>
        </message>
        <message>
            <source>Not connected: the address is not encrypted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Brak połączenia: adres nie jest szyfrowany.</translation>
        </message>
        <message>
            <source>Anybody on the network could read the API key. Change it in Settings, or allow it there.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Każdy w sieci mógłby odczytać klucz API. Zmień adres w Ustawieniach lub zezwól tam na niego.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is not valid.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Brak połączenia: adres od działu IT jest nieprawidłowy.</translation>
        </message>
        <message>
            <source>Tell IT, or enter the right one in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Zgłoś to działowi IT lub wpisz właściwy adres w Ustawieniach.</translation>
        </message>
        <message>
            <source>The message above the list says how to go on.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Komunikat nad listą mówi, co dalej zrobić.</translation>
        </message>
        <message>
            <source>Petstore cannot write to its folder. Make room on the disk, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstore nie może zapisywać w swoim folderze. Zwolnij miejsce na dysku lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>Another version of Petstore wrote it. Start that version, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Zapisała go inna wersja Petstore. Uruchom tamtą wersję lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>Another program has it open. Close that program, then press Refresh.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Jest otwarty w innym programie. Zamknij tamten program, a potem naciśnij „Odśwież”.</translation>
        </message>
        <message>
            <source>Press Refresh; if that does not help, ask IT. ({why})</source>
            <extracomment>Status bar and banner: no connection. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>Naciśnij „Odśwież”; jeśli to nie pomoże, zapytaj dział IT. ({why})</translation>
        </message>
        <message>
            <source>The file with this computer's animals is damaged.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Plik ze zwierzętami tego komputera jest uszkodzony.</translation>
        </message>
        <message>
            <source>The file with this computer's animals is gone.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nie ma już pliku ze zwierzętami tego komputera.</translation>
        </message>
        <message>
            <source>Choose how to go on. Nothing is deleted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Wybierz, co dalej. Nic nie zostanie usunięte.</translation>
        </message>
        <message>
            <source>There is no copy of it. Ask IT before you choose.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Nie ma jego kopii. Zanim wybierzesz, zapytaj dział IT.</translation>
        </message>
        <message numerus="yes">
            <source>{date} (%Ln animal(s))</source>
            <extracomment>Banner: the animals on this computer, and their copies. {date}: a date.</extracomment>
            <translation>
                <numerusform>{date} (%Ln zwierzę)</numerusform>
                <numerusform>{date} (%Ln zwierzęta)</numerusform>
                <numerusform>{date} (%Ln zwierząt)</numerusform>
            </translation>
        </message>
        <message>
            <source>An empty catalogue was started. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Rozpoczęto pusty katalog. To, co było wcześniej, zachowano dla działu IT.</translation>
        </message>
        <message>
            <source>The copy of {date} is back. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection. {date}: a date.</extracomment>
            <translation>Przywrócono kopię z dnia {date}. To, co było wcześniej, zachowano dla działu IT.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Nie można połączyć się z usługą. Sprawdź sieć lub zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Nie znaleziono komputera o nazwie {where}. Sprawdź sieć lub zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Try again later, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Pod adresem {where} nie działa żadna usługa. Spróbuj później lub zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>{where} does not answer. Check the network, or ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where} nie odpowiada. Sprawdź sieć lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>The service's certificate is not valid here. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Certyfikat usługi nie jest tu uznawany. Nic nie wysłano. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Nie udało się nawiązać bezpiecznego połączenia. Nic nie wysłano. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>This computer's proxy settings cannot be used. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Nie można użyć ustawień proxy tego komputera. Zapytaj dział IT.</translation>
        </message>
        <message>
            <source>Petstore could not make this request. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstore nie mógł utworzyć tego zapytania. Nic nie wysłano. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service. The window says why.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstore nie ma połączenia z usługą. Powód jest podany w oknie.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start. Start Petstore again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Katalog na tym komputerze nie uruchomił się. Uruchom ponownie Petstore.</translation>
        </message>
        <message>
            <source>Something went wrong with the request. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Zapytanie się nie powiodło. Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The service did not send a whole answer. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie przysłała całej odpowiedzi. Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługę przeniesiono pod inny adres. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Odpowiedź nie wygląda na usługę Petstore. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>We can't tell whether the animal was added. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Nie wiadomo, czy dodano zwierzę. Sprawdź na liście.</translation>
        </message>
        <message>
            <source>This computer's disk could not save the animal. It was not sent.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Dysk tego komputera nie mógł zapisać zwierzęcia. Nie zostało wysłane.</translation>
        </message>
        <message>
            <source>A newer Petstore saved the unfinished adds. Start that version.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Niedokończone dodania zapisał nowszy Petstore. Uruchom tamtą wersję.</translation>
        </message>
        <message>
            <source>The API key is missing. Enter it in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Brak klucza API. Wpisz go w Ustawieniach.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key. Enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Ten komputer nie mógł zachować klucza API. Wpisz go ponownie.</translation>
        </message>
        <message>
            <source>The service declined the request. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa odmówiła obsługi zapytania. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Enter the right one in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Klucz API nie został przyjęty. Wpisz właściwy w Ustawieniach.</translation>
        </message>
        <message>
            <source>The service did not find what was asked for. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie znalazła tego, o co pytano. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>The service no longer offers this. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa już tego nie oferuje. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in a moment.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa jest zajęta. Spróbuj ponownie za chwilę.</translation>
        </message>
        <message>
            <source>The service did not accept what was sent. Check your entries.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie przyjęła wysłanych danych. Sprawdź wpisane wartości.</translation>
        </message>
        <message>
            <source>The service does not allow this with this API key. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie pozwala na to z tym kluczem API. Zapytaj dział IT.</translation>
        </message>
        <message>
            <source>This conflicts with something the service has. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>To koliduje z czymś, co usługa już ma. Sprawdź na liście.</translation>
        </message>
        <message>
            <source>The service does not accept that much. Shorten the name.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie przyjmuje tak dużo danych. Skróć nazwę.</translation>
        </message>
        <message>
            <source>The service has a problem. Try again in a few minutes.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa ma problem. Spróbuj ponownie za kilka minut.</translation>
        </message>
        <message>
            <source>The service could not save it. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie mogła tego zapisać. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in {wait}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {wait}: “5 seconds” or “2 minutes”.</extracomment>
            <translation>Usługa jest zajęta. Spróbuj ponownie za {wait}.</translation>
        </message>
        <message>
            <source>HTTP {status}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {status}: a status, or a number.</extracomment>
            <translation>HTTP {status}.</translation>
        </message>
        <message>
            <source>Offline since {time}. Petstore tries again by itself.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Brak połączenia od {time}. Petstore sam ponowi próbę.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) will be added then.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>Wtedy zostanie dodane %Ln zwierzę.</numerusform>
                <numerusform>Wtedy zostaną dodane %Ln zwierzęta.</numerusform>
                <numerusform>Wtedy zostanie dodanych %Ln zwierząt.</numerusform>
            </translation>
        </message>
        <message>
            <source>This API key may not add animals.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Ten klucz API nie pozwala dodawać zwierząt.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key: enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Ten komputer nie mógł zachować klucza API: wpisz go ponownie.</translation>
        </message>
        <message>
            <source>The API key is missing.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Brak klucza API.</translation>
        </message>
        <message>
            <source>The API key was not accepted.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Klucz API nie został przyjęty.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln second(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln sekundę</numerusform>
                <numerusform>%Ln sekundy</numerusform>
                <numerusform>%Ln sekund</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln minutę</numerusform>
                <numerusform>%Ln minuty</numerusform>
                <numerusform>%Ln minut</numerusform>
            </translation>
        </message>
        <message>
            <source>Code: {code}.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Kod: {code}.</translation>
        </message>
        <message>
            <source>The service says: "{words}" (Code: {code}).</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>Odpowiedź usługi: „{words}” (kod: {code}).</translation>
        </message>
        <message>
            <source>The service says: "{words}"</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>Odpowiedź usługi: „{words}”</translation>
        </message>
        <message>
            <source>The service says: "{words}".</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>Odpowiedź usługi: „{words}”.</translation>
        </message>
        <message>
            <source>The service did not send the whole list. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa nie przysłała całej listy. Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The answer of the service could not be understood. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Odpowiedź usługi jest niezrozumiała. Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The service is busy and asks you to wait.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Usługa jest zajęta i prosi o zaczekanie.</translation>
        </message>
        <message>
            <source>The service is busy: it asks you to wait until {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Usługa jest zajęta i prosi o zaczekanie do {time}.</translation>
        </message>
        <message>
            <source>Trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Ponowna próba: {time}</translation>
        </message>
        <message>
            <source>Waiting for the service until {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Oczekiwanie na usługę do {time}</translation>
        </message>
        <message>
            <source>The service is busy: trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Usługa jest zajęta, ponowna próba: {time}</translation>
        </message>
        <message>
            <source>Not being refreshed</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Bez odświeżania</translation>
        </message>
        <message>
            <source>Petstore tries again by itself at {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Petstore sam ponowi próbę: {time}.</translation>
        </message>
        <message>
            <source>category {names}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {names}: names, separated by commas.</extracomment>
            <translation>kategoria: {names}</translation>
        </message>
        <message>
            <source>search '{search}'</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {search}: what was typed.</extracomment>
            <translation>szukane: „{search}”</translation>
        </message>
        <message>
            <source>Only {animals} of these: {choice}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {choice}: what narrows the list, as “Sold, search ‘rex’”.</extracomment>
            <translation>Z tego tylko {animals}: {choice}</translation>
        </message>
        <message>
            <source>One of them does not match the filter or search.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Jedno z nich nie pasuje do filtra lub wyszukiwania.</translation>
        </message>
        <message>
            <source>The list may be incomplete. {sentence}.</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>Lista może być niepełna. {sentence}.</translation>
        </message>
        <message>
            <source>that disk is full</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>ten dysk jest pełny</translation>
        </message>
        <message>
            <source>you may not write there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>brak uprawnień do zapisu</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>nie ma tego folderu</translation>
        </message>
        <message>
            <source>it is open in another program</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>plik jest otwarty w innym programie</translation>
        </message>
        <message>
            <source>Exporting: saving the file…</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Eksportowanie: zapisywanie pliku…</translation>
        </message>
        <message>
            <source>Exporting: {count} of {animals}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>Eksportowanie ({animals}), dotąd {count}</translation>
        </message>
        <message>
            <source>{animals}, in the order and columns of the table</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}, kolejność i kolumny jak w tabeli</translation>
        </message>
        <message>
            <source>{animals} known, in the order of their IDs</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>Wszystkie znane: {animals}, w kolejności ID</translation>
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
            <translation>Przecinek</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Średnik</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Tabulator</translation>
        </message>
        <message>
            <source>UTF-8 with BOM</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>UTF-8 z BOM</translation>
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
            <translation>Do każdego arkusza kalkulacyjnego i wielu innych programów.</translation>
        </message>
        <message>
            <source>It says where the list is from and how complete it is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Podaje, skąd jest lista i czy jest pełna.</translation>
        </message>
        <message>
            <source>For programs. It has every field, and says how complete the list is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Dla programów. Ma wszystkie pola i podaje, czy lista jest pełna.</translation>
        </message>
        <message>
            <source>For spreadsheets. It has all letters.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Do arkuszy kalkulacyjnych. Ma wszystkie litery.</translation>
        </message>
        <message>
            <source>For other programs. It has all letters, but Excel may show wrong ones.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Do innych programów. Ma wszystkie litery, ale Excel może pokazać błędne.</translation>
        </message>
        <message>
            <source>For old programs. Letters that it lacks, such as ł or 猫, become question marks.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Do starych programów. Brakujące litery, takie jak ł lub 猫, zmieniają się w znaki zapytania.</translation>
        </message>
        <message>
            <source>Cage cards</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Karty na klatki</translation>
        </message>
        <message>
            <source>Labels</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Etykiety</translation>
        </message>
        <message>
            <source>QR code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Kod QR</translation>
        </message>
        <message>
            <source>Bar code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Kod kreskowy</translation>
        </message>
        <message>
            <source>{size}, roll of 62 mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{size}, rolka 62 mm</translation>
        </message>
        <message numerus="yes">
            <source>{size}, %Ln on {page}</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>{size}, %Ln na {page}</numerusform>
                <numerusform>{size}, %Ln na {page}</numerusform>
                <numerusform>{size}, %Ln na {page}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln shown</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>Wszystkie widoczne (%Ln)</numerusform>
                <numerusform>Wszystkie widoczne (%Ln)</numerusform>
                <numerusform>Wszystkie widoczne (%Ln)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>Zaznaczone (%Ln)</numerusform>
                <numerusform>Zaznaczone (%Ln)</numerusform>
                <numerusform>Zaznaczone (%Ln)</numerusform>
            </translation>
        </message>
        <message>
            <source>{wide} × {high} in</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide}″ × {high}″</translation>
        </message>
        <message>
            <source>{wide} × {high} mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} mm</translation>
        </message>
        <message>
            <source>Western European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Zachodnioeuropejskie</translation>
        </message>
        <message>
            <source>Central European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Środkowoeuropejskie</translation>
        </message>
        <message>
            <source>Vertical bar</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kreska pionowa</translation>
        </message>
        <message>
            <source>Several files were dropped. Drop one file at a time.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Upuszczono kilka plików. Upuszczaj po jednym pliku.</translation>
        </message>
        <message>
            <source>{name} is a folder. Choose a file in it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} to folder. Wybierz plik w tym folderze.</translation>
        </message>
        <message>
            <source>{name} is no longer there.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Pliku {name} już tam nie ma.</translation>
        </message>
        <message>
            <source>You don't have permission to open {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Brak uprawnień do otwarcia pliku {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read ({reason}).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>Nie można odczytać pliku {name} ({reason}).</translation>
        </message>
        <message>
            <source>{name} is larger than {megabytes} MB. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ma więcej niż {megabytes} MB. Podziel na części.</translation>
        </message>
        <message>
            <source>{name} has more than {rows} rows. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ma więcej wierszy niż {rows}. Podziel na części.</translation>
        </message>
        <message>
            <source>{name} has more than {cells} cells. Remove columns that are not needed.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} ma więcej komórek niż {cells}. Usuń niepotrzebne kolumny.</translation>
        </message>
        <message>
            <source>Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose another separator.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}, wiersz {row}: cudzysłów bez pary. Popraw go lub wybierz inny separator.</translation>
        </message>
        <message>
            <source>{name} is no text in this encoding. Choose another one.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} to nie tekst w tym kodowaniu. Wybierz inne.</translation>
        </message>
        <message>
            <source>{name} takes too much memory or time. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wymaga za dużo pamięci lub czasu. Zapisz jako CSV i zaimportuj.</translation>
        </message>
        <message>
            <source>{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: plik jest uszkodzony, zablokowany lub nie jest arkuszem. Zapisz go jako CSV i zaimportuj.</translation>
        </message>
        <message>
            <source>{name}: {added} of {total}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: {added} z {total}</translation>
        </message>
        <message>
            <source>Paused.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wstrzymano.</translation>
        </message>
        <message>
            <source>Waiting.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Oczekiwanie.</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>{sentence}.</translation>
        </message>
        <message>
            <source>{added} added, {left_out} left out.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”.</extracomment>
            <translation>Dodano: {added}, pominięto: {left_out}.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) added.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>Dodano %Ln zwierzę.</numerusform>
                <numerusform>Dodano %Ln zwierzęta.</numerusform>
                <numerusform>Dodano %Ln zwierząt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not sent.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Nie wysłano.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln may have been added: see Unfinished adds.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>Być może dodano %Ln zwierzę: zobacz „Niedokończone dodania”.</numerusform>
                <numerusform>Być może dodano %Ln zwierzęta: zobacz „Niedokończone dodania”.</numerusform>
                <numerusform>Być może dodano %Ln zwierząt: zobacz „Niedokończone dodania”.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new category(ies): {names}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {names}: names, separated by commas.</extracomment>
            <translation>
                <numerusform>%Ln nowa kategoria: {names}.</numerusform>
                <numerusform>%Ln nowe kategorie: {names}.</numerusform>
                <numerusform>%Ln nowych kategorii: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like one in the list.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln podobne do zwierzęcia z listy.</numerusform>
                <numerusform>%Ln podobne do zwierząt z listy.</numerusform>
                <numerusform>%Ln podobnych do zwierząt z listy.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like another row.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln podobne do innego wiersza.</numerusform>
                <numerusform>%Ln podobne do innych wierszy.</numerusform>
                <numerusform>%Ln podobnych do innych wierszy.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tick those that you want.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Zaznacz te do dodania.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) to correct.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln wiersz do poprawienia.</numerusform>
                <numerusform>%Ln wiersze do poprawienia.</numerusform>
                <numerusform>%Ln wierszy do poprawienia.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new animal(s).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln nowe zwierzę.</numerusform>
                <numerusform>%Ln nowe zwierzęta.</numerusform>
                <numerusform>%Ln nowych zwierząt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Like ID {id}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Podobne: ID {id}</translation>
        </message>
        <message>
            <source>Like row {row}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Podobne: wiersz {row}</translation>
        </message>
        <message>
            <source>That is not a status. Enter available, pending or sold.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>To nie jest status. Wpisz Dostępne, Zarezerwowane lub Sprzedane.</translation>
        </message>
        <message>
            <source>Choose above which column has the names.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wybierz powyżej, w której kolumnie są nazwy.</translation>
        </message>
        <message>
            <source>Choose above which column has the category, or press More.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wybierz powyżej, w której kolumnie jest kategoria, lub naciśnij „Więcej”.</translation>
        </message>
        <message>
            <source>Choose above which column has the status, or one for all.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wybierz powyżej, w której kolumnie jest status, lub jeden dla wszystkich.</translation>
        </message>
        <message>
            <source>No category is called {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Żadna kategoria nie nazywa się {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Import %Ln animal(s)</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>Importuj %Ln zwierzę</numerusform>
                <numerusform>Importuj %Ln zwierzęta</numerusform>
                <numerusform>Importuj %Ln zwierząt</numerusform>
            </translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Wszystkie</translation>
        </message>
        <message>
            <source>{count} found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Znaleziono: {count}</translation>
        </message>
        <message>
            <source>None found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Brak wyników</translation>
        </message>
        <message>
            <source>1 shown although the filter or search would hide it</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1 widoczne, choć filtr lub wyszukiwanie by je ukryło</translation>
        </message>
        <message numerus="yes">
            <source>%Ln found by ID</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln znalezione po ID</numerusform>
                <numerusform>%Ln znalezione po ID</numerusform>
                <numerusform>%Ln znalezionych po ID</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln newly added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln nowo dodane tutaj</numerusform>
                <numerusform>%Ln nowo dodane tutaj</numerusform>
                <numerusform>%Ln nowo dodanych tutaj</numerusform>
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
                <numerusform>%Ln zwierzę, dodane tutaj</numerusform>
                <numerusform>%Ln zwierzęta, dodane tutaj</numerusform>
                <numerusform>%Ln zwierząt, dodanych tutaj</numerusform>
            </translation>
        </message>
        <message>
            <source>1 animal</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1 zwierzę</translation>
        </message>
        <message numerus="yes">
            <source>All %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę</numerusform>
                <numerusform>Wszystkie %Ln zwierzęta</numerusform>
                <numerusform>Wszystkie %Ln zwierząt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) listed</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Na liście: %Ln zwierzę</numerusform>
                <numerusform>Na liście: %Ln zwierzęta</numerusform>
                <numerusform>Na liście: %Ln zwierząt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Co najmniej %Ln zwierzę</numerusform>
                <numerusform>Co najmniej %Ln zwierzęta</numerusform>
                <numerusform>Co najmniej %Ln zwierząt</numerusform>
            </translation>
        </message>
        <message>
            <source>None from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Brak (stan na {time})</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę (stan na {time})</numerusform>
                <numerusform>%Ln zwierzęta (stan na {time})</numerusform>
                <numerusform>%Ln zwierząt (stan na {time})</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln not in the newest list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln spoza najnowszej listy</numerusform>
                <numerusform>%Ln spoza najnowszej listy</numerusform>
                <numerusform>%Ln spoza najnowszej listy</numerusform>
            </translation>
        </message>
        <message>
            <source>{time} and earlier</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time} i wcześniej</translation>
        </message>
        <message>
            <source>Loading, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Wczytywanie, dotąd {count}</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Zatrzymano po %Ln zwierzęciu</numerusform>
                <numerusform>Zatrzymano po %Ln zwierzętach</numerusform>
                <numerusform>Zatrzymano po %Ln zwierzętach</numerusform>
            </translation>
        </message>
        <message>
            <source>the service did not send the rest</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>usługa nie przysłała reszty</translation>
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
                <numerusform>%Ln z innym statusem, widoczne tylko w filtrze Wszystkie</numerusform>
                <numerusform>%Ln z innym statusem, widoczne tylko w filtrze Wszystkie</numerusform>
                <numerusform>%Ln z innym statusem, widocznych tylko w filtrze Wszystkie</numerusform>
            </translation>
        </message>
        <message>
            <source>Arranging, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Porządkowanie, dotąd {count}</translation>
        </message>
        <message>
            <source>Loading…</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Wczytywanie…</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) could not be read</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln wiersza nie udało się odczytać</numerusform>
                <numerusform>%Ln wierszy nie udało się odczytać</numerusform>
                <numerusform>%Ln wierszy nie udało się odczytać</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more animal(s) came than asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę ponad żądaną liczbę</numerusform>
                <numerusform>%Ln zwierzęta ponad żądaną liczbę</numerusform>
                <numerusform>%Ln zwierząt ponad żądaną liczbę</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came more than once, so others may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę się powtarza, więc może brakować innych</numerusform>
                <numerusform>%Ln zwierzęta się powtarzają, więc może brakować innych</numerusform>
                <numerusform>%Ln zwierząt się powtarza, więc może brakować innych</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came without the status that was asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę ma inny status niż żądany</numerusform>
                <numerusform>%Ln zwierzęta mają inny status niż żądany</numerusform>
                <numerusform>%Ln zwierząt ma inny status niż żądany</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came in two versions: the later is shown, and counts may be wrong</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln zwierzę w dwóch wersjach: widoczna jest późniejsza, a liczby mogą się nie zgadzać</numerusform>
                <numerusform>%Ln zwierzęta w dwóch wersjach: widoczna jest późniejsza, a liczby mogą się nie zgadzać</numerusform>
                <numerusform>%Ln zwierząt w dwóch wersjach: widoczna jest późniejsza, a liczby mogą się nie zgadzać</numerusform>
            </translation>
        </message>
        <message>
            <source>As of {time}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Stan na {time}</translation>
        </message>
        <message>
            <source>Updated {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Odświeżono: {time}</translation>
        </message>
        <message>
            <source>the service itself names another end or number</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>usługa podaje inny koniec lub inną liczbę</translation>
        </message>
        <message>
            <source>the link to the rest does not lead to this list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>łącze do reszty nie prowadzi do tej listy</translation>
        </message>
        <message>
            <source>the links to the rest go round in a circle</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>łącza do reszty tworzą pętlę</translation>
        </message>
        <message>
            <source>the list is longer than this program can load</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>lista jest za długa dla tego programu</translation>
        </message>
        <message>
            <source>the list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>lista może być ucięta po {limit} pozycjach</translation>
        </message>
        <message>
            <source>the {statuses} lists may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>listy ze statusami {statuses} mogą być ucięte po {limit} pozycjach</translation>
        </message>
        <message>
            <source>the {statuses} list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>lista ze statusem {statuses} może być ucięta po {limit} pozycjach</translation>
        </message>
        <message>
            <source>{cut}; others with no status or an unknown one may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {cut}: the same sentence about other lists.</extracomment>
            <translation>{cut}; może też brakować innych, bez statusu lub z nieznanym</translation>
        </message>
        <message>
            <source>Among all animals</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wśród wszystkich zwierząt</translation>
        </message>
        <message>
            <source>Among the animals listed</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wśród zwierząt na liście</translation>
        </message>
        <message>
            <source>Among the animals listed so far</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wśród zwierząt dotąd na liście</translation>
        </message>
        <message>
            <source>Among the animals known from earlier</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wśród zwierząt znanych z wcześniejszych list</translation>
        </message>
        <message>
            <source>Among the animals known</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wśród znanych zwierząt</translation>
        </message>
        <message>
            <source>Only those found by the search</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Tylko wyniki wyszukiwania</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more categories, which have {animals}.</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>I jeszcze %Ln kategoria ({animals}).</numerusform>
                <numerusform>I jeszcze %Ln kategorie ({animals}).</numerusform>
                <numerusform>I jeszcze %Ln kategorii ({animals}).</numerusform>
            </translation>
        </message>
        <message>
            <source>This computer has nothing from earlier weeks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Ten komputer nie ma danych z wcześniejszych tygodni.</translation>
        </message>
        <message>
            <source>What this computer saw while Petstore was open. Each number is the list at the end of that week. With + are animals first seen then, with − those last seen. This computer first saw the list on {day}. What was new that day is not known.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>To, co ten komputer widział, gdy Petstore był otwarty. Każda liczba to stan listy na koniec tygodnia. Przy + są zwierzęta widziane wtedy po raz pierwszy, przy − po raz ostatni. Ten komputer po raz pierwszy widział listę {day}. Nie wiadomo, co było wtedy nowe.</translation>
        </message>
        <message>
            <source>This week</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Ten tydzień</translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {came} first seen, {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln zwierzę, po raz pierwszy widziane: {came}, po raz ostatni: {went}</numerusform>
                <numerusform>{week}: %Ln zwierzęta, po raz pierwszy widziane: {came}, po raz ostatni: {went}</numerusform>
                <numerusform>{week}: %Ln zwierząt, po raz pierwszy widziane: {came}, po raz ostatni: {went}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln zwierzę, po raz ostatni widziane: {went}</numerusform>
                <numerusform>{week}: %Ln zwierzęta, po raz ostatni widziane: {went}</numerusform>
                <numerusform>{week}: %Ln zwierząt, po raz ostatni widziane: {went}</numerusform>
            </translation>
        </message>
        <message>
            <source>search for {words}</source>
            <extracomment>Summary, Duplicates, views: explanations. {words}: what somebody wrote.</extracomment>
            <translation>szukane: {words}</translation>
        </message>
        <message>
            <source>A view name can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Nazwa widoku może mieć najwyżej {most} znaków.</translation>
        </message>
        <message>
            <source>A search in a view can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wyszukiwanie w widoku może mieć najwyżej {most} znaków.</translation>
        </message>
        <message>
            <source>Alike: the same category; names differ only in case, accents or blanks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Podobne: ta sama kategoria; nazwy różnią się tylko wielkością liter, akcentami lub odstępami.</translation>
        </message>
        <message>
            <source>No animals are loaded, so none could be compared.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Nie wczytano zwierząt, więc nie było czego porównać.</translation>
        </message>
        <message>
            <source>No two of these animals are alike.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wśród tych zwierząt nie ma podobnych.</translation>
        </message>
        <message numerus="yes">
            <source>{animals} in %Ln group(s)</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>{animals} w %Ln grupie</numerusform>
                <numerusform>{animals} w %Ln grupach</numerusform>
                <numerusform>{animals} w %Ln grupach</numerusform>
            </translation>
        </message>
        <message>
            <source>Looked through: {known}</source>
            <extracomment>Summary, Duplicates, views: explanations. {known}: a count, as “All 5 animals”.</extracomment>
            <translation>Przejrzano: {known}</translation>
        </message>
        <message>
            <source>Looking through {animals}: {count} so far</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>Przeglądanie ({animals}), dotąd {count}</translation>
        </message>
        <message>
            <source>(no name)</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>(bez nazwy)</translation>
        </message>
        <message>
            <source>"{name}"</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>„{name}”</translation>
        </message>
        <message>
            <source>Last seen</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Ostatnio widziane</translation>
        </message>
        <message>
            <source>In the last list that was loaded</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Na ostatniej wczytanej liście</translation>
        </message>
        <message>
            <source>Found by its ID. The list does not show it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Znalezione po ID. Na liście go nie ma.</translation>
        </message>
        <message>
            <source>Added here. No list has shown it since.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Dodane tutaj. Odtąd nie było go na żadnej liście.</translation>
        </message>
        <message>
            <source>Added here or found by its ID. No list has shown it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Dodane tutaj lub znalezione po ID. Nie było go na żadnej liście.</translation>
        </message>
        <message>
            <source>No longer listed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Już nie na liście</translation>
        </message>
        <message>
            <source>last seen just now</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ostatnio widziane przed chwilą</translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln minute(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>ostatnio widziane %Ln minutę temu</numerusform>
                <numerusform>ostatnio widziane %Ln minuty temu</numerusform>
                <numerusform>ostatnio widziane %Ln minut temu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln hour(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>ostatnio widziane %Ln godzinę temu</numerusform>
                <numerusform>ostatnio widziane %Ln godziny temu</numerusform>
                <numerusform>ostatnio widziane %Ln godzin temu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln day(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>ostatnio widziane %Ln dzień temu</numerusform>
                <numerusform>ostatnio widziane %Ln dni temu</numerusform>
                <numerusform>ostatnio widziane %Ln dni temu</numerusform>
            </translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>nowe</translation>
        </message>
        <message>
            <source>changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>zmienione</translation>
        </message>
        <message>
            <source>{what}: from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>{what}: było {before}, jest {now}</translation>
        </message>
        <message>
            <source>from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>było {before}, jest {now}</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Nowe</translation>
        </message>
        <message>
            <source>Seen for the first time</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Widziane po raz pierwszy</translation>
        </message>
        <message>
            <source>Listed again</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Znów na liście</translation>
        </message>
        <message>
            <source>ID {id}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ID {id}</translation>
        </message>
        <message>
            <source>This computer's settings were damaged: Petstore uses its defaults. Check them in Settings.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Ustawienia tego komputera były uszkodzone: Petstore używa domyślnych. Sprawdź je w Ustawieniach.</translation>
        </message>
        <message>
            <source>The damaged file is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Uszkodzony plik zachowano dla działu IT.</translation>
        </message>
        <message>
            <source>Petstore's log could not be used, so a new one was started. The old one is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Dziennika Petstore nie dało się użyć, więc rozpoczęto nowy. Stary zachowano dla działu IT.</translation>
        </message>
        <message>
            <source>Petstore cannot write its log, which IT needs if something goes wrong. Everything else works. Show IT the details.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Petstore nie może zapisywać dziennika, którego dział IT potrzebuje w razie problemów. Wszystko inne działa. Pokaż szczegóły działowi IT.</translation>
        </message>
        <message>
            <source>Something went wrong in Petstore: this window may be out of date. Start Petstore again when you can. Help &gt; Report a problem has the details for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Wystąpił problem w Petstore: to okno może być nieaktualne. W dogodnej chwili uruchom ponownie Petstore. Szczegóły dla działu IT: Pomoc &gt; Zgłoś problem.</translation>
        </message>
        <message>
            <source>Same as the computer</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Jak w systemie</translation>
        </message>
        <message>
            <source>IT's setting is not valid. Tell IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ustawienie od działu IT jest nieprawidłowe. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>Set by IT; you can change it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ustawione przez dział IT; można zmienić.</translation>
        </message>
        <message>
            <source>The computer's key store is locked. Press Show key to unlock it and see the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Magazyn kluczy komputera jest zablokowany. Naciśnij „Pokaż klucz”, aby go odblokować i zobaczyć klucz.</translation>
        </message>
        <message>
            <source>This computer has no key store. You will be asked for the key at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ten komputer nie ma magazynu kluczy. Przy następnym uruchomieniu trzeba będzie podać klucz.</translation>
        </message>
        <message>
            <source>The computer's key store did not return the key. Press Show key to try again, or enter the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Magazyn kluczy komputera nie zwrócił klucza. Naciśnij „Pokaż klucz”, aby spróbować ponownie, lub wpisz klucz.</translation>
        </message>
        <message>
            <source>Set by IT and not shown; you can enter another one.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ustawiony przez dział IT i niewidoczny; można wpisać inny.</translation>
        </message>
        <message>
            <source>Settings saved, but the test failed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ustawienia zapisane, ale test się nie powiódł.</translation>
        </message>
        <message>
            <source>The key could not be saved on this computer. You will be asked for it at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Nie udało się zapisać klucza na tym komputerze. Przy następnym uruchomieniu trzeba będzie go podać.</translation>
        </message>
        <message>
            <source>The API key was removed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Klucz API usunięto.</translation>
        </message>
        <message>
            <source>The API key could not be removed: the computer's key store refused, or did not answer. Clear the field and save again later, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Nie udało się usunąć klucza API: magazyn kluczy komputera odmówił lub nie odpowiedział. Wyczyść pole i zapisz ponownie później lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the settings. What you change here lasts until you close Petstore. Start the newer version instead.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ustawienia zapisała nowsza wersja Petstore. Zmiany wprowadzone tutaj działają do zamknięcia Petstore. Uruchom nowszą wersję.</translation>
        </message>
        <message>
            <source>The settings could not be saved: they last until you close Petstore. Make room on the disk, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Nie udało się zapisać ustawień: działają do zamknięcia Petstore. Zwolnij miejsce na dysku lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>… Looking for the computer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Szukanie komputera (najwyżej {most} s)</translation>
        </message>
        <message>
            <source>… Connecting (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Łączenie (najwyżej {most} s)</translation>
        </message>
        <message>
            <source>… Making the connection secure (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Zabezpieczanie połączenia (najwyżej {most} s)</translation>
        </message>
        <message>
            <source>… Waiting for the answer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Oczekiwanie na odpowiedź (najwyżej {most} s)</translation>
        </message>
        <message>
            <source>✓ Name found ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Znaleziono nazwę ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ Connected ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Połączono ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ Encrypted ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Zaszyfrowano ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ API key accepted, list received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Przyjęto klucz API, odebrano listę ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ List received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Odebrano listę ({ms} ms)</translation>
        </message>
        <message>
            <source>The service did not accept the request. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Usługa nie przyjęła zapytania. Sprawdź adres.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network and the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Nie można połączyć się z usługą. Sprawdź sieć i adres.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the address.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Nie znaleziono komputera o nazwie {where}. Sprawdź adres.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Pod adresem {where} nie działa żadna usługa. Sprawdź adres lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Nie udało się nawiązać bezpiecznego połączenia. Sprawdź adres lub zapytaj dział IT.</translation>
        </message>
        <message>
            <source>The certificate was not accepted: {detail}. Nothing was sent. Ask IT.</source>
            <extracomment>Settings: how a test or saving went. {detail}: the words of the system, in English.</extracomment>
            <translation>Nie przyjęto certyfikatu: {detail}. Nic nie wysłano. Zapytaj dział IT.</translation>
        </message>
        <message>
            <source>Something answers, but not as a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Coś odpowiada, ale nie jako usługa Petstore. Sprawdź adres.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Ask IT for it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Usługę przeniesiono pod inny adres. Zapytaj o niego dział IT.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Odpowiedź nie wygląda na usługę Petstore. Sprawdź adres.</translation>
        </message>
        <message>
            <source>There is no list of animals at the address. Check its end.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Pod tym adresem nie ma listy zwierząt. Sprawdź jego końcówkę.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Check it, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Klucz API nie został przyjęty. Sprawdź go lub zapytaj dział IT.</translation>
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
            <translation>Nie podano</translation>
        </message>
        <message>
            <source>Available</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Dostępne</translation>
        </message>
        <message>
            <source>Pending</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Zarezerwowane</translation>
        </message>
        <message>
            <source>Sold</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Sprzedane</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Pusty</translation>
        </message>
        <message>
            <source>{name}, category {number}</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}, kategoria {number}</translation>
        </message>
        <message>
            <source>Name category {number}…</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Nazwij kategorię {number}…</translation>
        </message>
        <message>
            <source>Change category {name}…</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Zmień kategorię {name}…</translation>
        </message>
        <message>
            <source>Empty: the service sent a status without text</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Pusty: usługa przysłała status bez tekstu</translation>
        </message>
        <message>
            <source>{status}: a status of the service's own</source>
            <extracomment>Everywhere: statuses, deployments, times. {status}: a status, or a number.</extracomment>
            <translation>{status}: własny status usługi</translation>
        </message>
        <message>
            <source>This computer</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Ten komputer</translation>
        </message>
        <message>
            <source>Production</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Produkcja</translation>
        </message>
        <message>
            <source>Staging</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Testy</translation>
        </message>
        <message>
            <source>It is kept as {path}.</source>
            <extracomment>Everywhere: statuses, deployments, times. {path}: a file.</extracomment>
            <translation>Zachowano jako {path}.</translation>
        </message>
        <message>
            <source>The key file that IT set cannot be read. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Nie można odczytać pliku klucza działu IT. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>Everybody on this computer can read IT's key file. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Każdy na tym komputerze może odczytać plik klucza. Zgłoś to działowi IT.</translation>
        </message>
        <message>
            <source>The key file that IT set holds no key. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Plik klucza działu IT nie zawiera klucza. Zgłoś to działowi IT.</translation>
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
