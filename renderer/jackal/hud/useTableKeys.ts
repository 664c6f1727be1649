import { useEffect } from 'react'
import { openSheet } from '../../app/screens.ts'
import { undo } from '../../host/session.ts'
import { playback } from '../../playback/stage.ts'
import { isDrag } from '../../table/press.ts'
import { useIntent } from '../intent.ts'
import { actionsOf } from '../targets.ts'
import { belongsToFocus, type Gesture, gestureOf } from './keys.ts'

interface TableKeys {
  readonly onLog: () => void
  readonly onCentre: () => void
}

/** Listens to the keyboard while a match is on the table and no dialog is open. */
export function useTableKeys({ onLog, onCentre }: TableKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const gesture = gestureOf(event)
      if (!gesture || document.querySelector('dialog[open]') || belongsToFocus(gesture, document.activeElement)) return
      event.preventDefault()
      perform(gesture, { onLog, onCentre })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onLog, onCentre])
  useEffect(listenForRightClick, [])
}

/** A right click takes back, as Esc does; a right drag moves the camera. */
function listenForRightClick(): () => void {
  let from: { x: number; y: number } | null = null
  const down = ({ button, clientX, clientY }: PointerEvent) => {
    from = button === 2 ? { x: clientX, y: clientY } : null
  }
  const up = ({ button, clientX, clientY }: PointerEvent) => {
    if (button === 2 && from && !isDrag(from, { x: clientX, y: clientY })) useIntent.getState().cancel()
    from = null
  }
  window.addEventListener('pointerdown', down)
  window.addEventListener('pointerup', up)
  return () => {
    window.removeEventListener('pointerdown', down)
    window.removeEventListener('pointerup', up)
  }
}

function perform(gesture: Gesture, { onLog, onCentre }: TableKeys): void {
  const intent = useIntent.getState()
  switch (gesture.kind) {
    case 'cursor':
      return intent.moveCursor(gesture.east, gesture.north)
    case 'digit':
      return chooseNth(gesture.n)
    case 'undo':
      return void undo()
    case 'carry':
      return intent.toggleCarry()
    case 'bottle':
      return intent.toggleBottle()
    case 'next':
      return intent.nextPiece(1)
    case 'previous':
      return intent.nextPiece(-1)
    case 'rules':
      return openSheet({ name: 'rules', query: '' })
    case 'cancel':
      return cancelOrPause()
    case 'confirm':
      return confirm()
    case 'space':
      return playback.isIdle ? onCentre() : playback.skip()
    case 'log':
      return onLog()
    case 'deck':
      return openSheet({ name: 'deck' })
    case 'panels':
      return enterPanels()
    default:
      return gesture satisfies never
  }
}

/** Digits choose beside the cell while something is asked there, else among the buttons. */
function chooseNth(n: number): void {
  const intent = useIntent.getState()
  const choices = intent.prompt ? intent.prompt.moves : actionsOf(intent)
  const choice = choices[n - 1]
  if (choice) intent.choose(choice.move)
}

/** Enter answers the only choice beside a cell, finishes the lighthouse, else acts as a click on the cursor's cell. */
function confirm(): void {
  const intent = useIntent.getState()
  const [only, second] = intent.prompt?.moves ?? []
  if (only && !second) intent.choose(only.move)
  else if (intent.order && intent.cursor === null) intent.finishArranging()
  else intent.confirm()
}

/** Esc leaves the panels first, takes back second, and opens the menu when nothing is left to take back. */
function cancelOrPause(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body) focused.blur()
  else if (!useIntent.getState().cancel()) openSheet({ name: 'pause' })
}

/** F6 goes to the panels' buttons, where Tab moves on; Esc comes back to the table. */
function enterPanels(): void {
  document.querySelector<HTMLElement>('.hud button:not(:disabled)')?.focus()
}
