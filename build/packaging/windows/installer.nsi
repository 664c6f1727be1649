; The installer: for one user, without administrator's rights. `/S` installs silently, `/D=C:\folder` chooses the folder
; (the last argument, without quotes). It exits with 3 if the program runs, with 4 if Windows is too old.
Target amd64-unicode
!include "program.nsh"
!include MUI2.nsh

!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define UNINSTALLER "Uninstall.exe"
; For how many half seconds a silent installer waits until the program has ended: an update starts before that.
!define PATIENCE 60

InstallDir "$LOCALAPPDATA\Programs\${FOLDER}"
; An upgrade stays in the folder of the older version.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" InstallLocation
BrandingText "${TITLE} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXECUTABLE}"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Russian

!insertmacro VersionTexts ${LANG_ENGLISH}
!insertmacro VersionTexts ${LANG_RUSSIAN}
!insertmacro TypeNames
!insertmacro OldWindowsTexts
LangString Title ${LANG_ENGLISH} "${TITLE}"
LangString Title ${LANG_RUSSIAN} "${TITLE_RU}"
LangString Running ${LANG_ENGLISH} "${TITLE} is running. Close it, then press Retry."
LangString Running ${LANG_RUSSIAN} "Игра «${TITLE_RU}» запущена. Закройте её и нажмите «Повтор»."
LangString NotRemoved ${LANG_ENGLISH} "The older version in $1 could not be removed."
LangString NotRemoved ${LANG_RUSSIAN} "Не удалось удалить старую версию в папке $1."

; Quits if the program in the folder on the stack runs: Windows lets nobody write to a program that runs.
!macro RefuseRunning UN
Function ${UN}RefuseRunning
  Exch $0
  Push $1
  Push $2
  StrCpy $2 0
  ${Do}
    ${IfNot} ${FileExists} "$0\${EXECUTABLE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $1 "$0\${EXECUTABLE}" a
    ${IfNot} ${Errors}
      FileClose $1
      ${ExitDo}
    ${EndIf}
    ${If} ${Silent}
    ${AndIf} $2 < ${PATIENCE}
      IntOp $2 $2 + 1
      Sleep 500
    ${Else}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${Loop}
  Pop $2
  Pop $1
  Pop $0
FunctionEnd
!macroend
!insertmacro RefuseRunning ""
!insertmacro RefuseRunning "un."

!macro AddType EXTENSION CLASS MIME
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "$(${CLASS})"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\${EXECUTABLE},0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\${EXECUTABLE}" "%1"'
!macroend

; Leaves a type to another program that has taken it over.
!macro RemoveType EXTENSION CLASS MIME
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegValue HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "${CLASSES}\.${EXTENSION}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegKey HKCU "${CLASSES}\.${EXTENSION}"
  ${EndIf}
!macroend

Function .onInit
  !insertmacro RefuseOldWindows
FunctionEnd

; Removes an older version, wherever it is. It removes only its own files.
Function RemoveOlder
  ReadRegStr $1 HKCU "${UNINSTALL_KEY}" InstallLocation
  ${If} $1 == ""
  ${OrIfNot} ${FileExists} "$1\${UNINSTALLER}"
    Return
  ${EndIf}
  Push $1
  Call RefuseRunning
  ExecWait '"$1\${UNINSTALLER}" /S /UPGRADE _?=$1' $2
  ${If} $2 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(NotRemoved)" /SD IDOK
    SetErrorLevel 5
    Quit
  ${EndIf}
  Delete "$1\${UNINSTALLER}"
  RMDir "$1"
FunctionEnd

Section
  Call RemoveOlder
  Push $INSTDIR
  Call RefuseRunning
  !insertmacro AddFiles
  ; The shortcut starts the program in this folder.
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortcut "$SMPROGRAMS\$(Title).lnk" "$INSTDIR\${EXECUTABLE}"
  !insertmacro EachType AddType
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayName "$(Title)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayIcon "$INSTDIR\${EXECUTABLE},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" Publisher "${COMPANY}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" URLInfoAbout "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" UninstallString '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" QuietUninstallString '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" EstimatedSize ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoRepair 1
  ${RefreshShellIcons}
  ; The updater asks for a restart.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "--force-run" $1
  ${IfNot} ${Errors}
    Exec '"$INSTDIR\${EXECUTABLE}"'
  ${EndIf}
SectionEnd

; Leaves matches, settings and logs: they are in another folder.
Section Uninstall
  Push $INSTDIR
  Call un.RefuseRunning
  !insertmacro RemoveFiles
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$SMPROGRAMS\${TITLE_RU}.lnk"
  !insertmacro EachType RemoveType
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
  ; An upgrade may run from the folder of downloaded updates.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${If} ${Errors}
    RMDir /r "$LOCALAPPDATA\${UPDATES_FOLDER}"
  ${EndIf}
SectionEnd
