import type { Cell } from '../../../engine/jackal/types.ts'
import { areOthersMoving } from '../../host/othersMove.ts'
import { useSession } from '../../host/session.ts'
import { ownSeats } from '../../hud/recap/lookback.ts'
import { useIntent } from './intent.ts'
import { vesselCellOf } from './targets.ts'

/**
 * While others are to move, what a player tries in vain is answered beside a cell. Returns false where he is not waiting,
 * and for those who only watch.
 *
 * @param cell his own ship's by default
 */
export function tellToWait(cell: Cell | null = ownShip()): boolean {
  const { asked, view } = useIntent.getState()
  if (asked || !view || view.result || !areOthersMoving() || ownSeats(useSession.getState()).length === 0) return false
  if (cell !== null) useIntent.setState({ why: { cell, refusal: 'not-your-turn' } })
  return true
}

function ownShip(): Cell | null {
  const { view } = useIntent.getState()
  const own = ownSeats(useSession.getState())
  const team = view?.teams.find(({ seat }) => own.includes(seat))
  return view && team ? vesselCellOf(view, { kind: 'ship', team: team.id }) : null
}
