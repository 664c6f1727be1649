import type { PlainTextKey } from '../i18n/t.ts'
import { belongsToFocus } from './chords.ts'
import { type Command, type CommandSource, type CommandTable, commandsOf, type PadButton } from './commands.ts'
import { listenToKeyboard, listenToMouse, type Receiver } from './devices.ts'
import { whileHeld } from './heldCommand.ts'
import { buttonsOf, chosenButtons } from './pad/chosenButtons.ts'

/** The effect of a command, or the effect and why it is not available now: the key of a text, null if it is. */
export type Handler = Effect | { readonly run: Effect; readonly whyNot: () => PlainTextKey | null }
type Effect = (source: CommandSource) => void

/** The commands of a table with their effects. */
export interface HandledTable {
  readonly table: CommandTable
  readonly handlers: Readonly<Record<string, Handler>>
  /** Returns whether its commands apply now; they always do if this is left out. */
  isActive?(): boolean
  /** Returns whether the focused element needs a key that gives one of the commands. */
  needs?(code: string, focused: Element | null): boolean
}

/** Ties each command of a table to its effect. */
export function handle<Name extends string>(
  table: CommandTable<Name>,
  handlers: Readonly<Record<Name, Handler>>,
  isActive?: () => boolean,
): HandledTable {
  return { table, handlers, ...(isActive && { isActive }) }
}

/** A part of the page that receives commands while it is open. */
export interface Context {
  /**
   * A dialog hides every other context, a screen hides the table; those of a table apply together. What the page offers
   * applies everywhere.
   */
  readonly kind: 'page' | 'table' | 'screen' | 'dialog'
  /** If two tables know the same key or button, the first one gets it. */
  readonly tables: readonly HandledTable[]
  /** Returns the element of a screen or dialog, which keeps the focus inside. */
  root?(): HTMLElement | null
}

/** The open contexts, the one opened last first. */
let stack: readonly Context[] = []
let stopDevices: (() => void)[] = []

/** Opens a context above all others of its kind; keyboard and mouse give its commands. Returns a function that closes it. */
export function openContext(context: Context): () => void {
  if (stack.length === 0) stopDevices = [listenToKeyboard(RECEIVER), listenToMouse(RECEIVER)]
  stack = [context, ...stack]
  return () => {
    stack = stack.filter((one) => one !== context)
    if (stack.length === 0) for (const stop of stopDevices.splice(0)) stop()
  }
}

const opened = (wanted: Context['kind']): readonly Context[] => stack.filter(({ kind }) => kind === wanted)

/** Returns the screen or dialog that hides everything below; null at the table. */
export const modalContext = (): Context | null => opened('dialog')[0] ?? opened('screen')[0] ?? null
/** Returns whether a dialog is open. */
export const isDialogOpen = (): boolean => opened('dialog').length > 0

function receiving(): readonly HandledTable[] {
  const modal = modalContext()
  const contexts = [...(modal ? [modal] : opened('table')), ...opened('page')]
  return contexts.flatMap(({ tables }) => tables).filter(({ isActive }) => isActive?.() ?? true)
}

/** Returns the tables whose commands can be given now; those of the first one take precedence. */
const tablesNow = (): readonly CommandTable[] => receiving().map(({ table }) => table)

/** Returns the first table that has a command. */
const handledTable = ({ id }: Command): HandledTable | undefined =>
  receiving().find(({ table }) => commandsOf(table).some((command) => command.id === id))

function handlerOf(command: Command): Handler | undefined {
  const handled = handledTable(command)
  return handled?.handlers[command.id.slice(handled.table.name.length + 1)]
}

/** Returns whether the focused element must get a key, rather than the context that receives the command. */
function needsKey(command: Command, code: string): boolean {
  const { needs = belongsToFocus } = handledTable(command) ?? {}
  return needs(code, document.activeElement)
}

/**
 * Gives a command to the context that receives it. One that is not available shows its reason. Returns false if no open
 * context knows it.
 */
export function giveCommand(command: Command, source: CommandSource): boolean {
  const handler = handlerOf(command)
  if (!handler) return false
  const { isHeld = false } = source
  if (isHeld && !command.repeats) return true
  const { run, whyNot } = typeof handler === 'object' ? handler : { run: handler, whyNot: () => null }
  const reason = whyNot()
  if (reason === null) whileHeld(isHeld, () => run(source))
  else showRefusal(reason)
  return true
}

let showRefusal = (_reason: PlainTextKey): void => undefined

/** Has the reasons of commands that are not available shown by a function. */
export function showRefusalsBy(show: (reason: PlainTextKey) => void): void {
  showRefusal = show
}

/** Receives the commands of the devices. */
const RECEIVER: Receiver = { tables: tablesNow, isDialogOpen, needsKey, give: giveCommand }

/** Returns why a command has no effect now: the key of a text; null if it has one, or if no open context knows it. */
export function whyNot(command: Command): PlainTextKey | null {
  const handler = handlerOf(command)
  return typeof handler === 'object' ? handler.whyNot() : null
}

/** A pad that gives commands. */
export type PadSource = CommandSource & { readonly device: 'pad' }

/** Returns the command that a button gives now; null for none. */
export function commandOfButton(button: PadButton): Command | null {
  const commands = tablesNow().flatMap(commandsOf)
  return commands.find((command) => buttonsOf(command, chosenButtons()).includes(button)) ?? null
}

/** Gives the command of a button to the context that receives it. Returns false if it has none now. */
export function pressButton(button: PadButton, source: PadSource): boolean {
  const command = commandOfButton(button)
  return command !== null && giveCommand(command, source)
}
