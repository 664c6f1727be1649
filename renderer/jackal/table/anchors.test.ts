import { describe, expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import { harbourOf, laneOf } from '../../../engine/jackal/geometry/shores.ts'
import { cellsOf } from '../../../engine/jackal/geometry/terrain.ts'
import { SIDES } from '../../../engine/jackal/types.ts'
import { drawnBoard } from '../../../engine/testkit/drawnBoard.ts'
import { QUARTERS, stepFrom } from '../../table/camera/quarter.ts'
import { distance } from '../../table/spot.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import {
  coinPose,
  coinSpot,
  handPose,
  landPose,
  pilePose,
  QUARTER,
  swimPose,
  TILE_TOP,
  tilePose,
  tileYaw,
  WATER,
} from './anchors.ts'
import { cellAtSpot, cellSpot } from './cellSpot.ts'
import { deadPose, deckPose, holdPose, shipPose } from './shipAnchors.ts'
import { type Slot, slotOf, stepSlot, stepSpot } from './slots.ts'

describe('cells', () => {
  it('lie one unit apart around the middle, north away from the camera', () => {
    expect(cellSpot(CLASSIC_ISLAND, cellNamed('g7'))).toEqual({ x: 0, z: 0 })
    expect(cellSpot(CLASSIC_ISLAND, cellNamed('a1'))).toEqual({ x: -6, z: 6 })
    expect(cellSpot(CLASSIC_ISLAND, cellNamed('m13'))).toEqual({ x: 6, z: -6 })
  })

  it('are found by their spot on a board of any size, and none beside it', () => {
    const board = drawnBoard(`
      ~~~~~~
      ~~##~~
      ~####~
      ~~~~~~`)
    for (const cell of cellsOf(board)) expect(cellAtSpot(board, cellSpot(board, cell))).toBe(cell)
    expect([cellAtSpot(board, { x: 3.1, z: 0 }), cellAtSpot(board, { x: 0, z: -2.1 })]).toEqual([null, null])
  })

  it('hold tiles that lie nearly straight, face down while closed', () => {
    const tile = tilePose(CLASSIC_ISLAND, cellNamed('c4'), { kind: 'closed', facing: 0, open: false })
    expect(tile.tiltX).toBe(Math.PI)
    expect(Math.abs(tile.yaw)).toBeLessThan(0.025)
    expect(distance(tile, cellSpot(CLASSIC_ISLAND, cellNamed('c4')))).toBeLessThan(0.012)
  })

  it('hold tiles turned clockwise by their facing', () => {
    expect(tilePose(CLASSIC_ISLAND, cellNamed('c4'), { kind: 'cannon', facing: 1, open: true }).yaw).toBeCloseTo(
      -Math.PI / 2,
      1,
    )
  })

  it.each(QUARTERS)('show their front to side %i, except those with a direction', (side) => {
    const seen = (kind: 'rum' | 'closed' | 'arrow-1') => tileYaw({ kind, facing: 0 }, side)
    expect([seen('rum'), seen('closed'), seen('arrow-1')]).toEqual([side * QUARTER, side * QUARTER, 0])
  })
})

describe('slots of pieces on a tile', () => {
  it('puts a single piece into the corner, so that the drawing stays half visible', () => {
    expect(slotOf(0, 1)).toMatchObject({ x: 0.2, scale: 1 })
  })

  it('puts two on a diagonal and three in a triangle at scale 0.85', () => {
    expect(slotOf(0, 2).x * slotOf(1, 2).x).toBeLessThan(0)
    expect(slotOf(0, 2).z * slotOf(1, 2).z).toBeLessThan(0)
    expect(slotOf(2, 3).scale).toBe(0.85)
  })

  it.each(['drawn', 'carved'] as const)('keeps up to 15 pieces apart and inside the tile that is %s', (look) => {
    for (let count = 1; count <= 15; count++)
      expectApart(Array.from({ length: count }, (_, i) => slotOf(i, count, look)))
  })

  it('puts up to three in front of a carving', () => {
    for (const count of [1, 2, 3])
      for (let i = 0; i < count; i++) expect(slotOf(i, count, 'carved').z).toBeGreaterThan(0.2)
  })
})

function expectApart(slots: readonly Slot[]): void {
  for (const [index, slot] of slots.entries()) {
    expect(Math.abs(slot.x)).toBeLessThan(0.4)
    expect(Math.abs(slot.z)).toBeLessThan(0.4)
    for (const other of slots.slice(index + 1)) {
      expect(distance(slot, other)).toBeGreaterThan(0.4 * slot.scale)
    }
  }
}

describe('turntables', () => {
  const turntables = TILE_KINDS.filter((kind) => tileRow(kind).steps !== undefined)

  it('have a spot of its own for every step, inside the painted panel', () => {
    expect(turntables).toEqual(['jungle', 'desert', 'swamp', 'mountain'])
    for (const kind of turntables) {
      const spots = Array.from({ length: tileRow(kind).steps ?? 0 }, (_, index) => stepSpot(kind, index + 1))
      expect(new Set(spots.map((spot) => `${spot.x},${spot.z}`)).size).toBe(spots.length)
      for (const spot of spots) expect(Math.max(Math.abs(spot.x), Math.abs(spot.z))).toBeLessThan(0.42)
    }
  })

  it('put friends who share a step around its disc', () => {
    const [first, second] = [stepSlot('swamp', 2, 0, 2), stepSlot('swamp', 2, 1, 2)]
    expect(distance(first, second)).toBeGreaterThan(0.15)
    expect(distance(first, stepSpot('swamp', 2))).toBeLessThan(0.15)
  })
})

describe('ships', () => {
  it.each(SIDES)('lie outside their lane on side %s, clear of tiles and inside the tray', (side) => {
    for (const cell of laneOf(CLASSIC_ISLAND, side)) {
      const ship = shipPose(CLASSIC_ISLAND, cell, side)
      const out = side === 'S' ? ship.z : side === 'N' ? -ship.z : side === 'E' ? ship.x : -ship.x
      expect(out).toBeGreaterThan(6.2)
      expect(out).toBeLessThan(6.5)
    }
  })

  it('head along their side; those at the left and right towards the viewer', () => {
    expect(shipPose(CLASSIC_ISLAND, cellNamed('g1'), 'S').yaw).toBe(0)
    expect(shipPose(CLASSIC_ISLAND, cellNamed('a7'), 'W').yaw).toBe(shipPose(CLASSIC_ISLAND, cellNamed('m7'), 'E').yaw)
  })

  it.each(SIDES)('carry twelve on deck apart from each other on side %s', (side) => {
    const ship = shipPose(CLASSIC_ISLAND, harbourOf(CLASSIC_ISLAND, side), side)
    const crew = Array.from({ length: 12 }, (_, index) => deckPose(`p${index}`, ship, side, index))
    for (const [index, man] of crew.entries()) {
      expect(distance(man, ship)).toBeLessThan(0.85)
      expect(man.y).toBeGreaterThan(WATER + 0.2)
      for (const other of crew.slice(index + 1)) expect(distance(man, other)).toBeGreaterThan(0.05)
    }
  })

  it('have a hold inside the hull', () => {
    const ship = shipPose(CLASSIC_ISLAND, cellNamed('g1'), 'S')
    expect(holdPose(ship).y).toBeLessThan(deckPose('a', ship, 'S', 0).y)
  })

  it('keep the dead in a row on the rail, beyond the ship and beside the middle of the side', () => {
    const row = [0, 1, 2].map((index) => deadPose(CLASSIC_ISLAND, 'x', 'S', index))
    expect(row.map((pose) => pose.z)).toEqual([7.17, 7.17, 7.17])
    expect(row[0]?.x).toBeLessThan(-4)
    expect(Math.abs((row[0]?.x ?? 0) - (row[1]?.x ?? 0))).toBeCloseTo(0.5)
  })
})

describe('loads and swimmers', () => {
  it('lays coins like the pips of a die, the fifth on top of four, then the next layer', () => {
    expect([0, 1, 2, 3].map((index) => coinSpot(index).y)).toEqual([0, 0, 0, 0])
    expect(coinSpot(4).y).toBeGreaterThan(0)
    expect(coinSpot(5).y).toBeGreaterThan(coinSpot(4).y)
    for (const index of [1, 2, 3]) expect(distance(coinSpot(0), coinSpot(index))).toBeGreaterThan(0.15)
  })

  it('lays coins of a turntable beside the disc of their step', () => {
    const pile = pilePose({
      board: CLASSIC_ISLAND,
      cell: cellNamed('g7'),
      kind: 'desert',
      step: 3,
      look: 'drawn',
      front: 0,
      lift: 0,
    })
    expect(distance(pile, stepSpot('desert', 3))).toBeLessThan(0.2)
    expect(pile.y).toBe(TILE_TOP)
  })

  it.each(QUARTERS)('lays the coins of a carved chest sloping to the front at side %i', (side) => {
    const place = { board: CLASSIC_ISLAND, cell: cellNamed('g7'), kind: 'chest-5', step: 0, lift: 0 } as const
    const pile = pilePose({ ...place, look: 'carved', front: side })
    const [front, behind] = [coinPose(pile, 0), coinPose(pile, 2)]
    const near = stepFrom(side, 0, 1)
    expect((front.x - behind.x) * near.x + (front.z - behind.z) * near.z).toBeGreaterThan(0.1)
    expect(front.y).toBeLessThan(behind.y - 0.05)
  })

  it.each(QUARTERS)('holds a coin in front of a figure that looks to side %i', (side) => {
    const man = landPose(CLASSIC_ISLAND, 'white-1', cellNamed('g7'), slotOf(0, 1), 0, side)
    const coin = handPose(man, 'coin')
    const near = stepFrom(side, 0, 1)
    expect((coin.x - man.x) * near.x + (coin.z - man.z) * near.z).toBeCloseTo(0.14 * man.scale)
  })

  it('lays the coins of a carved chest into it, sloping to the front', () => {
    const place = { board: CLASSIC_ISLAND, cell: cellNamed('g7'), kind: 'chest-5', step: 0, lift: 0, front: 0 } as const
    const [inside, before] = [pilePose({ ...place, look: 'carved' }), pilePose({ ...place, look: 'drawn' })]
    expect([before.y, before.tiltX]).toEqual([TILE_TOP, 0])
    expect(inside.y).toBeGreaterThan(TILE_TOP + 0.1)
    const [front, behind] = [coinPose(inside, 0), coinPose(inside, 2)]
    expect(front.z).toBeGreaterThan(behind.z)
    expect(front.y).toBeLessThan(behind.y)
    expect(coinPose(before, 0)).toMatchObject({
      y: TILE_TOP,
      x: expect.closeTo(
        before.x + (coinSpot(0).x * Math.cos(before.yaw) + coinSpot(0).z * Math.sin(before.yaw)) * before.scale,
      ),
    })
  })

  it('holds a coin beside a figure and the treasure on its head', () => {
    const man = landPose(CLASSIC_ISLAND, 'white-1', cellNamed('g7'), slotOf(0, 1))
    expect(handPose(man, 'coin').y).toBeLessThan(man.y + 0.6)
    expect(handPose(man, 'treasure').y).toBeGreaterThan(man.y + 0.9)
  })

  it('sinks swimmers to the chest', () => {
    const swimmer = swimPose(CLASSIC_ISLAND, 'white-1', cellNamed('f1'), 0, 1)
    expect(swimmer.y).toBeLessThan(WATER - 0.3)
    expect(swimmer.y).toBeGreaterThan(WATER - 0.6)
  })
})
