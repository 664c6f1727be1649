import { create } from 'zustand'
import type { Command } from '../commands.ts'
import { PAD_BUTTONS, type PadButton } from './buttons.ts'

/** The buttons of a gamepad that the player has chosen, by command id; other commands have their defaults. */
export type ChosenButtons = Readonly<Record<string, readonly PadButton[]>>

/** Returns the gamepad buttons of a command, the one to show first. */
export function buttonsOf({ id, pad = [] }: Command, chosen: ChosenButtons): readonly PadButton[] {
  return (Object.hasOwn(chosen, id) && chosen[id]) || pad
}

const useButtons = create<{ readonly buttons: ChosenButtons }>(() => ({ buttons: {} }))

/** Returns the gamepad buttons that the player has chosen. */
export const useChosenButtons = (): ChosenButtons => useButtons((state) => state.buttons)
export const chosenButtons = (): ChosenButtons => useButtons.getState().buttons

/** Takes over the gamepad buttons of the player's settings; unknown ones of later versions are left out. */
export function adoptButtons(buttons: Readonly<Record<string, readonly string[]>>): void {
  const known = Object.entries(buttons).map(([id, names]) => [id, PAD_BUTTONS.filter((one) => names.includes(one))])
  useButtons.setState({ buttons: Object.fromEntries(known) })
}
