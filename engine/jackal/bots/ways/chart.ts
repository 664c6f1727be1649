import type { JackalState } from '../../types.ts'
import { sideOf } from '../sides.ts'
import type { Field } from './ways.ts'
import { turnsHome, turnsOfErrand } from './ways.ts'

/** The ways of each side, by its number. */
export interface Chart {
  /** The turns from each cell to bring a load home. */
  readonly home: readonly (Field | undefined)[]
  /** The turns from each cell to fetch gold, or to turn a tile that may hold some. */
  readonly errand: readonly (Field | undefined)[]
}

/** Returns the ways in a position; in playouts they stay a good guide for some rounds. */
export function chartOf(state: JackalState): Chart {
  const home: (Field | undefined)[] = []
  const errand: (Field | undefined)[] = []
  for (const team of state.teams) {
    const side = sideOf(state.options, team.id)
    if (home[side]) continue
    const field = turnsHome(state, side)
    home[side] = field
    errand[side] = turnsOfErrand(state, field, side)
  }
  return { home, errand }
}
