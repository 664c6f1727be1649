import { useEffect } from 'react'
import type { Command, CommandTable } from './commands.ts'
import { listenToKeyboard, listenToMouse } from './devices.ts'
import { readKeyboardLayout } from './keyboardLayout.ts'

/** The commands of a table with their actions. */
export interface CommandContext {
  readonly table: CommandTable
  readonly handlers: Readonly<Record<string, () => void>>
  /** Returns whether its commands apply now; they always do if this is left out. */
  isActive?(): boolean
}

/** Ties each command of a table to its action. */
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
 * Lets keyboard and mouse give the commands of these contexts while the component is mounted. If two contexts know the
 * same key, the first one gets it.
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
