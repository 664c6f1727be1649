import { PerspectiveCamera } from 'three'
import { describe, expect, it } from 'vitest'
import { distanceTo, firstUpright, groundUnder, isSamePick, rayThrough, roundSpot, type Upright } from './picking.ts'

const camera = new PerspectiveCamera(35.6, 1.6, 0.5, 120)
camera.position.set(0, 19.8, 15.9)
camera.lookAt(0, 0, 0)
camera.updateMatrixWorld()

const straightDown = (x: number, z: number) => ({ origin: { x, y: 10, z }, direction: { x: 0.001, y: -1, z: 0 } })
const level = (z: number, y: number) => ({ origin: { x: -10, y, z }, direction: { x: 1, y: 1e-9, z: 0 } })
const pirate: Upright = { id: 'white-1', x: 2, z: 0, radius: 0.25, bottom: 0.1, top: 1.1 }
const ship: Upright = { id: 'ship/red', x: -3, z: 0, radius: 0.7, bottom: -0.2, top: 1.5 }

describe('pointing at the ground', () => {
  it('finds the middle of the table in the middle of the canvas', () => {
    const ground = groundUnder(rayThrough(camera, 0, 0), 0)
    expect(ground?.x).toBeCloseTo(0)
    expect(ground?.z).toBeCloseTo(0)
  })

  it('finds north higher on the canvas and east further right', () => {
    expect(groundUnder(rayThrough(camera, 0, 0.5), 0)?.z).toBeLessThan(-2)
    expect(groundUnder(rayThrough(camera, 0.5, 0), 0)?.x).toBeGreaterThan(2)
  })

  it('inverts the projection', () => {
    for (const [x, z] of [
      [-5, 5],
      [3, -4],
      [6, 6],
    ] as const) {
      const seen = camera.position.clone().set(x, 0.115, z).project(camera)
      const ground = groundUnder(rayThrough(camera, seen.x, seen.y), 0.115)
      expect(ground?.x).toBeCloseTo(x)
      expect(ground?.z).toBeCloseTo(z)
    }
  })

  it('finds nothing above the horizon', () => {
    expect(groundUnder({ origin: { x: 0, y: 5, z: 0 }, direction: { x: 0, y: 0.1, z: -1 } }, 0)).toBeNull()
    expect(groundUnder({ origin: { x: 0, y: 5, z: 0 }, direction: { x: 0, y: 0, z: -1 } }, 0)).toBeNull()
  })

  it('rounds a spot to the middle of its cell', () => {
    expect(roundSpot({ x: 2.49, z: -3.51 })).toEqual({ x: 2, z: -4 })
    expect(Object.is(roundSpot({ x: -0.2, z: 0 }).x, 0)).toBe(true)
  })
})

describe('pointing at a piece', () => {
  it('hits its top from above and misses beside it', () => {
    expect(distanceTo(pirate, straightDown(2, 0))).toBeCloseTo(8.9)
    expect(distanceTo(pirate, straightDown(2.4, 0))).toBeNull()
  })

  it('hits a base before the parts that rise in front of it', () => {
    const behind: Upright = { id: 'black-1', x: 3, z: 0, radius: 0.25, bottom: 0.1, top: 1.1 }
    const ray = level(0, 0.15)
    expect(firstUpright([pirate, behind], ray)).toBe('white-1')
    expect(firstUpright([pirate, behind, { ...behind, top: 0.2, isBase: true }], ray)).toBe('black-1')
  })

  it('hits its side from the side, but not above its top or behind the camera', () => {
    expect(distanceTo(pirate, level(0, 0.5))).toBeCloseTo(11.75)
    expect(distanceTo(pirate, level(0, 2))).toBeNull()
    expect(distanceTo(pirate, { origin: { x: 5, y: 0.5, z: 0 }, direction: { x: 1, y: 1e-9, z: 0 } })).toBeNull()
  })

  it('hits the nearest one', () => {
    expect(firstUpright([pirate, ship], level(0, 0.5))).toBe('ship/red')
    expect(firstUpright([pirate, ship], straightDown(2, 0))).toBe('white-1')
    expect(firstUpright([pirate, ship], straightDown(5, 5))).toBeNull()
  })
})

describe('hovering', () => {
  const over = (x: number, z: number, id: string | null = null) => ({ ground: { x, z }, id })

  it('counts as the same within a cell and piece', () => {
    expect(isSamePick(over(1.1, 2), over(0.8, 2.3))).toBe(true)
    expect(isSamePick(over(1.1, 2), over(1.6, 2))).toBe(false)
    expect(isSamePick(over(1, 2), over(1, 2, 'white-1'))).toBe(false)
  })

  it('differs when the pointer enters and leaves', () => {
    expect(isSamePick(null, over(0, 0))).toBe(false)
    expect(isSamePick(null, null)).toBe(true)
  })
})
