import { chosenKeys, commandAt } from './bindings.ts'
import { chordsOf, PRESS_KEYS } from './chords.ts'
import { isDialogOpen } from './contexts.ts'
import { TABLE } from './tableCommands.ts'

/**
 * The milliseconds that a line must be in sight to have been read: a key pressed earlier was meant for something else.
 */
export const READING_TIME = 300

/** The moves that have just come into sight: whether a confirming key or button would play them. */
const justShown = new Set<() => boolean>()

/** Returns whether a confirming key or button would play a move that has just come into sight. */
export const isHeldBack = (): boolean => !isDialogOpen() && [...justShown].some((isLaid) => isLaid())

/**
 * Keeps the keys and buttons that confirm from playing a move that has just come into sight. An open dialog keeps its
 * keys: they play nothing then. Returns a function that ends it early.
 *
 * @param isLaid returns whether such a key would play the move
 */
export function holdBack(isLaid: () => boolean): () => void {
  const hold = (event: KeyboardEvent) => {
    if (!confirms(event) || !isHeldBack()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // A new function: the same move may be shown twice.
  const shown = () => isLaid()
  const stop = () => {
    clearTimeout(timer)
    justShown.delete(shown)
    window.removeEventListener('keydown', hold, true)
  }
  const timer = setTimeout(stop, READING_TIME)
  justShown.add(shown)
  window.addEventListener('keydown', hold, true)
  return stop
}

const confirms = (event: KeyboardEvent): boolean =>
  PRESS_KEYS.test(event.code) || commandAt(chordsOf(event), [TABLE], chosenKeys())?.id === TABLE.commands.confirm.id
