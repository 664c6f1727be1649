import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { CameraDirector } from './CameraDirector.ts'
import { listenForCameraGestures } from './gestures.ts'
import { pictureOf } from './pose.ts'

const [WIDTH, HEIGHT] = [1600, 1000]
let canvas: HTMLCanvasElement
let director: CameraDirector

beforeEach(() => {
  canvas = document.createElement('canvas')
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT)
  Object.defineProperty(canvas, 'clientHeight', { value: HEIGHT })
  canvas.setPointerCapture = () => {}
  director = new CameraDirector('jackal/play')
  onTestFinished(listenForCameraGestures(canvas, director))
})

const settle = () => {
  director.update(0)
  director.update(1000)
}
/** Turns the wheel: the test document gives wheel events no position. */
const wheel = (turn: { deltaY: number; ctrlKey?: boolean; clientX: number; clientY: number }) =>
  canvas.dispatchEvent(Object.assign(new Event('wheel', { cancelable: true }), turn))
const mouse = (type: 'Down' | 'Move' | 'Up', clientX: number, clientY: number, button = 0) =>
  fireEvent[`pointer${type}`](canvas, { pointerId: 1, pointerType: 'mouse', isPrimary: true, button, clientX, clientY })
const finger = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY: number) =>
  fireEvent[`pointer${type}`](canvas, {
    pointerId,
    pointerType: 'touch',
    isPrimary: pointerId === 1,
    button: 0,
    clientX,
    clientY,
  })

describe('the wheel', () => {
  it('zooms to the pointer', () => {
    const spot = director.spotAt({ x: 0.5, y: 0.5 })
    const { distance } = director.pose
    wheel({ deltaY: -300, clientX: 1200, clientY: 250 })
    settle()
    expect(director.pose.distance).toBeLessThan(distance * 0.8)
    const { x, y } = pictureOf(director.pose, 1.6, { x: spot?.x ?? 0, y: 0, z: spot?.z ?? 0 })
    expect([x, y]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)])
  })

  it('zooms at once with a pinch on a trackpad, and no faster with Ctrl held', () => {
    const { distance } = director.pose
    wheel({ deltaY: -10, ctrlKey: true, clientX: 800, clientY: 500 })
    const pinched = director.pose.distance
    expect(pinched).toBeLessThan(distance * 0.95)
    wheel({ deltaY: -1000, ctrlKey: true, clientX: 800, clientY: 500 })
    expect(director.pose.distance).toBeGreaterThan(pinched * 0.7)
  })
})

describe('the mouse', () => {
  it('does not turn the table with a press while the camera moves to another view', () => {
    director.flyTo('jackal/north')
    mouse('Down', 800, 500)
    director.update(0)
    director.update(2000)
    const { azimuth } = director.pose
    mouse('Move', 1200, 500)
    mouse('Up', 1200, 500)
    expect(director.pose.azimuth).toBe(azimuth)
    mouse('Down', 800, 500)
    mouse('Move', 1200, 500)
    mouse('Up', 1200, 500)
    expect(director.pose.azimuth).not.toBeCloseTo(azimuth)
  })

  it('orbits with the left button, once the movement is no click', () => {
    const { azimuth } = director.pose
    mouse('Down', 800, 500)
    mouse('Move', 803, 500)
    expect(director.pose.azimuth).toBe(azimuth)
    mouse('Move', 900, 500)
    mouse('Up', 900, 500)
    mouse('Move', 1200, 500)
    expect(director.pose.azimuth).toBeCloseTo(azimuth - 0.22)
  })

  it('pans with the right button', () => {
    mouse('Down', 800, 500, 2)
    mouse('Move', 700, 500, 2)
    expect(director.pose.target.x).toBeGreaterThan(0.5)
    expect(director.pose.azimuth).toBe(0)
  })
})

describe('fingers', () => {
  it('pan one at a time', () => {
    finger('Down', 1, 800, 500)
    finger('Move', 1, 700, 500)
    expect(director.pose.target.x).toBeGreaterThan(0.5)
    expect(director.pose.azimuth).toBe(0)
  })

  it('zoom to the point between them', () => {
    const spot = director.spotAt({ x: 0.5, y: 0.5 })
    const { distance } = director.pose
    finger('Down', 1, 1150, 250)
    finger('Down', 2, 1250, 250)
    for (const spread of [60, 70, 80]) {
      finger('Move', 1, 1200 - spread, 250)
      finger('Move', 2, 1200 + spread, 250)
    }
    expect(director.pose.distance).toBeLessThan(distance * 0.8)
    const { x, y } = pictureOf(director.pose, 1.6, { x: spot?.x ?? 0, y: 0, z: spot?.z ?? 0 })
    expect([x, y]).toEqual([expect.closeTo(0.5, 1), expect.closeTo(0.5, 1)])
  })

  it('orbit by moving together; a single finger left has no effect', () => {
    finger('Down', 1, 700, 500)
    finger('Down', 2, 900, 500)
    finger('Move', 1, 600, 500)
    finger('Move', 2, 800, 500)
    expect(director.pose.azimuth).toBeCloseTo(0.22)
    finger('Up', 2, 800, 500)
    const before = director.pose
    finger('Move', 1, 300, 300)
    expect(director.pose).toBe(before)
  })
})
