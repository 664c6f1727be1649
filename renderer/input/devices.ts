import { chosenKeys, commandAt } from './bindings.ts'
import { chordsOf, PRESS_KEYS } from './chords.ts'
import { type Command, type CommandSource, type CommandTable, commandsOf, type MouseGesture } from './commands.ts'
import { isDrag } from './press.ts'

/** Receives the commands of the devices; knows which can be given now. */
export interface Receiver {
  tables(): readonly CommandTable[]
  /** Returns whether a dialog hides everything else. */
  isDialogOpen(): boolean
  /** Returns whether the focused element needs the key itself. */
  needsKey(command: Command, code: string): boolean
  give(command: Command, source: CommandSource): void
}

/** The time in which a second press of a key that answered a dialog still counts for the dialog, milliseconds. */
const ANSWERING = 700

/**
 * Turns key presses into commands, unless the focused element needs the key. A held key repeats only commands that
 * repeat, and a key that has just answered a dialog does nothing below it. Returns a function that stops this.
 */
export function listenToKeyboard({ tables, isDialogOpen, needsKey, give }: Receiver): () => void {
  let answered = Number.NEGATIVE_INFINITY
  const watch = ({ code, timeStamp }: KeyboardEvent) => {
    if (PRESS_KEYS.test(code) && (isDialogOpen() || timeStamp - answered < ANSWERING)) answered = timeStamp
  }
  const listen = (event: KeyboardEvent) => {
    const command = commandAt(chordsOf(event), tables(), chosenKeys())
    if (!command || needsKey(command, event.code)) return
    event.preventDefault()
    if (event.timeStamp === answered && PRESS_KEYS.test(event.code) && !isDialogOpen()) return
    give(command, { device: 'keys', ...(event.repeat && { isHeld: true }) })
  }
  window.addEventListener('keydown', watch, true)
  window.addEventListener('keydown', listen)
  return () => {
    window.removeEventListener('keydown', watch, true)
    window.removeEventListener('keydown', listen)
  }
}

/** Turns right clicks into commands; a right drag moves the camera. Returns a function that stops this. */
export function listenToMouse(receiver: Receiver): () => void {
  let from: { x: number; y: number } | null = null
  const down = ({ button, clientX, clientY }: PointerEvent) => {
    from = button === 2 ? { x: clientX, y: clientY } : null
  }
  const up = ({ button, clientX, clientY }: PointerEvent) => {
    if (button === 2 && from && !isDrag(from, { x: clientX, y: clientY })) gesture(receiver, 'right-click')
    from = null
  }
  window.addEventListener('pointerdown', down)
  window.addEventListener('pointerup', up)
  return () => {
    window.removeEventListener('pointerdown', down)
    window.removeEventListener('pointerup', up)
  }
}

function gesture({ tables, give }: Receiver, made: MouseGesture): void {
  const command = tables()
    .flatMap(commandsOf)
    .find(({ mouse }) => mouse === made)
  if (command) give(command, { device: 'mouse' })
}
