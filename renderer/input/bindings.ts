import type { Chord, Command, CommandTable } from './commands.ts'
import { commandsOf } from './commands.ts'

/** The keys of a command, the one to be shown first. */
export function keysOf(command: Command): readonly Chord[] {
  return command.keys
}

/**
 * The command that a key press stands for; null for none.
 * @param chords what the press may be bound as, the most exact first
 * @param tables those that apply now; the first to know the key wins
 */
export function commandAt(chords: readonly Chord[], tables: readonly CommandTable[]): Command | null {
  const commands = tables.flatMap(commandsOf)
  for (const chord of chords) {
    const command = commands.find((one) => keysOf(one).includes(chord))
    if (command) return command
  }
  return null
}
