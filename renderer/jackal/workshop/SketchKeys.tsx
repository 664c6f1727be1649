import { type KeyboardEvent, useRef } from 'react'
import { cellAt, heightOf, printCell, stepFrom, widthOf } from '../../../engine/jackal/cells.ts'
import type { Vector } from '../../../engine/jackal/data/tiles.ts'
import type { Board, Cell } from '../../../engine/jackal/types.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { faultText } from './faultText.ts'
import { groundAt } from './groundAt.ts'
import { boardOf } from './sketch.ts'
import { answersShortcut } from './sketchShortcuts.ts'
import { lift, paint, shownBoard, useSketch, useWorkshop } from './workshop.ts'

const ARROWS: Readonly<Record<string, Vector>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** The map for the keyboard and for screen readers: lies over the table, and lets the pointer through. */
export function SketchKeys() {
  const t = useText()
  const board = boardOf(useSketch())
  const last = useRef<Cell | null>(null)
  return (
    <div
      className="sketch-keys"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is painted by keys
      tabIndex={0}
      aria-label={t('workshop.board', { width: widthOf(board), height: heightOf(board) })}
      aria-description={t('workshop.board.keys')}
      data-testid="workshop-board"
      onFocus={() => useWorkshop.setState({ cursor: cellOn(board, last.current) })}
      onBlur={() => {
        last.current = useWorkshop.getState().cursor
        useWorkshop.setState({ cursor: null })
      }}
      onKeyDown={handleKey}
    >
      <p className="visually-hidden" aria-live="assertive" data-testid="workshop-cell">
        <CellWords />
      </p>
    </div>
  )
}

/** Returns the keyboard's last cell if the board still has it, else its middle. */
function cellOn(board: Board, last: Cell | null): Cell {
  const [width, height] = [widthOf(board), heightOf(board)]
  return last !== null && last < width * height ? last : cellAt(board, width >> 1, height >> 1)
}

/** The keyboard's cell and its faults. */
function CellWords() {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const board = boardOf(useSketch())
  const { cursor, faults } = useWorkshop()
  if (cursor === null) return null
  const ground = t(`workshop.brush.${groundAt(board, cursor)}`)
  const here = faults.filter((fault) => 'cells' in fault && fault.cells.includes(cursor))
  const wrong = here.map((fault) => faultText({ t, language }, board, fault))
  return [`${printCell(board, cursor)}: ${ground}.`, ...wrong].join(' ')
}

function handleKey(event: KeyboardEvent): void {
  if (!answersKey(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Handles a key of the map; returns false for other keys. */
function answersKey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, shiftKey } = event
  const { cursor } = useWorkshop.getState()
  if (ctrlKey || metaKey) return answersShortcut(event)
  const arrow = ARROWS[code]
  if (arrow && cursor !== null) moveTo(stepFrom(shownBoard(), cursor, arrow), shiftKey)
  else if (code === 'Space' || code === 'Enter') paintAt(cursor)
  else return answersShortcut(event)
  return true
}

/** Moves the keyboard's cell; with Shift the brush paints on the way. */
function moveTo(cell: Cell, paints: boolean): void {
  if (cell < 0) return
  useWorkshop.setState({ cursor: cell })
  if (paints) paintAt(cell)
}

function paintAt(cell: Cell | null): void {
  if (cell === null) return
  paint(cell)
  lift()
}
