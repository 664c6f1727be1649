import type { PointerEvent as Press } from 'react'
import { isDrag } from '../../../input/press.ts'
import { usePlacement } from '../../placement/placementStore.ts'

/**
 * Lets a ship be dragged from the list onto the table: once the press is a drag, the ship is in hand and follows the
 * pointer.
 */
export function dragOut(slot: number, { pointerId, clientX, clientY, button }: Press): void {
  if (button !== 0) return
  const pressed = new AbortController()
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    if (!isDrag({ x: clientX, y: clientY }, { x: event.clientX, y: event.clientY })) return
    pressed.abort()
    giveToTable(slot, event)
  }
  const { signal } = pressed
  window.addEventListener('pointermove', follow, { signal })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => pressed.abort(), { signal })
}

/** Takes the ship in hand and has the table's canvas, if there is one, take over the pressed pointer. */
function giveToTable(slot: number, event: PointerEvent): void {
  const canvas = document.querySelector('.table canvas')
  if (!canvas) return
  const { cancel, take } = usePlacement.getState()
  cancel()
  take(slot, null, null)
  const { pointerId, pointerType, isPrimary, clientX, clientY } = event
  canvas.dispatchEvent(
    new PointerEvent('pointerdown', { pointerId, pointerType, isPrimary, clientX, clientY, button: 0, buttons: 1 }),
  )
}
