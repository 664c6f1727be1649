import { useThree } from '@react-three/fiber'
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CameraDirector } from '../table/camera/CameraDirector.ts'
import { listenForCameraGestures } from '../table/camera/gestures.ts'
import { usePicking } from '../table/picking/usePicking.ts'
import { handled } from '../testkit/handled.ts'
import { openPointer } from '../testkit/openPointer.tsx'
import { openContext } from './contexts.ts'
import { type FingerMotion, GESTURES, type Gesture, type MouseMotion } from './gestures.ts'
import { TABLE } from './tableCommands.ts'

type Motion = MouseMotion | FingerMotion

/** The effects of the motions so far: what was reported, and the camera's total movement. */
const done = new Set<string>()
const moved = { orbit: 0, pan: 0, zoom: 0 }
let canvas: HTMLCanvasElement

/** Every listener for mouse and fingers at a table. */
function Listeners(): null {
  canvas = useThree((three) => three.gl.domElement)
  usePicking({
    height: 0,
    uprights: () => [],
    onHover: (pick) => pick && done.add('tell'),
    onClick: () => done.add('choose'),
    onDoubleClick: () => done.add('focus'),
    onLongPress: () => done.add('tell'),
  })
  useEffect(() => document.body.append(canvas), [])
  useEffect(() => listenForCameraGestures(canvas, camera()), [])
  useEffect(() => openContext({ kind: 'table', tables: [handled(TABLE, (name) => done.add(name))] }), [])
  return null
}

function camera(): CameraDirector {
  const director = new CameraDirector('jackal/play')
  const add = (how: keyof typeof moved, by: number) => {
    moved[how] += by
  }
  vi.spyOn(director, 'orbitBy').mockImplementation((angle) => add('orbit', angle))
  vi.spyOn(director, 'panBy').mockImplementation((x) => add('pan', x))
  vi.spyOn(director, 'zoomBy').mockImplementation((factor) => add('zoom', Math.log(factor)))
  return director
}

interface At {
  readonly pointerId?: number
  readonly pointerType?: 'mouse' | 'touch'
  readonly button?: number
  readonly shiftKey?: boolean
  readonly x: number
}

function pointer(type: 'down' | 'move' | 'up', { pointerId = 1, pointerType = 'mouse', x, ...more }: At): void {
  const place = { clientX: x, clientY: 400, isPrimary: pointerId === 1, bubbles: true }
  act(
    () => void canvas.dispatchEvent(new PointerEvent(`pointer${type}`, { pointerId, pointerType, ...place, ...more })),
  )
}

const wheel = (ctrlKey: boolean) =>
  void canvas.dispatchEvent(
    Object.assign(new Event('wheel', { cancelable: true }), { deltaY: -100, ctrlKey, clientX: 600, clientY: 400 }),
  )

function press(how: Omit<At, 'x'>): void {
  pointer('down', { ...how, x: 600 })
  pointer('up', { ...how, x: 600 })
}

function drag(how: Omit<At, 'x'>): void {
  pointer('down', { ...how, x: 600 })
  for (const x of [640, 700]) pointer('move', { ...how, x })
  pointer('up', { ...how, x: 700 })
}

const FINGER = { pointerType: 'touch' } as const

/** Moves two fingers from one pair of places to another. */
function fingers(from: readonly number[], to: readonly number[]): void {
  const each = (type: 'down' | 'move' | 'up', places: readonly number[]) =>
    places.forEach((x, index) => void pointer(type, { ...FINGER, pointerId: index + 1, x }))
  each('down', from)
  each('move', to)
  each('up', to)
}

const MOTIONS: Readonly<Record<Motion, () => void>> = {
  point: () => pointer('move', { x: 600 }),
  click: () => press({}),
  'double-click': () => void canvas.dispatchEvent(new MouseEvent('dblclick')),
  'right-click': () => press({ button: 2 }),
  drag: () => drag({}),
  'right-drag': () => drag({ button: 2 }),
  'middle-drag': () => drag({ button: 1 }),
  'shift-drag': () => drag({ shiftKey: true }),
  wheel: () => wheel(false),
  'trackpad-pinch': () => wheel(true),
  tap: () => press(FINGER),
  'double-tap': () => void canvas.dispatchEvent(new MouseEvent('dblclick')),
  hold: () => {
    pointer('down', { ...FINGER, x: 600 })
    vi.advanceTimersByTime(600)
    pointer('up', { ...FINGER, x: 600 })
  },
  'finger-drag': () => drag(FINGER),
  'two-fingers': () => fingers([500, 600], [580, 680]),
  pinch: () => fingers([560, 600], [520, 640]),
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  done.clear()
  Object.assign(moved, { orbit: 0, pan: 0, zoom: 0 })
})
afterEach(() => void vi.useRealTimers())

/** Leaves out reports of the mouse itself: a moving mouse also reports the things that it passes over. */
function effects(): readonly string[] {
  const camera = Object.entries(moved).flatMap(([how, by]) => (Math.abs(by) > 1e-6 ? [how] : []))
  const all = [...done, ...camera]
  return all.length > 1 ? all.filter((one) => one !== 'tell') : all
}

const listed = (motion: string) =>
  Object.entries<Gesture>(GESTURES).flatMap(([name, { mouse, touch }]) =>
    [...mouse, ...touch].some((one) => one === motion) ? [name] : [],
  )

it.each(Object.entries(MOTIONS))('%s does at the table exactly what the page of keys says', async (name, move) => {
  await openPointer(<Listeners />)
  move()
  expect(effects()).toEqual(listed(name))
})
