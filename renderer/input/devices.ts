import { isDrag } from '../table/camera/press.ts'
import { chosenKeys, commandAt } from './bindings.ts'
import { belongsToFocus, chordsOf } from './chords.ts'
import { type Command, type CommandTable, commandsOf, type MouseGesture } from './commands.ts'

/** Receives the commands of the devices; knows which can be given now. */
interface Receiver {
  tables(): readonly CommandTable[]
  run(command: Command): void
}

let isHeld = false

/** Returns whether the running command comes from a held key, not from a new press. */
export const isKeyHeld = (): boolean => isHeld

/** The keys that answer a dialog. */
const ANSWERS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space'])

/** The time in which a second press of a key that answered a dialog still counts for the dialog, milliseconds. */
const ANSWERING = 700

/**
 * Turns key presses into commands, unless a dialog or a field has the keyboard. A held key repeats only commands that
 * repeat, and a key that has just answered a dialog does nothing at the table. Returns a function that stops this.
 */
export function listenToKeyboard({ tables, run }: Receiver): () => void {
  let answered = Number.NEGATIVE_INFINITY
  const watch = ({ code, timeStamp }: KeyboardEvent) => {
    const isAnswering = document.querySelector('dialog[open]') || timeStamp - answered < ANSWERING
    if (ANSWERS.has(code) && isAnswering) answered = timeStamp
  }
  const listen = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') || belongsToFocus(event.code, document.activeElement)) return
    const command = commandAt(chordsOf(event), tables(), chosenKeys())
    if (!command) return
    event.preventDefault()
    if ((event.repeat && !command.repeats) || (ANSWERS.has(event.code) && event.timeStamp === answered)) return
    isHeld = event.repeat
    run(command)
    isHeld = false
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

function gesture({ tables, run }: Receiver, made: MouseGesture): void {
  const command = tables()
    .flatMap(commandsOf)
    .find(({ mouse }) => mouse === made)
  if (command) run(command)
}
