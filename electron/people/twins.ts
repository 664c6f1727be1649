import unhomoglyph from 'unhomoglyph'
import { LONGEST_NAME, withoutInvisible } from '../contract/plainText.ts'

/** Returns whether people may confuse two names: they look alike (UTS 39), or only invisible signs or case differ. */
export function areTwins(one: string, other: string): boolean {
  return skeleton(one) === skeleton(other) || skeleton(lowerCase(one)) === skeleton(lowerCase(other))
}

/** Returns a name that cannot be confused with one of the others, within the length of names: `Ann`, `Ann 2`. */
export function uniqueName(wanted: string, others: readonly string[]): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const name = `${[...wanted]
      .slice(0, LONGEST_NAME - end.length)
      .join('')
      .trimEnd()}${end}`
    if (!others.some((other) => areTwins(other, name))) return name
  }
}

/** Returns the common form of names that look alike (UTS 39, 4): only for comparison, not to be shown. */
function skeleton(name: string): string {
  const shown = withoutInvisible(name.normalize('NFD')).normalize('NFKD').trim().replace(/\s+/gu, ' ')
  return unhomoglyph(shown).normalize('NFD')
}

/** Returns the name in one case for all letters, independent of the language: ẞ and ß, Σ and ς. */
function lowerCase(name: string): string {
  return name.toUpperCase().toLowerCase()
}
