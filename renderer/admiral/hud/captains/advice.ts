import type { Captain } from '../../../../engine/admiral/data/captains.ts'
import { classOf, gunNumbersOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'

/** Which ship a captain is advised for. */
export interface Advice {
  readonly captain: Captain
  readonly ship: Ship
  /** Suits a first match: he works by himself, and is among as many of those as are given out. */
  readonly isFirst: boolean
}

/** Who asks nothing of his player comes first. */
const EASIEST = ['target', 'rapid', 'berserk', 'swift'] as const satisfies readonly Captain[]

/**
 * For whom each captain does most, from the numbers of the ships alone: no two for the same ship as long as there are
 * ships. Nothing of the rules depends on it.
 *
 * @param wanted how many captains are given out
 */
export function adviceFor(view: AdmiralState, ships: readonly Ship[], wanted: number): readonly Advice[] {
  let free = ships
  return EASIEST.flatMap((captain, place) => {
    const worth = worthOf(view, captain)
    const [ship] = (free.length > 0 ? free : ships).toSorted((a, b) => worth(b) - worth(a))
    free = free.filter((one) => one !== ship)
    return ship ? [{ captain, ship, isFirst: captain !== 'swift' && place < wanted }] : []
  })
}

/** What a captain is good for, by the scenario. */
export const purposeOf = (captain: Captain, scenario: AdmiralState['options']['scenario']) =>
  captain === 'rapid' && scenario === 'treasure' ? ('rapid.treasure' as const) : captain

type Worth = (ship: Ship) => number

/** How much a captain does on a ship: shots for Target, strength for Berserk, speed for Rapid, range for Swift. */
function worthOf(view: AdmiralState, captain: Captain): Worth {
  const { scenario } = view.options
  switch (captain) {
    case 'target':
      return (ship) => gunNumbersOf(view, ship).shots * 10 + gunNumbersOf(view, ship).range
    case 'rapid':
      return (ship) => classOf(view, ship).straight * (scenario === 'treasure' ? 1 : -1)
    case 'berserk':
      return (ship) => gunNumbersOf(view, ship).hull
    case 'swift':
      return (ship) => gunNumbersOf(view, ship).range
    default:
      return captain satisfies never
  }
}
