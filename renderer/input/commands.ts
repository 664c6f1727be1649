import type { Seat } from '../../engine/kernel/game.ts'
import type { PlainTextKey } from '../i18n/t.ts'
import type { PadButton } from './pad/buttons.ts'

export type { PadButton }

/** A key by its place on the keyboard (`KeyboardEvent.code`), after 'Shift+' or 'Ctrl+' where that is held: 'Shift+Tab'. */
export type Chord = string

/** Mouse actions besides pointing and clicking: a right click anywhere, a double click on a piece. */
export type MouseGesture = 'right-click' | 'double-click'

/** The device that gives a command, and the hand that holds it. */
export interface CommandSource {
  readonly device: 'keys' | 'mouse' | 'pad' | 'touch'
  /** The seat that the device belongs to; a device without one acts for all seats. */
  readonly seat?: Seat
  /** The pad, if there are several (`Gamepad.index`). */
  readonly pad?: number
  /** True if the key or button is held, not newly pressed. */
  readonly isHeld?: boolean
}

/** One action that a player can give the program, from any device. */
export interface Command {
  /** The name of its table and its own: 'admiral/fire'. Settings are saved under it. */
  readonly id: string
  readonly label: PlainTextKey
  /** Its default keys; the first one is shown. */
  readonly keys: readonly Chord[]
  readonly mouse?: MouseGesture
  /** Its default buttons of a gamepad; the first one is shown. */
  readonly pad?: readonly PadButton[]
  /** Set when its keys cannot be changed, because the player must always have a way out. */
  readonly isFixed?: true
  /** Set when it repeats while its key is held; other commands need one press each. */
  readonly repeats?: true
  /** Set when it only shows something: the pad of a seat that does not act gives it, too. */
  readonly looks?: true
}

/** A set of commands that apply at the same times. */
export interface CommandTable<Name extends string = string> {
  readonly name: string
  readonly title: PlainTextKey
  /** Explains the keys of other tables while this one applies. */
  readonly note?: PlainTextKey
  readonly commands: Readonly<Record<Name, Command>>
}

/** A row of a table; its label is 'command.' and its name, if it has none. */
type Row<Name extends string> = Omit<Command, 'id' | 'label'> &
  (`command.${Name}` extends PlainTextKey ? Partial<Pick<Command, 'label'>> : Pick<Command, 'label'>)

/**
 * Declares a table of commands.
 * @param name the name of the table; with a command's name it forms the command's id
 * @param note explains the keys of other tables that apply at the same time
 */
export function commandTable<Name extends string>(
  name: string,
  title: PlainTextKey,
  rows: { readonly [One in Name]: Row<One> },
  note?: PlainTextKey,
): CommandTable<Name> {
  const commands = Object.entries<object>(rows).map(([own, row]) => [
    own,
    { label: `command.${own}`, ...row, id: `${name}/${own}` },
  ])
  return { name, title, ...(note && { note }), commands: Object.fromEntries(commands) } // the same names as in `rows`
}

/** Returns the commands of a table, in the order of their declaration. */
export const commandsOf = ({ commands }: CommandTable): readonly Command[] => Object.values(commands)
