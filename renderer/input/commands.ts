import type { PlainTextKey } from '../i18n/t.ts'

/** A key by its place on the keyboard (`KeyboardEvent.code`), after 'Shift+' or 'Ctrl+' where that is held: 'Shift+Tab'. */
export type Chord = string

/** Mouse actions besides pointing and clicking: a right click anywhere, a double click on a piece. */
export type MouseGesture = 'right-click' | 'double-click'

/** One action that a player can give the table, from any device. */
export interface Command {
  /** The name of its table and its own: 'admiral/fire'. Settings are saved under it. */
  readonly id: string
  readonly label: PlainTextKey
  /** Its default keys; the first one is shown. */
  readonly keys: readonly Chord[]
  readonly mouse?: MouseGesture
  /** Set when its keys cannot be changed, because the player must always have a way out. */
  readonly isFixed?: true
  /** Set when it repeats while its key is held; other commands need one press each. */
  readonly repeats?: true
}

/** The commands of one context: they apply at the same times. */
export interface CommandTable<Name extends string = string> {
  readonly name: string
  readonly title: PlainTextKey
  /** Explains the keys of other tables while this one applies. */
  readonly note?: PlainTextKey
  readonly commands: Readonly<Record<Name, Command>>
}

/**
 * Declares the commands of a context.
 * @param name the name of the context; with a command's name it forms the command's id
 * @param note explains the keys of other tables in this context
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

/** Returns the commands of a table, in the order of their declaration. */
export const commandsOf = ({ commands }: CommandTable): readonly Command[] => Object.values(commands)
