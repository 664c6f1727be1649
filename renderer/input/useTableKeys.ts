import { useEffect } from 'react'
import { undo } from '../host/session.ts'
import { playback } from '../playback/shownStore.ts'
import { isDrag } from '../table/picking/press.ts'
import { openSheet } from '../ui/screens.ts'
import { belongsToFocus, type Gesture, gestureOf, type Letters } from './keys.ts'

/** What the keys of a game do. Constant: made once, outside components. */
export interface TableKeys<L extends string> {
  readonly letters: Letters<L>
  cursor(east: number, north: number): void
  digit(n: number): void
  next(step: 1 | -1): void
  confirm(): void
  /** Esc and a right click; false when there was nothing to take back. */
  cancel(): boolean
  letter(letter: L): void
}

interface HudKeys {
  readonly onLog: () => void
  readonly onCentre: () => void
}

/** Listens to the keyboard while a match is on the table and no dialog is open. */
export function useTableKeys<L extends string>(keys: TableKeys<L>, { onLog, onCentre }: HudKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const gesture = gestureOf(event, keys.letters)
      if (!gesture || document.querySelector('dialog[open]') || belongsToFocus(gesture, document.activeElement)) return
      event.preventDefault()
      perform(gesture, keys, { onLog, onCentre })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [keys, onLog, onCentre])
  useEffect(() => listenForRightClick(() => keys.cancel()), [keys])
}

/** A right click takes back, as Esc does; a right drag moves the camera. */
function listenForRightClick(cancel: () => void): () => void {
  let from: { x: number; y: number } | null = null
  const down = ({ button, clientX, clientY }: PointerEvent) => {
    from = button === 2 ? { x: clientX, y: clientY } : null
  }
  const up = ({ button, clientX, clientY }: PointerEvent) => {
    if (button === 2 && from && !isDrag(from, { x: clientX, y: clientY })) cancel()
    from = null
  }
  window.addEventListener('pointerdown', down)
  window.addEventListener('pointerup', up)
  return () => {
    window.removeEventListener('pointerdown', down)
    window.removeEventListener('pointerup', up)
  }
}

function perform<L extends string>(gesture: Gesture<L>, keys: TableKeys<L>, { onLog, onCentre }: HudKeys): void {
  switch (gesture.kind) {
    case 'cursor':
      return keys.cursor(gesture.east, gesture.north)
    case 'digit':
      return keys.digit(gesture.n)
    case 'letter':
      return keys.letter(gesture.letter)
    case 'undo':
      return void undo()
    case 'next':
      return keys.next(1)
    case 'previous':
      return keys.next(-1)
    case 'rules':
      return openSheet({ name: 'rules', query: '' })
    case 'cancel':
      return cancelOrPause(keys)
    case 'confirm':
      return keys.confirm()
    case 'space':
      return playback.isIdle ? onCentre() : playback.skip()
    case 'log':
      return onLog()
    case 'panels':
      return enterPanels()
    default:
      return gesture satisfies never
  }
}

/** Esc leaves the panels first, takes back second, and opens the menu when nothing is left to take back. */
function cancelOrPause(keys: { cancel(): boolean }): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body) focused.blur()
  else if (!keys.cancel()) openSheet({ name: 'pause' })
}

/** F6 goes to the panels' buttons, where Tab moves on; Esc comes back to the table. */
function enterPanels(): void {
  document.querySelector<HTMLElement>('.hud button:not(:disabled)')?.focus()
}
