import { classOf, isLand, shipNamed } from '../fleet.ts'
import { HEADINGS, isDiagonal } from '../geometry/headings.ts'
import { pointsFor } from '../sailing.ts'
import type { AdmiralState, Cell, UnitId } from '../types.ts'
import { type Berth, coursesFrom, mooring, seaWithout } from './berths.ts'

/**
 * Why a ship comes to no berth in a cell in this move. blocked: she would, were the sea empty. wind: she would, did the
 * wind take nothing off. heading: she would with her bow elsewhere. far: her points are too few.
 */
export const FAR_REASONS = ['land', 'reef', 'calm', 'blocked', 'wind', 'heading', 'far'] as const
export type FarReason = (typeof FAR_REASONS)[number]

/**
 * What keeps a ship that can sail from a cell that is not among those she can reach.
 *
 * @param rapid her captain Rapid is used.
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

/** What a ship has before the wind takes anything off. */
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
