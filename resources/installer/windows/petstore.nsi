; The Windows installer. build.py gives the words in ${...}; their one place is product.py.
;
;   setup.exe                  for the person who runs it; asks for no administrator
;   setup.exe /AllUsers        for everybody on the computer; to be started as an administrator
;   setup.exe /S [/AllUsers]   the same without a window; the exit status says how it went
;   setup.exe /S /D=C:\Folder  in another folder; /D comes last, without quotes
;
; Exit status: 0 well, 1 stopped by a person, 2 failed (nothing was changed), 5 not an administrator,
; 32 the program runs and does not close.

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
; Megabytes: more than one of the two programs, so that what both have in them is packed once.
SetCompressorDictSize 32
RequestExecutionLevel user

!include FileFunc.nsh
!include LogicLib.nsh
!include MUI2.nsh

!define FAILED 2
!define NOT_ADMINISTRATOR 5
!define IN_USE 32
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"
!define SETTINGS "Software\${TITLE}"
!define POLICIES "Software\Policies\${TITLE}"
!define SECONDS_TO_CLOSE 15
!define SECONDS_TO_ASK 5

Name "${TITLE}"
BrandingText "${TITLE} ${VERSION}"
OutFile "${INSTALLER}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "${TITLE} setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "${PUBLISHER}"

!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_FINISHPAGE_RUN "$INSTDIR\${TITLE}.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English

!macro StopWith STATUS TEXT
  SetErrorLevel ${STATUS}
  MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
  Abort "${TEXT}"
!macroend

; Whose installation it is. An upgrade stays where the older version is.
!macro ChooseScope
  SetRegView 64
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/AllUsers" $1
  ${If} ${Errors}
    SetShellVarContext current
    StrCpy $2 "$LOCALAPPDATA\Programs\${TITLE}"
  ${Else}
    UserInfo::GetAccountType
    Pop $1
    ${If} $1 != "Admin"
      SetErrorLevel ${NOT_ADMINISTRATOR}
      MessageBox MB_OK|MB_ICONSTOP "/AllUsers is for administrators: start it as one." /SD IDOK
      Quit
    ${EndIf}
    SetShellVarContext all
    StrCpy $2 "$PROGRAMFILES64\${TITLE}"
  ${EndIf}
!macroend

; A program that runs holds its own file open.
!macro SeeWhether PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}.exe" a
    ${If} ${Errors}
      StrCpy $1 1
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!define QUERY_PROCESS 0x1000
!define GW_HWNDNEXT 2
!define ENDSESSION_CLOSEAPP 1
!define ABORT_IF_HUNG 2

; The answer is in $8.
!macro Tell MESSAGE ENDS
  StrCpy $8 0
  System::Call 'user32::SendMessageTimeoutW(p r4, i ${MESSAGE}, p ${ENDS}, p ${ENDSESSION_CLOSEAPP}, i ${ABORT_IF_HUNG}, i 5000, *p .r8)'
!macroend

; Its windows are told that the session ends, as Windows does before an update: what was typed and
; what was not yet sent is kept, and nobody is asked. It may refuse. A service that IT has started
; has no window to tell; what it has answered is on the disk.
!macro CloseProgram UN
Function ${UN}EndSession
  System::Call 'user32::GetTopWindow(p 0) p .r4'
  ${While} $4 P<> 0
    System::Call 'user32::GetWindowThreadProcessId(p r4, *i .r5)'
    System::Call 'kernel32::OpenProcess(i ${QUERY_PROCESS}, i 0, i r5) p .r6'
    StrCpy $7 ""
    System::Call 'kernel32::QueryFullProcessImageNameW(p r6, i 0, w .r7, *i ${NSIS_MAX_STRLEN})'
    System::Call 'kernel32::CloseHandle(p r6)'
    ${If} $7 == "$INSTDIR\${TITLE}.exe"
    ${OrIf} $7 == "$INSTDIR\${COMMAND}.exe"
      !insertmacro Tell ${WM_QUERYENDSESSION} 0
      ${If} $8 P<> 0
        !insertmacro Tell ${WM_ENDSESSION} 1
      ${EndIf}
    ${EndIf}
    System::Call 'user32::GetWindow(p r4, i ${GW_HWNDNEXT}) p .r4'
  ${EndWhile}
FunctionEnd

Function ${UN}IsRunning
  StrCpy $1 0
  !insertmacro SeeWhether "${TITLE}"
  !insertmacro SeeWhether "${COMMAND}"
FunctionEnd

Function ${UN}CloseProgram
  again:
  StrCpy $3 0
  ${Do}
    Call ${UN}IsRunning
    ${If} $1 == 0
      Return
    ${EndIf}
    DetailPrint "Closing ${TITLE} ..."
    Call ${UN}EndSession
    ${If} $3 >= ${SECONDS_TO_ASK}
      nsExec::Exec '"$SYSDIR\taskkill.exe" /F /IM "${COMMAND}.exe"'
      Pop $0
    ${EndIf}
    Sleep 1000
    IntOp $3 $3 + 1
  ${LoopUntil} $3 >= ${SECONDS_TO_CLOSE}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${TITLE} is still open. Close it, then press Retry." /SD IDCANCEL IDRETRY again
  SetErrorLevel ${IN_USE}
  Abort "${TITLE} runs still."
FunctionEnd
!macroend
!insertmacro CloseProgram ""
!insertmacro CloseProgram "un."

Function .onInit
  !insertmacro ChooseScope
  ${If} $INSTDIR == ""
    ReadRegStr $INSTDIR SHCTX "${UNINSTALL}" InstallLocation
  ${EndIf}
  ${If} $INSTDIR == ""
    StrCpy $INSTDIR $2
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro ChooseScope
FunctionEnd

; The new version is unpacked beside the old one and takes its place at the end: a disk that fills
; up on the way changes nothing.
Section
  Call CloseProgram
  RMDir /r "$INSTDIR.new"
  SetOutPath "$INSTDIR.new"
  ClearErrors
  File /r "${FROZEN}/*"
  WriteUninstaller "$INSTDIR.new\uninstall.exe"
  ${If} ${Errors}
    Goto failed
  ${EndIf}
  SetOutPath "$TEMP"

  RMDir /r "$INSTDIR.old"
  ${If} ${FileExists} "$INSTDIR\*"
    ClearErrors
    Rename "$INSTDIR" "$INSTDIR.old"
    ${If} ${Errors}
      Goto failed
    ${EndIf}
  ${EndIf}
  ClearErrors
  Rename "$INSTDIR.new" "$INSTDIR"
  ${If} ${Errors}
    Rename "$INSTDIR.old" "$INSTDIR"
    Goto failed
  ${EndIf}
  RMDir /r "$INSTDIR.old"

  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${TITLE}.exe" "" "$INSTDIR\${TITLE}.exe" 0 SW_SHOWNORMAL "" "${SUMMARY}"
  StrCpy $0 ""
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/AllUsers" $2
  ${IfNot} ${Errors}
    StrCpy $0 " /AllUsers"
  ${EndIf}
  WriteRegStr SHCTX "${UNINSTALL}" DisplayName "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" DisplayIcon "$INSTDIR\${TITLE}.exe"
  WriteRegStr SHCTX "${UNINSTALL}" Publisher "${PUBLISHER}"
  WriteRegStr SHCTX "${UNINSTALL}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"$0'
  WriteRegStr SHCTX "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S$0'
  WriteRegDWORD SHCTX "${UNINSTALL}" NoModify 1
  WriteRegDWORD SHCTX "${UNINSTALL}" NoRepair 1
  ${GetSize} "$INSTDIR" "/S=0K" $1 $2 $3
  WriteRegDWORD SHCTX "${UNINSTALL}" EstimatedSize $1
  SetErrorLevel 0
  Return

  failed:
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR.new"
  !insertmacro StopWith ${FAILED} "${TITLE} was not installed: its files cannot be written. Is the disk full?"
SectionEnd

Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR.new"
FunctionEnd

; Looking for settings makes these keys, everybody's too if it is an administrator who looks.
!macro DeleteEmpty HIVE KEY
  DeleteRegKey /ifempty ${HIVE} "${KEY}\${TITLE} Catalogue"
  DeleteRegKey /ifempty ${HIVE} "${KEY}"
!macroend

; What a person keeps (settings, animals, what was not yet sent) lies elsewhere, and stays.
Section Uninstall
  Call un.CloseProgram
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  RMDir /r "$INSTDIR\policy"
  Delete "$INSTDIR\${TITLE}.exe"
  Delete "$INSTDIR\${COMMAND}.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey SHCTX "${UNINSTALL}"
  !insertmacro DeleteEmpty HKCU "${SETTINGS}"
  !insertmacro DeleteEmpty HKCU "${POLICIES}"
  !insertmacro DeleteEmpty HKLM "${SETTINGS}"
  !insertmacro DeleteEmpty HKLM "${POLICIES}"
SectionEnd
