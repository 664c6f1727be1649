import { openTellToWait } from '../../hud/tellToWait.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { isSeaBattleView } from '../view.ts'
import { useAim } from './aim.ts'

export const { tellToWait, inTurn } = openTellToWait({
  isWaiting: () => {
    const { shown } = pageTable.shown.getState()
    const isAsked = useAim.getState().open.size > 0 || usePlacement.getState().seat !== null
    return !isAsked && isSeaBattleView(shown) && shown.result === null
  },
  placeOf: () => useAim.getState().cursor,
  tell: (cell) => useAim.setState({ refused: { cell, why: 'not-your-turn' } }),
})
