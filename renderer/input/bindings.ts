import { useSettings } from '../ui/settings.ts'
import { type Chord, type Command, type CommandTable, commandsOf } from './commands.ts'

/** The keys that the player has chosen, by the command's id; other commands have their defaults. */
export type ChosenKeys = Readonly<Record<string, readonly Chord[]>>

/** Tables that apply at the same time. Where two know the same key, the first has it. */
export type CommandSet = readonly CommandTable[]

/** The keys of a command, the one to be shown first. */
export function keysOf({ id, keys }: Command, chosen: ChosenKeys): readonly Chord[] {
  return (Object.hasOwn(chosen, id) && chosen[id]) || keys
}

/** The keys that the player has chosen. */
export const useChosenKeys = (): ChosenKeys => useSettings((state) => state.settings.keys)
export const chosenKeys = (): ChosenKeys => useSettings.getState().settings.keys

/**
 * The command that a key press stands for; null for none.
 * @param chords what the press may be bound as, the most exact first
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
