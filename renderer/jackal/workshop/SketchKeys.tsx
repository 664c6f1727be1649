import { useRef } from 'react'
import { cellAt, heightOf, printCell, widthOf } from '../../../engine/jackal/cells.ts'
import type { Board, Cell } from '../../../engine/jackal/types.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { usePadBrand } from '../../input/pad/lastDevice.ts'
import { CommandKey } from '../../ui/CommandKey.tsx'
import { SKETCHING, WORKSHOP } from './commands.ts'
import { faultText } from './faultText.ts'
import { groundAt } from './groundAt.ts'
import { boardOf } from './sketch.ts'
import { useSketch, useWorkshop } from './workshop.ts'

/** The map for keyboard, gamepad and screen readers: lies over the table, and lets the pointer through. */
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
    >
      <p className="visually-hidden" aria-live="assertive" data-testid="workshop-cell">
        <CellWords />
      </p>
      <PadHints />
    </div>
  )
}

/** The buttons that paint, while a gamepad does. */
function PadHints() {
  const t = useText()
  const isPainting = useWorkshop(({ cursor }) => cursor !== null)
  if (usePadBrand() === null || !isPainting) return null
  return (
    <p className="sketch-hints parchment" data-testid="workshop-pad-hints">
      {HINTS.map((command) => (
        <span key={command.id}>
          <CommandKey of={command} /> {t(command.label)}
        </span>
      ))}
    </p>
  )
}

const { paint, leave } = SKETCHING.commands
const { undo } = WORKSHOP.commands
const HINTS = [paint, SKETCHING.commands['previous-brush'], SKETCHING.commands['next-brush'], undo, leave]

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
