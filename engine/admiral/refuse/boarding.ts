import { sharesSide } from '../cells.ts'
import { isEnemy, isFighting, isInPort, isShip, unitNamed } from '../fleet.ts'
import type { AdmiralRefusal, AdmiralState, BoardMove, Ship } from '../types.ts'

/** A ship is boarded from a side, a silent fort from its port (A-BOARD). */
export function boardingBarrier(
  state: AdmiralState,
  ship: Ship,
  { target: id, captain }: BoardMove,
): AdmiralRefusal | null {
  const target = unitNamed(state, id)
  if (!target) return 'no-such-unit'
  if (target.at === null || ship.at === null) return 'out-of-play'
  if (!isEnemy(state, ship.team, target)) return 'no-enemy-to-board'
  if (isShip(target)) return sharesSide(ship.at, target.at) ? berserkBarrier(ship, captain) : 'not-alongside'
  if (!isInPort(state, ship.at, target)) return 'not-alongside'
  if (isFighting(state, target)) return 'fort-still-fires'
  return captain ? 'captain-of-no-use' : null
}

function berserkBarrier({ captain }: Ship, declared: true | undefined): AdmiralRefusal | null {
  if (!declared || captain === 'berserk') return null
  return captain === null ? 'no-such-captain' : 'captain-of-no-use'
}
