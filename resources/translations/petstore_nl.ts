<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name />
        <message>
            <source>Enter the API key.</source>
            <extracomment>Settings: about the API key. Settings: how a test or saving went.</extracomment>
            <translation>Voer de API-sleutel in.</translation>
        </message>
        <message>
            <source>This is too long for an API key, which has at most 1,024 characters. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Dit is te lang voor een API-sleutel, die hoogstens 1.024 tekens heeft. Kopieer hem opnieuw.</translation>
        </message>
        <message>
            <source>An API key has only plain letters, digits and symbols, and no spaces. Copy it again.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Een API-sleutel heeft alleen gewone letters, cijfers en symbolen, en geen spaties. Kopieer hem opnieuw.</translation>
        </message>
        <message>
            <source>Locked by IT.</source>
            <extracomment>Main window: a tool tip. Settings: how a test or saving went. Window: Settings.</extracomment>
            <translation>Vergrendeld door IT.</translation>
        </message>
        <message>
            <source>What changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Wijzigingen</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Dubbele dieren</translation>
        </message>
        <message>
            <source>Enter the address that IT gave you.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Voer het adres in dat je van IT hebt gekregen.</translation>
        </message>
        <message>
            <source>There is a space in the address. Delete the space, or copy the address again.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Er staat een spatie in het adres. Verwijder de spatie of kopieer het adres opnieuw.</translation>
        </message>
        <message>
            <source>An address looks like https://petstore.example.com/v1. Ask IT for yours.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Een adres ziet eruit als https://petstore.example.com/v1. Vraag IT om jouw adres.</translation>
        </message>
        <message>
            <source>The address must begin with https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Het adres moet beginnen met https://.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key. Write https://.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Niet versleuteld: iedereen op het netwerk kan de API-sleutel lezen. Schrijf https://.</translation>
        </message>
        <message>
            <source>Delete the name and password (everything up to the @) from the address.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Verwijder de naam en het wachtwoord (alles tot en met de @) uit het adres.</translation>
        </message>
        <message>
            <source>The name of the computer is missing after the //.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>De naam van de computer ontbreekt na de //.</translation>
        </message>
        <message>
            <source>The computer's name has a letter that is not allowed. Ask IT for its xn-- form.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>De naam van de computer heeft een letter die niet is toegestaan. Vraag IT naar de vorm met xn--.</translation>
        </message>
        <message>
            <source>The name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>De naam van de computer is ongeldig. Controleer die op typefouten.</translation>
        </message>
        <message>
            <source>The number after the colon must be a port, from 1 to 65535.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Het getal na de dubbele punt moet een poort zijn, van 1 tot en met 65535.</translation>
        </message>
        <message>
            <source>Delete the question mark and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Verwijder het vraagteken en alles erna.</translation>
        </message>
        <message>
            <source>Delete the # and everything after it.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Verwijder # en alles erna.</translation>
        </message>
        <message>
            <source>The address must end in /v1. Check it for typing errors, or ask IT.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Het adres moet eindigen op /v1. Controleer het op typefouten of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>The part after the name of the computer is not valid. Check it for typing errors.</source>
            <extracomment>Settings: about the address.</extracomment>
            <translation>Het deel na de naam van de computer is ongeldig. Controleer het op typefouten.</translation>
        </message>
        <message>
            <source>Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Dier toevoegen</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Categories. Window: Import. Windows: Save view, Manage views.</extracomment>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Category</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Categorie</translation>
        </message>
        <message>
            <source>Status</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings. Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Status</translation>
        </message>
        <message>
            <source>Add another</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Nog een toevoegen</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Toevoegen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Banner: the animals on this computer, and their copies. Window: Add animal, or Unfinished adds. Window: Categories. Window: Export list. Window: Import. Window: Print. Window: Settings. Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>It cannot be changed once the animal is added.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Na het toevoegen is deze niet meer te wijzigen.</translation>
        </message>
        <message>
            <source>Saving…</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>Bezig met opslaan…</translation>
        </message>
        <message>
            <source>Like ID {id}, {category}.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Lijkt op ID {id}, {category}.</translation>
        </message>
        <message>
            <source>Categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds. Window: Categories.</extracomment>
            <translation>Categorieën</translation>
        </message>
        <message>
            <source>A name</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Een naam</translation>
        </message>
        <message>
            <source>Create '{name}'</source>
            <extracomment>Window: Add animal, or Unfinished adds. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>‘{name}’ aanmaken</translation>
        </message>
        <message>
            <source>Choose a status</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Kies een status</translation>
        </message>
        <message>
            <source>Unfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Open toevoegingen</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Tijd</translation>
        </message>
        <message>
            <source>What is known</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Wat bekend is</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Add animal, or Unfinished adds. Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Select an add.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Selecteer een toevoeging.</translation>
        </message>
        <message>
            <source>No add is unfinished.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Er zijn geen open toevoegingen.</translation>
        </message>
        <message>
            <source>Unfinished adds…</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>Open toevoegingen…</translation>
        </message>
        <message>
            <source>Show</source>
            <extracomment>Window: Add animal, or Unfinished adds. Window: Import.</extracomment>
            <translation>Tonen</translation>
        </message>
        <message>
            <source>Animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Dier</translation>
        </message>
        <message>
            <source>Close panel</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Paneel sluiten</translation>
        </message>
        <message>
            <source>QR code of the ID</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>QR-code van het ID</translation>
        </message>
        <message>
            <source>Print card…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Kaart afdrukken…</translation>
        </message>
        <message>
            <source>Print card</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Kaart afdrukken</translation>
        </message>
        <message>
            <source>List</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Lijst</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Verdwenen</translation>
        </message>
        <message>
            <source>Added here</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Hier toegevoegd</translation>
        </message>
        <message>
            <source>First seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Eerst gezien</translation>
        </message>
        <message>
            <source>Changed in the list since you last looked, as of {time}:</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Gewijzigd in de lijst sinds je voor het laatst keek, stand van {time}:</translation>
        </message>
        <message>
            <source>As of {time}, nothing has changed since you last looked.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Stand van {time}: niets gewijzigd sinds je voor het laatst keek.</translation>
        </message>
        <message>
            <source>Changes</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Wijzigingen</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>Afdrukken…</translation>
        </message>
        <message>
            <source>Print</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Window: Print.</extracomment>
            <translation>Afdrukken</translation>
        </message>
        <message>
            <source>Mark these as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Deze als gezien markeren</translation>
        </message>
        <message>
            <source>Mark all as seen</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Als gezien markeren</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more animal(s).</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>
                <numerusform>En nog %Ln dier.</numerusform>
                <numerusform>En nog %Ln dieren.</numerusform>
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
            <translation>Wijziging</translation>
        </message>
        <message>
            <source>The list kept on this computer was damaged. A new one is begun; IT can look at the damaged file.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>De lijst die op deze computer was bewaard, was beschadigd. Er is een nieuwe begonnen; IT kan het beschadigde bestand bekijken.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the list on this computer. This version neither shows nor changes it. Start the newer version instead.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Een nieuwere versie van Petstore heeft de lijst op deze computer opgeslagen. Deze versie kan die niet tonen en niet wijzigen. Start de nieuwere versie.</translation>
        </message>
        <message>
            <source>The disk of this computer does not answer. Only the service's own list is shown, and nothing is kept. Ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>De schijf van deze computer reageert niet. Alleen de lijst van de service is te zien en er wordt niets bewaard. Vraag IT om hulp.</translation>
        </message>
        <message>
            <source>The list cannot be kept for the next start. Make room on the disk of this computer, or ask IT.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>De lijst kan niet worden bewaard voor de volgende start. Maak ruimte op de schijf van deze computer of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>Group</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Groep</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Exporteren…</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Exporteren</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Panel: an animal; windows: What changed, Duplicates. Window: Import.</extracomment>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>They can be different animals with one name. The service cannot remove any: give this list to the shop's owner.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Het kunnen verschillende dieren met dezelfde naam zijn. De service kan er geen verwijderen: geef deze lijst aan de eigenaar van de winkel.</translation>
        </message>
        <message>
            <source>Stopped: not all animals were looked through, so none are shown.</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates.</extracomment>
            <translation>Gestopt: niet alle dieren zijn doorzocht, dus er zijn geen dubbele te zien.</translation>
        </message>
        <message>
            <source>New category</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Nieuwe categorie</translation>
        </message>
        <message>
            <source>Colour</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Kleur</translation>
        </message>
        <message>
            <source>Icon</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Pictogram</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Window: Categories. Window: Export list. Window: Settings. Windows: Save view, Manage views.</extracomment>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Category {number}</source>
            <extracomment>Categories: errors, numbers of animals. Window: Categories.</extracomment>
            <translation>Categorie {number}</translation>
        </message>
        <message>
            <source>Animals</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Table of animals: headings, cells, context menu. Window: Categories. Window: Print. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Dieren</translation>
        </message>
        <message>
            <source>Another computer had changed the categories. Yours are kept now.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Op een andere computer waren de categorieën gewijzigd. Die van jou gelden nu.</translation>
        </message>
        <message>
            <source>The names of the categories could not be read.</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>De namen van de categorieën konden niet worden gelezen.</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Sneltoetsen</translation>
        </message>
        <message>
            <source>A status is chosen when an animal is added. The service cannot change it later. If its list shows another status, you see it after a refresh.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Je kiest de status als je een dier toevoegt. De service kan die later niet wijzigen. Staat er in de lijst van de service een andere status, dan zie je die na het vernieuwen.</translation>
        </message>
        <message>
            <source>Why can't I change the status?</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Waarom kan ik de status niet wijzigen?</translation>
        </message>
        <message>
            <source>A catalogue of the animals in a petstore.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Een catalogus van de dieren in een dierenwinkel.</translation>
        </message>
        <message>
            <source>Version {version}, for petstore interface 1.0.0</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Versie {version}, voor petstore-interface 1.0.0</translation>
        </message>
        <message>
            <source>Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Qt wordt gebruikt onder de LGPL 3. Het lettertype is Inter, onder de OFL 1.1.</translation>
        </message>
        <message>
            <source>About Petstore</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Over Petstore</translation>
        </message>
        <message>
            <source>Messages</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Meldingen</translation>
        </message>
        <message>
            <source>No messages yet.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Nog geen meldingen.</translation>
        </message>
        <message>
            <source>Problem</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Probleem</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Gereed</translation>
        </message>
        <message>
            <source>Petstore report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Petstore-rapport</translation>
        </message>
        <message>
            <source>Save the report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Rapport opslaan</translation>
        </message>
        <message>
            <source>The report is saved as {path}. Give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file.</extracomment>
            <translation>Het rapport is opgeslagen als {path}. Geef het aan IT.</translation>
        </message>
        <message>
            <source>Report a problem</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Probleem melden</translation>
        </message>
        <message>
            <source>Report</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Rapport</translation>
        </message>
        <message>
            <source>This is the whole report. It has no API keys, home folders or paths of addresses. Messages may name animals. Nothing is sent: save or copy it, and give it to IT.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Dit is het hele rapport. Er staan geen API-sleutels, persoonlijke mappen of paden van adressen in. In meldingen kunnen namen van dieren staan. Er wordt niets verstuurd: sla het rapport op of kopieer het en geef het aan IT.</translation>
        </message>
        <message>
            <source>Save…</source>
            <extracomment>Window: Export list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Opslaan…</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Kopiëren</translation>
        </message>
        <message>
            <source>{name} is there already. Its contents will be replaced.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} bestaat al. De inhoud wordt vervangen.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Vervangen</translation>
        </message>
        <message>
            <source>Replace the file</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Bestand vervangen</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Elders opslaan…</translation>
        </message>
        <message>
            <source>Category name</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Categorienaam</translation>
        </message>
        <message>
            <source>Export list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Lijst exporteren</translation>
        </message>
        <message>
            <source>As shown</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Zoals getoond</translation>
        </message>
        <message>
            <source>Everything</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Format</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Indeling</translation>
        </message>
        <message>
            <source>Separator</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Scheidingsteken</translation>
        </message>
        <message>
            <source>Encoding</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Codering</translation>
        </message>
        <message>
            <source>A sheet of Excel has room for {animals}. Choose CSV or JSON.</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>Op een Excel-blad passen {animals}. Kies CSV of JSON.</translation>
        </message>
        <message>
            <source>Save the list</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Lijst opslaan</translation>
        </message>
        <message>
            <source>The export was stopped. {path} was not written.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>Het exporteren is gestopt. {path} is niet geschreven.</translation>
        </message>
        <message>
            <source>Stop the export</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>Exporteren stoppen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) exported to {path}.</source>
            <extracomment>Window: Export list. {path}: a file.</extracomment>
            <translation>
                <numerusform>%Ln dier geëxporteerd naar {path}.</numerusform>
                <numerusform>%Ln dieren geëxporteerd naar {path}.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;File</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Bestand</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Be&amp;werken</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>B&amp;eeld</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <source>&amp;Add animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dier &amp;toevoegen</translation>
        </message>
        <message>
            <source>IT has made this catalogue read-only.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>IT heeft deze catalogus op alleen-lezen gezet.</translation>
        </message>
        <message>
            <source>&amp;Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Vernieuwen</translation>
        </message>
        <message>
            <source>S&amp;top</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Stoppen</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Importeren</translation>
        </message>
        <message>
            <source>&amp;Export list</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Lijst &amp;exporteren</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Af&amp;drukken</translation>
        </message>
        <message>
            <source>Start with an empty catalo&amp;gue</source>
            <extracomment>Banner: the animals on this computer, and their copies. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Met &amp;lege catalogus beginnen</translation>
        </message>
        <message>
            <source>Show the sample a&amp;nimals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Voor&amp;beelddieren tonen</translation>
        </message>
        <message>
            <source>&amp;Connect to the shop's service</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Verbinden met de service van de &amp;winkel</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>I&amp;nstellingen</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Afsluiten</translation>
        </message>
        <message>
            <source>&amp;Undo adding</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Toevoegen &amp;ongedaan maken</translation>
        </message>
        <message>
            <source>U&amp;nfinished adds</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Open toe&amp;voegingen</translation>
        </message>
        <message>
            <source>&amp;Paste animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dieren &amp;plakken</translation>
        </message>
        <message>
            <source>C&amp;ategories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Categorieën</translation>
        </message>
        <message>
            <source>&amp;What changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Wijzigingen</translation>
        </message>
        <message>
            <source>&amp;Duplicates</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Dubbele dieren</translation>
        </message>
        <message>
            <source>&amp;Summary</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Overzicht</translation>
        </message>
        <message>
            <source>&amp;Larger type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>G&amp;rotere letters</translation>
        </message>
        <message>
            <source>S&amp;maller type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Kl&amp;einere letters</translation>
        </message>
        <message>
            <source>&amp;Normal type</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Normale letters</translation>
        </message>
        <message>
            <source>Sa&amp;ve view</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Weergave op&amp;slaan</translation>
        </message>
        <message>
            <source>M&amp;anage views</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Weergaven &amp;beheren</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Sneltoetsen</translation>
        </message>
        <message>
            <source>&amp;Why can't I change the status?</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Waarom kan ik de status niet wijzigen?</translation>
        </message>
        <message>
            <source>&amp;Messages</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Meldingen</translation>
        </message>
        <message>
            <source>&amp;Report a problem</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Probleem melden</translation>
        </message>
        <message>
            <source>&amp;About Petstore</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Over Petstore</translation>
        </message>
        <message>
            <source>Enter key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Sleutel invoeren</translation>
        </message>
        <message>
            <source>Select all</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Alles selecteren</translation>
        </message>
        <message>
            <source>Search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>{keys} is reserved for fields, lists, menus and saved views.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} is gereserveerd voor velden, lijsten, menu’s en opgeslagen weergaven.</translation>
        </message>
        <message>
            <source>{keys} belongs to {action}.</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>{keys} hoort bij ‘{action}’.</translation>
        </message>
        <message>
            <source>Action</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Actie</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Sneltoets</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Nieuwe sneltoets</translation>
        </message>
        <message>
            <source>Reset</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Herstellen</translation>
        </message>
        <message>
            <source>In the search: go to the animals</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>In het zoekveld: naar de dieren gaan</translation>
        </message>
        <message>
            <source>In the search: go to the first match. In the list: show the animal</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>In het zoekveld: naar het eerste resultaat gaan. In de lijst: het dier tonen</translation>
        </message>
        <message>
            <source>Show a saved view</source>
            <extracomment>Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Opgeslagen weergave tonen</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Kolommen</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Thema</translation>
        </message>
        <message>
            <source>&amp;Same as the computer</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Zoals de computer</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Licht</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Donker</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>&amp;Hoog contrast</translation>
        </message>
        <message>
            <source>Not encrypted: others on the network can read the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Niet versleuteld: anderen op het netwerk kunnen de API-sleutel lezen.</translation>
        </message>
        <message>
            <source>API key</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>API-sleutel</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Deze melding sluiten</translation>
        </message>
        <message>
            <source>All categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Alle categorieën</translation>
        </message>
        <message>
            <source>Search for a name or a number to find the others.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zoek op een naam of nummer om de andere te vinden.</translation>
        </message>
        <message>
            <source>Change it in Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Wijzigen in Instellingen</translation>
        </message>
        <message>
            <source>Deployment: {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Omgeving: {deployment}</translation>
        </message>
        <message>
            <source>Import a spreadsheet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Spreadsheet importeren</translation>
        </message>
        <message>
            <source>Add the first animal</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Eerste dier toevoegen</translation>
        </message>
        <message>
            <source>. </source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>. </translation>
        </message>
        <message>
            <source>Show all animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Alle dieren tonen</translation>
        </message>
        <message>
            <source>Refresh</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Vernieuwen</translation>
        </message>
        <message>
            <source>Loading the animals…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Dieren laden…</translation>
        </message>
        <message>
            <source>No animals yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Nog geen dieren</translation>
        </message>
        <message>
            <source>Begin with a button, or drop a spreadsheet here.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Begin met een knop of sleep een spreadsheet hierheen.</translation>
        </message>
        <message>
            <source>No animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Geen dieren</translation>
        </message>
        <message>
            <source>The animals that were listed before are gone.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De dieren die eerder in de lijst stonden, zijn verdwenen.</translation>
        </message>
        <message>
            <source>None listed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Geen in de lijst</translation>
        </message>
        <message>
            <source>The animals cannot be shown</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De dieren kunnen niet worden getoond</translation>
        </message>
        <message>
            <source>Loading was stopped</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Het laden is gestopt</translation>
        </message>
        <message>
            <source>No animals had arrived by then. Press Refresh to load them.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Er waren nog geen dieren ontvangen. Kies Vernieuwen om ze te laden.</translation>
        </message>
        <message>
            <source>The animals could not be loaded</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De dieren konden niet worden geladen</translation>
        </message>
        <message>
            <source>The animals are not shown yet</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De dieren zijn nog niet te zien</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) of the list could not be read. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln rij van de lijst kon niet worden gelezen. Meld het aan IT.</numerusform>
                <numerusform>%Ln rijen van de lijst konden niet worden gelezen. Meld het aan IT.</numerusform>
            </translation>
        </message>
        <message>
            <source>The service listed no animals, but there may be some. Press Refresh to ask again.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De service stuurde geen dieren, maar misschien zijn ze er wel. Kies Vernieuwen om het opnieuw te vragen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s)</source>
            <extracomment>Export list and Print: formats, sizes, how it went. Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier</numerusform>
                <numerusform>%Ln dieren</numerusform>
            </translation>
        </message>
        <message>
            <source>No match for '{search}' in {where}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {search}: what was typed. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Geen resultaat voor ‘{search}’ in {where}</translation>
        </message>
        <message>
            <source>Search looks at name, ID and category.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zoeken kijkt naar naam, ID en categorie.</translation>
        </message>
        <message>
            <source>None so far</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Tot nu toe geen</translation>
        </message>
        <message>
            <source>The list is being loaded.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De lijst wordt geladen.</translation>
        </message>
        <message>
            <source>The list may not be complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De lijst is mogelijk niet volledig.</translation>
        </message>
        <message>
            <source>The list is not complete.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De lijst is niet volledig.</translation>
        </message>
        <message>
            <source>No available animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Geen beschikbare dieren</translation>
        </message>
        <message>
            <source>No pending animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Geen gereserveerde dieren</translation>
        </message>
        <message>
            <source>No sold animals</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Geen verkochte dieren</translation>
        </message>
        <message>
            <source>No animals without a status</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Geen dieren zonder status</translation>
        </message>
        <message>
            <source>The filter {word} is on as well.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>Ook het filter {word} staat aan.</translation>
        </message>
        <message>
            <source>Only the chosen categories are shown.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Alleen de gekozen categorieën zijn te zien.</translation>
        </message>
        <message>
            <source>No animals in the chosen categories</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Geen dieren in de gekozen categorieën</translation>
        </message>
        <message>
            <source>No animals in the chosen categories under {word}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {word}: a status.</extracomment>
            <translation>Geen dieren in de gekozen categorieën onder {word}</translation>
        </message>
        <message>
            <source>Loading</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Looking for {id}…</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zoeken naar {id}…</translation>
        </message>
        <message>
            <source>The filter or search would hide it; it is shown for now.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Past niet bij filter of zoekopdracht, maar is nu wel te zien.</translation>
        </message>
        <message>
            <source>Found {name}, ID {id}.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Gevonden: {name}, ID {id}.</translation>
        </message>
        <message>
            <source>The service did not find {id}, but sends no list either. Tell IT.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>De service heeft {id} niet gevonden, maar stuurt ook geen lijst. Meld het aan IT.</translation>
        </message>
        <message>
            <source>There is no animal with the ID {id}. Check the number.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Er is geen dier met ID {id}. Controleer het nummer.</translation>
        </message>
        <message>
            <source>{id} is not listed, and the service looks up no IDs. Press Refresh.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>{id} staat niet in de lijst en de service zoekt niet op ID. Kies Vernieuwen.</translation>
        </message>
        <message>
            <source>Petstore – {deployment}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>Petstore – {deployment}</translation>
        </message>
        <message>
            <source>They appear here once the service accepts the API key.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ze verschijnen hier zodra de service de API-sleutel accepteert.</translation>
        </message>
        <message>
            <source>Loading was stopped.</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Het laden is gestopt.</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Dismiss this message</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Deze melding sluiten</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Add animal and Unfinished adds: how it went. Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Ongedaan maken</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) changed</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln dier gewijzigd</numerusform>
                <numerusform>%Ln dieren gewijzigd</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln add(s) not finished</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>
                <numerusform>%Ln open toevoeging</numerusform>
                <numerusform>%Ln open toevoegingen</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo adding {name}</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Toevoegen van {name} ongedaan maken</translation>
        </message>
        <message>
            <source>Search name, ID or category</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zoek op naam, ID of categorie</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list.</extracomment>
            <translation>Zoekveld wissen</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Main window: menus, toolbar, filters, banner, status bar, empty list. Window: Settings.</extracomment>
            <translation>Instellingen</translation>
        </message>
        <message>
            <source>The columns after {letter} are not used.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>De kolommen na {letter} worden niet gebruikt.</translation>
        </message>
        <message>
            <source>Not used</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Niet gebruikt</translation>
        </message>
        <message>
            <source>, </source>
            <extracomment>Everywhere: statuses, deployments, times. Summary, Duplicates, views: explanations. Window: Import.</extracomment>
            <translation>, </translation>
        </message>
        <message>
            <source>Reason</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Reden</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Bestand lezen…</translation>
        </message>
        <message>
            <source>There are no animals in this table.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>In deze tabel staan geen dieren.</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. Window: Import.</extracomment>
            <translation>Importeren</translation>
        </message>
        <message>
            <source>Choose file…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Bestand kiezen…</translation>
        </message>
        <message>
            <source>Choose file</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Bestand kiezen</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Pauzeren</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Doorgaan</translation>
        </message>
        <message>
            <source>Save failed rows…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Mislukte rijen opslaan…</translation>
        </message>
        <message>
            <source>Save failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Mislukte rijen opslaan</translation>
        </message>
        <message>
            <source>Discard failed rows</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Mislukte rijen verwerpen</translation>
        </message>
        <message>
            <source>Categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Categorieën…</translation>
        </message>
        <message>
            <source>Only rows with a problem</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Alleen rijen met een probleem</translation>
        </message>
        <message>
            <source>Importing</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Bezig met importeren</translation>
        </message>
        <message>
            <source>What you typed or ticked is not imported yet.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wat je hebt getypt of aangevinkt, is nog niet geïmporteerd.</translation>
        </message>
        <message>
            <source>Discard changes</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Wijzigingen verwerpen</translation>
        </message>
        <message>
            <source>Choose or drop a CSV, Excel or OpenDocument file, or paste cells.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Kies of sleep een CSV-, Excel- of OpenDocument-bestand, of plak cellen.</translation>
        </message>
        <message>
            <source>Summary</source>
            <extracomment>Panel: Summary. Window: Import.</extracomment>
            <translation>Overzicht</translation>
        </message>
        <message>
            <source>The clipboard</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Het klembord</translation>
        </message>
        <message>
            <source>Tables of animals (*.csv *.tsv *.txt *.xlsx *.ods)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Tabellen met dieren (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Alle bestanden (*)</translation>
        </message>
        <message>
            <source>One import at a time: let it end, or stop it.</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Eén import tegelijk: wacht even of stop de lopende.</translation>
        </message>
        <message>
            <source>Creating the categories…</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Categorieën aanmaken…</translation>
        </message>
        <message>
            <source>Failed rows.csv</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Mislukte rijen.csv</translation>
        </message>
        <message>
            <source>Not saved: {path} cannot be written ({reason}).</source>
            <extracomment>Window: Import. Windows: Shortcuts, Messages, About, Report a problem, Save as. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>Niet opgeslagen: {path} kan niet worden geschreven ({reason}).</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) saved in {path}.</source>
            <extracomment>Window: Import. {path}: a file.</extracomment>
            <translation>
                <numerusform>%Ln rij opgeslagen in {path}.</numerusform>
                <numerusform>%Ln rijen opgeslagen in {path}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first row has headings</source>
            <extracomment>Window: Import.</extracomment>
            <translation>De eerste rij bevat koppen</translation>
        </message>
        <message>
            <source>Status where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Status als er geen is opgegeven</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Window: Import. Window: Settings.</extracomment>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Blad</translation>
        </message>
        <message>
            <source>Category where none is given</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Categorie als er geen is opgegeven</translation>
        </message>
        <message>
            <source>not ticked</source>
            <extracomment>Window: Import.</extracomment>
            <translation>niet aangevinkt</translation>
        </message>
        <message>
            <source>Row</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Rij</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>Window: Import. Window: Print.</extracomment>
            <translation>Voorbeeld</translation>
        </message>
        <message>
            <source>Page {page} of {count}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>Pagina {page} van {count}</translation>
        </message>
        <message>
            <source>What</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Wat</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Size</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Formaat</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Code</translation>
        </message>
        <message>
            <source>Name of the shop</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Naam van de winkel</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Opslaan als PDF…</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Opslaan als PDF</translation>
        </message>
        <message>
            <source>Only one animal of these</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Daarvan alleen één dier</translation>
        </message>
        <message>
            <source>Printing was stopped. {path} was not saved.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>Het afdrukken is gestopt. {path} is niet opgeslagen.</translation>
        </message>
        <message>
            <source>Stop printing</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Afdrukken stoppen</translation>
        </message>
        <message>
            <source>Printing was stopped.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Het afdrukken is gestopt.</translation>
        </message>
        <message>
            <source>Not printed: the printer refused the pages. Try another one, or save a PDF.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Niet afgedrukt: de printer weigerde de pagina’s. Probeer een andere of sla een PDF op.</translation>
        </message>
        <message>
            <source>The pages were sent to the printer.</source>
            <extracomment>Window: Print.</extracomment>
            <translation>De pagina’s zijn naar de printer gestuurd.</translation>
        </message>
        <message>
            <source>The pages are saved as {path}.</source>
            <extracomment>Window: Print. {path}: a file.</extracomment>
            <translation>De pagina’s zijn opgeslagen als {path}.</translation>
        </message>
        <message>
            <source>Printing: page {count} of {total}</source>
            <extracomment>Window: Print. {count}: a number.</extracomment>
            <translation>Afdrukken: pagina {count} van {total}</translation>
        </message>
        <message>
            <source>Petstore cannot write to the folder of its catalogue.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstore kan niet schrijven in de map van de catalogus.</translation>
        </message>
        <message>
            <source>Something else is in its place. Move that elsewhere, or ask IT.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Er staat iets anders op die plaats. Verplaats dat of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>Make room on the disk, or ask IT for access.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Maak ruimte op de schijf of vraag IT om toegang.</translation>
        </message>
        <message>
            <source>{path}: {reason}

{what_to_do} Then start Petstore again.</source>
            <extracomment>A message before there is a window. {path}: a file. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{path}: {reason}

{what_to_do} Start daarna Petstore opnieuw.</translation>
        </message>
        <message>
            <source>Petstore is already open, but does not answer.</source>
            <extracomment>A message before there is a window.</extracomment>
            <translation>Petstore is al geopend, maar reageert niet.</translation>
        </message>
        <message>
            <source>Look for its window behind the others and among the minimized ones. It may be open where somebody else is logged in. If it does not answer, close it, or restart the computer. This message goes away once that window answers or is closed.

If that does not help, show IT this: {path} is in use.</source>
            <extracomment>A message before there is a window. {path}: a file.</extracomment>
            <translation>Zoek het venster achter de andere vensters en tussen de geminimaliseerde. Misschien is het geopend waar iemand anders is aangemeld. Reageert het niet, sluit het dan of start de computer opnieuw op. Deze melding verdwijnt zodra dat venster reageert of gesloten is.

Helpt dat niet, laat IT dan dit zien: {path} is in gebruik.</translation>
        </message>
        <message>
            <source>Address</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Use this address even though it is not encrypted</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Dit adres gebruiken, ook al is het niet versleuteld</translation>
        </message>
        <message>
            <source>The address that IT set is missing or wrong. Tell IT.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Het adres dat IT heeft ingesteld, ontbreekt of is onjuist. Meld het aan IT.</translation>
        </message>
        <message>
            <source>Not encrypted: anybody on the network can read the API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Niet versleuteld: iedereen op het netwerk kan de API-sleutel lezen.</translation>
        </message>
        <message>
            <source>Show key</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Sleutel tonen</translation>
        </message>
        <message>
            <source>Saving removes the stored API key.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Opslaan verwijdert de bewaarde API-sleutel.</translation>
        </message>
        <message>
            <source>The key is shown.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>De sleutel is zichtbaar.</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Taal</translation>
        </message>
        <message>
            <source>Stopped. The settings were not saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Gestopt. De instellingen zijn niet opgeslagen.</translation>
        </message>
        <message>
            <source>Deployment</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Omgeving</translation>
        </message>
        <message>
            <source>Animals per request</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Dieren per verzoek</translation>
        </message>
        <message>
            <source>Time to undo an add, in seconds</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Bedenktijd bij toevoegen, in seconden</translation>
        </message>
        <message>
            <source>1 to 100; 100 loads fastest.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>1 tot en met 100; 100 laadt het snelst.</translation>
        </message>
        <message>
            <source>0 sends at once.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>0 verstuurt meteen.</translation>
        </message>
        <message>
            <source>Used from the next start of Petstore on.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Geldt vanaf de volgende start van Petstore.</translation>
        </message>
        <message>
            <source>Test connection</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Verbinding testen</translation>
        </message>
        <message>
            <source>Saving… The API key is being tested first.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Bezig met opslaan… De API-sleutel wordt eerst getest.</translation>
        </message>
        <message>
            <source>Settings saved.</source>
            <extracomment>Window: Settings.</extracomment>
            <translation>Instellingen opgeslagen.</translation>
        </message>
        <message>
            <source>Bring back a copy</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Kopie terugzetten</translation>
        </message>
        <message>
            <source>Animals added after the copy was made will be missing.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Dieren die na het maken van de kopie zijn toegevoegd, ontbreken dan.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Terugzetten</translation>
        </message>
        <message>
            <source>Copy to bring back</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Terug te zetten kopie</translation>
        </message>
        <message>
            <source>Start with an empty catalogue</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Met lege catalogus beginnen</translation>
        </message>
        <message>
            <source>The catalogue on this computer will have no animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>De catalogus op deze computer bevat dan geen dieren.</translation>
        </message>
        <message>
            <source>Start empty</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Leeg beginnen</translation>
        </message>
        <message>
            <source>What is left of the old one is kept for IT.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Wat er van de oude over is, wordt bewaard voor IT.</translation>
        </message>
        <message>
            <source>Show my anima&amp;ls</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>&amp;Mijn dieren tonen</translation>
        </message>
        <message>
            <source>These are sample animals.</source>
            <extracomment>Banner: the animals on this computer, and their copies.</extracomment>
            <translation>Dit zijn voorbeelddieren.</translation>
        </message>
        <message>
            <source>By status</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Per status</translation>
        </message>
        <message>
            <source>By category</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>Per categorie</translation>
        </message>
        <message>
            <source>The last weeks</source>
            <extracomment>Panel: Summary.</extracomment>
            <translation>De laatste weken</translation>
        </message>
        <message>
            <source>Columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Kolommen</translation>
        </message>
        <message>
            <source>Sort by {column}</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Sorteren op {column}</translation>
        </message>
        <message>
            <source>Descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Aflopend</translation>
        </message>
        <message>
            <source>Make {column} wider</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column} breder</translation>
        </message>
        <message>
            <source>Make {column} narrower</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column} smaller</translation>
        </message>
        <message>
            <source>Move {column} to the beginning</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>{column} naar het begin</translation>
        </message>
        <message>
            <source>Reset columns</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Kolommen herstellen</translation>
        </message>
        <message>
            <source>descending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>aflopend</translation>
        </message>
        <message>
            <source>ascending</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>oplopend</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;Kopiëren</translation>
        </message>
        <message>
            <source>Copy &amp;ID</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>&amp;ID kopiëren</translation>
        </message>
        <message>
            <source>&amp;Show animal</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. Table of animals: headings, cells, context menu.</extracomment>
            <translation>Dier &amp;tonen</translation>
        </message>
        <message>
            <source>Add another &amp;like this</source>
            <extracomment>Table of animals: headings, cells, context menu.</extracomment>
            <translation>Nog &amp;zo’n dier toevoegen</translation>
        </message>
        <message>
            <source>Save view</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Weergave opslaan</translation>
        </message>
        <message>
            <source>Manage views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Weergaven beheren</translation>
        </message>
        <message>
            <source>Views</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Weergaven</translation>
        </message>
        <message>
            <source>Show this view at each start</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Deze weergave bij elke start tonen</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Naam wijzigen</translation>
        </message>
        <message>
            <source>Move up</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Omhoog</translation>
        </message>
        <message>
            <source>Move down</source>
            <extracomment>Windows: Save view, Manage views.</extracomment>
            <translation>Omlaag</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Windows: Save view, Manage views. Windows: Shortcuts, Messages, About, Report a problem, Save as.</extracomment>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <source>The view {name} is saved: see the menu View.</source>
            <extracomment>Windows: Save view, Manage views. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>De weergave {name} is opgeslagen: zie het menu Beeld.</translation>
        </message>
        <message>
            <source>Correct…</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Corrigeren…</translation>
        </message>
        <message>
            <source>It is there</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Staat er al</translation>
        </message>
        <message>
            <source>Send again</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Opnieuw sturen</translation>
        </message>
        <message>
            <source>Discard</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Verwerpen</translation>
        </message>
        <message>
            <source>not added: {why}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>niet toegevoegd: {why}</translation>
        </message>
        <message>
            <source>may have been added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>mogelijk toegevoegd</translation>
        </message>
        <message>
            <source>not added yet</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>nog niet toegevoegd</translation>
        </message>
        <message numerus="yes">
            <source>will be added in %Ln s</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>wordt over %Ln s toegevoegd</numerusform>
                <numerusform>wordt over %Ln s toegevoegd</numerusform>
            </translation>
        </message>
        <message>
            <source>being added</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>wordt toegevoegd</translation>
        </message>
        <message>
            <source>{name} is being added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wordt toegevoegd.</translation>
        </message>
        <message>
            <source>{name} was not added: {why}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>{name} is niet toegevoegd: {why}.</translation>
        </message>
        <message>
            <source>It was refused when sent again. The first may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Bij opnieuw sturen is het geweigerd. De eerste keer is het mogelijk wel toegevoegd.</translation>
        </message>
        <message>
            <source>It is not sent before {time}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Wordt niet verstuurd vóór {time}.</translation>
        </message>
        <message>
            <source>the service did not accept the name</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service accepteerde de naam niet</translation>
        </message>
        <message>
            <source>the service did not accept the category</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service accepteerde de categorie niet</translation>
        </message>
        <message>
            <source>the service did not accept the status</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service accepteerde de status niet</translation>
        </message>
        <message>
            <source>it cannot be sent</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>het kan niet worden verstuurd</translation>
        </message>
        <message>
            <source>the service did not accept it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service accepteerde het niet</translation>
        </message>
        <message>
            <source>the service takes no animals at this address</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service neemt op dit adres geen dieren aan</translation>
        </message>
        <message>
            <source>the service has one that conflicts with it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service heeft er al een die hiermee botst</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de naam is te lang</translation>
        </message>
        <message>
            <source>the service declined it</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>de service weigerde het</translation>
        </message>
        <message>
            <source>The service gave no reason.</source>
            <extracomment>Window: Add animal, or Unfinished adds.</extracomment>
            <translation>De service gaf geen reden.</translation>
        </message>
        <message>
            <source>Added {name}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Toegevoegd: {name}, ID {id}.</translation>
        </message>
        <message>
            <source>{sent} was saved as {kept}, ID {id}.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>{sent} is opgeslagen als {kept}, ID {id}.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) were not added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln dier is niet toegevoegd.</numerusform>
                <numerusform>%Ln dieren zijn niet toegevoegd.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) may have been added.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln dier is mogelijk toegevoegd.</numerusform>
                <numerusform>%Ln dieren zijn mogelijk toegevoegd.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is no longer among the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} staat niet meer bij de open toevoegingen.</translation>
        </message>
        <message>
            <source>Discarded {name}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Verworpen: {name}.</translation>
        </message>
        <message>
            <source>{deployment} at {origin}</source>
            <extracomment>Add animal and Unfinished adds: how it went. {deployment}: This computer, Production or Staging.</extracomment>
            <translation>{deployment} op {origin}</translation>
        </message>
        <message numerus="yes">
            <source>The list of unfinished adds was damaged. %Ln could be read.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>De lijst met open toevoegingen was beschadigd. %Ln kon worden gelezen.</numerusform>
                <numerusform>De lijst met open toevoegingen was beschadigd. %Ln konden worden gelezen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln unfinished add(s) of an earlier version were found.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>
                <numerusform>%Ln open toevoeging van een eerdere versie gevonden.</numerusform>
                <numerusform>%Ln open toevoegingen van een eerdere versie gevonden.</numerusform>
            </translation>
        </message>
        <message>
            <source>A newer version of Petstore has the unfinished adds.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Een nieuwere versie van Petstore heeft de open toevoegingen.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Petstore is niet met een service verbonden.</translation>
        </message>
        <message>
            <source>Nothing can be added: this computer's disk does not save it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Toevoegen kan niet: de schijf van deze computer slaat het niet op.</translation>
        </message>
        <message>
            <source>unknown</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>onbekend</translation>
        </message>
        <message>
            <source>{name} may have been added. Petstore asks the service again.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is mogelijk toegevoegd. Petstore vraagt het opnieuw aan de service.</translation>
        </message>
        <message>
            <source>{name} will be added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wordt straks toegevoegd.</translation>
        </message>
        <message>
            <source>{name} will be added once the service accepts the API key.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wordt toegevoegd zodra de service de API-sleutel accepteert.</translation>
        </message>
        <message>
            <source>{name} will be added when the service is back.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wordt toegevoegd zodra de service weer bereikbaar is.</translation>
        </message>
        <message>
            <source>{name} will be added when the service takes it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} wordt toegevoegd zodra de service het aanneemt.</translation>
        </message>
        <message>
            <source>We can't tell yet whether {name} was added.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Het is nog niet duidelijk of {name} is toegevoegd.</translation>
        </message>
        <message>
            <source>{name} may not have been added: the list does not show it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is mogelijk niet toegevoegd: het staat niet in de lijst.</translation>
        </message>
        <message>
            <source>{name} may have been added: in the list is one like it, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is mogelijk toegevoegd: er staat zo’n dier in de lijst, {ids}.</translation>
        </message>
        <message>
            <source>{name} may have been added: several like it are new, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is mogelijk toegevoegd: er zijn meerdere nieuwe dieren zoals dit, {ids}.</translation>
        </message>
        <message>
            <source>{name} may have been added: one like it is new in the list, {ids}.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is mogelijk toegevoegd: er staat zo’n dier nieuw in de lijst, {ids}.</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <extracomment>Add animal and Unfinished adds: how it went. Categories: errors, numbers of animals. Summary, Duplicates, views: explanations.</extracomment>
            <translation>Voer een naam in.</translation>
        </message>
        <message>
            <source>That name has {count} characters; the most is {most}. Shorten it.</source>
            <extracomment>Add animal and Unfinished adds: how it went. {count}: a number.</extracomment>
            <translation>Die naam heeft {count} tekens; het maximum is {most}. Maak hem korter.</translation>
        </message>
        <message>
            <source>This name has a character that cannot be sent. Type it again.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Deze naam heeft een teken dat niet kan worden verstuurd. Typ hem opnieuw.</translation>
        </message>
        <message>
            <source>A category is a whole number.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Een categorie is een geheel getal.</translation>
        </message>
        <message>
            <source>That number is too long for a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Dat nummer is te lang voor een categorie.</translation>
        </message>
        <message>
            <source>Enter a category.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Voer een categorie in.</translation>
        </message>
        <message>
            <source>No category has this name. Choose one, or create it.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Geen categorie heeft deze naam. Kies er een of maak deze aan.</translation>
        </message>
        <message>
            <source>Choose a status: it cannot be changed later.</source>
            <extracomment>Add animal and Unfinished adds: how it went.</extracomment>
            <translation>Kies een status: die is later niet te wijzigen.</translation>
        </message>
        <message>
            <source>Grey</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Grijs</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Rood</translation>
        </message>
        <message>
            <source>Orange</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Oranje</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Geel</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Groen</translation>
        </message>
        <message>
            <source>Teal</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Blauwgroen</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Blauw</translation>
        </message>
        <message>
            <source>Purple</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Paars</translation>
        </message>
        <message>
            <source>Paw</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Poot</translation>
        </message>
        <message>
            <source>Dog</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Hond</translation>
        </message>
        <message>
            <source>Cat</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Kat</translation>
        </message>
        <message>
            <source>Bird</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Vogel</translation>
        </message>
        <message>
            <source>Fish</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Vis</translation>
        </message>
        <message>
            <source>Rabbit</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Konijn</translation>
        </message>
        <message>
            <source>Rodent</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Knaagdier</translation>
        </message>
        <message>
            <source>Reptile</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Reptiel</translation>
        </message>
        <message>
            <source>Horse</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Paard</translation>
        </message>
        <message>
            <source>Insect</source>
            <extracomment>Window: Categories.</extracomment>
            <translation>Insect</translation>
        </message>
        <message>
            <source>A category name can have at most {most} characters.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Een categorienaam mag hoogstens {most} tekens hebben.</translation>
        </message>
        <message>
            <source>A category name must be a single line.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Een categorienaam moet op één regel staan.</translation>
        </message>
        <message>
            <source>A number cannot be the name of a category.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>De naam van een categorie kan geen getal zijn.</translation>
        </message>
        <message>
            <source>Another category already has this name.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Een andere categorie heeft deze naam al.</translation>
        </message>
        <message>
            <source>Not saved: this computer's disk may be full or locked.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Niet opgeslagen: de schijf van deze computer is mogelijk vol of vergrendeld.</translation>
        </message>
        <message>
            <source>Not saved: the service cannot be reached now.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Niet opgeslagen: de service is nu niet bereikbaar.</translation>
        </message>
        <message>
            <source>Not saved: the service does not accept it.</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>Niet opgeslagen: de service accepteert het niet.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln categories</source>
            <extracomment>Categories: errors, numbers of animals.</extracomment>
            <translation>
                <numerusform>%Ln categorie</numerusform>
                <numerusform>%Ln categorieën</numerusform>
            </translation>
        </message>
        <message>
            <source>{categories}: {count} of all animals</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} van alle dieren</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} van de dieren in de lijst</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals listed so far</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} van de dieren tot nu toe in de lijst</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known from earlier</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} van de eerder bekende dieren</translation>
        </message>
        <message>
            <source>{categories}: {count} of the animals known</source>
            <extracomment>Categories: errors, numbers of animals. {categories}: a count, as “3 categories”. {count}: a number.</extracomment>
            <translation>{categories}: {count} van de bekende dieren</translation>
        </message>
        <message>
            <source>{count} listed</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} in de lijst</translation>
        </message>
        <message>
            <source>at least {count}</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>minstens {count}</translation>
        </message>
        <message>
            <source>{count} known</source>
            <extracomment>Categories: errors, numbers of animals. {count}: a number.</extracomment>
            <translation>{count} bekend</translation>
        </message>
        <message>
            <source>ID</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Table of animals: headings.</extracomment>
            <translation>ID</translation>
        </message>
        <message>
            <source>Sorted by {column}, descending</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>Gesorteerd op {column}, aflopend</translation>
        </message>
        <message>
            <source>Sorted by {column}</source>
            <extracomment>Table of animals: headings.</extracomment>
            <translation>Gesorteerd op {column}</translation>
        </message>
        <message>
            <source>Waiting for the computer's key store…</source>
            <extracomment>Settings: how a test or saving went. Status bar and banner: no connection.</extracomment>
            <translation>Wachten op de sleutelkluis van de computer…</translation>
        </message>
        <message>
            <source>You can change it in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Je kunt dit wijzigen bij Instellingen.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>De catalogus op deze computer is niet gestart.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store is locked.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>De API-sleutel kan niet worden gelezen: de sleutelkluis van de computer is vergrendeld.</translation>
        </message>
        <message>
            <source>Press Refresh to unlock it, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Kies Vernieuwen om deze te ontgrendelen of voer de sleutel in bij Instellingen.</translation>
        </message>
        <message>
            <source>The API key cannot be read: the computer's key store did not return it.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>De API-sleutel kan niet worden gelezen: de sleutelkluis van de computer gaf hem niet terug.</translation>
        </message>
        <message>
            <source>Press Refresh to try again, or enter the key in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Kies Vernieuwen om het opnieuw te proberen of voer de sleutel in bij Instellingen.</translation>
        </message>
        <message>
            <source>The catalogue on this computer stopped.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>De catalogus op deze computer is gestopt.</translation>
        </message>
        <message>
            <source>Petstore restarts it by itself.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstore start die vanzelf opnieuw.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is missing or wrong.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Niet verbonden: het adres dat IT heeft ingesteld, ontbreekt of is onjuist.</translation>
        </message>
        <message>
            <source>Tell IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Meld het IT.</translation>
        </message>
        <message>
            <source>Not connected: there is no address yet.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Niet verbonden: er is nog geen adres.</translation>
        </message>
        <message>
            <source>Enter the one from IT in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Voer het adres van IT in bij Instellingen.</translation>
        </message>
        <message>
            <source>Not connected: the address is not encrypted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Niet verbonden: het adres is niet versleuteld.</translation>
        </message>
        <message>
            <source>Anybody on the network could read the API key. Change it in Settings, or allow it there.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Iedereen op het netwerk zou de API-sleutel kunnen lezen. Wijzig het in Instellingen of sta het daar toe.</translation>
        </message>
        <message>
            <source>Not connected: the address that IT set is not valid.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Niet verbonden: het adres dat IT heeft ingesteld, is ongeldig.</translation>
        </message>
        <message>
            <source>Tell IT, or enter the right one in Settings.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Meld het aan IT of voer het juiste in bij Instellingen.</translation>
        </message>
        <message>
            <source>The message above the list says how to go on.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>De melding boven de lijst zegt hoe je verder kunt.</translation>
        </message>
        <message>
            <source>Petstore cannot write to its folder. Make room on the disk, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Petstore kan niet schrijven in zijn map. Maak ruimte op de schijf of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>Another version of Petstore wrote it. Start that version, or ask IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Die is door een andere versie van Petstore geschreven. Start die versie of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>Another program has it open. Close that program, then press Refresh.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Die is geopend in een ander programma. Sluit dat programma en kies dan Vernieuwen.</translation>
        </message>
        <message>
            <source>Press Refresh; if that does not help, ask IT. ({why})</source>
            <extracomment>Status bar and banner: no connection. {why}: a clause, or a sentence, of those here.</extracomment>
            <translation>Kies Vernieuwen; helpt dat niet, vraag dan IT om hulp. ({why})</translation>
        </message>
        <message>
            <source>The file with this computer's animals is damaged.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Het bestand met de dieren van deze computer is beschadigd.</translation>
        </message>
        <message>
            <source>The file with this computer's animals is gone.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Het bestand met de dieren van deze computer is verdwenen.</translation>
        </message>
        <message>
            <source>Choose how to go on. Nothing is deleted.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Kies hoe je verdergaat. Er wordt niets verwijderd.</translation>
        </message>
        <message>
            <source>There is no copy of it. Ask IT before you choose.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Er is geen kopie van. Vraag IT voordat je kiest.</translation>
        </message>
        <message numerus="yes">
            <source>{date} (%Ln animal(s))</source>
            <extracomment>Banner: the animals on this computer, and their copies. {date}: a date.</extracomment>
            <translation>
                <numerusform>{date} (%Ln dier)</numerusform>
                <numerusform>{date} (%Ln dieren)</numerusform>
            </translation>
        </message>
        <message>
            <source>An empty catalogue was started. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection.</extracomment>
            <translation>Er is een lege catalogus begonnen. Wat er eerder was, wordt bewaard voor IT.</translation>
        </message>
        <message>
            <source>The copy of {date} is back. What was there before is kept for IT.</source>
            <extracomment>Status bar and banner: no connection. {date}: a date.</extracomment>
            <translation>De kopie van {date} is teruggezet. Wat er eerder was, wordt bewaard voor IT.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service is niet bereikbaar. Controleer het netwerk of meld het aan IT.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the network, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Er is geen computer met de naam {where} gevonden. Controleer het netwerk of meld het aan IT.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Try again later, or tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Er draait geen service op {where}. Probeer het later opnieuw of meld het aan IT.</translation>
        </message>
        <message>
            <source>{where} does not answer. Check the network, or ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>{where} reageert niet. Controleer het netwerk of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>The service's certificate is not valid here. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Het certificaat van de service is hier niet geldig. Er is niets verstuurd. Meld het aan IT.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Geen beveiligde verbinding mogelijk. Er is niets verstuurd. Meld het aan IT.</translation>
        </message>
        <message>
            <source>This computer's proxy settings cannot be used. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De proxy-instellingen van deze computer zijn onbruikbaar. Vraag IT om hulp.</translation>
        </message>
        <message>
            <source>Petstore could not make this request. Nothing was sent. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstore kon dit verzoek niet maken. Er is niets verstuurd. Meld het aan IT.</translation>
        </message>
        <message>
            <source>Petstore is not connected to a service. The window says why.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Petstore is niet met een service verbonden. Het venster zegt waarom.</translation>
        </message>
        <message>
            <source>The catalogue on this computer did not start. Start Petstore again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De catalogus op deze computer is niet gestart. Start Petstore opnieuw.</translation>
        </message>
        <message>
            <source>Something went wrong with the request. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Er is iets misgegaan met het verzoek. Probeer het opnieuw.</translation>
        </message>
        <message>
            <source>The service did not send a whole answer. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service heeft geen volledig antwoord gestuurd. Probeer het opnieuw.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service is verhuisd naar een ander adres. Meld het aan IT.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Het antwoord lijkt niet van een petstore-service. Meld het aan IT.</translation>
        </message>
        <message>
            <source>We can't tell whether the animal was added. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Het is niet duidelijk of het dier is toegevoegd. Kijk in de lijst.</translation>
        </message>
        <message>
            <source>This computer's disk could not save the animal. It was not sent.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De schijf van deze computer kon het dier niet opslaan. Het is niet verstuurd.</translation>
        </message>
        <message>
            <source>A newer Petstore saved the unfinished adds. Start that version.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Een nieuwere Petstore heeft de open toevoegingen opgeslagen. Start die versie.</translation>
        </message>
        <message>
            <source>The API key is missing. Enter it in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De API-sleutel ontbreekt. Voer hem in bij Instellingen.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key. Enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Deze computer kon de API-sleutel niet bewaren. Voer hem opnieuw in.</translation>
        </message>
        <message>
            <source>The service declined the request. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service weigerde het verzoek. Meld het aan IT.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Enter the right one in Settings.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De API-sleutel is niet geaccepteerd. Voer de juiste in bij Instellingen.</translation>
        </message>
        <message>
            <source>The service did not find what was asked for. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service heeft het gevraagde niet gevonden. Meld het aan IT.</translation>
        </message>
        <message>
            <source>The service no longer offers this. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service biedt dit niet meer. Meld het aan IT.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in a moment.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service heeft het druk. Probeer het zo meteen opnieuw.</translation>
        </message>
        <message>
            <source>The service did not accept what was sent. Check your entries.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service accepteerde niet wat is verstuurd. Controleer wat je hebt ingevoerd.</translation>
        </message>
        <message>
            <source>The service does not allow this with this API key. Ask IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service staat dit niet toe met deze API-sleutel. Vraag IT om hulp.</translation>
        </message>
        <message>
            <source>This conflicts with something the service has. Look in the list.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Dit botst met iets wat de service al heeft. Kijk in de lijst.</translation>
        </message>
        <message>
            <source>The service does not accept that much. Shorten the name.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service accepteert niet zo veel. Maak de naam korter.</translation>
        </message>
        <message>
            <source>The service has a problem. Try again in a few minutes.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service heeft een probleem. Probeer het over een paar minuten opnieuw.</translation>
        </message>
        <message>
            <source>The service could not save it. Tell IT.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service kon het niet opslaan. Meld het aan IT.</translation>
        </message>
        <message>
            <source>The service is busy. Try again in {wait}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {wait}: “5 seconds” or “2 minutes”.</extracomment>
            <translation>De service heeft het druk. Probeer het over {wait} opnieuw.</translation>
        </message>
        <message>
            <source>HTTP {status}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {status}: a status, or a number.</extracomment>
            <translation>HTTP {status}.</translation>
        </message>
        <message>
            <source>Offline since {time}. Petstore tries again by itself.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Offline sinds {time}. Petstore probeert het vanzelf opnieuw.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) will be added then.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln dier wordt dan toegevoegd.</numerusform>
                <numerusform>%Ln dieren worden dan toegevoegd.</numerusform>
            </translation>
        </message>
        <message>
            <source>This API key may not add animals.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Met deze API-sleutel kun je geen dieren toevoegen.</translation>
        </message>
        <message>
            <source>This computer could not keep the API key: enter it again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Deze computer kon de API-sleutel niet bewaren: voer hem opnieuw in.</translation>
        </message>
        <message>
            <source>The API key is missing.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De API-sleutel ontbreekt.</translation>
        </message>
        <message>
            <source>The API key was not accepted.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De API-sleutel is niet geaccepteerd.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln second(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln seconde</numerusform>
                <numerusform>%Ln seconden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s)</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>
                <numerusform>%Ln minuut</numerusform>
                <numerusform>%Ln minuten</numerusform>
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
            <translation>De service meldt: “{words}” (Code: {code}).</translation>
        </message>
        <message>
            <source>The service says: "{words}"</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>De service meldt: “{words}”</translation>
        </message>
        <message>
            <source>The service says: "{words}".</source>
            <extracomment>Status bar and banner: what went wrong with a request. {words}: what somebody wrote.</extracomment>
            <translation>De service meldt: “{words}”.</translation>
        </message>
        <message>
            <source>The service did not send the whole list. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service heeft niet de hele lijst gestuurd. Probeer het opnieuw.</translation>
        </message>
        <message>
            <source>The answer of the service could not be understood. Try again.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Het antwoord van de service was niet te begrijpen. Probeer het opnieuw.</translation>
        </message>
        <message>
            <source>The service is busy and asks you to wait.</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>De service heeft het druk en vraagt je te wachten.</translation>
        </message>
        <message>
            <source>The service is busy: it asks you to wait until {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>De service heeft het druk en vraagt je te wachten tot {time}.</translation>
        </message>
        <message>
            <source>Trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Nieuwe poging: {time}</translation>
        </message>
        <message>
            <source>Waiting for the service until {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Wachten op de service tot {time}</translation>
        </message>
        <message>
            <source>The service is busy: trying again at {time}</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>De service heeft het druk, nieuwe poging: {time}</translation>
        </message>
        <message>
            <source>Not being refreshed</source>
            <extracomment>Status bar and banner: what went wrong with a request.</extracomment>
            <translation>Wordt niet vernieuwd</translation>
        </message>
        <message>
            <source>Petstore tries again by itself at {time}.</source>
            <extracomment>Status bar and banner: what went wrong with a request. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Petstore probeert het vanzelf opnieuw om {time}.</translation>
        </message>
        <message>
            <source>category {names}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {names}: names, separated by commas.</extracomment>
            <translation>categorie {names}</translation>
        </message>
        <message>
            <source>search '{search}'</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {search}: what was typed.</extracomment>
            <translation>zoeken naar ‘{search}’</translation>
        </message>
        <message>
            <source>Only {animals} of these: {choice}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {choice}: what narrows the list, as “Sold, search ‘rex’”.</extracomment>
            <translation>Daarvan alleen {animals}: {choice}</translation>
        </message>
        <message>
            <source>One of them does not match the filter or search.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Eén dier past niet bij filter of zoekopdracht.</translation>
        </message>
        <message>
            <source>The list may be incomplete. {sentence}.</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>De lijst is mogelijk niet volledig. {sentence}.</translation>
        </message>
        <message>
            <source>that disk is full</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>die schijf is vol</translation>
        </message>
        <message>
            <source>you may not write there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>je mag daar niet schrijven</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>de map is er niet</translation>
        </message>
        <message>
            <source>it is open in another program</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>geopend in een ander programma</translation>
        </message>
        <message>
            <source>Exporting: saving the file…</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Exporteren: het bestand opslaan…</translation>
        </message>
        <message>
            <source>Exporting: {count} of {animals}</source>
            <extracomment>Export list and Print: formats, sizes, how it went. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>Exporteren: {count} van {animals}</translation>
        </message>
        <message>
            <source>{animals}, in the order and columns of the table</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals}, in de volgorde en kolommen van de tabel</translation>
        </message>
        <message>
            <source>{animals} known, in the order of their IDs</source>
            <extracomment>Window: Export list. {animals}: a count, as “5 animals”.</extracomment>
            <translation>{animals} bekend, op volgorde van ID</translation>
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
            <translation>Puntkomma</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Window: Export list. Window: Import.</extracomment>
            <translation>Tab</translation>
        </message>
        <message>
            <source>UTF-8 with BOM</source>
            <extracomment>Window: Export list.</extracomment>
            <translation>UTF-8 met BOM</translation>
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
            <translation>Voor elke spreadsheet en veel andere programma’s.</translation>
        </message>
        <message>
            <source>It says where the list is from and how complete it is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Vermeldt waar de lijst vandaan komt en hoe volledig die is.</translation>
        </message>
        <message>
            <source>For programs. It has every field, and says how complete the list is.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Voor programma’s. Bevat elk veld en vermeldt hoe volledig de lijst is.</translation>
        </message>
        <message>
            <source>For spreadsheets. It has all letters.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Voor spreadsheets. Bevat alle letters.</translation>
        </message>
        <message>
            <source>For other programs. It has all letters, but Excel may show wrong ones.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Voor andere programma’s. Bevat alle letters, maar Excel toont soms verkeerde.</translation>
        </message>
        <message>
            <source>For old programs. Letters that it lacks, such as ł or 猫, become question marks.</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Voor oude programma’s. Ontbrekende letters, zoals ł of 猫, worden vraagtekens.</translation>
        </message>
        <message>
            <source>Cage cards</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Hokkaarten</translation>
        </message>
        <message>
            <source>Labels</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>Etiketten</translation>
        </message>
        <message>
            <source>QR code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>QR-code</translation>
        </message>
        <message>
            <source>Bar code</source>
            <extracomment>Window: Print.</extracomment>
            <translation>Streepjescode</translation>
        </message>
        <message>
            <source>{size}, roll of 62 mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{size}, rol van 62 mm</translation>
        </message>
        <message numerus="yes">
            <source>{size}, %Ln on {page}</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>{size}, %Ln op {page}</numerusform>
                <numerusform>{size}, %Ln op {page}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln shown</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>Het getoonde dier</numerusform>
                <numerusform>Alle %Ln getoonde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>
                <numerusform>%Ln geselecteerd</numerusform>
                <numerusform>%Ln geselecteerd</numerusform>
            </translation>
        </message>
        <message>
            <source>{wide} × {high} in</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} inch</translation>
        </message>
        <message>
            <source>{wide} × {high} mm</source>
            <extracomment>Export list and Print: formats, sizes, how it went.</extracomment>
            <translation>{wide} × {high} mm</translation>
        </message>
        <message>
            <source>Western European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>West-Europees</translation>
        </message>
        <message>
            <source>Central European</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Centraal-Europees</translation>
        </message>
        <message>
            <source>Vertical bar</source>
            <extracomment>Window: Import.</extracomment>
            <translation>Verticale streep</translation>
        </message>
        <message>
            <source>Several files were dropped. Drop one file at a time.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Er zijn meerdere bestanden hierheen gesleept. Sleep er één tegelijk.</translation>
        </message>
        <message>
            <source>{name} is a folder. Choose a file in it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is een map. Kies een bestand daarin.</translation>
        </message>
        <message>
            <source>{name} is no longer there.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is er niet meer.</translation>
        </message>
        <message>
            <source>You don't have permission to open {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Je hebt geen toestemming om {name} te openen.</translation>
        </message>
        <message>
            <source>{name} cannot be read ({reason}).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view. {reason}: the system's reason, or one of the clauses here.</extracomment>
            <translation>{name} kan niet worden gelezen ({reason}).</translation>
        </message>
        <message>
            <source>{name} is larger than {megabytes} MB. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is groter dan {megabytes} MB. Splits het op.</translation>
        </message>
        <message>
            <source>{name} has more than {rows} rows. Split it.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} heeft meer dan {rows} rijen. Splits het op.</translation>
        </message>
        <message>
            <source>{name} has more than {cells} cells. Remove columns that are not needed.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} heeft meer dan {cells} cellen. Verwijder kolommen die niet nodig zijn.</translation>
        </message>
        <message>
            <source>Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose another separator.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Rij {row} van {name} heeft een aanhalingsteken zonder tegenhanger. Corrigeer dat of kies een ander scheidingsteken.</translation>
        </message>
        <message>
            <source>{name} is no text in this encoding. Choose another one.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is geen tekst in deze codering. Kies een andere.</translation>
        </message>
        <message>
            <source>{name} takes too much memory or time. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} kost te veel geheugen of tijd. Sla het op als CSV en importeer dat.</translation>
        </message>
        <message>
            <source>{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name} is beschadigd, vergrendeld of geen spreadsheet. Sla het op als CSV en importeer dat.</translation>
        </message>
        <message>
            <source>{name}: {added} of {total}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}: {added} van {total}</translation>
        </message>
        <message>
            <source>Paused.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Gepauzeerd.</translation>
        </message>
        <message>
            <source>Waiting.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Wachten.</translation>
        </message>
        <message>
            <source>{sentence}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {sentence}: a sentence without its full stop.</extracomment>
            <translation>{sentence}.</translation>
        </message>
        <message>
            <source>{added} added, {left_out} left out.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {added}: a count, as “2 newly added here”.</extracomment>
            <translation>{added} toegevoegd, {left_out} overgeslagen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) added.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln dier toegevoegd.</numerusform>
                <numerusform>%Ln dieren toegevoegd.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not sent.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Niet verstuurd.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln may have been added: see Unfinished adds.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln is mogelijk toegevoegd: zie Open toevoegingen.</numerusform>
                <numerusform>%Ln zijn mogelijk toegevoegd: zie Open toevoegingen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new category(ies): {names}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {names}: names, separated by commas.</extracomment>
            <translation>
                <numerusform>%Ln nieuwe categorie: {names}.</numerusform>
                <numerusform>%Ln nieuwe categorieën: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like one in the list.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln lijkt op een dier in de lijst.</numerusform>
                <numerusform>%Ln lijken op een dier in de lijst.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln like another row.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln lijkt op een andere rij.</numerusform>
                <numerusform>%Ln lijken op een andere rij.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tick those that you want.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Vink aan welke je wilt.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) to correct.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln rij te corrigeren.</numerusform>
                <numerusform>%Ln rijen te corrigeren.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new animal(s).</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln nieuw dier.</numerusform>
                <numerusform>%Ln nieuwe dieren.</numerusform>
            </translation>
        </message>
        <message>
            <source>Like ID {id}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Lijkt op ID {id}</translation>
        </message>
        <message>
            <source>Like row {row}</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Lijkt op rij {row}</translation>
        </message>
        <message>
            <source>That is not a status. Enter available, pending or sold.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Dat is geen status. Voer Beschikbaar, Gereserveerd of Verkocht in.</translation>
        </message>
        <message>
            <source>Choose above which column has the names.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Kies hierboven in welke kolom de namen staan.</translation>
        </message>
        <message>
            <source>Choose above which column has the category, or press More.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Kies hierboven in welke kolom de categorie staat of kies Meer.</translation>
        </message>
        <message>
            <source>Choose above which column has the status, or one for all.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>Kies hierboven in welke kolom de status staat of één status voor alle.</translation>
        </message>
        <message>
            <source>No category is called {name}.</source>
            <extracomment>Import: what is wrong with a file or a row, how it went. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Er is geen categorie met de naam {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Import %Ln animal(s)</source>
            <extracomment>Import: what is wrong with a file or a row, how it went.</extracomment>
            <translation>
                <numerusform>%Ln dier importeren</numerusform>
                <numerusform>%Ln dieren importeren</numerusform>
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
            <translation>{count} gevonden</translation>
        </message>
        <message>
            <source>None found</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Niets gevonden</translation>
        </message>
        <message>
            <source>1 shown although the filter or search would hide it</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1 dier te zien dat niet bij filter of zoekopdracht past</translation>
        </message>
        <message numerus="yes">
            <source>%Ln found by ID</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln via ID gevonden</numerusform>
                <numerusform>%Ln via ID gevonden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln newly added here</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln hier nieuw toegevoegd</numerusform>
                <numerusform>%Ln hier nieuw toegevoegd</numerusform>
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
                <numerusform>%Ln dier, hier toegevoegd</numerusform>
                <numerusform>%Ln dieren, hier toegevoegd</numerusform>
            </translation>
        </message>
        <message>
            <source>1 animal</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>1 dier</translation>
        </message>
        <message numerus="yes">
            <source>All %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier</numerusform>
                <numerusform>Alle %Ln dieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) listed</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier in de lijst</numerusform>
                <numerusform>%Ln dieren in de lijst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At least %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Minstens %Ln dier</numerusform>
                <numerusform>Minstens %Ln dieren</numerusform>
            </translation>
        </message>
        <message>
            <source>None from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Geen, stand van {time}</translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) from {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>
                <numerusform>%Ln dier, stand van {time}</numerusform>
                <numerusform>%Ln dieren, stand van {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln not in the newest list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln niet in de nieuwste lijst</numerusform>
                <numerusform>%Ln niet in de nieuwste lijst</numerusform>
            </translation>
        </message>
        <message>
            <source>{time} and earlier</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>{time} en eerder</translation>
        </message>
        <message>
            <source>Loading, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Laden, {count} tot nu toe</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln animal(s)</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>Gestopt na %Ln dier</numerusform>
                <numerusform>Gestopt na %Ln dieren</numerusform>
            </translation>
        </message>
        <message>
            <source>the service did not send the rest</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>de service stuurde de rest niet</translation>
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
                <numerusform>%Ln met een andere status, alleen te zien onder Alle</numerusform>
                <numerusform>%Ln met een andere status, alleen te zien onder Alle</numerusform>
            </translation>
        </message>
        <message>
            <source>Arranging, {count} so far</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {count}: a number.</extracomment>
            <translation>Ordenen, {count} tot nu toe</translation>
        </message>
        <message>
            <source>Loading…</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>Laden…</translation>
        </message>
        <message numerus="yes">
            <source>%Ln row(s) could not be read</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln rij kon niet worden gelezen</numerusform>
                <numerusform>%Ln rijen konden niet worden gelezen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more animal(s) came than asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier meer ontvangen dan gevraagd</numerusform>
                <numerusform>%Ln dieren meer ontvangen dan gevraagd</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came more than once, so others may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier is meer dan eens ontvangen, dus andere ontbreken mogelijk</numerusform>
                <numerusform>%Ln dieren zijn meer dan eens ontvangen, dus andere ontbreken mogelijk</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came without the status that was asked for</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier had niet de gevraagde status</numerusform>
                <numerusform>%Ln dieren hadden niet de gevraagde status</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln animal(s) came in two versions: the later is shown, and counts may be wrong</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>
                <numerusform>%Ln dier is in twee versies ontvangen: de latere is te zien en aantallen kloppen mogelijk niet</numerusform>
                <numerusform>%Ln dieren zijn in twee versies ontvangen: de latere is te zien en aantallen kloppen mogelijk niet</numerusform>
            </translation>
        </message>
        <message>
            <source>As of {time}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Stand van {time}</translation>
        </message>
        <message>
            <source>Updated {time}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {time}: a time, with its date unless that is today.</extracomment>
            <translation>Bijgewerkt {time}</translation>
        </message>
        <message>
            <source>the service itself names another end or number</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>de service noemt zelf een ander einde of aantal</translation>
        </message>
        <message>
            <source>the link to the rest does not lead to this list</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>de link naar de rest leidt niet naar deze lijst</translation>
        </message>
        <message>
            <source>the links to the rest go round in a circle</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>de links naar de rest lopen in een kring</translation>
        </message>
        <message>
            <source>the list is longer than this program can load</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>de lijst is langer dan dit programma kan laden</translation>
        </message>
        <message>
            <source>the list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is.</extracomment>
            <translation>de lijst is mogelijk afgekapt bij {limit}</translation>
        </message>
        <message>
            <source>the {statuses} lists may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>de lijsten {statuses} zijn mogelijk afgekapt bij {limit}</translation>
        </message>
        <message>
            <source>the {statuses} list may be cut off at {limit}</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {statuses}: statuses, separated by commas.</extracomment>
            <translation>de lijst {statuses} is mogelijk afgekapt bij {limit}</translation>
        </message>
        <message>
            <source>{cut}; others with no status or an unknown one may be missing</source>
            <extracomment>Status bar: how many animals are listed, and how certain that is. {cut}: the same sentence about other lists.</extracomment>
            <translation>{cut}; andere zonder status of met een onbekende ontbreken mogelijk</translation>
        </message>
        <message>
            <source>Among all animals</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Van alle dieren</translation>
        </message>
        <message>
            <source>Among the animals listed</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Van de dieren in de lijst</translation>
        </message>
        <message>
            <source>Among the animals listed so far</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Van de dieren tot nu toe in de lijst</translation>
        </message>
        <message>
            <source>Among the animals known from earlier</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Van de eerder bekende dieren</translation>
        </message>
        <message>
            <source>Among the animals known</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Van de bekende dieren</translation>
        </message>
        <message>
            <source>Only those found by the search</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Alleen de zoekresultaten</translation>
        </message>
        <message numerus="yes">
            <source>And %Ln more categories, which have {animals}.</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>En nog %Ln categorie, met {animals}.</numerusform>
                <numerusform>En nog %Ln categorieën, met {animals}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This computer has nothing from earlier weeks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Deze computer heeft niets van eerdere weken.</translation>
        </message>
        <message>
            <source>What this computer saw while Petstore was open. Each number is the list at the end of that week. With + are animals first seen then, with − those last seen. This computer first saw the list on {day}. What was new that day is not known.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Wat deze computer zag terwijl Petstore geopend was. Elk getal is de lijst aan het einde van die week. Met + staan dieren die toen voor het eerst zijn gezien, met − dieren die toen voor het laatst zijn gezien. Deze computer zag de lijst voor het eerst op {day}. Wat die dag nieuw was, is niet bekend.</translation>
        </message>
        <message>
            <source>This week</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Deze week</translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {came} first seen, {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln dier, {came} voor het eerst gezien, {went} voor het laatst gezien</numerusform>
                <numerusform>{week}: %Ln dieren, {came} voor het eerst gezien, {went} voor het laatst gezien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{week}: %Ln animal(s), {went} last seen</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>
                <numerusform>{week}: %Ln dier, {went} voor het laatst gezien</numerusform>
                <numerusform>{week}: %Ln dieren, {went} voor het laatst gezien</numerusform>
            </translation>
        </message>
        <message>
            <source>search for {words}</source>
            <extracomment>Summary, Duplicates, views: explanations. {words}: what somebody wrote.</extracomment>
            <translation>zoeken naar {words}</translation>
        </message>
        <message>
            <source>A view name can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>De naam van een weergave mag hoogstens {most} tekens hebben.</translation>
        </message>
        <message>
            <source>A search in a view can have at most {most} characters.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Een zoekopdracht in een weergave mag hoogstens {most} tekens hebben.</translation>
        </message>
        <message>
            <source>Alike: the same category; names differ only in case, accents or blanks.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Dubbel: dezelfde categorie; namen verschillen alleen in hoofdletters, accenten of spaties.</translation>
        </message>
        <message>
            <source>No animals are loaded, so none could be compared.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Er zijn geen dieren geladen, dus er kon niets worden vergeleken.</translation>
        </message>
        <message>
            <source>No two of these animals are alike.</source>
            <extracomment>Summary, Duplicates, views: explanations.</extracomment>
            <translation>Geen van deze dieren is dubbel.</translation>
        </message>
        <message numerus="yes">
            <source>{animals} in %Ln group(s)</source>
            <extracomment>Summary, Duplicates, views: explanations. {animals}: a count, as “5 animals”.</extracomment>
            <translation>
                <numerusform>{animals} in %Ln groep</numerusform>
                <numerusform>{animals} in %Ln groepen</numerusform>
            </translation>
        </message>
        <message>
            <source>Looked through: {known}</source>
            <extracomment>Summary, Duplicates, views: explanations. {known}: a count, as “All 5 animals”.</extracomment>
            <translation>Doorzocht: {known}</translation>
        </message>
        <message>
            <source>Looking through {animals}: {count} so far</source>
            <extracomment>Panel: an animal; windows: What changed, Duplicates. {animals}: a count, as “5 animals”. {count}: a number.</extracomment>
            <translation>{animals} doorzoeken: {count} tot nu toe</translation>
        </message>
        <message>
            <source>(no name)</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>(geen naam)</translation>
        </message>
        <message>
            <source>"{name}"</source>
            <extracomment>Panel of an animal, tool tips: what is known of it. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>‘{name}’</translation>
        </message>
        <message>
            <source>Last seen</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Laatst gezien</translation>
        </message>
        <message>
            <source>In the last list that was loaded</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>In de laatst geladen lijst</translation>
        </message>
        <message>
            <source>Found by its ID. The list does not show it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Via ID gevonden. Staat niet in de lijst.</translation>
        </message>
        <message>
            <source>Added here. No list has shown it since.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Hier toegevoegd. Stond sindsdien in geen lijst.</translation>
        </message>
        <message>
            <source>Added here or found by its ID. No list has shown it.</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Hier toegevoegd of via ID gevonden. Stond in geen lijst.</translation>
        </message>
        <message>
            <source>No longer listed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Niet meer in de lijst</translation>
        </message>
        <message>
            <source>last seen just now</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>zojuist nog gezien</translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln minute(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>laatst gezien %Ln minuut geleden</numerusform>
                <numerusform>laatst gezien %Ln minuten geleden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln hour(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>laatst gezien %Ln uur geleden</numerusform>
                <numerusform>laatst gezien %Ln uur geleden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last seen %Ln day(s) ago</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>
                <numerusform>laatst gezien %Ln dag geleden</numerusform>
                <numerusform>laatst gezien %Ln dagen geleden</numerusform>
            </translation>
        </message>
        <message>
            <source>new</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>nieuw</translation>
        </message>
        <message>
            <source>changed</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>gewijzigd</translation>
        </message>
        <message>
            <source>{what}: from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>{what}: van {before} naar {now}</translation>
        </message>
        <message>
            <source>from {before} to {now}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>van {before} naar {now}</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Nieuw</translation>
        </message>
        <message>
            <source>Seen for the first time</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Voor het eerst gezien</translation>
        </message>
        <message>
            <source>Listed again</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>Weer in de lijst</translation>
        </message>
        <message>
            <source>ID {id}</source>
            <extracomment>Panel of an animal, tool tips: what is known of it.</extracomment>
            <translation>ID {id}</translation>
        </message>
        <message>
            <source>This computer's settings were damaged: Petstore uses its defaults. Check them in Settings.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>De instellingen van deze computer waren beschadigd: Petstore gebruikt de standaardwaarden. Controleer ze in Instellingen.</translation>
        </message>
        <message>
            <source>The damaged file is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Het beschadigde bestand wordt bewaard voor IT.</translation>
        </message>
        <message>
            <source>Petstore's log could not be used, so a new one was started. The old one is kept for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Het logboek van Petstore was onbruikbaar; er is een nieuw logboek begonnen. Het oude wordt bewaard voor IT.</translation>
        </message>
        <message>
            <source>Petstore cannot write its log, which IT needs if something goes wrong. Everything else works. Show IT the details.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Petstore kan het logboek niet schrijven. IT heeft dat nodig als er iets misgaat. Al het andere werkt. Laat IT de details zien.</translation>
        </message>
        <message>
            <source>Something went wrong in Petstore: this window may be out of date. Start Petstore again when you can. Help &gt; Report a problem has the details for IT.</source>
            <extracomment>Status bar: trouble with files of the program.</extracomment>
            <translation>Er is iets misgegaan in Petstore: dit venster is mogelijk niet actueel. Start Petstore opnieuw als het uitkomt. De details voor IT staan bij Help &gt; Probleem melden.</translation>
        </message>
        <message>
            <source>Same as the computer</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Zoals de computer</translation>
        </message>
        <message>
            <source>IT's setting is not valid. Tell IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De instelling van IT is ongeldig. Meld het aan IT.</translation>
        </message>
        <message>
            <source>Set by IT; you can change it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ingesteld door IT; je kunt het wijzigen.</translation>
        </message>
        <message>
            <source>The computer's key store is locked. Press Show key to unlock it and see the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De sleutelkluis van de computer is vergrendeld. Kies Sleutel tonen om deze te ontgrendelen en de sleutel te zien.</translation>
        </message>
        <message>
            <source>This computer has no key store. You will be asked for the key at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Deze computer heeft geen sleutelkluis. Bij de volgende start vraagt Petstore om de sleutel.</translation>
        </message>
        <message>
            <source>The computer's key store did not return the key. Press Show key to try again, or enter the key.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De sleutelkluis van de computer gaf de sleutel niet terug. Kies Sleutel tonen om het opnieuw te proberen of voer de sleutel in.</translation>
        </message>
        <message>
            <source>Set by IT and not shown; you can enter another one.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Ingesteld door IT en niet zichtbaar; je kunt een andere invoeren.</translation>
        </message>
        <message>
            <source>Settings saved, but the test failed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Instellingen opgeslagen, maar de test is mislukt.</translation>
        </message>
        <message>
            <source>The key could not be saved on this computer. You will be asked for it at the next start.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De sleutel kon niet op deze computer worden opgeslagen. Bij de volgende start vraagt Petstore erom.</translation>
        </message>
        <message>
            <source>The API key was removed.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De API-sleutel is verwijderd.</translation>
        </message>
        <message>
            <source>The API key could not be removed: the computer's key store refused, or did not answer. Clear the field and save again later, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De API-sleutel kon niet worden verwijderd: de sleutelkluis van de computer weigerde of reageerde niet. Maak het veld leeg en sla later opnieuw op, of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>A newer version of Petstore saved the settings. What you change here lasts until you close Petstore. Start the newer version instead.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Een nieuwere versie van Petstore heeft de instellingen opgeslagen. Wat je hier wijzigt, geldt tot je Petstore sluit. Start de nieuwere versie.</translation>
        </message>
        <message>
            <source>The settings could not be saved: they last until you close Petstore. Make room on the disk, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De instellingen konden niet worden opgeslagen: ze gelden tot je Petstore sluit. Maak ruimte op de schijf of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>… Looking for the computer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Computer zoeken (max. {most} s)</translation>
        </message>
        <message>
            <source>… Connecting (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Verbinden (max. {most} s)</translation>
        </message>
        <message>
            <source>… Making the connection secure (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Verbinding beveiligen (max. {most} s)</translation>
        </message>
        <message>
            <source>… Waiting for the answer (at most {most} s)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>… Wachten op het antwoord (max. {most} s)</translation>
        </message>
        <message>
            <source>✓ Name found ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Naam gevonden ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ Connected ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Verbonden ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ Encrypted ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Versleuteld ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ API key accepted, list received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ API-sleutel geaccepteerd, lijst ontvangen ({ms} ms)</translation>
        </message>
        <message>
            <source>✓ List received ({ms} ms)</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>✓ Lijst ontvangen ({ms} ms)</translation>
        </message>
        <message>
            <source>The service did not accept the request. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De service accepteerde het verzoek niet. Controleer het adres.</translation>
        </message>
        <message>
            <source>The service cannot be reached. Check the network and the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De service is niet bereikbaar. Controleer het netwerk en het adres.</translation>
        </message>
        <message>
            <source>No computer named {where} was found. Check the address.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Er is geen computer met de naam {where} gevonden. Controleer het adres.</translation>
        </message>
        <message>
            <source>No service is running at {where}. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went. {where}: a computer and a port, or a count of animals.</extracomment>
            <translation>Er draait geen service op {where}. Controleer het adres of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>No secure connection could be made. Check the address, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Geen beveiligde verbinding mogelijk. Controleer het adres of vraag IT om hulp.</translation>
        </message>
        <message>
            <source>The certificate was not accepted: {detail}. Nothing was sent. Ask IT.</source>
            <extracomment>Settings: how a test or saving went. {detail}: the words of the system, in English.</extracomment>
            <translation>Het certificaat is niet geaccepteerd: {detail}. Er is niets verstuurd. Vraag IT om hulp.</translation>
        </message>
        <message>
            <source>Something answers, but not as a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Er reageert iets, maar geen petstore-service. Controleer het adres.</translation>
        </message>
        <message>
            <source>The service has moved to another address. Ask IT for it.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De service is verhuisd naar een ander adres. Vraag IT ernaar.</translation>
        </message>
        <message>
            <source>What answered does not look like a petstore service. Check the address.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Het antwoord lijkt niet van een petstore-service. Controleer het adres.</translation>
        </message>
        <message>
            <source>There is no list of animals at the address. Check its end.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>Op dit adres is geen lijst met dieren. Controleer het einde ervan.</translation>
        </message>
        <message>
            <source>The API key was not accepted. Check it, or ask IT.</source>
            <extracomment>Settings: how a test or saving went.</extracomment>
            <translation>De API-sleutel is niet geaccepteerd. Controleer hem of vraag IT om hulp.</translation>
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
            <translation>Niet opgegeven</translation>
        </message>
        <message>
            <source>Available</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Beschikbaar</translation>
        </message>
        <message>
            <source>Pending</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Gereserveerd</translation>
        </message>
        <message>
            <source>Sold</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Verkocht</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Leeg</translation>
        </message>
        <message>
            <source>{name}, category {number}</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>{name}, categorie {number}</translation>
        </message>
        <message>
            <source>Name category {number}…</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Categorie {number} benoemen…</translation>
        </message>
        <message>
            <source>Change category {name}…</source>
            <extracomment>Everywhere: statuses, deployments, times. {name}: the name of an animal, a category, a file or a view.</extracomment>
            <translation>Categorie {name} wijzigen…</translation>
        </message>
        <message>
            <source>Empty: the service sent a status without text</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Leeg: de service stuurde een status zonder tekst</translation>
        </message>
        <message>
            <source>{status}: a status of the service's own</source>
            <extracomment>Everywhere: statuses, deployments, times. {status}: a status, or a number.</extracomment>
            <translation>{status}: een eigen status van de service</translation>
        </message>
        <message>
            <source>This computer</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Deze computer</translation>
        </message>
        <message>
            <source>Production</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Productie</translation>
        </message>
        <message>
            <source>Staging</source>
            <extracomment>Everywhere: statuses, deployments, times.</extracomment>
            <translation>Test</translation>
        </message>
        <message>
            <source>It is kept as {path}.</source>
            <extracomment>Everywhere: statuses, deployments, times. {path}: a file.</extracomment>
            <translation>Het wordt bewaard als {path}.</translation>
        </message>
        <message>
            <source>The key file that IT set cannot be read. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Het sleutelbestand van IT kan niet worden gelezen. Meld het IT.</translation>
        </message>
        <message>
            <source>Everybody on this computer can read IT's key file. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Iedereen op deze computer kan het sleutelbestand van IT lezen. Meld het IT.</translation>
        </message>
        <message>
            <source>The key file that IT set holds no key. Tell IT.</source>
            <extracomment>Settings: about the API key.</extracomment>
            <translation>Het sleutelbestand van IT bevat geen sleutel. Meld het IT.</translation>
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
