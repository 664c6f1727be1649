import { describe, expect, it, vi } from 'vitest'
import { CameraDirector } from './CameraDirector.ts'
import { CAMERA_PRESETS } from './cameraPresets.ts'
import { poseOf } from './pose.ts'

const home = poseOf(CAMERA_PRESETS['jackal/play'])
const close = poseOf(CAMERA_PRESETS['jackal/close'])
const degrees = (n: number) => (n * Math.PI) / 180
const inPlay = () => new CameraDirector('jackal/play')

describe('a cut', () => {
  it('takes 700 ms from its first frame and then rests', () => {
    const director = inPlay()
    director.flyTo('jackal/close')
    expect(director.update(5000)).toBe(true)
    expect(director.pose.distance).toBeCloseTo(home.distance)
    expect(director.update(5350)).toBe(true)
    expect(director.pose.distance).toBeCloseTo((home.distance + close.distance) / 2)
    expect(director.update(5700)).toBe(false)
    expect(director.pose).toEqual(close)
    expect(director.moving).toBe(false)
  })

  it('jumps with a duration of 0', () => {
    const director = inPlay()
    director.flyTo('jackal/close', 0)
    expect(director.moving).toBe(false)
    expect(director.pose).toEqual(close)
  })

  it('requests a frame', () => {
    const director = inPlay()
    director.requestFrame = vi.fn()
    director.flyTo('jackal/close')
    expect(director.requestFrame).toHaveBeenCalledOnce()
  })
})

describe('free movement', () => {
  it('keeps the pitch between 30 and 75 degrees', () => {
    const director = inPlay()
    director.orbitBy(0, degrees(90))
    expect(director.pose.pitch).toBeCloseTo(degrees(75))
    director.orbitBy(0, degrees(-90))
    expect(director.pose.pitch).toBeCloseTo(degrees(30))
  })

  it('orbits at most 60 degrees to either side', () => {
    const director = inPlay()
    director.orbitBy(degrees(200), 0)
    expect(director.pose.azimuth).toBeCloseTo(degrees(60))
    director.orbitBy(degrees(-400), 0)
    expect(director.pose.azimuth).toBeCloseTo(degrees(-60))
  })

  it('zooms between 0.45 and 1.15 of the preset', () => {
    const director = inPlay()
    director.zoomBy(0.01, 0)
    expect(director.pose.distance).toBeCloseTo(home.distance * 0.45)
    director.zoomBy(100, 0)
    expect(director.pose.distance).toBeCloseTo(home.distance * 1.15)
  })

  it('keeps looking at the tray', () => {
    const director = inPlay()
    director.panBy(50, 50)
    expect(director.pose.target).toMatchObject({ x: 7.6, z: -7.6 })
  })

  it('pans along the screen, not along the board, after an orbit', () => {
    const director = inPlay()
    director.orbitBy(degrees(60), 0)
    director.panBy(2, 0)
    expect(director.pose.target.x).toBeCloseTo(1)
    expect(director.pose.target.z).toBeCloseTo(home.target.z - Math.sqrt(3))
  })

  it('adds up quick steps of the wheel', () => {
    const director = inPlay()
    director.zoomBy(0.9)
    director.zoomBy(0.9)
    director.update(0)
    director.update(1000)
    expect(director.pose.distance).toBeCloseTo(home.distance * 0.81)
  })

  it('returns to the preset', () => {
    const director = inPlay()
    director.orbitBy(0.5, 0.1)
    director.reset(0)
    expect(director.pose).toEqual({ ...home, fov: 35.6 })
  })
})

describe('the window', () => {
  it('widens the view when it gets narrow, also in the middle of a cut', () => {
    const director = inPlay()
    director.setAspect(0.9)
    const narrow = director.pose.fov
    expect(narrow).toBeGreaterThan(36)
    director.flyTo('jackal/showcase')
    director.setAspect(1.6)
    director.update(0)
    director.update(800)
    expect(director.pose.fov).toBeCloseTo(33)
  })
})
