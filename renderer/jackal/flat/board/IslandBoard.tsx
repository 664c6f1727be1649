import { useMemo } from 'react'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { FlatBoard } from '../../../flat/board/FlatBoard.tsx'
import { ZoomPlace } from '../../../flat/board/ZoomPlace.tsx'
import { areOthersMoving } from '../../../host/othersMove.ts'
import { useSession } from '../../../host/session.ts'
import { ownSeats } from '../../../hud/recap/lookback.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { pointingOf } from '../../highlights/pointing.ts'
import { cellWords } from '../../hud/screenReader/cellWords.ts'
import { confirmChoice } from '../../intent/confirmChoice.ts'
import { startOfCursor } from '../../intent/cursorRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { lookedAt } from '../../intent/lighthouseIntent.ts'
import { ownTeam, planOf } from '../../intent/planning.ts'
import { placeOf, type Selected, selectablesOf, targetsOf, vesselCellOf } from '../../intent/targets.ts'
import { inTurn, tellToWait } from '../../intent/tellToWait.ts'
import { cellOfIndex, columnNamesOf, columnsOf, indexOfCell, middleOf, rowNamesOf, rowsOf } from '../boardCells.ts'
import { IslandPicture } from '../picture/IslandPicture.tsx'
import type { IslandView } from '../useIslandView.ts'
import { cellsInSight, useSight } from './sight.ts'

/** The island: every cell names itself, its content and the possible actions. */
export function IslandBoard({ view }: { readonly view: IslandView }) {
  const { t } = useWords()
  const intent = useIntent()
  const busy = useShownNow((state) => state.busy)
  const { board } = view
  const open = useMemo(() => (busy ? NONE : openCells(intent)), [intent, busy])
  const plan = intent.asked ? null : planOf(view, intent.planned, ownSeats(useSession.getState()))
  const names = useCellNames(view, intent)
  const { cursor, aimAt, hoverCell } = intent
  const [columns, rows] = [columnsOf(board), rowsOf(board)]
  const start = startOfCursor(intent, view)
  const sight = useSight(view, intent)
  const seen = cellsInSight(intent).map((cells) => cells.map((cell) => indexOfCell(board, cell)))
  const edges = useMemo(() => ({ columns: columnNamesOf(board), rows: rowNamesOf(board) }), [board])
  const isLarge = Math.max(columns, rows) > LARGEST_WHOLE
  const grid = (
    <FlatBoard
      label={t('hud.table', { game: t('game.jackal') })}
      columns={columns}
      rows={rows}
      rowNames={edges.rows}
      {...(isLarge && { edges })}
      nameOf={(index) => names[index] ?? ''}
      isOpen={(index) => open.has(cellOfIndex(board, index))}
      aim={cursor === null ? null : indexOfCell(board, cursor)}
      start={indexOfCell(board, start)}
      sight={seen}
      onAim={(index) => aimAt(cellOfIndex(board, index))}
      onTouch={(index) => touch(view, cellOfIndex(board, index))}
      onHover={(index) => hoverCell(index === null ? null : cellOfIndex(board, index))}
      onConfirm={confirmInTurn}
      indexOf={(cell) => indexOfCell(board, cell)}
    >
      <IslandPicture view={view} isNamed={!isLarge} pointing={pointingOf(intent, busy, plan)} />
    </FlatBoard>
  )
  if (!isLarge) return grid
  return (
    <ZoomPlace columns={columns} rows={rows} sight={middleOf(board, sight)} enough={ENOUGH}>
      {grid}
    </ZoomPlace>
  )
}

/** The longest side of boards that a phone shows whole, in cells. */
const LARGEST_WHOLE = 13

/** The side of a cell that a mouse hits easily, in CSS pixels. */
const ENOUGH = 28

/** Returns the name of every cell; the same while only the aim moves. */
function useCellNames(view: IslandView, intent: IntentState): readonly string[] {
  const { t } = useWords()
  const { asked, selected, carry, bottle, first, order, picked, prompt, why } = intent
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the intent these are all that cells speak of
  return useMemo(
    () => view.tiles.map((_, index) => cellWords(view, intent, cellOfIndex(view.board, index), t)),
    [view, t, asked, selected, carry, bottle, first, order, picked, prompt, why],
  )
}

const NONE: ReadonlySet<Cell> = new Set()

/** Returns the cells with a possible choice now: lit ones, those of pieces that may act, those of the lighthouse. */
function openCells(intent: IntentState): ReadonlySet<Cell> {
  const { asked, view } = intent
  if (!asked || !view) return NONE
  const looked = lookedAt(intent)
  if (looked) return new Set(looked)
  const standing = selectablesOf(asked).map((one) =>
    one.kind === 'piece' ? placeOf(one.id, view) : vesselCellOf(view, one),
  )
  const goals = targetsOf(intent).map(({ cell }) => cell)
  return new Set([...goals, ...standing].filter((cell) => cell !== null))
}

const confirmInTurn = inTurn(confirmChoice)

/**
 * Handles a touch while others move: a touch on one of the player's own pieces plans with that piece; any other shows
 * the notice to wait.
 */
function touch(view: JackalState, cell: Cell): void {
  const intent = useIntent.getState()
  if (intent.asked) return intent.touch(cell)
  if (!areOthersMoving()) return
  const own = ownSeats(useSession.getState())
  const pieces = view.pieces.filter(({ at }) => at === cell).map(({ id }): Selected => ({ kind: 'piece', id }))
  const ships = view.teams.filter(({ ship }) => ship === cell).map(({ id }): Selected => ({ kind: 'ship', team: id }))
  const meant = [...pieces, ...ships].find((one) => ownTeam(view, one, own)) ?? null
  intent.plan(meant)
  if (meant === null) tellToWait(cell)
}
