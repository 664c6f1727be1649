import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { CURSOR, TABLE } from '../../input/tableCommands.ts'
import { TABLE_PROPS, useFocusOnTable } from '../../ui/tableFocus.ts'
import { useKeyName } from './useKeyName.ts'
import './spokenBoard.css'

/** What a move led to, in words. */
export interface Deed {
  /** Number of the move, from 1. */
  readonly move: number
  readonly text: string
  /** The viewer's own move. */
  readonly own: boolean
}

export interface SpokenBoardProps {
  /** The name of the game. */
  readonly game: string
  /** What has been chosen to act; empty while nothing has. */
  readonly chosen: string
  /** What the keyboard points at, what may be done there, or why not; empty until a key is used. */
  readonly cell: string
  /** Who decides, and what. */
  readonly turn: string
  /** What happened, oldest first. */
  readonly deeds: readonly Deed[]
}

/**
 * What is said of a match. What answers a key of the player's own is said at once and cuts off what was said before; what
 * others do waits its turn, so none of it is lost.
 */
export function SpokenBoard({ game, ...said }: SpokenBoardProps) {
  return (
    <SpokenTable game={game} hasCursor={said.cell !== ''}>
      <SpokenRegions {...said} />
    </SpokenTable>
  )
}

/** The live regions alone, for a table whose cells have the focus themselves. */
export function SpokenRegions({ chosen, cell, turn, deeds }: Omit<SpokenBoardProps, 'game'>) {
  const told = useToldDeeds(deeds)
  return (
    <>
      <p aria-live="assertive" aria-atomic="true" data-testid="spoken-chosen">
        {chosen}
      </p>
      <p aria-live="assertive" aria-atomic="true" data-testid="spoken-cell">
        {cell}
      </p>
      <p aria-live="polite" aria-atomic="true" data-testid="spoken-turn">
        {turn}
      </p>
      <div role="log" aria-live="polite" aria-relevant="additions text" data-testid="spoken-deeds">
        {told.map(({ move, text }) => (
          <p key={`${move}/${text}`}>{text}</p>
        ))}
      </div>
    </>
  )
}

interface SpokenTableProps {
  readonly game: string
  /** A cell shows where the keyboard is, so that the table needs no frame. */
  readonly hasCursor: boolean
  /** Live regions. */
  readonly children: ReactNode
}

/** The table for those who hear it: an element that has the focus, and what is said of it. */
export function SpokenTable({ game, hasCursor, children }: SpokenTableProps) {
  const t = useText()
  const keys = useKeysText()
  useFocusOnTable()
  return (
    <div
      {...TABLE_PROPS}
      className="spoken-board"
      data-cursor={hasCursor}
      role="application"
      aria-label={t('hud.table', { game })}
      aria-description={keys}
      data-testid="spoken-board"
    >
      <div className="visually-hidden">{children}</div>
    </div>
  )
}

/** How the table is used, with the keys that the player has chosen. */
function useKeysText(): string {
  const t = useText()
  const keyOf = useKeyName()
  const { confirm, panels, keys } = TABLE.commands
  const arrows = CURSOR.map(keyOf).join(' ')
  return t('spoken.keys', { arrows, confirm: keyOf(confirm), panels: keyOf(panels), keys: keyOf(keys) })
}

/** How many deeds stay to be said; older ones are in the log. */
const KEPT = 12

/** The deeds since the viewer's own last one when the table came into sight, and all that follow. */
function useToldDeeds(deeds: readonly Deed[]): readonly Deed[] {
  const isKnown = useSession((state) => state.start !== null)
  const since = useRef<number | null>(null)
  const [told, setTold] = useState<readonly Deed[]>([])
  useEffect(() => {
    if (!isKnown) return
    // moves taken back were told too, and may be made again
    const from = Math.min(since.current ?? deeds.findLastIndex(({ own }) => own) + 1, deeds.length)
    since.current = from
    setTold(deeds.slice(from).slice(-KEPT))
  }, [deeds, isKnown])
  return told
}
