import { chosenKeys, commandAt } from '../../input/bindings.ts'
import { chordsOf, PRESS_KEYS } from '../../input/chords.ts'
import { isDialogOpen } from '../../input/contexts.ts'
import { TABLE } from '../../input/tableCommands.ts'

/**
 * The milliseconds that a line must be in sight to have been read: a key pressed earlier was meant for something else.
 */
export const READING_TIME = 300

/**
 * Keeps the keys that confirm from playing a move that has just come into sight. An open dialog keeps its keys: they
 * play nothing then. Returns a function that ends it early.
 *
 * @param isLaid returns whether such a key would play the move
 */
export function holdKeysBack(isLaid: () => boolean): () => void {
  const hold = (event: KeyboardEvent) => {
    if (!confirms(event) || isDialogOpen() || !isLaid()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', hold, true)
  }
  const timer = setTimeout(stop, READING_TIME)
  window.addEventListener('keydown', hold, true)
  return stop
}

const confirms = (event: KeyboardEvent): boolean =>
  PRESS_KEYS.test(event.code) || commandAt(chordsOf(event), [TABLE], chosenKeys())?.id === TABLE.commands.confirm.id
