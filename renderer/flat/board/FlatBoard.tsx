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
  /** What the board is called. */
  readonly label: string
  /** What a screen reader says of a cell: its name, what lies there, and what follows of it. */
  nameOf(index: number): string
  /** Whether the seat at this screen may choose a cell now. */
  isOpen(index: number): boolean
  /** The cell that is aimed at; null while none is. */
  readonly aim: number | null
  /** The cell that Tab reaches while none is aimed at; the first unless told otherwise. */
  readonly start?: number
  /** A touch, a click or an arrow key: aims at a cell, open or not. */
  onAim(index: number): void
  /** A touch or click that ended on a cell, which is aimed at already; arrow keys and drags end on none. */
  onTouch?(index: number): void
  /** The mouse is over a cell without being pressed, or over none: null. */
  onHover?(index: number | null): void
  /** Enter, Space or a double click: what the brass button does, at the cell aimed at. */
  onConfirm(): void
  /** The cells that are kept in sight where the board does not fit: all that matters, then less and less. */
  readonly sight?: Sight
  /** Without it the picture goes to the frame. */
  readonly edges?: BoardEdges
  /** What a screen reader calls the rows, where the edges do not name them; else it calls each by all its cells. */
  readonly rowNames?: readonly string[]
  /** Where a cell of the game is on this board, for fingers that point it out; null where it is on another one. */
  readonly indexOf?: (cell: number) => number | null
  /** The picture, as children of an SVG whose unit is one cell. */
  readonly children: ReactNode
}

/**
 * A board: a picture, and over it a grid of cells for fingers, keys and screen readers. Cells may be smaller than a
 * finger: a touch aims at the nearest open one.
 */
export function FlatBoard({ edges, indexOf, children, ...grid }: FlatBoardProps) {
  const { BoardMarks } = useFlatShell()
  const { columns, rows, aim } = grid
  const size = { '--columns': columns, '--rows': rows } as CSSProperties // React types no custom properties
  return (
    <div className="flat-board" style={size} data-edges={edges !== undefined}>
      <div className="flat-board-frame wood">
        {edges && <Edge names={edges.columns} at="top" lit={aim === null ? -1 : aim % columns} />}
        {edges && <Edge names={edges.rows} at="left" lit={aim === null ? -1 : Math.floor(aim / columns)} />}
        <div className="flat-field">
          <svg className="flat-picture" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" focusable="false">
            {children}
            {BoardMarks && indexOf && <BoardMarks columns={columns} indexOf={indexOf} />}
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
  /** Which of them belongs to the cell aimed at; −1: none. */
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
