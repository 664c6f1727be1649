import { isOnField, stepFrom } from '../cells.ts'
import { gunNumbersOf, isLand, isShip, shipAt } from '../fleet.ts'
import { type Guns, gunsToward, raysOf } from '../geometry/arcs.ts'
import type { Heading } from '../geometry/headings.ts'
import type { AdmiralState, Cell, Unit, UnitId } from '../types.ts'

/** The distance bands of a shot, as accuracy counts them. */
export const BANDS = ['close', 'middle', 'long'] as const
export type Band = (typeof BANDS)[number]

/** A ray along which a ship or fort can fire. */
export interface FireLine {
  readonly ray: Heading
  readonly guns: Guns
  /** The cells in range up to the first that blocks; that cell is included if a unit to hit is there. */
  readonly cells: readonly { readonly cell: Cell; readonly distance: number; readonly band: Band }[]
  /** The obstacle that ends the line short of its range: the id of a ship or fort, or an island. */
  readonly stoppedBy: UnitId | 'land' | null
}

/** Returns the lines of fire of a unit in its place, or of a ship in another (A-FIRE). */
export function fireLines(
  view: AdmiralState,
  unit: Unit,
  as: { readonly at: Cell; readonly heading: Heading } | null = null,
): readonly FireLine[] {
  const from = as?.at ?? unit.at
  if (from === null) return []
  const heading = isShip(unit) ? (as?.heading ?? unit.heading) : null
  return raysOf(heading).map((ray) => {
    const guns = heading === null ? 'broadside' : (gunsToward(heading, ray) ?? 'broadside')
    return { ray, guns, ...fireAlong(view, unit, from, ray) }
  })
}

function fireAlong(view: AdmiralState, unit: Unit, from: Cell, ray: Heading): Pick<FireLine, 'cells' | 'stoppedBy'> {
  const { range } = gunNumbersOf(view, unit)
  const cells: FireLine['cells'][number][] = []
  let cell = from
  for (let distance = 1; distance <= range; distance++) {
    cell = stepFrom(cell, ray)
    if (!isOnField(view.board, cell)) break
    const stoppedBy = obstacleAt(view, unit, cell)
    if (stoppedBy !== 'land') cells.push({ cell, distance, band: bandOf(distance, range) })
    if (stoppedBy) return { cells, stoppedBy }
  }
  return { cells, stoppedBy: null }
}

function bandOf(distance: number, range: number): Band {
  if (distance <= 1) return 'close'
  return 2 * distance <= range ? 'middle' : 'long'
}

function obstacleAt(view: AdmiralState, unit: Unit, cell: Cell): UnitId | 'land' | null {
  const fort = view.forts.find((one) => one.at === cell)
  const ship = shipAt(view, cell)
  if (ship && ship.id !== unit.id) return ship.id
  if (fort) return fort.id
  return isLand(view.board, cell) ? 'land' : null
}
