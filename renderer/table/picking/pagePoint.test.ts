import { PerspectiveCamera } from 'three'
import { describe, expect, it } from 'vitest'
import { pagePointOf } from './pagePoint.ts'

const frame = { left: 100, top: 50, width: 800, height: 600 }

function cameraAbove(): PerspectiveCamera {
  const camera = new PerspectiveCamera(40, 800 / 600, 0.1, 100)
  camera.position.set(0, 20, 0.001)
  camera.lookAt(0, 0, 0)
  return camera
}

describe('pagePointOf', () => {
  it('maps the middle of the table to the middle of the frame', () => {
    const { x, y } = pagePointOf({ x: 0, y: 0.1, z: 0 }, cameraAbove(), frame)
    expect(x).toBeCloseTo(500, 0)
    expect(y).toBeCloseTo(350, 0)
  })

  it('maps east to the right and south to the bottom', () => {
    const middle = pagePointOf({ x: 0, y: 0.1, z: 0 }, cameraAbove(), frame)
    expect(pagePointOf({ x: 2, y: 0.1, z: 0 }, cameraAbove(), frame).x).toBeGreaterThan(middle.x + 20)
    expect(pagePointOf({ x: 0, y: 0.1, z: 2 }, cameraAbove(), frame).y).toBeGreaterThan(middle.y + 20)
  })

  it.each([
    ['behind', { x: 0, y: 0, z: 12 }, ({ y }: { y: number }) => y > 650],
    ['behind and far to the east', { x: 60, y: 0, z: 14 }, ({ x }: { x: number }) => x > 900],
    ['behind and far to the west', { x: -60, y: 0, z: 14 }, ({ x }: { x: number }) => x < 100],
  ])('maps a point that is %s off the frame, to the side to which the player would turn', (_where, point, isThere) => {
    const camera = new PerspectiveCamera(50, 800 / 600, 0.1, 100)
    camera.position.set(0, 4, 4)
    camera.lookAt(0, 0, 0)
    expect(isThere(pagePointOf(point, camera, frame))).toBe(true)
  })
})
