import { textDigest } from './jointSeed.ts'

/** Most characters of a deal's name. */
export const LONGEST_DEAL_NAME = 40

/** Hexadecimal digits of a digest that a seed takes: 52 bits, a safe integer. */
const SEED_DIGITS = 13

/**
 * The seed that a deal's name stands for, on every machine. Digits name the seed that they write. Otherwise upper and lower
 * case, ё and е, and the number of spaces make no difference: names are told by word of mouth.
 *
 * @returns a whole number from 0 to 2^53 − 1; null for digits beyond that
 */
export function seedOfDeal(name: string): number | null {
  const told = toldForm(name)
  if (/^\d+$/.test(told)) return Number.isSafeInteger(Number(told)) ? Number(told) : null
  return Number.parseInt(textDigest(`captains-table/deal/1\n${told}`).slice(0, SEED_DIGITS), 16)
}

/** What is heard of a name that is read out. */
function toldForm(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim().replace(/\s+/g, ' ')
}
