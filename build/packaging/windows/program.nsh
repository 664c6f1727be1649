; The common part of installer.nsi and portable.nsi. HEADER is the file that `header.ts` writes for each run.
!include "${HEADER}"
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh

Name "${TITLE}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
ManifestDPIAware true
AllowSkipFiles off

VIProductVersion "${VERSION_NUMBERS}"
!macro VersionTexts LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} ProductName "${TITLE}"
  VIAddVersionKey /LANG=${LANGUAGE} ProductVersion "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} FileVersion "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} FileDescription "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANGUAGE} CompanyName "${COMPANY}"
  VIAddVersionKey /LANG=${LANGUAGE} LegalCopyright "${COPYRIGHT}"
!macroend

; Electron needs Windows 10.
!macro RefuseOldWindows
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(OldWindows)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
!macroend

!macro OldWindowsTexts
  LangString OldWindows ${LANG_ENGLISH} "${TITLE} needs Windows 10 or newer."
  LangString OldWindows ${LANG_RUSSIAN} "Для игры «${TITLE_RU}» нужна Windows 10 или новее."
!macroend
