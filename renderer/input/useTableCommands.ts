import { useMemo } from 'react'
import { undo } from '../host/session.ts'
import { closeRecap, skipToMyTurn } from '../host/skipAhead.ts'
import { playback } from '../playback/shownStore.ts'
import { openSheet } from '../ui/screens.ts'
import { focusTable, isFocusInPanels } from '../ui/tableFocus.ts'
import { CHOICES, TABLE } from './tableCommands.ts'
import { type CommandContext, handle, useCommands } from './useCommands.ts'

/** What a game does with the commands that every table has, and with its own. Constant: made once, outside components. */
export interface GameCommands {
  /** The game's own contexts. A key that one of them knows is theirs, whatever else it means at the table. */
  readonly contexts: readonly CommandContext[]
  cursor(east: number, north: number): void
  /** Takes one of what is offered, from 1. */
  choose(n: number): void
  next(step: 1 | -1): void
  confirm(): void
  /** False when there was nothing to take back. */
  cancel(): boolean
}

interface HudCommands {
  readonly onLog: () => void
  readonly onCentre: () => void
}

/** Gives the commands of a game and those of every table their effect while a match is on the table. */
export function useTableCommands(game: GameCommands, { onLog, onCentre }: HudCommands): void {
  const contexts = useMemo(
    () => [
      ...game.contexts,
      handle(TABLE, { ...gesturesOf(game), ...TABLE_HANDLERS, log: onLog, overview: onCentre }),
      handle(CHOICES, choicesOf(game)),
    ],
    [game, onLog, onCentre],
  )
  useCommands(contexts)
}

const TABLE_HANDLERS = {
  undo: () => void undo(),
  skip: () => playback.skip(),
  'my-turn': skipToMyTurn,
  keys: () => openSheet({ name: 'keys' }),
  rules: () => openSheet({ name: 'rules', query: '' }),
  panels: enterPanels,
}

function gesturesOf(game: GameCommands) {
  return {
    up: () => game.cursor(0, 1),
    down: () => game.cursor(0, -1),
    left: () => game.cursor(-1, 0),
    right: () => game.cursor(1, 0),
    confirm: () => game.confirm(),
    cancel: () => cancelOrPause(game),
    'take-back': () => void game.cancel(),
    'next-piece': () => game.next(1),
    'previous-piece': () => game.next(-1),
  }
}

function choicesOf({ choose }: GameCommands) {
  return {
    1: () => choose(1),
    2: () => choose(2),
    3: () => choose(3),
    4: () => choose(4),
    5: () => choose(5),
    6: () => choose(6),
    7: () => choose(7),
    8: () => choose(8),
    9: () => choose(9),
  }
}

/** Leaves the panels first, takes back second, and opens the menu when nothing is left to take back. */
function cancelOrPause(game: GameCommands): void {
  if (isFocusInPanels()) focusTable()
  else if (!game.cancel() && !closeRecap()) openSheet({ name: 'pause' })
}

/** Goes to the panels' buttons, where Tab moves on; once more, or Esc, comes back to the table. */
function enterPanels(): void {
  if (isFocusInPanels()) focusTable()
  else document.querySelector<HTMLElement>('.hud button:not(:disabled)')?.focus()
}
