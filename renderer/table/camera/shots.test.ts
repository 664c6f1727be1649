import { describe, expect, it, vi } from 'vitest'
import { CameraDirector } from './CameraDirector.ts'
import { CAMERA_PRESETS } from './cameraPresets.ts'
import { pictureOf, poseOf } from './pose.ts'

const CHEST = [{ x: 4, y: 0, z: -3 }]
const CLOSE = { nearest: 0.5, lean: 1 }
const home = poseOf(CAMERA_PRESETS['jackal/play'])

function shooting() {
  const director = new CameraDirector('jackal/play')
  const before = director.pose
  expect(director.shoot(CHEST, CLOSE, 600)).toBe(true)
  return { director, before }
}

/** Runs a movement to its end. */
function finish(director: CameraDirector) {
  director.update(0)
  director.update(5000)
}

describe('a shot', () => {
  it('moves nearer to its subject, from the same side, and then returns', () => {
    const { director, before } = shooting()
    finish(director)
    expect(director.pose.distance).toBeCloseTo(home.distance * 0.5)
    expect(director.pose.azimuth).toBe(before.azimuth)
    const { x, y } = pictureOf(director.pose, 1.6, { x: 4, y: 0, z: -3 })
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.63)
    director.endShot(600)
    finish(director)
    expect(director.pose).toEqual(before)
    expect(director.moving).toBe(false)
  })

  it('continues with another one and still returns to the first pose', () => {
    const { director, before } = shooting()
    director.update(0)
    director.update(300)
    director.shoot([{ x: -4, y: 0, z: 3 }], CLOSE, 600)
    finish(director)
    director.endShot(600)
    finish(director)
    expect(director.pose).toEqual(before)
  })

  it('shows all of several points', () => {
    const director = new CameraDirector('jackal/play')
    const flight = [
      { x: -5, y: 0, z: 4 },
      { x: 1, y: 0, z: -2 },
    ]
    expect(director.shoot(flight, CLOSE, 600)).toBe(true)
    finish(director)
    for (const point of flight) {
      const { x, y } = pictureOf(director.pose, 1.6, point)
      expect(Math.abs(x)).toBeLessThan(0.63)
      expect(Math.abs(y)).toBeLessThan(0.51)
    }
  })

  it('is omitted if the camera is as near already', () => {
    const director = new CameraDirector('jackal/play')
    director.focusOn({ x: 0, z: 0 }, 0)
    director.zoomBy(0.8, null, 0)
    expect(director.shoot([{ x: 0, y: 0, z: 0 }], { nearest: 0.5, lean: 1 }, 600)).toBe(false)
  })

  it.each([
    ['drag', (director: CameraDirector) => director.orbitBy(0.1, 0)],
    ['wheel', (director: CameraDirector) => director.zoomBy(0.999, null, 0)],
    ['key', (director: CameraDirector) => director.panBy(0.1, 0)],
  ])('stops at a %s, and the camera stays there', (_, act) => {
    const { director, before } = shooting()
    director.onHand = vi.fn()
    director.update(0)
    director.update(250)
    const there = director.pose
    act(director)
    expect(director.onHand).toHaveBeenCalledOnce()
    expect(Math.abs(director.pose.distance - there.distance)).toBeLessThan(0.1)
    const mine = director.pose
    director.endShot(600)
    finish(director)
    expect(director.pose).toEqual(mine)
    expect(director.pose).not.toEqual(before)
  })

  it('stops while the pointer is pressed, and resumes when it is released', () => {
    const { director, before } = shooting()
    director.update(0)
    director.update(250)
    const there = director.pose
    director.hold()
    director.endShot(600)
    finish(director)
    expect(director.pose).toEqual(there)
    director.letGo()
    finish(director)
    expect(director.pose).toEqual(before)
  })

  it('is interrupted by a turn round the table', () => {
    const { director } = shooting()
    director.flyTo('jackal/east', 700)
    director.endShot(600)
    expect(director.shoot(CHEST, CLOSE, 600)).toBe(false)
    finish(director)
    expect(Math.sin(director.pose.azimuth)).toBeCloseTo(1)
  })
})
