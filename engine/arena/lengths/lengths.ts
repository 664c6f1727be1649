import { BOTS } from '../../jackal/bots/index.ts'
import type { MapName } from '../../jackal/data/maps.ts'
import { type LengthTable, TABLE_OPTIONS, type TurnRange } from '../../jackal/data/mapTurns.ts'
import { parseOptions } from '../../jackal/options.ts'
import { jackal } from '../../jackal/rules.ts'
import type { JackalShape, Variant } from '../../jackal/types.ts'
import { openStream } from '../../kernel/rng.ts'
import { type Player, playToEnd } from '../arena.ts'

/** A kind of match whose length is measured. */
export interface LengthPlan {
  readonly map: MapName
  readonly variant: Variant
  readonly table: LengthTable
  /** Positions for a move of the level `medium`. */
  readonly budget: number
}

/**
 * Returns the number of turns of one match of `medium` against itself, with the options that the new-match form begins with.
 * The same seed gives the same match.
 */
export function turnsOf({ map, variant, table, budget }: LengthPlan, seed: number): number {
  const options = parseOptions({ ...TABLE_OPTIONS[table], map, variant })
  if (!options.ok) throw new RangeError(`${options.problem.where}: ${options.problem.what}`)
  const player: Player<JackalShape> = (view, seat, rng) => BOTS.medium.choose(view, seat, rng, { budget })
  let turns = 0
  playToEnd(
    jackal,
    jackal.setup(options.value, openStream(seed, 'deal')),
    seed,
    () => player,
    ({ events }) => {
      turns += events.filter(({ kind }) => kind === 'turnPassed').length
    },
  )
  return turns
}

/** Returns the shortest and the longest of match lengths. Throws RangeError without any. */
export function rangeOf(turns: readonly number[]): TurnRange {
  if (turns.length === 0) throw new RangeError('no matches')
  return [Math.min(...turns), Math.max(...turns)]
}
