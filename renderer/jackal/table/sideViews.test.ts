import { expect, it } from 'vitest'
import { boardFor, CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { MAP_NAMES } from '../../../engine/jackal/data/maps.ts'
import type { Side } from '../../../engine/jackal/types.ts'
import { bandSeen, framedBetween } from '../../table/camera/band.ts'
import { fittedFov, pictureOf, poseOf, seenFrom } from '../../table/camera/pose.ts'
import { stageOf } from '../pieces/stage/stageOf.ts'
import { SIDE_VIEWS, sideViewsOf } from './sideViews.ts'

/** The middles of the lanes, cells. */
const LANES: Readonly<Record<Side, { readonly x: number; readonly z: number }>> = {
  N: { x: 0, z: -6 },
  E: { x: 6, z: 0 },
  S: { x: 0, z: 6 },
  W: { x: -6, z: 0 },
}
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Side, Side>

/** How far from the camera of a side a lane's middle is, cells. */
const depth = (side: Side, lane: Side) => seenFrom(poseOf(SIDE_VIEWS[side]), { y: 0, ...LANES[lane] }).depth

it.each(['N', 'E', 'W'] as const)('%s is seen from its own side, exactly as the south from its own', (side) => {
  expect(depth(side, side)).toBeLessThan(depth(side, OPPOSITE[side]) - 4)
  expect(depth(side, side)).toBeCloseTo(depth('S', 'S'))
  expect(depth(side, OPPOSITE[side])).toBeCloseTo(depth('S', 'N'))
  expect(pictureOf(poseOf(SIDE_VIEWS[side]), 1.6, { y: 0, ...LANES[side] }).x).toBeCloseTo(0)
  for (const aspect of [4 / 3, 1.6, 16 / 9]) {
    expect(fittedFov(SIDE_VIEWS[side], aspect)).toBeCloseTo(fittedFov(SIDE_VIEWS.S, aspect))
  }
})

it('the classic island is seen as ever', () => {
  expect(sideViewsOf(CLASSIC_ISLAND)).toBe(SIDE_VIEWS)
})

it.each(MAP_NAMES)('the whole of %s is seen from every side', (map) => {
  const board = boardFor({ map, variant: 'archipelago', lifeboat: false })
  const [halfX, halfZ] = [(board.map[0]?.length ?? 0) / 2, board.map.length / 2]
  for (const view of Object.values(sideViewsOf(board))) {
    for (const [x, z] of [
      [-halfX, -halfZ],
      [halfX, -halfZ],
      [-halfX, halfZ],
      [halfX, halfZ],
    ] as const) {
      const seen = pictureOf(poseOf(view), 1.6, { x, y: 0, z })
      expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1)
    }
  }
})

it.each(MAP_NAMES)('a hint of two lines covers neither water nor letters of %s, from any side', (map) => {
  const free = { top: 0.11, bottom: 0.84 }
  const board = boardFor({ map, variant: 'archipelago', lifeboat: false })
  const { sizeX, sizeZ } = stageOf(board).tray
  const keeps = { halfX: sizeX / 2 + 0.6, halfZ: sizeZ / 2 + 0.6, y: 0 }
  for (const view of Object.values(sideViewsOf(board))) {
    const seen = bandSeen({ ...framedBetween(view, free), keeps })
    expect(seen.top).toBeGreaterThan(free.top)
    expect(seen.bottom).toBeLessThan(free.bottom)
    expect(seen.bottom).toBeGreaterThan(free.bottom - 0.03)
  }
})
