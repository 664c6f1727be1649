import type { BearStep, ForeseenStep, Route } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { type Put, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { levelOf } from './lay.ts'
import { DECAL, type DecalName } from './pictures.ts'
import { endMark } from './routeEnds.ts'

/** Draws dots along every way of a move, each part once, and a mark at the end of each. */
export function putRoutes(sprite: Sprite, routes: readonly Route[], from: Cell, state: JackalState, put: Put): void {
  const drawn = new Set<string>()
  for (const route of routes) {
    putPath(sprite, route.path, from, drawn, state, put)
    const last = route.path.at(-1)
    const sign = endMark(route)
    if (last && sign) putEnd(sprite, last.cell, sign, drawn, state, put)
  }
}

function putPath(
  sprite: Sprite,
  path: readonly ForeseenStep[],
  from: Cell,
  drawn: Set<string>,
  state: JackalState,
  put: Put,
): void {
  let start = from
  for (const [index, { cell }] of path.entries()) {
    const name = `${start}-${cell}`
    if (!drawn.has(name)) putDots(sprite, start, cell, index === path.length - 1, state, put)
    drawn.add(name)
    start = cell
  }
}

/** Draws a sign over the middle of a cell, once. */
function putEnd(sprite: Sprite, cell: Cell, sign: DecalName, drawn: Set<string>, state: JackalState, put: Put): void {
  const name = `${cell} ${sign}`
  if (drawn.has(name)) return
  drawn.add(name)
  const { x, z } = cellSpot(state.board, cell)
  placeSprite(sprite, x, levelOf(state, cell) + 0.3, z, 0.4, DECAL[sign])
  put(sprite)
}

/** Draws dots along the way of a ship. */
export function putWay(sprite: Sprite, way: readonly Cell[], state: JackalState, put: Put): void {
  for (const [index, cell] of way.entries()) {
    const next = way[index + 1]
    if (next !== undefined) putDots(sprite, cell, next, index === way.length - 2, state, put)
  }
}

/** Heights of the paw over a tile: low if no piece hides it, and over the heads of the pieces that the bear reaches. */
const OVER_TILE = 0.34
const OVER_HEADS = 1.2

/** Draws the bear's step after the move under the pointer. */
export function putBearStep(sprite: Sprite, { from, to, reaches }: BearStep, state: JackalState, put: Put): void {
  putDots(sprite, from, to, true, state, put)
  const { x, z } = cellSpot(state.board, to)
  const height = reaches.length > 0 ? OVER_HEADS : OVER_TILE
  placeSprite(sprite, x + 0.2, levelOf(state, to) + height, z + 0.1, 0.5, DECAL.paw)
  put(sprite)
}

const DOT = 0.13
const SPACING = 0.26

/** Draws dots from one cell to another, the last one larger if the way ends. */
export function putDots(sprite: Sprite, from: Cell, to: Cell, isLast: boolean, state: JackalState, put: Put): void {
  const a = cellSpot(state.board, from)
  const b = cellSpot(state.board, to)
  const length = Math.hypot(b.x - a.x, b.z - a.z)
  const count = Math.max(1, Math.round(length / SPACING))
  for (let i = 1; i <= count; i++) {
    const t = i / count
    placeSprite(sprite, a.x + (b.x - a.x) * t, 0, a.z + (b.z - a.z) * t, DOT, DECAL.dot)
    sprite.y = levelOf(state, t < 0.5 ? from : to) + 0.02
    sprite.size = i < count ? DOT : DOT * (isLast ? 2 : 1.4)
    sprite.flat = true
    put(sprite)
  }
}
