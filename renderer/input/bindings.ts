import { create } from 'zustand'
import { type Chord, type Command, type CommandTable, commandsOf } from './commands.ts'

/** The keys that the player has chosen, by command id; other commands have their defaults. */
export type ChosenKeys = Readonly<Record<string, readonly Chord[]>>

/** Tables that apply at the same time. If two know the same key, the first one gets it. */
export type CommandSet = readonly CommandTable[]

/** Returns the keys of a command, the one to show first. */
export function keysOf({ id, keys }: Command, chosen: ChosenKeys): readonly Chord[] {
  return (Object.hasOwn(chosen, id) && chosen[id]) || keys
}

const useBindings = create<{ readonly keys: ChosenKeys }>(() => ({ keys: {} }))

/** Returns the keys that the player has chosen. */
export const useChosenKeys = (): ChosenKeys => useBindings((state) => state.keys)
export const chosenKeys = (): ChosenKeys => useBindings.getState().keys
/** Takes over the keys of the player's settings. */
export const adoptKeys = (keys: ChosenKeys): void => useBindings.setState({ keys })

/**
 * Returns the command of a key press; null for none.
 * @param chords the bindings that the press may match, the most exact first
 * @param set the tables that apply now
 */
export function commandAt(chords: readonly Chord[], set: CommandSet, chosen: ChosenKeys): Command | null {
  const commands = set.flatMap(commandsOf)
  for (const chord of chords) {
    const command = commands.find((one) => keysOf(one, chosen).includes(chord))
    if (command) return command
  }
  return null
}
