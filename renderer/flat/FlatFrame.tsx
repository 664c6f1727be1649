import type { ReactNode } from 'react'
import { useFocusOnTable } from '../ui/tableFocus.ts'
import { useFlatShell } from './shell.ts'
import './flatFrame.css'

interface FlatFrameProps {
  /** A `TopBar`. */
  readonly top: ReactNode
  /** What stands over the board: scores, fleets. */
  readonly head?: ReactNode
  /** A `FlatBoard`, or several. */
  readonly board: ReactNode
  /** What one looks at and does not press: the own sea, captains, the log. */
  readonly side?: ReactNode
  /** A `FlatDock`. */
  readonly dock: ReactNode
  /** What a screen reader is told: a `SpokenRegions`. */
  readonly news: ReactNode
}

/**
 * The layout of a flat table. Upright: bar, board and panels, dock, one below the other; the middle scrolls where it has
 * to. Across: the board on the left, everything else on its right.
 */
export function FlatFrame(parts: FlatFrameProps) {
  return useFlatShell().isClean ? <CleanFrame board={parts.board} /> : <WholeFrame {...parts} />
}

function CleanFrame({ board }: Pick<FlatFrameProps, 'board'>) {
  return (
    <main className="flat" data-testid="flat-table" inert>
      <div className="flat-clean">{board}</div>
    </main>
  )
}

function WholeFrame({ top, head, board, side, dock, news }: FlatFrameProps) {
  const { lesson } = useFlatShell()
  useFocusOnTable()
  return (
    <main className="flat" data-testid="flat-table">
      <div className="flat-frame">
        {top}
        <div className="flat-middle">
          {head && <div className="flat-head">{head}</div>}
          <div className="flat-board-place">{board}</div>
          {(side || lesson) && (
            <div className="flat-side">
              {lesson}
              {side}
            </div>
          )}
        </div>
        {dock}
      </div>
      <div className="visually-hidden">{news}</div>
    </main>
  )
}
