import { create } from 'zustand'
import { type Chord, type Command, type CommandTable, commandsOf, PAD_BUTTONS, type PadButton } from './commands.ts'

/** The keys that the player has chosen, by command id; other commands have their defaults. */
export type ChosenKeys = Readonly<Record<string, readonly Chord[]>>

/** Tables that apply at the same time. If two know the same key, the first one gets it. */
export type CommandSet = readonly CommandTable[]

/** Returns the keys of a command, the one to show first. */
export function keysOf({ id, keys }: Command, chosen: ChosenKeys): readonly Chord[] {
  return (Object.hasOwn(chosen, id) && chosen[id]) || keys
}

/** The buttons of a gamepad that the player has chosen, by command id; other commands have their defaults. */
export type ChosenButtons = Readonly<Record<string, readonly PadButton[]>>

/** Returns the gamepad buttons of a command, the one to show first. */
export function buttonsOf({ id, pad = [] }: Command, chosen: ChosenButtons): readonly PadButton[] {
  return (Object.hasOwn(chosen, id) && chosen[id]) || pad
}

interface Bindings {
  readonly keys: ChosenKeys
  readonly buttons: ChosenButtons
}

const useBindings = create<Bindings>(() => ({ keys: {}, buttons: {} }))

/** Returns the keys that the player has chosen. */
export const useChosenKeys = (): ChosenKeys => useBindings((state) => state.keys)
export const chosenKeys = (): ChosenKeys => useBindings.getState().keys
/** Takes over the keys of the player's settings. */
export const adoptKeys = (keys: ChosenKeys): void => useBindings.setState({ keys })

/** Returns the gamepad buttons that the player has chosen. */
export const useChosenButtons = (): ChosenButtons => useBindings((state) => state.buttons)
export const chosenButtons = (): ChosenButtons => useBindings.getState().buttons
/** Takes over the gamepad buttons of the player's settings; unknown ones of later versions are left out. */
export function adoptButtons(buttons: Readonly<Record<string, readonly string[]>>): void {
  const known = Object.entries(buttons).map(([id, names]) => [id, PAD_BUTTONS.filter((one) => names.includes(one))])
  useBindings.setState({ buttons: Object.fromEntries(known) })
}

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
