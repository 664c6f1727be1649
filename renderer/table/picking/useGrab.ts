import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { actAt } from '../camera/rigged.ts'
import { Grab, type GrabListener } from './grab.ts'
import type { PageAt } from './pointerPicker.ts'
import { asSeen, type Ground, usePickAt } from './usePickAt.ts'

/**
 * Lets things on the table be grabbed. Handled events do not reach the camera. A press grabs the visible thing under
 * the pointer, even after a slide of the table: the held thing moves on from its visible position.
 */
export function useGrab(grabbing: GrabListener & Ground): void {
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const pickAt = usePickAt(grabbing, asSeen)
  const current = useRef(grabbing)
  useEffect(() => {
    current.current = grabbing
  })
  useEffect(() => {
    const act = ({ clientX, clientY }: PageAt) => actAt(get().camera, { x: clientX, y: clientY })
    return listen(canvas, new Grab(pickAt, () => current.current), act)
  }, [canvas, get, pickAt])
}

/**
 * Listens in the capture phase and stops events that the grab handles.
 * @param act called when the grab has handled a pointer event
 */
function listen(canvas: HTMLCanvasElement, grab: Grab, act: (at: PageAt) => void): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  const keep = (event: PointerEvent, meant: boolean) => {
    if (!meant) return
    event.stopImmediatePropagation()
    act(event)
  }
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      const meant = grab.down(event)
      if (meant && event.button === 0) canvas.setPointerCapture(event.pointerId)
      keep(event, meant)
    },
    options,
  )
  canvas.addEventListener('pointermove', (event) => keep(event, grab.move(event)), options)
  canvas.addEventListener('pointerup', (event) => keep(event, grab.up(event)), options)
  canvas.addEventListener('pointercancel', () => grab.cancel(), options)
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!grab.wheel(event.deltaY)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { ...options, passive: false },
  )
  return () => listening.abort()
}
