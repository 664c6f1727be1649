import type { ChosenKeys } from '../../input/bindings.ts'
import type { Chord, Command } from '../../input/commands.ts'
import { clashesOf, withKey } from '../../input/rebinding.ts'
import { changeSettings } from '../../ui/settings.ts'
import { allSets } from './commandSets.ts'

/** A key that is being changed. */
export interface Change {
  readonly command: Command
  /** The key that is replaced; null if the command has none. */
  readonly instead: Chord | null
  /** The key that was pressed and belongs to another command; null while a key is awaited. */
  readonly pressed: Chord | null
}

/** Saves the keys that the player has chosen. */
export const choose = (keys: ChosenKeys): void => void changeSettings({ keys })

/**
 * Gives the command the key, unless another command has it: then the player decides first. Returns the change that is
 * still open.
 */
export function press(change: Change, key: Chord, chosen: ChosenKeys): Change | null {
  const { command, instead } = change
  if (key === instead) return null
  if (clashesOf(command, key, allSets(), chosen).length > 0) return { ...change, pressed: key }
  choose(withKey(command, key, instead, chosen))
  return null
}
