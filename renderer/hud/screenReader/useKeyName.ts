import { keysOf, useChosenKeys } from '../../input/bindings.ts'
import type { Command } from '../../input/commands.ts'
import { useChordName } from '../../input/keyboardLayout.ts'

/** Returns a function that names the key of a command; empty if it has none. */
export function useKeyName(): (command: Command) => string {
  const chosen = useChosenKeys()
  const nameOf = useChordName()
  return (command) => {
    const [chord] = keysOf(command, chosen)
    return chord === undefined ? '' : nameOf(chord)
  }
}
