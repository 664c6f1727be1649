import { create } from 'zustand'
import { type Language, type Translate, translator } from './t.ts'

/** The language of everything on screen; follows the settings. */
export const useLanguage = create<{ readonly language: Language }>(() => ({ language: 'en' }))

/** Returns the translator of the current language; components that use it follow a switch at once. */
export function useText(): Translate {
  return translator(useLanguage((state) => state.language))
}

/** Returns the translator of the current language outside components. */
export function currentText(): Translate {
  return translator(useLanguage.getState().language)
}
