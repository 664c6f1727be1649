import { keysOf, useChosenKeys } from '../input/bindings.ts'
import { type Command, commandsOf } from '../input/commands.ts'
import { useChordName } from '../input/keyboardLayout.ts'
import { buttonsOf, useChosenButtons } from '../input/pad/chosenButtons.ts'
import { usePadBrand } from '../input/pad/lastDevice.ts'
import { CHOICES, CURSOR } from '../input/tableCommands.ts'
import { useHasKeys } from '../input/useHasKeys.ts'
import { Key } from './controls.tsx'
import { PadGlyph } from './pads/PadGlyph.tsx'

/**
 * The key cap of a command, one for each of several; empty if no key gives it, or the device has no keys. After a gamepad
 * was used, its buttons; for a command that moves the cursor the whole directional pad, which aims.
 */
export function CommandKey({ of }: { readonly of: Command | readonly Command[] }) {
  const brand = usePadBrand()
  const buttons = useChosenButtons()
  const chosen = useChosenKeys()
  const nameOf = useChordName()
  const hasKeys = useHasKeys()
  const commands = 'id' in of ? [of] : of
  if (brand && commands.some((command) => CURSOR.some(({ id }) => id === command.id)))
    return <PadGlyph button="directions" brand={brand} />
  if (brand) {
    const shown = commands.flatMap((command) => buttonsOf(command, buttons).slice(0, 1))
    return shown.map((button) => <PadGlyph key={button} button={button} brand={brand} />)
  }
  const keys = commands.flatMap((command) => keysOf(command, chosen).slice(0, 1))
  return hasKeys && keys.length > 0 && <Key>{keys.map(nameOf).join(' ')}</Key>
}

const choices = commandsOf(CHOICES)

/** The key cap that takes the nth of the offered choices. */
export function ChoiceKey({ n }: { readonly n: number }) {
  const command = choices[n - 1]
  return command ? <CommandKey of={command} /> : null
}
