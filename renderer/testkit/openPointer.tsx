import { useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { act, type ReactNode } from 'react'
import type { Camera } from 'three'
import { onTestFinished } from 'vitest'
import { pagePointOf } from '../table/picking/pagePoint.ts'
import type { Point } from '../table/spot.ts'

const FRAME = { left: 0, top: 0, width: 1280, height: 800 }

type PointerKind = 'mouse' | 'touch'
type PointerAction = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'

/** A pointer over the table, seen from above and the south. */
export interface OpenPointer {
  /** Sends one event of the pointer over a point of the table. */
  point(action: PointerAction, at: Point): void
  /** Presses and releases; `nth` is the system's count of clicks in a row. */
  click(at: Point, nth?: number): void
  /** Sends the browser's event after two clicks. */
  doubleClick(at: Point): void
}

/** Opens a part of the table that listens to the pointer. */
export async function openPointer(part: ReactNode, pointerType: PointerKind = 'mouse'): Promise<OpenPointer> {
  const [canvas, camera] = await openCanvas(part)
  const place = (at: Point) => {
    const { x: clientX, y: clientY } = pagePointOf(at, camera, FRAME)
    return { clientX, clientY }
  }
  const send = (event: Event) => act(() => void canvas.dispatchEvent(event))
  const point = (action: PointerAction, at: Point) => {
    const button = action === 'pointermove' ? -1 : 0
    send(new PointerEvent(action, { pointerId: 7, pointerType, button, ...place(at) }))
  }
  return {
    point,
    click: (at, nth = 1) => {
      point('pointerdown', at)
      if (pointerType === 'mouse') send(new MouseEvent('mousedown', { detail: nth, ...place(at) }))
      point('pointerup', at)
    },
    doubleClick: (at) => send(new MouseEvent('dblclick', { detail: 2, ...place(at) })),
  }
}

type Seen = readonly [HTMLCanvasElement, Camera]

/** Reports the canvas that it is drawn on, and its camera. */
function CanvasProbe({ onOpen }: { readonly onOpen: (seen: Seen) => void }): null {
  onOpen([useThree((three) => three.gl.domElement), useThree((three) => three.camera)])
  return null
}

async function openCanvas(part: ReactNode): Promise<Seen> {
  const seen: Seen[] = []
  const renderer = await create(
    <>
      <CanvasProbe onOpen={(opened) => seen.push(opened)} />
      {part}
    </>,
  )
  onTestFinished(() => renderer.unmount())
  const opened = seen.at(-1)
  if (!opened) throw new Error('nothing is drawn')
  const [canvas, camera] = opened
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, FRAME.width, FRAME.height)
  canvas.setPointerCapture = () => {}
  camera.position.set(0, 22, 12)
  camera.lookAt(0, 0, 0)
  await act(() => renderer.advanceFrames(2, 0.016))
  return [canvas, camera]
}
