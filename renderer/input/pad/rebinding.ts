import type { CommandSet } from '../bindings.ts'
import { type Command, commandsOf, type PadButton } from '../commands.ts'
import { buttonsOf, type ChosenButtons } from './chosenButtons.ts'

/** Returns the custom buttons, minus commands reset to default. */
function withButtons(chosen: ChosenButtons, command: Command, buttons: readonly PadButton[]): ChosenButtons {
  const { [command.id]: _, ...others } = chosen
  return `${buttons}` === `${command.pad ?? []}` ? others : { ...others, [command.id]: buttons }
}

/**
 * Gives a command a button of the gamepad. A command that applies together with it and has the button gets the old one,
 * so that nothing loses its button. Returns null if that command is fixed.
 */
export function withButton(
  command: Command,
  button: PadButton,
  sets: readonly CommandSet[],
  chosen: ChosenButtons,
): ChosenButtons | null {
  const before = buttonsOf(command, chosen)
  if (before.includes(button)) return chosen
  const together = sets.filter((set) => set.some((table) => commandsOf(table).some(({ id }) => id === command.id)))
  const clashing = [...new Set(together.flat())]
    .flatMap(commandsOf)
    .filter((one) => one.id !== command.id && buttonsOf(one, chosen).includes(button))
  if (clashing.some(({ isFixed }) => isFixed)) return null
  const swapped = clashing.reduce(
    (now, one) => withButtons(now, one, [...before, ...buttonsOf(one, now).filter((other) => other !== button)]),
    chosen,
  )
  return withButtons(swapped, command, [button])
}
