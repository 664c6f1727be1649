import type { NamedMatch } from './matchName.ts'
import { matchName } from './matchName.ts'
import { useLanguage } from './useText.ts'

/** Returns a function that names a match in the current language. */
export function useMatchName(): (match: NamedMatch) => string {
  const language = useLanguage((state) => state.language)
  return (match) => matchName(match, language)
}
