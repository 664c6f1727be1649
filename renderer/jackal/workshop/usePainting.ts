import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { type Ground, usePickAt } from '../../table/picking/usePickAt.ts'
import { listenForStrokes, type Strokes } from './strokes.ts'

/** Strokes on the table, whose ground is the top of its tiles. */
export interface Painter extends Ground, Strokes {}

/** Lets pointers paint on the table. `painter` must not change. */
export function usePainting(painter: Painter): void {
  const canvas = useThree((state) => state.gl.domElement)
  const pickAt = usePickAt(painter)
  useEffect(() => listenForStrokes(canvas, (event) => pickAt(event).ground, painter), [canvas, pickAt, painter])
}
