import { expect, it } from 'vitest'
import { boardFor, CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { MAP_NAMES } from '../../../engine/jackal/data/maps.ts'
import type { Side } from '../../../engine/jackal/types.ts'
import { clearView } from '../../table/camera/clearView.ts'
import { edgeOf } from '../../table/camera/outline.ts'
import { fittedFov, pictureOf, poseOf, seenFrom } from '../../table/camera/pose.ts'
import { SIDE_VIEWS, sideViewsOf } from './sideViews.ts'

/** The middles of the lanes, in cells. */
const LANES: Readonly<Record<Side, { readonly x: number; readonly z: number }>> = {
  N: { x: 0, z: -6 },
  E: { x: 6, z: 0 },
  S: { x: 0, z: 6 },
  W: { x: -6, z: 0 },
}
/** The slot of the scores, as shares of the window. */
const SCORES = { left: 0, right: 0.22, top: 0, bottom: 0.15 }
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Side, Side>

/** Returns the distance of a lane's middle from the camera of a side, in cells. */
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

it('the classic island has its usual view', () => {
  expect(sideViewsOf(CLASSIC_ISLAND)).toBe(SIDE_VIEWS)
})

it.each(MAP_NAMES)('the whole of %s is in view from every side', (map) => {
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

it.each(MAP_NAMES)('no cell of %s lies under a slot, from any side', (map) => {
  const below = { left: 0, right: 1, top: 0.84, bottom: 1 }
  const board = boardFor({ map, variant: 'archipelago', lifeboat: false })
  for (const view of Object.values(sideViewsOf(board))) {
    const clear = clearView(view, { covered: [SCORES, below] }, 1.6)
    if (!clear || !view.cells) throw new Error('no view is clear')
    const pose = { ...poseOf(clear), fov: fittedFov(clear, 1.6) }
    const places = edgeOf(view.cells).map((point) => {
      const { x, y } = pictureOf(pose, 1.6, point)
      return { x: (1 + x) / 2, y: (1 - y) / 2 }
    })
    const under = places.filter(({ x, y }) => y > below.top || (x < SCORES.right && y < SCORES.bottom))
    expect(under).toEqual([])
    // as large as possible: something touches the lower slots
    expect(Math.max(...places.map(({ y }) => y))).toBeGreaterThan(below.top - 0.03)
  }
})
