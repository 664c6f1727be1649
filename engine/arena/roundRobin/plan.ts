import type { ArenaGame, Ground } from '../arenaGame.ts'
import { type Contestant, isOutside, type OpenPairing } from '../guests/contestant.ts'
import { USUAL_BUDGETS } from '../usualBudgets.ts'
import type { Length } from './schedule.ts'

/** A round robin: every contestant meets every other. */
export interface RobinPlan {
  readonly game: ArenaGame
  readonly place: Ground & { readonly table: string }
  /** Weakest first, as far as known beforehand; external programs come last. */
  readonly contestants: readonly Contestant[]
  readonly length: Length
}

/** Two that meet, by their indexes in the plan; the second is the one expected to be weaker. */
export interface Meet {
  readonly a: number
  readonly b: number
}

/** Returns all meetings, each two once. */
export function meetsOf({ contestants }: Pick<RobinPlan, 'contestants'>): readonly Meet[] {
  return contestants.flatMap((_, a) => contestants.slice(0, a).map((_, b) => ({ a, b })))
}

/** Returns the pairing of a meeting. */
export function pairingOf({ place, contestants }: RobinPlan, { a, b }: Meet): OpenPairing {
  return { ...place, a: contestantAt(contestants, a), b: contestantAt(contestants, b) }
}

function contestantAt(contestants: readonly Contestant[], number: number): Contestant {
  const one = contestants[number]
  if (!one) throw new RangeError(`no contestant ${number}`)
  return one
}

/** Returns the name of a contestant in tables and results. */
export function nameOf(one: Contestant): string {
  if (isOutside(one)) return one.program
  return one.budget === undefined ? one.level : `${one.level}:${one.budget}`
}

/** Returns the contestant whose Elo is 0: the lowest level of the game's bots, or the first of all if none plays. */
export function anchorOf({ game, contestants }: RobinPlan): number {
  const lowest = contestants.findIndex((one) => !isOutside(one) && game.bots.includes(one.level))
  return Math.max(0, lowest)
}

/**
 * Returns everything that the results of a pair depend on, besides its deal: with other values a pair would have ended
 * otherwise.
 */
export function printOf({ game, place, contestants, length }: RobinPlan): Readonly<Record<string, unknown>> {
  return {
    game: game.id,
    rules: game.rulesVersion,
    budgets: USUAL_BUDGETS[game.id] ?? {},
    ...place,
    seed: length.seed,
    contestants: contestants.map((one) =>
      isOutside(one) ? { program: one.program, seconds: one.seconds } : nameOf(one),
    ),
  }
}
