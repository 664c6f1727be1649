import { isDrag } from '../table/picking/press.ts'
import { chosenKeys, commandAt } from './bindings.ts'
import { belongsToFocus, chordsOf } from './chords.ts'
import { type Command, type CommandTable, commandsOf, type MouseGesture } from './commands.ts'

/** Who receives the commands of the devices, and which can be given now. */
interface Receiver {
  tables(): readonly CommandTable[]
  run(command: Command): void
}

let isHeld = false

/** Whether the command that is being given comes from a key that is held down, not from a new press. */
export const isKeyHeld = (): boolean => isHeld

/** Turns key presses into commands, unless a dialog or a field has the keyboard. Returns what stops it. */
export function listenToKeyboard({ tables, run }: Receiver): () => void {
  const listen = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') || belongsToFocus(event.code, document.activeElement)) return
    const command = commandAt(chordsOf(event), tables(), chosenKeys())
    if (!command) return
    event.preventDefault()
    isHeld = event.repeat
    run(command)
    isHeld = false
  }
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}

/** Turns right clicks into commands; a right drag moves the camera. Returns what stops it. */
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
