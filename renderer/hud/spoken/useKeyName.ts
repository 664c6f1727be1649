import { keysOf, useChosenKeys } from '../../input/bindings.ts'
import type { Command } from '../../input/commands.ts'
import { useChordName } from '../../input/keyboardLayout.ts'

/** Gives the name of the key that gives a command; empty where none does. */
export function useKeyName(): (command: Command) => string {
  const chosen = useChosenKeys()
  const nameOf = useChordName()
  return (command) => {
    const [chord] = keysOf(command, chosen)
    return chord === undefined ? '' : nameOf(chord)
  }
}
