; The portable program: unpacks itself into a temporary folder, runs there, and removes that folder when it ends.
Target amd64-unicode
!include "program.nsh"

Icon "${ICON}"
SilentInstall silent
InstallDir "$TEMP"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\Russian.nlf"
!insertmacro VersionTexts ${LANG_ENGLISH}
!insertmacro VersionTexts ${LANG_RUSSIAN}
!insertmacro OldWindowsTexts

Section
  !insertmacro RefuseOldWindows
  InitPluginsDir
  StrCpy $INSTDIR "$PLUGINSDIR\${FOLDER}"
  !insertmacro AddFiles
  ; The program does not update itself if it sees this variable.
  System::Call 'kernel32::SetEnvironmentVariable(t "PORTABLE_EXECUTABLE_FILE", t "$EXEPATH")'
  ${GetParameters} $0
  SetOutPath "$EXEDIR"
  ExecWait '"$INSTDIR\${EXECUTABLE}" $0' $1
  SetErrorLevel $1
SectionEnd
