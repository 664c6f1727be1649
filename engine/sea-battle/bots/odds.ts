import { opponentOf } from '../marks.ts'
import { leftFor, resultAt } from '../prospects.ts'
import type { Cell, SeaBattleState, SeaSeat } from '../types.ts'
import { seaChances } from './density.ts'
import { habitsFor } from './habits.ts'
import { findingsOf } from './knowledge.ts'
import { layoutsOf } from './layouts.ts'
import { likelihoodsOf } from './likelihood.ts'
import { firstReckoning, mixedChances, type Reckoning, reckon } from './reckoning.ts'

/** The maximum number of layouts for an exact count; with more, the chance of a cell is an estimate. */
const MOST_COUNTED = 400

/**
 * Returns the chance that each cell of the enemy's sea holds a ship that is not hit there, 0 to 1, from a seat's view:
 * exact once few layouts are left, as far as habits can be known.
 */
export function hitChances(view: SeaBattleState, seat: SeaSeat): Float64Array {
  const blank = firstReckoning(view.options, habitsFor(undefined))
  const reckoning = findingsOf(view, seat).reduce(reckon, blank)
  return (counted(reckoning) ?? estimated(reckoning)).map((chance) => Math.min(1, chance))
}

/** Returns the estimate for all ships; while a ship is wounded, gunners look only for that ship. */
function estimated(reckoning: Reckoning): Float64Array {
  const { known, opinions } = reckoning
  if (known.wounds.length === 0) return mixedChances(reckoning)
  return mixedChances({
    known,
    opinions: opinions.map((one) => ({ ...one, chances: seaChances(known, one.habit) })),
  })
}

/**
 * Returns the share of the remaining layouts in which a ship lies on a cell; null if there are too many of them, or
 * none.
 */
function counted({ known, opinions }: Reckoning): Float64Array | null {
  const layouts = layoutsOf(known, MOST_COUNTED)
  if (!layouts || layouts.length === 0) return null
  const weights = likelihoodsOf(layouts, known, opinions)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Float64Array(100)
  for (const [i, layout] of layouts.entries()) {
    for (const cell of layout.flat()) chances[cell] = (chances[cell] ?? 0) + (weights[i] ?? 0) / whole
  }
  return chances
}

/** Returns a seat's expectation of a shot with some chance to hit: a hit lets it fire again (S-SHOT). */
export function resultOfShot(view: SeaBattleState, seat: SeaSeat, chance: number): number {
  const { cells, hits } = leftFor(view, seat)
  const others = leftFor(view, opponentOf(seat))
  const left = Math.max(0, cells - 1)
  const afterHit = resultAt({ cells: left, hits: Math.max(0, hits - 1) }, others, true)
  return chance * afterHit + (1 - chance) * resultAt({ cells: left, hits }, others, false)
}

/** Returns cells from the likeliest to hold a ship to the least likely. */
export function byChance(cells: readonly Cell[], chances: Float64Array): readonly Cell[] {
  return cells.toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
}
