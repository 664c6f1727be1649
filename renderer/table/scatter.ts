import { textHash } from '../../engine/kernel/textHash.ts'

/**
 * Returns a pseudo-random number from 0 (included) to 1 (excluded), always the same for the same word. Only for looks,
 * never for rules.
 */
export function scatter(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000
}

/** Returns such a number for a text, such as the name of a piece. */
export function scatterOf(text: string): number {
  return scatter(textHash(text))
}
