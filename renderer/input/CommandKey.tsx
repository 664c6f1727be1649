import { useText } from '../i18n/useText.ts'
import { Key } from '../ui/controls.tsx'
import { keysOf } from './bindings.ts'
import type { Command } from './commands.ts'
import { chordName } from './keyNames.ts'
import { CHOICES } from './tableCommands.ts'

/** The cap of the key that gives a command, one cap for several commands; nothing where no key does. */
export function CommandKey({ of }: { readonly of: Command | readonly Command[] }) {
  const t = useText()
  const commands = 'id' in of ? [of] : of
  const keys = commands.flatMap((command) => keysOf(command).slice(0, 1))
  return keys.length > 0 && <Key>{keys.map((key) => chordName(t, key)).join(' ')}</Key>
}

/** The cap of the key that takes the nth of what is offered. */
export function ChoiceKey({ n }: { readonly n: number }) {
  const command = CHOICES[n - 1]
  return command ? <CommandKey of={command} /> : null
}
