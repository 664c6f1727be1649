import type { CSSProperties, ReactNode } from 'react'
import { useFlatShell } from '../shell.ts'
import type { BoardSize } from './aim.ts'
import { BoardCells } from './BoardCells.tsx'
import type { Sight } from './sight.ts'
import './flatBoard.css'

/** Names of columns and rows at the board's edges. */
export interface BoardEdges {
  readonly columns: readonly string[]
  readonly rows: readonly string[]
}

export interface FlatBoardProps extends BoardSize {
  /** The accessible name of the board. */
  readonly label: string
  /** Returns a cell's name for screen readers: its name, its contents and its consequences. */
  nameOf(index: number): string
  /** Returns whether the seat at this screen may choose a cell now. */
  isOpen(index: number): boolean
  /** The aimed cell; null if there is none. */
  readonly aim: number | null
  /** The cell that Tab reaches without an aimed one; the first by default. */
  readonly start?: number
  /** Called after a touch, a click or an arrow key: aims at a cell, open or not. */
  onAim(index: number): void
  /**
   * Called after a touch or click that ended on a cell, which is aimed at already; arrow keys and drags do not call it.
   */
  onTouch?(index: number): void
  /** Called when the mouse is over a cell without being pressed; null over none. */
  onHover?(index: number | null): void
  /** Called on Enter, Space or a double click: does what the brass button does, at the aimed cell. */
  onConfirm(): void
  /** The cells to keep visible if the board does not fit: first all important ones, then fewer and fewer. */
  readonly sight?: Sight
  /** The names along the edges; without them the picture extends to the frame. */
  readonly edges?: BoardEdges
  /** The screen reader's names for the rows if the edges do not name them; otherwise it reads all cells of a row. */
  readonly rowNames?: readonly string[]
  /** Returns the index on this board of a cell of the game, for pointing fingers; null if it is on another one. */
  readonly indexOf?: (cell: number) => number | null
  /** The seat whose board it is, in games with a board for each seat. */
  readonly board?: string
  /** The picture, as children of an SVG whose unit is one cell. */
  readonly children: ReactNode
}

/**
 * Shows a board: a picture, and over it a grid of cells for fingers, keys and screen readers. Cells may be smaller than
 * a finger: a touch aims at the nearest open one.
 */
export function FlatBoard({ edges, indexOf, board, children, ...grid }: FlatBoardProps) {
  const { BoardMarks } = useFlatShell()
  const { columns, rows, aim } = grid
  const size = { '--columns': columns, '--rows': rows } as CSSProperties // React types no custom properties
  return (
    <div className="flat-board" style={size} data-edges={edges !== undefined}>
      <div className="flat-board-frame wood">
        {edges && <Edge names={edges.columns} at="top" lit={aim === null ? -1 : aim % columns} />}
        {edges && <Edge names={edges.rows} at="left" lit={aim === null ? -1 : Math.floor(aim / columns)} />}
        <div className="flat-field">
          <svg
            className="flat-picture"
            viewBox={`0 0 ${columns} ${rows}`}
            aria-hidden="true"
            focusable="false"
            data-board={board}
          >
            {children}
            {BoardMarks && indexOf && (
              <BoardMarks columns={columns} indexOf={indexOf} {...(board !== undefined && { board })} />
            )}
          </svg>
          <BoardCells {...grid} {...(edges && { rowNames: edges.rows })} />
        </div>
      </div>
    </div>
  )
}

interface EdgeProps {
  readonly names: readonly string[]
  readonly at: 'top' | 'left'
  /** The index of the name that belongs to the aimed cell; −1: none. */
  readonly lit: number
}

function Edge({ names, at, lit }: EdgeProps) {
  return (
    <div className={`flat-edge is-${at}`} aria-hidden="true">
      {names.map((name, index) => (
        <span key={name} className={index === lit ? 'is-lit' : ''}>
          {name}
        </span>
      ))}
    </div>
  )
}
