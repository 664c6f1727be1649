import { useEffect, useMemo } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { type AdmiralState, type Cell, TEAMS, type UnitId } from '../../../../engine/admiral/types.ts'
import { FlatBoard } from '../../../flat/board/FlatBoard.tsx'
import { ZoomPlace } from '../../../flat/board/ZoomPlace.tsx'
import { areOthersMoving } from '../../../host/othersMove.ts'
import { useSession } from '../../../host/session.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useShownNow, useShownTable } from '../../../playback/useShownTable.ts'
import { type BoardMarks, boardMarksOf } from '../../highlights/boardMarks.ts'
import { plannedBy } from '../../highlights/planned.ts'
import { useIntent } from '../../intent/intent.ts'
import { type IntentState, leftOfAnswer } from '../../intent/intentState.ts'
import { unitsToAct } from '../../intent/targets.ts'
import { cellOfIndex, indexOfCell, middleOf } from '../boardCells.ts'
import { WatersPicture } from '../picture/WatersPicture.tsx'
import { cellNames } from './cellNames.ts'
import { openCells } from './openCells.ts'
import { confirmAt, pointAt, touchCell } from './touches.ts'

const NONE: ReadonlySet<Cell> = new Set()

/** The minimum side of a cell, in CSS pixels, at which the whole sea is shown at first: in a wide window. */
const ENOUGH = 30

/** The sea: every cell names its contents and the possible orders there. */
export function WatersBoard({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const table = useShownTable()
  const intent = useIntent()
  const busy = useShownNow((state) => state.busy)
  const { board } = view
  const overlay = useOverlay(view, intent, busy)
  const open = useMemo(() => (busy ? NONE : openCells(intent)), [intent, busy])
  const names = useCellNames(view, overlay)
  const { hovered, asked } = intent
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question clears the pointed cell
  useEffect(() => pointAt(view, null), [asked])
  const sight = cellInSight(intent, view)
  const seen = cellsInSight(intent, view, open).map((cells) => cells.map((cell) => indexOfCell(board, cell)))
  const ranks = useMemo(() => Array.from({ length: board.height }, (_, i) => String(board.height - i)), [board.height])
  return (
    <ZoomPlace
      columns={board.width}
      rows={board.height}
      sight={sight === null ? null : middleOf(board, sight)}
      enough={ENOUGH}
    >
      <FlatBoard
        label={t('hud.table', { game: t('game.admiral') })}
        columns={board.width}
        rows={board.height}
        rowNames={ranks}
        nameOf={(index) => names[index] ?? printCell(cellOfIndex(board, index))}
        isOpen={(index) => open.has(cellOfIndex(board, index))}
        aim={hovered === null ? null : indexOfCell(board, hovered)}
        start={sight === null ? 0 : indexOfCell(board, sight)}
        sight={seen}
        onAim={(index) => pointAt(view, cellOfIndex(board, index))}
        onTouch={(index) => touchCell(table, view, cellOfIndex(board, index))}
        onConfirm={() => confirmAt(useIntent.getState().hovered)}
        indexOf={(cell) => indexOfCell(board, cell)}
      >
        <WatersPicture view={view} overlay={overlay} intent={intent} busy={busy} />
      </FlatBoard>
    </ZoomPlace>
  )
}

/** Returns the marks on the water: the same as on the 3D table. */
function useOverlay(view: AdmiralState, intent: IntentState, busy: boolean): BoardMarks {
  const viewer = useSession((state) => state.viewer)
  const { asked } = intent
  const team = TEAMS.find((one) => one === (asked?.seat ?? viewer)) ?? null
  const planning = areOthersMoving()
  return useMemo(() => {
    const seen = planning ? leftOfAnswer(intent) : intent
    const overlay = boardMarksOf(seen, view, team, busy)
    const planned = planning && !asked ? plannedBy(seen, view, team) : null
    return { ...overlay, ...planned }
  }, [view, intent, team, busy, planning, asked])
}

/** Returns the words of every cell; the same object while only the aim moves. */
function useCellNames(view: AdmiralState, overlay: BoardMarks): readonly string[] {
  const { t } = useWords()
  const { berths, targets, underFire } = overlay
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells describe only these parts of the overlay
  return useMemo(() => cellNames(view, overlay, t), [view, t, berths, targets, underFire])
}

/** Returns the cells to keep in sight around the unit that acts: all choices, else targets, else the aimed cell. */
function cellsInSight(intent: IntentState, view: AdmiralState, open: ReadonlySet<Cell>): readonly (readonly Cell[])[] {
  const { asked, selected, target, course } = intent
  if (!asked) return []
  const placeOf = (unit: UnitId) => unitNamed(view, unit)?.at ?? null
  const own = new Set(unitsToAct(asked).map(placeOf))
  const chosen = [selected, target].map((unit) => (unit === null ? null : placeOf(unit)))
  const near = [...chosen, course?.at ?? null]
  const targets = [...view.ships, ...view.forts]
    .map(({ at }) => at)
    .filter((at) => at !== null && open.has(at) && !own.has(at))
  const choices = [...open].filter((cell) => !own.has(cell))
  return [[...near, ...choices], [...near, ...targets], near].map((cells) => cells.filter((cell) => cell !== null))
}

/** Returns the cell that stays in sight: the aimed or planned one, else that of the selected or active ship. */
function cellInSight({ asked, course, target, selected }: IntentState, view: AdmiralState): Cell | null {
  if (course && course.way.length > 0) return course.at
  const active = view.activation?.ship ?? null
  const unit = target ?? (asked ? (selected ?? active) : (active ?? selected))
  return unit === null ? null : (unitNamed(view, unit)?.at ?? null)
}
