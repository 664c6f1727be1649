import { distance, type Point } from '../../table/spot.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { TRAIL, type TrailMark, type TrailPicture } from './pictures.ts'

/** A route over the table that stays for some time, from its beginning to its end. */
export interface Trail {
  /** 0xrrggbb. */
  readonly colour: number
  /**
   * The mark of the team, or of the route's value, on a badge near the beginning: colour is not the only sign. Null: no
   * badge.
   */
  readonly mark: TrailMark | null
  /** On the ground, in order; a flight has its two ends, a spot one place. */
  readonly points: readonly Point[]
  readonly kind: 'way' | 'flight' | 'shot' | 'spot'
  /** Set if it concerns the viewer. */
  readonly mine: boolean
}

/** The width of a route; the spacing and size of a flight's marks; cells. */
const WAY = 0.2
const FLIGHT = { way: 0, spot: 0, flight: 0.36, shot: 0.44 } as const satisfies Readonly<Record<Trail['kind'], number>>
const DOT = 0.2
const HEAD = 0.5
const BADGE = 0.42
/** The width of a ring round a place, and the offset of its badge to the north and east, cells. */
const SPOT = 1.6
const SPOT_BADGE = 0.43
/** The distance of the badge from the beginning, between the things there and in the next cell. */
const BADGE_AT = 0.5
/** The factor on the size of everything that concerns the viewer. */
const MINE = 1.35
/** The height of a flight over its ends, in cells for each cell between them, and the greatest height. */
const RISE = { perCell: 0.16, most: 0.9 } as const
/** The distance before its end at which a trail stops, so that the piece there does not hide its arrow, cells. */
const SHORT = 0.34
const OPACITY = 0.9

/** A piece of a trail: a tinted core on a bed that makes it visible on any ground. */
interface Part extends Point {
  readonly picture: TrailPicture
  readonly size: number
  /** The ratio of length to width. */
  readonly stretch: number
  /** Radians, counter-clockwise seen from above; 0 is north. */
  readonly turn: number
}

/** Draws a trail: its team's badge, a ribbon along the ground or marks through the air, and an arrow at its end. */
export function putTrail(sprite: Sprite, trail: Trail, put: Put): void {
  if (trail.kind === 'spot') return putSpot(sprite, trail, put)
  if (legsOf(trail.points).length === 0) return
  const points = shortened(trail.points)
  const scale = trail.mine ? MINE : 1
  const parts = trail.kind === 'way' ? ribbon(points, scale) : marks(points, FLIGHT[trail.kind], scale)
  const all = [...parts, ...head(points, scale)]
  for (const part of all) putPart(sprite, part, 'bed', 0xffffff, put)
  for (const part of all) putPart(sprite, part, 'core', trail.colour, put)
  putBadge(sprite, trail, put)
}

/** Draws a ring round a place, with the badge at its edge. */
function putSpot(sprite: Sprite, trail: Trail, put: Put): void {
  const [at] = trail.points
  if (!at) return
  const ring: Part = { ...at, picture: 'spot', size: SPOT, stretch: 1, turn: 0 }
  putPart(sprite, ring, 'bed', 0xffffff, put)
  putPart(sprite, ring, 'core', trail.colour, put)
  putBadgeAt(sprite, { x: at.x + SPOT_BADGE, y: at.y, z: at.z - SPOT_BADGE }, trail, put)
}

/** Draws the badge near the beginning of a trail. */
function putBadge(sprite: Sprite, trail: Trail, put: Put): void {
  const { points, kind } = trail
  const [leg] = legsOf(points)
  if (!leg) return
  const length = distance(...leg)
  const share = Math.min(0.5, BADGE_AT / length)
  const { x, y: ground, z } = between(...leg, share)
  const y = kind === 'way' ? ground : ground + riseAt(share, length)
  putBadgeAt(sprite, { x, y, z }, trail, put)
}

/** Draws a cream badge with a mark in ink and the trail's colour around. */
function putBadgeAt(sprite: Sprite, { x, y, z }: Point, { mark, mine, colour }: Trail, put: Put): void {
  if (mark === null) return
  for (const picture of ['badge', 'ring', `mark/${mark}`] as const) {
    placeSprite(sprite, x, y, z, BADGE * (mine ? MINE : 1), TRAIL[picture])
    if (picture === 'ring') paintSprite(sprite, colour)
    sprite.flat = true
    put(sprite)
  }
}

function putPart(sprite: Sprite, part: Part, layer: 'bed' | 'core', colour: number, put: Put): void {
  placeSprite(sprite, part.x, part.y, part.z, part.size, TRAIL[`${part.picture}/${layer}`])
  paintSprite(sprite, colour)
  sprite.flat = true
  sprite.stretch = part.stretch
  sprite.turn = part.turn
  sprite.opacity = OPACITY
  put(sprite)
}

/** Draws a strong ring round a place. */
export function putPlace(sprite: Sprite, { x, y, z }: Point, put: Put): void {
  placeSprite(sprite, x, y, z, 1.5, TRAIL.place)
  sprite.flat = true
  put(sprite)
}

const dot = (at: Point, size: number): Part => ({ ...at, picture: 'dot', size, stretch: 1, turn: 0 })

/** Bands from point to point with round corners. */
function ribbon(points: readonly Point[], scale: number): readonly Part[] {
  const bands = legsOf(points).map(([from, to]): Part => {
    const length = distance(from, to)
    const size = WAY * scale
    return { ...between(from, to, 0.5), picture: 'band', size, stretch: length / size, turn: yawOf(from, to) }
  })
  return [...bands, ...points.slice(0, -1).map((point) => dot(point, WAY * scale))]
}

/** Marks on an arc over everything between its ends. */
function marks(points: readonly Point[], spacing: number, scale: number): readonly Part[] {
  return legsOf(points).flatMap(([from, to]) => {
    const length = distance(from, to)
    const count = Math.max(1, Math.round(length / spacing))
    return Array.from({ length: count }, (_, index) => {
      const at = between(from, to, index / count)
      return dot({ ...at, y: at.y + riseAt(index / count, length) }, DOT * scale)
    })
  })
}

const riseAt = (t: number, length: number): number => 4 * Math.min(RISE.most, length * RISE.perCell) * t * (1 - t)

function head(points: readonly Point[], scale: number): readonly Part[] {
  const last = legsOf(points).at(-1)
  if (!last) return []
  return [{ ...last[1], picture: 'head', size: HEAD * scale, stretch: 1, turn: yawOf(...last) }]
}

/** Returns the points with the last one nearer to the one before it. */
function shortened(points: readonly Point[]): readonly Point[] {
  const last = legsOf(points).at(-1)
  if (!last) return points
  const [from, to] = last
  return [...points.slice(0, -1), between(from, to, Math.max(0.5, 1 - SHORT / distance(from, to)))]
}

function legsOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]
    return from && distance(from, to) > 0 ? [[from, to] as const] : []
  })
}

function between(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, z: from.z + (to.z - from.z) * t }
}

const yawOf = (from: Point, to: Point): number => Math.atan2(from.x - to.x, from.z - to.z)
