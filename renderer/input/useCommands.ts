import { useEffect } from 'react'
import type { Command, CommandTable } from './commands.ts'
import { listenToKeyboard, listenToMouse } from './devices.ts'
import { readKeyboardLayout } from './keyboardLayout.ts'

/** The commands of a table with what each does. */
export interface CommandContext {
  readonly table: CommandTable
  readonly handlers: Readonly<Record<string, () => void>>
  /** Whether its commands apply now; without it they always do. */
  isActive?(): boolean
}

/** Ties each command of a table to what it does. */
export function handle<Name extends string>(
  table: CommandTable<Name>,
  handlers: Readonly<Record<Name, () => void>>,
  isActive?: () => boolean,
): CommandContext {
  return { table, handlers, ...(isActive && { isActive }) }
}

const active = (contexts: readonly CommandContext[]) => contexts.filter(({ isActive }) => isActive?.() ?? true)

function runIn(contexts: readonly CommandContext[], command: Command): void {
  for (const { table, handlers } of active(contexts))
    for (const [name, { id }] of Object.entries<Command>(table.commands))
      if (id === command.id) return handlers[name]?.()
}

/**
 * Lets keyboard and mouse give the commands of these contexts while the component is mounted. Where two
 * contexts know the same key, the first has it.
 */
export function useCommands(contexts: readonly CommandContext[]): void {
  useEffect(() => {
    void readKeyboardLayout()
    const receiver = {
      tables: () => active(contexts).map(({ table }) => table),
      run: (command: Command) => runIn(contexts, command),
    }
    const stops = [listenToKeyboard(receiver), listenToMouse(receiver)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [contexts])
}
