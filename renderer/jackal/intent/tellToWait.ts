import { openTellToWait } from '../../hud/tellToWait.ts'
import { useIntent } from './intent.ts'
import { vesselCellOf } from './targets.ts'

export const { tellToWait, inTurn } = openTellToWait({
  isWaiting: () => {
    const { asked, view } = useIntent.getState()
    return !asked && view !== null && !view.result
  },
  placeOf: (own) => {
    const { view } = useIntent.getState()
    const team = view?.teams.find(({ seat }) => own.includes(seat))
    return view && team ? vesselCellOf(view, { kind: 'ship', team: team.id }) : null
  },
  tell: (cell) => useIntent.setState({ why: { cell, refusal: 'not-your-turn' } }),
})
