import type { Cell } from '../../../engine/jackal/types.ts'
import { playback } from '../../playback/shownStore.ts'
import type { Pick } from '../../table/picking/picking.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import { focusOnTarget } from '../../ui/camera.ts'
import { useIntent } from '../intent/intent.ts'
import { moversOf, sailersOf, targetAt } from '../intent/targets.ts'
import { shownNow } from './shown.ts'
import { cellUnder, GROUND, type Pointed, pointedBy, uprightsOf } from './uprights.ts'

/** Tells the intent what the pointer means. While something plays, a click skips it. */
export function Pointer(): null {
  usePicking({
    height: GROUND,
    uprights: () => {
      const state = shownNow()
      return state ? uprightsOf(state, playback.poses) : []
    },
    onHover: (pick) => hover(pick),
    onClick: (pick) => click(pick),
    onDoubleClick: ({ id }) => focusOnTarget(id),
    onLongPress: (pick) => hover(pick),
  })
  return null
}

function hover(pick: Pick | null): void {
  const state = shownNow()
  useIntent.getState().hoverCell(state && cellUnder(state, pick?.ground ?? null))
}

function click(pick: Pick): void {
  if (!playback.isIdle) {
    playback.skip()
    return
  }
  const state = shownNow()
  if (state) clickAt(pointedBy(pick.id, state), cellUnder(state, pick.ground))
}

function clickAt(pointed: Pointed | null, cell: Cell | null): void {
  const intent = useIntent.getState()
  if (pointed === null || !isMeant(pointed, cell)) {
    if (cell !== null) intent.clickCell(cell)
  } else if (pointed.kind === 'piece') intent.clickPiece(pointed.id)
  else intent.clickShip(pointed.team)
}

/**
 * A figure hides part of the cell behind it: it is meant where it can be chosen now and is not chosen yet,
 * unless the cell behind it is lit.
 */
function isMeant(pointed: Pointed, cell: Cell | null): boolean {
  const intent = useIntent.getState()
  if (cell !== null && targetAt(intent, cell)) return false
  if (pointed.kind === 'ship') return sailersOf(intent.asked).includes(pointed.team)
  const chosen = intent.selected?.kind === 'piece' && intent.selected.id === pointed.id
  return moversOf(intent.asked).includes(pointed.id) && !chosen
}
