import { type JackalState, type Piece, RESIDENTS } from '../../../types.ts'
import { MOST_PIECES } from '../layout.ts'

/** The limits of numbers in a core: of coins on one tile, and of all other amounts. */
const MOST_COINS = 8000
const MOST = 1 << 28

/** Returns the coins on a tile that a core can count. */
export const countable = (coins: number): number => Math.min(MOST_COINS, coins)

/** Returns an amount that a core can count. */
export const fitting = (amount: number): number => Math.min(MOST, amount)

/**
 * Returns the pieces that a core has room for: all of them, except in a crowd, which only a custom position has. Of a
 * crowd the moving piece and the residents stay, and of each team the first ones, the living before the dead.
 */
export function roomFor(state: JackalState): readonly Piece[] {
  const { decision, pieces } = state
  const residents = pieces.filter(({ type }) => type !== 'pirate').length
  const room = MOST_PIECES - RESIDENTS.length + residents
  if (pieces.length <= room) return pieces
  const mover = decision && 'chain' in decision ? decision.chain.piece : null
  const rank = (piece: Piece) => {
    if (piece.id === mover || piece.type !== 'pirate') return -1
    const place = pieces.filter(({ team }) => team === piece.team).indexOf(piece)
    return typeof piece.at === 'number' ? place : pieces.length + place
  }
  const kept = new Set(pieces.toSorted((a, b) => rank(a) - rank(b)).slice(0, room))
  return pieces.filter((piece) => kept.has(piece))
}

/** Returns a function from a lost piece to a whole number of its order: custom positions may number it otherwise. */
export function orderLost(pieces: readonly Piece[]): (since: number) => number {
  const numbers = [...new Set(pieces.flatMap(({ lost }) => (lost ? [lost.since] : [])))].toSorted((a, b) => a - b)
  const isPlain = numbers.every((since) => Number.isInteger(since) && since >= 0 && since < MOST)
  return isPlain ? (since) => since : (since) => numbers.indexOf(since)
}
