import { describe, expect, it } from 'vitest'
import { cellAt, parseCell, stepFrom } from '../../../engine/admiral/cells.ts'
import { HEADINGS, type Heading, turned } from '../../../engine/admiral/geometry/headings.ts'
import {
  alongYaw,
  braceFor,
  cardPose,
  cellAtSpot,
  cellSpot,
  diePose,
  HALF_DIE,
  headingYaw,
  sailsPose,
  shipPose,
  vanePose,
  vaneSpot,
  WATER,
  windPose,
  yawAfter,
} from './anchors.ts'

const FIELD = { width: 24, height: 16 }
const SMALL = { width: 5, height: 4 }

const cell = (name: string) => parseCell(name) ?? -1

describe('cells on the table', () => {
  it('lie one unit apart around the middle, north away from the viewer', () => {
    expect(cellSpot(FIELD, cell('a1'))).toEqual({ x: -11.5, z: 7.5 })
    expect(cellSpot(FIELD, cell('x16'))).toEqual({ x: 11.5, z: -7.5 })
    expect(cellSpot(SMALL, cell('c1'))).toEqual({ x: 0, z: 1.5 })
  })

  it.each([FIELD, SMALL])('are found again under their middles, but not beside the field %o', (field) => {
    for (let file = 0; file < field.width; file++)
      for (let rank = 0; rank < field.height; rank++) {
        const { x, z } = cellSpot(field, cellAt(file, rank))
        expect(cellAtSpot(field, { x: x + 0.4, z: z - 0.4 })).toBe(cellAt(file, rank))
      }
    expect(cellAtSpot(field, { x: -field.width / 2 - 0.1, z: 0 })).toBeNull()
    expect(cellAtSpot(field, { x: field.width / 2 + 0.1, z: 0 })).toBeNull()
    expect(cellAtSpot(field, { x: 0, z: field.height / 2 + 0.1 })).toBeNull()
    expect(cellAtSpot(field, { x: 0, z: -field.height / 2 - 0.1 })).toBeNull()
  })
})

describe('headings', () => {
  it.each(HEADINGS)('%s: the bow points to the next cell in this direction', (heading) => {
    const from = cell('f6')
    const [here, there] = [cellSpot(FIELD, from), cellSpot(FIELD, stepFrom(from, heading))]
    const { x, z } = alongYaw(shipPose(FIELD, from, heading).yaw)
    const length = Math.hypot(there.x - here.x, there.z - here.z)
    expect(x).toBeCloseTo((there.x - here.x) / length)
    expect(z).toBeCloseTo((there.z - here.z) / length)
  })

  it('turn the shorter way, past north too', () => {
    for (const heading of HEADINGS)
      for (const sectors of [-3, -2, -1, 0, 1, 2, 3]) {
        const after = yawAfter(heading, turned(heading, sectors))
        expect(after - headingYaw(heading)).toBeCloseTo((-sectors * Math.PI) / 4)
      }
  })
})

describe('sails', () => {
  const leeOf = (heading: Heading, wind: Heading) => alongYaw(headingYaw(heading) + braceFor(heading, wind))

  it('turn their lee side with the wind, except against it', () => {
    for (const heading of HEADINGS)
      for (const sectors of [-3, -2, -1, 0, 1, 2, 3]) {
        const wind = turned(heading, sectors)
        const [lee, blow] = [leeOf(heading, wind), alongYaw(headingYaw(wind))]
        expect(lee.x * blow.x + lee.z * blow.z).toBeGreaterThan(0.05)
      }
  })

  it('are braced alike to both sides, and never square', () => {
    for (const sectors of [1, 2, 3])
      expect(braceFor('N', turned('N', sectors))).toBeCloseTo(-braceFor('N', turned('N', -sectors)))
    for (const wind of HEADINGS) expect(Math.abs(braceFor('N', wind))).toBeGreaterThan(0.25)
  })

  it('are reefed in a storm', () => {
    const ship = shipPose(FIELD, cell('f6'), 'E')
    const fresh = sailsPose(ship, 'E', { toward: 'N', strength: 'fresh' }, 0.5)
    const storm = sailsPose(ship, 'E', { toward: 'N', strength: 'storm' }, 0.5)
    expect(storm.scale).toBeLessThan(fresh.scale)
    expect(fresh).toMatchObject({ x: ship.x, z: ship.z, squash: 0.5 })
  })
})

describe('wind', () => {
  it('blows where the vane points, and not at all in a calm', () => {
    const wind = { toward: 'SW', strength: 'calm' } as const
    expect(vanePose(FIELD, wind).yaw).toBe(windPose(wind).yaw)
    expect(windPose(wind).scale).toBe(0)
    expect(alongYaw(windPose(wind).yaw).x).toBeLessThan(0)
    expect(alongYaw(windPose(wind).yaw).z).toBeGreaterThan(0)
  })

  it('is shown by a vane on the front rail, left of the middle, outside the field', () => {
    for (const field of [FIELD, SMALL]) {
      expect(vaneSpot(field).x).toBeLessThan(0)
      expect(vaneSpot(field).z).toBeGreaterThan(field.height / 2)
    }
  })
})

describe('cards', () => {
  it('lie on the sea within their ship’s cell, face down until shown', () => {
    const ship = shipPose(FIELD, cell('f6'), 'E')
    const card = cardPose(ship, false)
    expect(cellAtSpot(FIELD, card)).toBe(cell('f6'))
    expect(card.y).toBeGreaterThan(WATER)
    expect(card.tiltX).toBe(Math.PI)
    expect(cardPose(ship, true).tiltX).toBe(0)
  })

  it.each(HEADINGS)('lie clear of the arrow at the bow of a ship that heads %s', (heading) => {
    const ship = shipPose(FIELD, cell('f6'), heading)
    const card = cardPose(ship, false)
    const bow = alongYaw(ship.yaw)
    expect(cellAtSpot(FIELD, card)).toBe(cell('f6'))
    expect(Math.hypot(card.x - ship.x - 0.5 * bow.x, card.z - ship.z - 0.5 * bow.z)).toBeGreaterThan(0.4)
  })
})

describe('a die', () => {
  const target = { x: 2, z: 1 }

  it('lies beside its unit, toward the middle, or on a free side', () => {
    const free = diePose(FIELD, 0, target, [])
    expect([free.x < target.x, Math.hypot(free.x - target.x, free.z - target.z) < 1.6]).toEqual([true, true])
    expect(diePose(FIELD, 0, { x: -2, z: 1 }, []).x).toBeGreaterThan(-2)
    expect(diePose(FIELD, 0, target, [{ x: 1, z: 1 }]).x).toBeGreaterThan(target.x)
    const crowded = [
      { x: 3, z: 1 },
      { x: 1, z: 1 },
      { x: 2, z: 0 },
    ]
    expect(diePose(FIELD, 0, target, crowded).z).toBeGreaterThan(target.z + 1)
  })

  it('stays on the field, and two never overlap', () => {
    const corner = { x: 11.5, z: 7.5 }
    const { x, z } = diePose(FIELD, 0, corner, [])
    expect([x < 12, z < 8]).toEqual([true, true])
    const [first, second] = [0, 1].map((index) => diePose(FIELD, index, target, []))
    expect(Math.abs((second?.z ?? 0) - (first?.z ?? 0))).toBeGreaterThan(2 * HALF_DIE * 1.1)
  })
})
