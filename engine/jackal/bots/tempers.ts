import type { Seat } from '../../kernel/game.ts'
import { BOT_TEMPERS, type BotTemper } from '../data/botTempers.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { sideOf, sideOfSeat } from './sides.ts'
import { type Trait, traitsIn } from './traits.ts'

/** How much a bot likes a move for its own sake, whatever comes of it, in tenths of a coin. */
export type Fondness = (move: JackalMove) => number

/** Of whoever likes moves only for what comes of them. */
export const PLAIN: Fondness = () => 0

/** How much each of some traits is liked, in tenths of a coin. */
export type Likes = Readonly<Partial<Record<Trait, number>>>

/** What each temper likes, in tenths of a coin. */
export const TEMPERS = {
  'gold-hunter': { carries: 2, fetches: 3 },
  raider: { strikes: 3, looms: 0.5 },
  cautious: { explores: -1, dares: -1, carries: 1 },
} as const satisfies Readonly<Record<BotTemper, Likes>>

/** No move is liked or shunned by more, in tenths of a coin: whoever loses more by his temper plays badly. */
export const MOST_FONDNESS = 8

/** How much a bot of a temper likes the moves of its seat; plainly where there is no such temper, or another side's men go. */
export function fondnessOf(temper: string | undefined, view: JackalState, seat: Seat): Fondness {
  const known = BOT_TEMPERS.find((one) => one === temper)
  return known ? likingOf(TEMPERS[known], view, seat) : PLAIN
}

/** How much whoever likes such traits likes the moves of his seat; not at all where another side's men go. */
export function likingOf(traits: Likes, view: JackalState, seat: Seat): Fondness {
  if (sideOf(view.options, view.turn) !== sideOfSeat(view, seat)) return PLAIN
  const traitOf = traitsIn(view)
  const likes = Object.entries(traits) as [Trait, number][] // entries lose the key type
  return (move) => {
    const sum = likes.reduce((total, [trait, weight]) => total + weight * traitOf(move, trait), 0)
    return Math.max(-MOST_FONDNESS, Math.min(MOST_FONDNESS, sum))
  }
}
