import { classOf, isLand, shipNamed } from '../fleet.ts'
import { HEADINGS, isDiagonal } from '../geometry/headings.ts'
import { pointsFor } from '../sailing.ts'
import type { AdmiralState, Cell, UnitId } from '../types.ts'
import { type Berth, coursesFrom, mooring, seaWithout } from './berths.ts'

/**
 * The reasons why a ship reaches no berth in a cell in this move. `blocked`: it would reach one on an empty sea.
 * `wind`: it would if the wind took no points off. `heading`: it would with another heading. `far`: it has too few
 * points.
 */
export const FAR_REASONS = ['land', 'reef', 'calm', 'blocked', 'wind', 'heading', 'far'] as const
export type FarReason = (typeof FAR_REASONS)[number]

/**
 * Returns why a ship that can sail does not reach a cell.
 *
 * @param rapid true if its captain Rapid is used
 */
export function whyFar(view: AdmiralState, id: UnitId, cell: Cell, rapid = false): FarReason {
  const start = mooring(view, id, rapid)
  if (isLand(view.board, cell)) return 'land'
  if (view.board.reefs.includes(cell)) return 'reef'
  if (view.wind.strength === 'calm') return 'calm'
  if (!start) return 'far'
  const sea = seaWithout(view, id)
  const leads = (from: Berth, on = sea) => coursesFrom(on, from).some(({ at }) => at === cell)
  if (leads(start, { ...sea, ships: [], board: { ...sea.board, land: [], reefs: [] } })) return 'blocked'
  if (view.activation?.ship === id && view.activation.stage === 'moving') return 'far'
  if (leads({ ...start, left: rangeOf(view, id) })) return 'wind'
  return HEADINGS.some((heading) => leads(headed(view, id, start, heading, rapid))) ? 'heading' : 'far'
}

/** Returns the range of a ship before the wind takes anything off. */
function rangeOf(view: AdmiralState, id: UnitId): number {
  const ship = shipNamed(view, id)
  if (!ship) return 0
  const { straight, diagonal } = classOf(view, ship)
  return (isDiagonal(ship.heading) ? diagonal : straight) - ship.sailDamage
}

function headed(view: AdmiralState, id: UnitId, start: Berth, heading: Berth['heading'], rapid: boolean): Berth {
  const ship = shipNamed(view, id)
  return { ...start, heading, left: ship ? pointsFor(view, { ...ship, heading }, rapid) : 0 }
}
