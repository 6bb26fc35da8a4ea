<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written to {path}: %Ln animal(s).</source>
        <translation>
            <numerusform>Written to {path}: %Ln animal.</numerusform>
            <numerusform>Written to {path}: %Ln animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last seen %Ln minute(s) ago</source>
        <translation>
            <numerusform>last seen %Ln minute ago</numerusform>
            <numerusform>last seen %Ln minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last seen %Ln hour(s) ago</source>
        <translation>
            <numerusform>last seen %Ln hour ago</numerusform>
            <numerusform>last seen %Ln hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last seen %Ln day(s) ago</source>
        <translation>
            <numerusform>last seen %Ln day ago</numerusform>
            <numerusform>last seen %Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) known from earlier</source>
        <translation>
            <numerusform>%Ln animal known from earlier</numerusform>
            <numerusform>%Ln animals known from earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) found by ID</source>
        <translation>
            <numerusform>%Ln animal found by ID</numerusform>
            <numerusform>%Ln animals found by ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s), not up to date</source>
        <translation>
            <numerusform>%Ln animal, not up to date</numerusform>
            <numerusform>%Ln animals, not up to date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s)</source>
        <translation>
            <numerusform>All %Ln animal</numerusform>
            <numerusform>All %Ln animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed</source>
        <translation>
            <numerusform>%Ln animal listed</numerusform>
            <numerusform>%Ln animals listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) so far, loading was stopped</source>
        <translation>
            <numerusform>%Ln animal so far, loading was stopped</numerusform>
            <numerusform>%Ln animals so far, loading was stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) came, then the service did not go on</source>
        <translation>
            <numerusform>%Ln animal came, then the service did not go on</numerusform>
            <numerusform>%Ln animals came, then the service did not go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln animal(s)</source>
        <translation>
            <numerusform>At least %Ln animal</numerusform>
            <numerusform>At least %Ln animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) not understood</source>
        <translation>
            <numerusform>%Ln row not understood</numerusform>
            <numerusform>%Ln rows not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) over the limit</source>
        <translation>
            <numerusform>%Ln row over the limit</numerusform>
            <numerusform>%Ln rows over the limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) listed twice</source>
        <translation>
            <numerusform>%Ln animal listed twice</numerusform>
            <numerusform>%Ln animals listed twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) of another status than asked for</source>
        <translation>
            <numerusform>%Ln animal of another status than asked for</numerusform>
            <numerusform>%Ln animals of another status than asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln add(s) cannot be read. Tell IT: they stay in the file.</source>
        <translation>
            <numerusform>%Ln add cannot be read. Tell IT: they stay in the file.</numerusform>
            <numerusform>%Ln adds cannot be read. Tell IT: they stay in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message numerus="yes">
        <source>{name} is added in %Ln second(s).</source>
        <translation>
            <numerusform>{name} is added in %Ln second.</numerusform>
            <numerusform>{name} is added in %Ln seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message numerus="yes">
        <source>And %Ln more animal(s).</source>
        <translation>
            <numerusform>And %Ln more animal.</numerusform>
            <numerusform>And %Ln more animals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesFlow</name>
    <message numerus="yes">
        <source>%Ln animal(s) could be saved.</source>
        <translation>
            <numerusform>%Ln animal could be saved.</numerusform>
            <numerusform>%Ln animals could be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseQuestion</name>
    <message numerus="yes">
        <source>%Ln add(s) not confirmed.</source>
        <translation>
            <numerusform>%Ln add not confirmed.</numerusform>
            <numerusform>%Ln adds not confirmed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln add(s) not confirmed</source>
        <translation>
            <numerusform>%Ln add not confirmed</numerusform>
            <numerusform>%Ln adds not confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowContents</name>
    <message numerus="yes">
        <source>%Ln add(s) not confirmed.</source>
        <translation>
            <numerusform>%Ln add not confirmed.</numerusform>
            <numerusform>%Ln adds not confirmed.</numerusform>
        </translation>
    </message>
</context>
</TS>
