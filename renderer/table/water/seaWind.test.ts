import { describe, expect, it } from 'vitest'
import { type SeaWind, seaAfter } from './seaWind.ts'

const EAST: SeaWind = { x: 1, z: 0, force: 1 }
const NORTH: SeaWind = { x: 0, z: -1, force: 1 }

function seaLater(seconds: number, sea: SeaWind, wind: SeaWind): SeaWind {
  let now = sea
  for (let time = 0; time < seconds; time += 0.02) now = seaAfter(now, wind, 0.02)
  return now
}

describe('the sea after the wind has changed', () => {
  it('calms before its waves take another direction', () => {
    expect(seaLater(0.2, EAST, NORTH)).toMatchObject({ x: 1, z: 0 })
    expect(seaLater(0.2, EAST, NORTH).force).toBeLessThan(0.6)
    expect(seaLater(2, EAST, NORTH)).toEqual(NORTH)
  })

  it('rises to a storm and falls to a calm directly', () => {
    expect(seaLater(0.3, EAST, { ...EAST, force: 2 }).force).toBeGreaterThan(1.2)
    expect(seaLater(0.3, EAST, { ...EAST, force: 0 }).force).toBeLessThan(0.5)
    expect(seaLater(1, EAST, { ...EAST, force: 0 }).force).toBe(0)
  })

  it('stops changing once it matches the wind', () => {
    expect(seaAfter(EAST, EAST, 0.02)).toBe(EAST)
  })

  it('treats a spinning vane as no wind', () => {
    let sea = EAST
    for (let k = 0; k < 200; k++) sea = seaAfter(sea, { x: Math.cos(k * 0.4), z: Math.sin(k * 0.4), force: 1 }, 0.02)
    expect(sea.force).toBeLessThan(0.1)
  })
})
