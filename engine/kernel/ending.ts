import type { Seat } from './game.ts'

/**
 * Returns the result of a seat at the end of a match: 1 won, 0 lost. Sides that win together share it; each partner of
 * a side gets the result of the side.
 *
 * @param sides the seats that win together, one list for each side
 */
export function resultAtEnd(winners: readonly Seat[], sides: readonly (readonly Seat[])[], seat: Seat): number {
  if (!winners.includes(seat)) return 0
  const won = sides.filter((side) => side.some((one) => winners.includes(one)))
  return 1 / Math.max(1, won.length)
}
