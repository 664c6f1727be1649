import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Cell } from '../../../engine/admiral/types.ts'
import { areOthersMoving } from '../../host/othersMove.ts'
import { useSession } from '../../host/session.ts'
import { ownSeats } from '../../hud/recap/lookback.ts'
import { isOrderUnderWay } from './afterOrder.ts'
import { useIntent } from './intent.ts'

/**
 * While others are to move, what a player tries in vain is answered beside a cell. Returns false where he is not waiting,
 * and for those who only watch.
 *
 * @param cell of the ship or fort that is looked at where she is his own, else of his first, by default
 */
export function tellToWait(cell: Cell | null = ownPlace()): boolean {
  const { asked, view } = useIntent.getState()
  if (asked || !view || view.result || isOrderUnderWay() || !areOthersMoving()) return false
  if (ownSeats(useSession.getState()).length === 0) return false
  if (cell !== null) useIntent.setState({ why: { cell, refusal: 'not-your-turn' } })
  return true
}

/** Answers instead of a deed that others are to move, while they are. */
export function inTurn<Args extends readonly unknown[]>(deed: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    if (!tellToWait()) deed(...args)
  }
}

function ownPlace(): Cell | null {
  const { view, selected } = useIntent.getState()
  if (!view) return null
  const own: readonly string[] = ownSeats(useSession.getState())
  const units = [selected === null ? null : unitNamed(view, selected), ...view.ships, ...view.forts]
  return units.find((unit) => unit && unit.at !== null && own.includes(unit.team))?.at ?? null
}
