import { Box3, Matrix4 } from 'three'
import { describe, expect, it } from 'vitest'
import { ALL_CELLS, parseCell } from '../../../engine/sea-battle/cells.ts'
import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import { fleetShip } from '../../../models/sea-battle/ships.ts'
import { writePoseMatrix } from '../../playback/copies/poseMatrix.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { midBattle } from '../../testkit/boards/seaBoard.ts'
import {
  cellAtSpot,
  cellSpot,
  harbourSpot,
  pegPose,
  pegTarget,
  shipPose,
  TRAYS,
  trayMiddle,
  trayOf,
  WATER,
  wreckPose,
} from './anchors.ts'
import { homeIn } from './layout.ts'

const cell = (name: string) => parseCell(name) ?? -1
const ship = (...names: string[]) => names.map(cell)

describe('the two trays', () => {
  it('have a1 far left and j10 near right', () => {
    expect(cellSpot('near', cell('a1'))).toEqual({ x: -SEA_TRAY.aside - 4.5, z: -4.5 })
    expect(cellSpot('far', cell('j10'))).toEqual({ x: SEA_TRAY.aside + 4.5, z: 4.5 })
  })

  it('know the cell at a point, and none beside the field', () => {
    for (const tray of TRAYS) {
      for (const one of ALL_CELLS) expect(cellAtSpot(tray, cellSpot(tray, one))).toBe(one)
      expect(cellAtSpot(tray, { x: trayMiddle(tray) - 5.2, z: 0 })).toBeNull()
    }
    expect(cellAtSpot('near', cellSpot('far', 0))).toBeNull()
  })

  it("hold the viewer's own fleet on the left", () => {
    expect(trayOf('north', 'north')).toBe('near')
    expect(trayOf('south', 'north')).toBe('far')
  })
})

/** The reach of a wreck from the middle of a cell: a third of a cell into others. */
const REACH = 0.5 + 0.35

/** Returns the room that a royal ship of a length takes in a pose. */
function boundsOf(length: 1 | 2 | 3 | 4, pose: Pose): Box3 {
  const matrix = new Matrix4()
  writePoseMatrix(pose, matrix)
  const box = new Box3()
  for (const part of Object.values(fleetShip('royal', length, 'low'))) {
    const geometry = part.clone().applyMatrix4(matrix)
    geometry.computeBoundingBox()
    box.union(geometry.boundingBox ?? new Box3())
  }
  return box
}

describe('a ship', () => {
  it('floats in the middle of its cells', () => {
    const { x, z } = shipPose('near', ship('b2', 'c2', 'd2', 'e2'))
    expect(x).toBeCloseTo(-SEA_TRAY.aside - 2)
    expect(z).toBeCloseTo(-3.5)
  })

  it('lies deeper and on its side when sunk', () => {
    const wreck = wreckPose('far', ship('c4', 'd4'))
    expect(wreck.y).toBeLessThan(shipPose('far', ship('c4', 'd4')).y)
    expect(Math.hypot(wreck.tiltX, wreck.tiltZ)).toBeGreaterThan(0.3)
  })

  it('shows no upright mast on any tier when sunk', () => {
    for (const sunk of [ship('c4'), ship('c4', 'd4'), ship('e6', 'e7', 'e8'), ship('b2', 'c2', 'd2', 'e2')]) {
      const { tiltX, tiltZ } = wreckPose('far', sunk)
      expect(Math.cos(tiltX) * Math.cos(tiltZ)).toBeLessThan(0.65)
    }
  })

  it.each([1, 2, 3, 4] as const)('lies under water in its own cells when sunk (%i cells)', (length) => {
    for (const cells of [
      ['c4', 'd4', 'e4', 'f4'],
      ['c4', 'c5', 'c6', 'c7'],
    ]) {
      const sunk = ship(...cells.slice(0, length))
      const { min, max } = boundsOf(length, wreckPose('far', sunk))
      const [first, last] = [sunk[0], sunk.at(-1)].map((at) => cellSpot('far', at ?? 0))
      expect(max.y).toBeLessThan(WATER + 0.1)
      expect(min.x).toBeGreaterThan((first?.x ?? 0) - REACH)
      expect(max.x).toBeLessThan((last?.x ?? 0) + REACH)
      expect(min.z).toBeGreaterThan((first?.z ?? 0) - REACH)
      expect(max.z).toBeLessThan((last?.z ?? 0) + REACH)
    }
  })

  it('lists away from the pegs beside its hull', () => {
    expect(wreckPose('far', ship('c4', 'd4')).tiltX).toBeLessThan(0)
    expect(wreckPose('far', ship('e6', 'e7')).tiltZ).toBeGreaterThan(0)
  })
})

/** Half of a peg's head, its widest part (cells). */
const HEAD = 0.17

describe('a peg', () => {
  it('stands wholly in its cell, beside the hull of a visible ship afloat', () => {
    for (const one of ['c4', 'd4', 'e7']) {
      for (const hull of [null, ship('c4', 'd4'), ship('e6', 'e7')]) {
        const middle = cellSpot('near', cell(one))
        const pose = pegPose('near', cell(one), hull)
        expect(Math.abs(pose.x - middle.x)).toBeLessThan(0.5 - HEAD)
        expect(Math.abs(pose.z - middle.z)).toBeLessThan(0.5 - HEAD)
      }
    }
    expect(pegPose('near', cell('e7'), ship('e6', 'e7')).x).toBeGreaterThan(cellSpot('near', cell('e7')).x + 0.3)
    expect(pegPose('near', cell('c4'), ship('c4', 'd4')).z).toBeGreaterThan(cellSpot('near', cell('c4')).z + 0.3)
  })

  it('stands in the middle of the cross over a ship that went down, from every side of the table', () => {
    const state = midBattle()
    for (const [owner, sunk] of [
      ['north', [...state.sunk.south]],
      ['south', [...state.sunk.north]],
    ] as const)
      for (const one of sunk.flat()) {
        const { x, z } = cellSpot(trayOf(owner, 'south'), one)
        expect(homeIn(state, 'south', pegTarget(owner, one))).toMatchObject({ x, z })
      }
  })
})

it('the harbour has room for ten ships in the far tray', () => {
  const berths = FLEET.map((length, slot) => ({ ...harbourSpot(slot), length }))
  for (const { x, z, length } of berths) {
    expect(Math.abs(x - trayMiddle('far')) + length / 2).toBeLessThanOrEqual(5)
    expect(Math.abs(z)).toBeLessThan(4.6)
  }
  for (const [i, a] of berths.entries())
    for (const b of berths.slice(i + 1)) {
      expect(Math.abs(a.z - b.z) > 1 || Math.abs(a.x - b.x) >= (a.length + b.length) / 2 + 0.8).toBe(true)
    }
})
