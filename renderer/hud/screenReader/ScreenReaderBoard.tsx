import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { CURSOR, TABLE } from '../../input/tableCommands.ts'
import { TABLE_PROPS, useFocusOnTable } from '../../ui/tableFocus.ts'
import { type Said, ScreenReaderRegions } from './ScreenReaderRegions.tsx'
import { useKeyName } from './useKeyName.ts'
import './screenReaderBoard.css'

export interface ScreenReaderBoardProps extends Said {
  /** The name of the game. */
  readonly game: string
}

/**
 * Announces a match to screen readers. The answer to a player's own key is said at once and cuts off earlier texts;
 * others' deeds wait their turn, so none of them is lost.
 */
export function ScreenReaderBoard({ game, ...said }: ScreenReaderBoardProps) {
  return (
    <ScreenReaderTable game={game} hasCursor={said.cell !== ''}>
      <ScreenReaderRegions {...said} />
    </ScreenReaderTable>
  )
}

interface ScreenReaderTableProps {
  readonly game: string
  /** Set when a cell shows the focus, so that the table needs no frame. */
  readonly hasCursor: boolean
  /** Live regions. */
  readonly children: ReactNode
}

/** The table for screen readers: an element that has the focus, and its announcements. */
export function ScreenReaderTable({ game, hasCursor, children }: ScreenReaderTableProps) {
  const t = useText()
  const keys = useKeysText()
  const [isArrivedAt, setArrivedAt] = useState(false)
  useFocusOnTable()
  return (
    <div
      {...TABLE_PROPS}
      className="spoken-board"
      data-marked={isArrivedAt && !hasCursor}
      onFocus={({ currentTarget, relatedTarget }) =>
        setArrivedAt(relatedTarget !== null && currentTarget.matches(':focus-visible'))
      }
      onBlur={() => setArrivedAt(false)}
      role="application"
      aria-label={t('hud.table', { game })}
      aria-description={keys}
      data-testid="spoken-board"
    >
      <div className="visually-hidden">{children}</div>
    </div>
  )
}

/** Returns the instructions for the table, with the keys that the player has chosen. */
function useKeysText(): string {
  const t = useText()
  const keyOf = useKeyName()
  const { confirm, panels, keys } = TABLE.commands
  const arrows = CURSOR.map(keyOf).join(' ')
  return t('spoken.keys', { arrows, confirm: keyOf(confirm), panels: keyOf(panels), keys: keyOf(keys) })
}
