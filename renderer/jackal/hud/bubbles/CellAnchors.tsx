import { heightOf, widthOf } from '../../../../engine/jackal/cells.ts'
import type { Board, Cell } from '../../../../engine/jackal/types.ts'
import { type Sights, usePlacedPanels } from '../../../hud/panels/usePlacedPanels.ts'
import { PointedFrames } from '../../../school/PointedFrames.tsx'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { placeOf, targetsOf, vesselCellOf } from '../../intent/targets.ts'
import { cellSpot, TILE_TOP } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'

/** Cells that no panel may cover: of who acts, and of what is chosen, pointed at or put in order. */
export function cellsInSight(state: IntentState): readonly Cell[] {
  const { hovered } = state
  return hovered === null ? cellsKept(state) : [hovered, ...cellsKept(state)]
}

/** Those of them that stay so wherever the pointer goes: a box would flee from it otherwise. */
export function cellsKept(state: IntentState): readonly Cell[] {
  const { cursor, prompt, why, first, view, selected } = state
  const decision = decisionOf(state)
  const acting =
    decision && 'chain' in decision ? decision.chain.piece : selected?.kind === 'piece' ? selected.id : null
  const ship = selected?.kind === 'ship' ? vesselCellOf(view, selected) : null
  const looked = decision?.kind === 'arrange' || decision?.kind === 'peek' ? decision.looked : []
  const at = acting === null ? null : placeOf(acting, view)
  const cells = [at, ship, cursor, prompt?.cell, why?.cell, first, ...looked]
  return cells.filter((cell) => typeof cell === 'number')
}

const SIGHTS: Sights = {
  pointOf(cell) {
    const board = shownNow()?.board
    return board ? { ...cellSpot(board, cell), y: TILE_TOP } : null
  },
  seen: () => cellsInSight(useIntent.getState()),
  kept: () => cellsKept(useIntent.getState()),
  choices: () => targetsOf(useIntent.getState()).map(({ cell }) => cell),
  others: cellsTaken,
  rows() {
    const board = shownNow()?.board
    return board ? rowsOf(board) : []
  },
}

/** Cells where somebody stands or a ship lies. */
function cellsTaken(): readonly Cell[] {
  const shown = shownNow()
  const places = [...(shown?.pieces ?? []).map(({ at }) => at), ...(shown?.teams ?? []).map(({ ship }) => ship)]
  return places.flatMap((at) => (typeof at === 'number' && at >= 0 ? at : []))
}

/** The first and the last cell of each rank, the sea among them. */
function rowsOf(board: Board): readonly (readonly Cell[])[] {
  const width = widthOf(board)
  return Array.from({ length: heightOf(board) }, (_, rank) => [rank * width, (rank + 1) * width - 1])
}

/** Stands inside the canvas: frames what a lesson points out, keeps the panels off what must be seen. */
export function CellAnchors() {
  usePlacedPanels(SIGHTS)
  return <PointedFrames pointOf={SIGHTS.pointOf} />
}
