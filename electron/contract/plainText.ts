/** Characters in the longest name of a player. */
export const LONGEST_NAME = 24
/** Characters in the longest title of a save. */
export const LONGEST_TITLE = 60

/** Control characters, line breaks, half characters, and marks that turn the writing of what follows around. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export type TextFault = 'empty' | 'long' | 'unprintable'

/** What is wrong with a name or title that a player gave: host and page judge by the same rule. Ends are not trimmed. */
export function textFault(text: string, longest: number): TextFault | null {
  if ([...text].length > longest) return 'long'
  if (UNPRINTABLE.test(text)) return 'unprintable'
  return VISIBLE.test(text) ? null : 'empty'
}
