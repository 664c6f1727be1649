import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Cell } from '../../../engine/admiral/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { openTellToWait } from '../../hud/tellToWait.ts'
import { isOrderUnderWay } from './afterOrder.ts'
import { useIntent } from './intent.ts'

export const { tellToWait, inTurn } = openTellToWait({
  isWaiting: () => {
    const { asked, view } = useIntent.getState()
    return !asked && view !== null && !view.result && !isOrderUnderWay()
  },
  placeOf: ownPlace,
  tell: (cell) => useIntent.setState({ why: { cell, refusal: 'not-your-turn' } }),
})

/** Returns the cell of the selected ship or fort if it is the player's own, else of the player's first one. */
function ownPlace(own: readonly Seat[]): Cell | null {
  const { view, selected } = useIntent.getState()
  if (!view) return null
  const units = [selected === null ? null : unitNamed(view, selected), ...view.ships, ...view.forts]
  return units.find((unit) => unit && unit.at !== null && own.includes(unit.team))?.at ?? null
}
