import { chosenKeys, commandAt } from '../../input/bindings.ts'
import { chordsOf } from '../../input/chords.ts'
import { TABLE } from '../../input/tableCommands.ts'

/** A line that has been in sight for less than this has not been read: a key pressed then was meant for something else, ms. */
export const UNREAD = 300

/** Keys that confirm on a cell of the flat table, and on a button, whatever else they mean. */
const ALWAYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space'])

/**
 * Keeps the keys that confirm from playing a move that has just come into sight by itself. Returns what ends it early.
 *
 * @param isLaid whether such a key would play it
 */
export function holdKeysBack(isLaid: () => boolean): () => void {
  const hold = (event: KeyboardEvent) => {
    if (!confirms(event) || !isLaid()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', hold, true)
  }
  const timer = setTimeout(stop, UNREAD)
  window.addEventListener('keydown', hold, true)
  return stop
}

const confirms = (event: KeyboardEvent): boolean =>
  ALWAYS.has(event.code) || commandAt(chordsOf(event), [TABLE], chosenKeys())?.id === TABLE.commands.confirm.id
