import { type ReactNode, useLayoutEffect } from 'react'
import { followLayout, useLayout } from '../hud/frame/layout.ts'
import type { Foot } from '../hud/frame/slotTable.ts'
import { OwnSeats, useOwnSeats } from '../hud/ownSeats.ts'
import { giveKeyboardBack, useFocusOnTable } from '../ui/tableFocus.ts'
import { useFlatShell } from './shell.ts'
import '../hud/frame/slots.css'
import './flatFrame.css'

interface FlatFrameProps {
  /** The height of the dock: `low` for one line of tokens, `tall` for two. Constant for a game. */
  readonly foot: Foot
  /** A `FlatCorner`. */
  readonly corner: ReactNode
  /** One plate per side, as `Plates`. */
  readonly scores: ReactNode
  /** A `FlatBoard`, or several. */
  readonly board: ReactNode
  /** The card of the touched thing, or of the chosen one. */
  readonly card?: ReactNode
  /** More to see: the player's own sea, the last lines of the log. */
  readonly side?: ReactNode
  /** A `FlatDock`. */
  readonly dock: ReactNode
  /** The texts for screen readers: a `ScreenReaderRegions`. */
  readonly news: ReactNode
}

/**
 * Arranges the slots of the layout `column` round a flat board. Upright: one below the other; the part between scores
 * and dock scrolls. Across: the board on the left, all slots on its right.
 */
export function FlatFrame(parts: FlatFrameProps) {
  return useFlatShell().isClean ? <CleanFrame board={parts.board} /> : <WholeFrame {...parts} />
}

function CleanFrame({ board }: Pick<FlatFrameProps, 'board'>) {
  const shape = useShape()
  const { names } = useFlatShell()
  return (
    <main className="flat" data-testid="flat-table" inert>
      <div className="flat-clean" data-shape={shape}>
        {board}
      </div>
      {names}
    </main>
  )
}

function WholeFrame({ foot, corner, scores, board, card, side, dock, news }: FlatFrameProps) {
  const { adviser, captions } = useFlatShell()
  const shape = useShape()
  const own = useOwnSeats()
  useFocusOnTable()
  return (
    // biome-ignore lint/a11y: the handler only returns the keyboard focus to the table after a click on one of the buttons
    <main className="flat" data-testid="flat-table" onClick={giveKeyboardBack}>
      <div className="hud-slots" data-foot={foot} data-shape={shape}>
        <header className="slot-corner">{corner}</header>
        <OwnSeats.Provider value={own}>
          <div className="slot-scores">
            {scores}
            {captions}
          </div>
        </OwnSeats.Provider>
        <div className="flat-middle">
          <div className="flat-board-place">{board}</div>
          <div className="flat-side">
            <div className="slot-adviser">{adviser}</div>
            <div className="slot-card">{card}</div>
            {side}
          </div>
        </div>
        <div className="slot-dock">{dock}</div>
      </div>
      <div className="visually-hidden">{news}</div>
    </main>
  )
}

/** Returns the shape of the window: `across` if it is at least as wide as it is high. */
function useShape(): 'upright' | 'across' {
  useLayoutEffect(() => followLayout(true), [])
  return useLayout(({ width, height }) => (width >= height ? 'across' : 'upright'))
}
