import unhomoglyph from 'unhomoglyph'
import { withoutInvisible } from '../../contract/plainText.ts'

/** Whether people may take two names for the same: they look alike (UTS 39), or differ only in invisible signs or case. */
export function areTwins(one: string, other: string): boolean {
  return skeleton(one) === skeleton(other) || skeleton(lowerCase(one)) === skeleton(lowerCase(other))
}

/** What two names that look alike have in common (UTS 39, 4): only for comparison, not to be shown. */
function skeleton(name: string): string {
  const shown = withoutInvisible(name.normalize('NFD')).normalize('NFKD').trim().replace(/\s+/gu, ' ')
  return unhomoglyph(shown).normalize('NFD')
}

/** In one case for all letters, whatever the language: ẞ and ß, Σ and ς. */
function lowerCase(name: string): string {
  return name.toUpperCase().toLowerCase()
}
