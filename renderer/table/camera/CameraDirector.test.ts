import { describe, expect, it, vi } from 'vitest'
import { CameraDirector } from './CameraDirector.ts'
import { CAMERA_PRESETS } from './cameraPresets.ts'
import { pictureOf, poseOf } from './pose.ts'

const home = poseOf(CAMERA_PRESETS['jackal/play'])
const close = poseOf(CAMERA_PRESETS['jackal/close'])
const degrees = (n: number) => (n * Math.PI) / 180
const inPlay = () => new CameraDirector('jackal/play')
/** Slots above and below the board. */
const BETWEEN = {
  covered: [
    { left: 0, right: 1, top: 0, bottom: 0.2 },
    { left: 0, right: 1, top: 0.7, bottom: 1 },
  ],
}

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

  it('turns round the table the short way', () => {
    const director = new CameraDirector('jackal/west')
    director.flyTo('jackal/north')
    director.update(0)
    director.update(350)
    expect(Math.abs(Math.sin(director.pose.azimuth - degrees(-135)))).toBeCloseTo(0)
    expect(Math.cos(director.pose.azimuth - degrees(-135))).toBeCloseTo(1)
    director.update(700)
    expect(director.pose.azimuth).toBeCloseTo(degrees(180))
    director.orbitBy(degrees(10), 0)
    expect(director.pose.azimuth).toBeCloseTo(degrees(190))
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
    director.zoomBy(0.01, null, 0)
    expect(director.pose.distance).toBeCloseTo(home.distance * 0.45)
    director.zoomBy(100, null, 0)
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

const ASPECT = 1.6
const CORNER = { x: 0.7, y: 0.6 }

describe('zooming', () => {
  it('keeps the spot under the pointer fixed, and the target on its plane', () => {
    const director = inPlay()
    const spot = director.spotAt(CORNER)
    for (const factor of [0.9, 0.9, 0.8]) director.zoomBy(factor, spot, 0)
    const { x, y } = pictureOf(director.pose, ASPECT, { x: spot?.x ?? 0, y: 0, z: spot?.z ?? 0 })
    expect([x, y]).toEqual([expect.closeTo(CORNER.x), expect.closeTo(CORNER.y)])
    expect(director.pose.target.y).toBeCloseTo(home.target.y)
    expect(director.pose.distance).toBeCloseTo(home.distance * 0.648, 0)
  })

  it('keeps it fixed during the movement, and for quick steps of the wheel', () => {
    const director = inPlay()
    const spot = director.spotAt(CORNER)
    director.zoomBy(0.9, spot)
    director.update(0)
    director.update(70)
    director.zoomBy(0.9, director.spotAt(CORNER))
    director.update(70)
    director.update(150)
    const { x, y } = pictureOf(director.pose, ASPECT, { x: spot?.x ?? 0, y: 0, z: spot?.z ?? 0 })
    expect([x, y]).toEqual([expect.closeTo(CORNER.x), expect.closeTo(CORNER.y)])
  })

  it('stops at the nearest distance without sliding sideways', () => {
    const director = inPlay()
    const spot = { x: 3, z: -3 }
    director.zoomBy(0.01, spot, 0)
    const { target, distance } = director.pose
    expect(distance).toBeCloseTo(home.distance * 0.45)
    director.zoomBy(0.5, spot, 0)
    expect(director.pose.target).toEqual({ x: expect.closeTo(target.x), y: target.y, z: expect.closeTo(target.z) })
  })

  it('returns to the composed view while zooming out', () => {
    const director = inPlay()
    director.zoomBy(0.6, { x: 6, z: -6 }, 0)
    expect(director.pose.target.x).toBeGreaterThan(2)
    for (let step = 0; step < 8; step++) director.zoomBy(1.1, null, 0)
    expect(director.pose.target.x).toBeCloseTo(0)
    expect(director.pose.target.z).toBeCloseTo(home.target.z)
  })

  it('finds nothing above the horizon', () => {
    const director = inPlay()
    director.orbitBy(0, degrees(-90))
    expect([director.spotAt({ x: 0, y: 3 }), director.spotAt({ x: 0, y: 0 }) === null]).toEqual([null, false])
  })
})

describe('a focus', () => {
  it('looks at the spot from near, and never from farther than before', () => {
    const director = inPlay()
    director.focusOn({ x: 3, z: -2 }, 0)
    expect(director.pose).toMatchObject({ target: { x: 3, z: -2 }, distance: expect.closeTo(home.distance * 0.55) })
    director.zoomBy(0.9, null, 0)
    const { distance } = director.pose
    director.focusOn({ x: 0, z: 0 }, 0)
    expect(director.pose.distance).toBeCloseTo(distance)
  })
})

describe('a focus at the edge', () => {
  it('leaves most of the picture to the table', () => {
    const director = inPlay()
    director.focusOn({ x: 0, z: 7 }, 0)
    expect(director.pose.target.z).toBeCloseTo(4.6)
    expect(Math.abs(pictureOf(director.pose, ASPECT, { x: 0, y: 0, z: 7 }).y)).toBeLessThan(0.7)
  })
})

describe('a focus between panels', () => {
  /** Returns whether a place is free: panels cover the lower third and the left half of the window. */
  const isFree = ({ x, y }: { x: number; y: number }) => x > 0 && x < 0.95 && y > -0.33 && y < 0.95

  it.each([
    { x: 0, z: 0 },
    { x: -4, z: 5 },
    { x: 6, z: -6 },
  ])('shows the spot %o and its surroundings in the free part, from the current side', (spot) => {
    const director = inPlay()
    director.orbitBy(degrees(20), 0, 0)
    director.focusOn(spot, 0, isFree)
    const { distance, azimuth } = director.pose
    expect(isFree(pictureOf(director.pose, ASPECT, { ...spot, y: 0 }))).toBe(true)
    expect(distance).toBeLessThan(home.distance)
    expect(azimuth).toBeCloseTo(degrees(20))
  })

  it('looks at the spot even if no part is free', () => {
    const director = inPlay()
    director.focusOn({ x: 1, z: 1 }, 0, () => false)
    expect(director.pose.target).toMatchObject({ x: 1, z: 1 })
  })
})

describe('bringing points into sight', () => {
  const inWindow = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 0.9 && Math.abs(y) < 0.9
  const at = (x: number, z: number) => [
    { x, y: 0, z },
    { x, y: 0.8, z },
  ]

  it('moves nothing for visible points', () => {
    const director = inPlay()
    director.bringIntoSight(at(5, -5), inWindow, 0)
    expect(director.pose).toEqual({ ...home, fov: director.pose.fov })
  })

  it('shifts the target just far enough to show all points', () => {
    const director = inPlay()
    director.zoomBy(0.5, { x: -6, z: 6 }, 0)
    const before = director.pose
    const seen = () => at(6, -6).every((point) => inWindow(pictureOf(director.pose, ASPECT, point)))
    expect(seen()).toBe(false)
    director.bringIntoSight(at(6, -6), inWindow, 0)
    expect(seen()).toBe(true)
    expect(director.pose.distance).toBe(before.distance)
    expect(director.pose.target.x).toBeLessThan(6)
  })

  it('finds a place beside a panel', () => {
    const director = inPlay()
    director.zoomBy(0.5, { x: 0, z: 0 }, 0)
    const besidePanel = (place: { x: number; y: number }) => inWindow(place) && place.x < 0.3
    director.bringIntoSight(at(3, 0), besidePanel, 0)
    expect(at(3, 0).every((point) => besidePanel(pictureOf(director.pose, ASPECT, point)))).toBe(true)
  })

  it('finds a place that is not in the middle of the window', () => {
    const director = inPlay()
    director.zoomBy(0.5, { x: 0, z: 0 }, 0)
    const overPanels = (place: { x: number; y: number }) => inWindow(place) && place.y > 0.15
    expect(director.bringIntoSight(at(0, 0), overPanels, 0)).toBe(true)
    expect(at(0, 0).every((point) => overPanels(pictureOf(director.pose, ASPECT, point)))).toBe(true)
  })

  it('stays if no shift helps', () => {
    const director = inPlay()
    const before = director.pose
    expect(director.bringIntoSight(at(3, 0), () => false, 0)).toBe(false)
    expect(director.pose).toBe(before)
  })

  it('shows distant points, whichever comes first', () => {
    const director = inPlay()
    director.zoomBy(0.5, { x: -6, z: 6 }, 0)
    const apart = [...at(2, -3), ...at(5, -5)]
    expect(director.bringIntoSight(apart, inWindow, 0)).toBe(true)
    expect(director.sees(apart, inWindow)).toBe(true)
  })
})

describe('a frame', () => {
  const inWindow = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 0.9 && Math.abs(y) < 0.9
  const corner = [
    { x: 3, y: 0, z: -3 },
    { x: 5, y: 0, z: -5 },
  ]

  it('looks at points from the nearest distance that shows them all', () => {
    const director = inPlay()
    expect(director.frame(corner, inWindow, { farthest: 1 }, 0)).toBe(true)
    expect(director.pose.distance).toBeCloseTo(home.distance * 0.45)
    expect(corner.every((point) => inWindow(pictureOf(director.pose, ASPECT, point)))).toBe(true)
  })

  it('brings them out from under panels', () => {
    const director = inPlay()
    const besidePanel = (place: { x: number; y: number }) => inWindow(place) && place.y < 0
    expect(director.frame(corner, besidePanel, { farthest: 1 }, 0)).toBe(true)
    expect(corner.every((point) => besidePanel(pictureOf(director.pose, ASPECT, point)))).toBe(true)
  })

  it('stays if they can be seen only from far away', () => {
    const director = inPlay()
    const apart = [
      { x: -6, y: 0, z: 6 },
      { x: 6, y: 0, z: -6 },
    ]
    expect(director.frame(apart, inWindow, { farthest: 0.6 }, 0)).toBe(false)
    expect(director.pose).toEqual({ ...home, fov: director.pose.fov })
  })
})

describe('the window', () => {
  it('widens the view when the window gets narrow, also during a cut', () => {
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

  it('draws the table between slots, and back', () => {
    const director = inPlay()
    const before = director.pose
    director.setFree(BETWEEN)
    expect(director.pose.fov).toBeGreaterThan(before.fov)
    expect(director.pose.target.z).not.toBeCloseTo(before.target.z)
    director.setFree(null)
    expect(director.pose.fov).toBeCloseTo(before.fov)
    expect(director.pose.target.z).toBeCloseTo(before.target.z)
  })

  it('keeps the player’s movement of the view while slots change', () => {
    const director = inPlay()
    director.panBy(2, 1)
    director.orbitBy(0.3, 0)
    const before = director.pose
    director.setFree(BETWEEN)
    director.setFree(null)
    expect(director.pose.target.x).toBeCloseTo(before.target.x)
    expect(director.pose.target.z).toBeCloseTo(before.target.z)
    expect(director.pose.azimuth).toBeCloseTo(before.azimuth)
  })
})
