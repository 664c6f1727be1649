/** The most characters of a player's name. */
export const LONGEST_NAME = 24
/** The most characters of a save's title. */
export const LONGEST_TITLE = 60

/** The most characters of the message and the stack of an error that the page reports. */
export const LONGEST_MESSAGE = 4000
export const LONGEST_STACK = 16_000

/** Control characters, line breaks, lone surrogates and marks that change the text direction. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Symbols that are drawn as nothing: the blank cell of Braille and the null note head. */
const BLANK = /[\u2800\u{1D159}]/gu

/**
 * Ignorable characters: in `kept` with the character they belong to (joiners inside of scripts and emoji, variation
 * selectors, the tags in flags of regions), else alone.
 */
const IGNORABLE =
  /(?<kept>(?:[^\p{DI}\s]\p{VS}|(?!\p{DI})[\p{L}\p{M}\p{ExtPict}\p{EMod}])[\u200C\u200D](?=[\p{L}\p{ExtPict}])|[^\p{DI}\s]\p{VS}|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|\p{DI}/gu

/** A letter with more marks than Unicode allows for identifiers (UTS 39, 5.4), in the normal form NFD. */
const STACKED_MARKS = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu

export type TextFault = 'empty' | 'long' | 'unprintable'

/**
 * Returns what is wrong with a name or title that a person enters, null if nothing. Does not trim. `unprintable` means
 * invisible characters or more than four marks on one letter.
 */
export function textFault(text: string, longest: number): TextFault | null {
  const fault = writtenFault(text, longest)
  if (fault !== null) return fault
  if (!VISIBLE.test(withoutInvisible(text))) return 'empty'
  return tidy(text) === text.normalize('NFC') ? null : 'unprintable'
}

/** Returns what is wrong with a name or title in a file: earlier versions wrote some that `textFault` refuses. */
export function writtenFault(text: string, longest: number): TextFault | null {
  if ([...text].length > longest) return 'long'
  if (UNPRINTABLE.test(text)) return 'unprintable'
  return VISIBLE.test(text) ? null : 'empty'
}

/** Returns the part of a name or title that `textFault` accepts, cut to its length; empty if nothing is left to see. */
export function cleanText(text: string, longest: number): string {
  const clean = [...tidy(text).trim()].slice(0, longest).join('').trim()
  return textFault(clean, longest) === null ? clean : ''
}

/** Returns the text as it looks: without ignorable characters, and with spaces for blanks. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{DI}/gu, '').replace(BLANK, ' ')
}

/**
 * Returns the text in the normal form NFC, without stray ignorable characters and without the fifth and further marks
 * on a letter.
 */
function tidy(text: string): string {
  const kept = text.replace(IGNORABLE, (_all, belonging?: string) => belonging ?? '')
  return kept.normalize('NFD').replace(STACKED_MARKS, '$1').normalize('NFC')
}
