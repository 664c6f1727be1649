import type { JackalState } from '../../../engine/jackal/types.ts'
import { playback, useStage } from '../../playback/stage.ts'
import type { Pick } from '../../table/picking/picking.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import { useIntent } from '../intent/intent.ts'
import { moversOf, sailersOf, targetAt } from '../intent/targets.ts'
import { cellUnder, GROUND, type Pointed, pointedBy, uprightsOf } from './uprights.ts'

const shownState = () => useStage.getState().shown as JackalState | null // this table shows Jackal's views only

/** Tells the intent what the pointer means. While something plays, a click skips it. */
export function Pointer(): null {
  usePicking({
    height: GROUND,
    uprights: () => {
      const state = shownState()
      return state ? uprightsOf(state, playback.poses) : []
    },
    onHover: (pick) => useIntent.getState().hoverCell(cellUnder(pick?.ground ?? null)),
    onClick: (pick) => onClick(pick),
    onLongPress: (pick) => useIntent.getState().hoverCell(cellUnder(pick.ground)),
  })
  return null
}

function onClick(pick: Pick): void {
  if (!playback.isIdle) {
    playback.skip()
    return
  }
  const state = shownState()
  const pointed = state && pointedBy(pick.id, state)
  if (pointed && isMeant(pointed, pick)) act(pointed)
  else onCell(pick)
}

/**
 * A figure hides part of the cell behind it: it is meant where it can be chosen now and is not chosen yet,
 * unless the cell behind it is lit.
 */
function isMeant(pointed: Pointed, { ground }: Pick): boolean {
  const intent = useIntent.getState()
  const cell = cellUnder(ground)
  if (cell !== null && targetAt(intent, cell)) return false
  if (pointed.kind === 'ship') return sailersOf(intent.asked).includes(pointed.team)
  const chosen = intent.selected?.kind === 'piece' && intent.selected.id === pointed.id
  return moversOf(intent.asked).includes(pointed.id) && !chosen
}

function act(pointed: Pointed): void {
  const intent = useIntent.getState()
  if (pointed.kind === 'piece') intent.clickPiece(pointed.id)
  else intent.clickShip(pointed.team)
}

function onCell({ ground }: Pick): void {
  const cell = cellUnder(ground)
  if (cell !== null) useIntent.getState().clickCell(cell)
}
