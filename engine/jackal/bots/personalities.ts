import type { Seat } from '../../kernel/game.ts'
import { BOT_PERSONALITIES, type BotPersonality } from '../data/botPersonalities.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { sideOf, sideOfSeat } from './sides.ts'
import { type Trait, traitsIn } from './traits.ts'

/** A bot's preference for a move, independent of its effects, in tenths of a coin. */
export type Fondness = (move: JackalMove) => number

/** The preference of a bot without a personality. */
export const PLAIN: Fondness = () => 0

/** The preference for each of some traits, in tenths of a coin. */
export type Likes = Readonly<Partial<Record<Trait, number>>>

/** The preferences of each personality, in tenths of a coin. */
export const PERSONALITIES = {
  'gold-hunter': { carries: 2, fetches: 3 },
  raider: { strikes: 3, looms: 0.5 },
  cautious: { explores: -1, dares: -1, carries: 1 },
} as const satisfies Readonly<Record<BotPersonality, Likes>>

/** The maximum preference for or against a move, in tenths of a coin: with larger ones the personality plays badly. */
export const MOST_FONDNESS = 8

/**
 * Returns a personality's preferences for the moves of its seat; plain for an unknown personality, or for pieces of
 * another side.
 */
export function fondnessOf(personality: string | undefined, view: JackalState, seat: Seat): Fondness {
  const known = BOT_PERSONALITIES.find((one) => one === personality)
  return known ? likingOf(PERSONALITIES[known], view, seat) : PLAIN
}

/** Returns the preferences for moves of the seat by the given traits; 0 for pieces of another side. */
export function likingOf(traits: Likes, view: JackalState, seat: Seat): Fondness {
  if (sideOf(view.options, view.turn) !== sideOfSeat(view, seat)) return PLAIN
  const traitOf = traitsIn(view)
  const likes = Object.entries(traits) as [Trait, number][] // entries lose the key type
  return (move) => {
    const sum = likes.reduce((total, [trait, weight]) => total + weight * traitOf(move, trait), 0)
    return Math.max(-MOST_FONDNESS, Math.min(MOST_FONDNESS, sum))
  }
}
