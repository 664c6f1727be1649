import type { PlainTextKey } from '../i18n/t.ts'

/** A key by its place on the keyboard (`KeyboardEvent.code`), after 'Shift+' or 'Ctrl+' where that is held: 'Shift+Tab'. */
export type Chord = string

/** What the mouse may do besides pointing and clicking: a right click anywhere, a double click on a piece. */
export type MouseGesture = 'right-click' | 'double-click'

/** One thing that a player can tell the table to do, whatever device it comes from. */
export interface Command {
  /** The name of its table and its own: 'admiral/fire'. Settings are saved under it. */
  readonly id: string
  readonly label: PlainTextKey
  /** The keys it has by default; the first is the one shown. */
  readonly keys: readonly Chord[]
  readonly mouse?: MouseGesture
  /** Its keys cannot be changed: they must always lead out. */
  readonly isFixed?: true
  /** Goes on while its key is held; any other needs a press for each time. */
  readonly repeats?: true
}

/** The commands of one context: they apply at the same times. */
export interface CommandTable<Name extends string = string> {
  readonly name: string
  readonly title: PlainTextKey
  /** What keys of other tables mean while this one applies. */
  readonly note?: PlainTextKey
  readonly commands: Readonly<Record<Name, Command>>
}

/**
 * Declares the commands of a context.
 * @param name of the context; with a command's name it makes the command's id
 * @param note says what keys of other tables mean in this context
 */
export function commandTable<Name extends string>(
  name: string,
  title: PlainTextKey,
  rows: Readonly<Record<Name, Omit<Command, 'id'>>>,
  note?: PlainTextKey,
): CommandTable<Name> {
  const commands = Object.entries<Omit<Command, 'id'>>(rows).map(([own, row]) => [
    own,
    { ...row, id: `${name}/${own}` },
  ])
  return { name, title, ...(note && { note }), commands: Object.fromEntries(commands) } // the same names as in `rows`
}

/** The commands of a table, in the order in which they were declared. */
export const commandsOf = ({ commands }: CommandTable): readonly Command[] => Object.values(commands)
