/** Most characters of a player's name. */
export const LONGEST_NAME = 24
/** Most characters of a save's title. */
export const LONGEST_TITLE = 60

/** Most characters of the message and the stack of an error that the page reports. */
export const LONGEST_MESSAGE = 4000
export const LONGEST_STACK = 16_000

/** Control characters, line breaks, lone surrogates and marks that change the text direction. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export type TextFault = 'empty' | 'long' | 'unprintable'

/** What is wrong with a name or title, for host and page alike; null if valid. Does not trim. */
export function textFault(text: string, longest: number): TextFault | null {
  if ([...text].length > longest) return 'long'
  if (UNPRINTABLE.test(text)) return 'unprintable'
  return VISIBLE.test(text) ? null : 'empty'
}
