import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { type PickListener, PointerPicker } from './pointerPicker.ts'
import { type Ground, usePickAt } from './usePickAt.ts'

export interface Picking extends PickListener, Ground {}

/** Reports hovers, clicks and long presses on the canvas. */
export function usePicking(picking: Picking): void {
  const canvas = useThree((state) => state.gl.domElement)
  const pickAt = usePickAt(picking)
  const current = useRef(picking)
  useEffect(() => {
    current.current = picking
  })
  useEffect(() => listen(canvas, new PointerPicker(pickAt, () => current.current)), [canvas, pickAt])
}

function listen(canvas: HTMLCanvasElement, picker: PointerPicker): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  canvas.addEventListener('pointerdown', (event) => picker.down(event), options)
  canvas.addEventListener('mousedown', (event) => picker.counted(event.detail), options)
  canvas.addEventListener('pointermove', (event) => picker.move(event), options)
  canvas.addEventListener('pointerup', (event) => picker.up(event), options)
  canvas.addEventListener('dblclick', (event) => picker.doubleClick(event), options)
  canvas.addEventListener('pointercancel', () => picker.cancel(), options)
  canvas.addEventListener('pointerleave', (event) => picker.leave(event), options)
  return () => {
    picker.cancel()
    listening.abort()
  }
}
