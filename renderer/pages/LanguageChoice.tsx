import { LANGUAGES, type Language } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { Segments } from '../ui/controls.tsx'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { loadTexts } from './texts.ts'

/** In Latin letters: two Cyrillic ones would load two fonts. */
const SHORT = { en: 'EN', ru: 'RU' } as const

/** Switches the language once its texts are loaded. */
async function speak(language: Language): Promise<void> {
  await loadTexts(language)
  await changeSettings({ language })
}

/** Chooses the reader's own language, independent of the table's. */
export function LanguageChoice() {
  const t = useText()
  const language = useSettings((state) => state.settings.language)
  return (
    <Segments
      label={t('lobby.language')}
      value={language}
      onChange={(value) => void speak(value)}
      options={LANGUAGES.map((value) => ({ value, label: SHORT[value], testId: `language-${value}` }))}
    />
  )
}
