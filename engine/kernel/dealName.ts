import { textDigest } from './jointSeed.ts'

/** The maximum length of a deal's name, in characters. */
export const LONGEST_DEAL_NAME = 40

/** The number of hexadecimal digits of the digest used for a seed: 52 bits, a safe integer. */
const SEED_DIGITS = 13

/**
 * Returns the seed of a deal's name, the same on every machine. A name of digits is the seed itself. Otherwise case, ё
 * or е, and the number of spaces make no difference, because people pass names on by speech.
 *
 * @returns a whole number from 0 to 2^53 − 1; null for larger numbers
 */
export function seedOfDeal(name: string): number | null {
  const told = toldForm(name)
  if (/^\d+$/.test(told)) return Number.isSafeInteger(Number(told)) ? Number(told) : null
  return Number.parseInt(textDigest(`captains-table/deal/1\n${told}`).slice(0, SEED_DIGITS), 16)
}

/** Returns the form of a name that is hashed: without the differences that are lost in speech. */
function toldForm(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim().replace(/\s+/g, ' ')
}
