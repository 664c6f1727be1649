import type { CommandTable } from '../input/commands.ts'
import type { HandledTable } from '../input/contexts.ts'

/** Ties every command of a table to a report of its name. */
export function handled(table: CommandTable, given: (name: string) => void): HandledTable {
  const names = Object.keys(table.commands)
  return { table, handlers: Object.fromEntries(names.map((name) => [name, () => given(name)])) }
}
