import { type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from '../host/session.ts'
import { CameraButtons } from './CameraButtons.tsx'
import { OwnSeats, readersSeats } from './ownSeats.ts'
import { useFreeBand } from './panels/freeBand.ts'
import { panelsChanged, useMovingPanel } from './panels/panels.ts'
import { RecordedSeats } from './useWords.ts'
import './hudFrame.css'

interface HudFrameProps {
  /** The table for those who hear it: first in the order of the focus. */
  readonly board: ReactNode
  /** Where the log is: beside the table, or below it when the table fills the window's width. */
  readonly log: 'beside' | 'below'
  readonly testId?: string
  /** The table is framed anew when it changes: other panels stand below it from then on. */
  readonly phase?: string
  /** The same for a note within the hint that stays until it is put away. */
  readonly hasNote?: boolean
  readonly turn: ReactNode
  readonly scores: ReactNode
  readonly menu: ReactNode
  /** The open log; null hides it. */
  readonly pages: ReactNode
  /** Over the table's lower edge; a `.hud-dock` in it, where it has a height, is below the table. */
  readonly centre?: ReactNode
  readonly card?: ReactNode
  /** The card holds what is decided now: it is placed first and never hidden. */
  readonly cardDecides?: boolean
  /** The card has no buttons: it lets the pointer through and moves off the cell pointed at. */
  readonly cardOnlyTells?: boolean
  readonly hint: ReactNode
  readonly corner?: ReactNode
  /** Over all panels. */
  readonly children?: ReactNode
}

/** Layout of the panels over the table. The space between them lets the pointer through. */
export function HudFrame({
  board,
  log,
  testId,
  phase,
  hasNote,
  turn,
  scores,
  menu,
  pages,
  centre,
  card,
  cardDecides = false,
  cardOnlyTells = false,
  hint,
  corner,
  children,
}: HudFrameProps) {
  const hud = useRef<HTMLDivElement>(null)
  const cardSlot = useRef<HTMLDivElement>(null)
  const cornerSlot = useRef<HTMLDivElement>(null)
  const own = useOwnSeats()
  useFreeBand(hud)
  useMovingPanel(cardSlot, cardDecides ? 'decision' : 'card', !cardDecides, cardOnlyTells)
  useMovingPanel(cornerSlot, 'log', true)
  useEffect(() => {
    if (!hud.current) return
    const watch = new MutationObserver(panelsChanged)
    watch.observe(hud.current, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y: the handler only gives the keyboard back to the table after a click on one of the buttons
    <div
      ref={hud}
      className={`hud is-log-${log}`}
      data-testid={testId}
      data-phase={phase}
      data-note={hasNote}
      onClick={giveKeyboardBack}
    >
      {board}
      <div className="hud-grid">
        <OwnSeats.Provider value={own}>
          <div className="hud-turn">
            {turn}
            <CameraButtons />
          </div>
          <div className="hud-scores">{scores}</div>
        </OwnSeats.Provider>
        <div className="hud-menu">{menu}</div>
        <div className="hud-log">{pages}</div>
        <div className="hud-centre">{centre}</div>
        <div ref={cardSlot} className={cardOnlyTells ? 'hud-card only-tells' : 'hud-card'}>
          {card}
        </div>
        <div className="hud-hint">{hint}</div>
        <div ref={cornerSlot} className="hud-deck">
          {corner}
        </div>
      </div>
      {children}
    </div>
  )
}

const NOBODY: readonly Seat[] = []

/** The reader's seats in the match on the table; nobody's in a recording, which he only watches. */
function useOwnSeats(): readonly Seat[] {
  const isRecorded = useContext(RecordedSeats) !== null
  const own = useSession((session) => readersSeats(session).join())
  return useMemo(() => (isRecorded || own === '' ? NOBODY : own.split(',')), [isRecorded, own])
}

/** Removes the focus from a clicked button, so that Space and Enter reach the table; one pressed by key keeps it. */
function giveKeyboardBack({ detail }: MouseEvent): void {
  const focused = document.activeElement
  if (detail > 0 && focused instanceof HTMLButtonElement) focused.blur()
}
