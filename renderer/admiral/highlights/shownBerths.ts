import { type Berth, bearersOn, pointsToSail } from '../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'

/** All berths in one cell. */
export interface ShownBerth {
  readonly cell: Cell
  readonly headings: readonly Heading[]
  /** The most points left with which the ship can reach it. */
  readonly left: number
  /** True if enemies could fire at the ship there. */
  readonly underFire: boolean
}

const SHOWN = new WeakMap<readonly Berth[], readonly ShownBerth[]>()

/** Returns a ship's berths by cell; the same list for the same berths. */
export function shownBerths(berths: readonly Berth[], state: AdmiralState, ship: UnitId): readonly ShownBerth[] {
  const known = SHOWN.get(berths)
  if (known) return known
  const cells = [...new Set(berths.map((berth) => berth.at))]
  const shown = cells.map((cell) => {
    const here = berths.filter((berth) => berth.at === cell)
    const [first] = here
    return {
      cell,
      headings: here.map((berth) => berth.heading),
      left: Math.max(0, ...here.map((berth) => pointsToSail(state, ship, berth))),
      underFire: first !== undefined && bearersOn(state, ship, first).length > 0,
    }
  })
  SHOWN.set(berths, shown)
  return shown
}
