import { MARK_BOX, SQUADRON_MARKS } from '../../../models/admiral/squadron/marks.ts'
import { RIBBON_MARKS } from '../../table/ribbon/marks.ts'
import { CELL } from '../../table/sprites/cellMarks.ts'
import { around, CREAM, circle, INK, type Lines, strokes } from '../../table/sprites/drawing.ts'
import type { Sheet } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet, indicesOf } from '../../table/sprites/sheet.ts'
import { WAY_SIGNS, type WaySign } from './signs.ts'

/** Points to the north. */
const ARROW = 'M0,-92L84,72L0,38L-84,72Z'

/** Beds are cream with an ink line, visible on pale and on dark ground; cores are white, to be tinted. */
const dotBed = around((g) => {
  g.fillStyle = INK
  disc(g, 124)
  g.fillStyle = CREAM
  disc(g, 110)
}, CELL)

const dotCore = around((g) => {
  g.fillStyle = '#ffffff'
  disc(g, 92)
}, CELL)

function disc(g: CanvasRenderingContext2D, radius: number): void {
  circle(g, radius)
  g.fill()
}

/** A strip from edge to edge, to be stretched from north to south. */
const bandBed = around((g) => {
  g.fillStyle = INK
  g.fillRect(-124, -128, 248, 256)
  g.fillStyle = CREAM
  g.fillRect(-110, -128, 220, 256)
}, CELL)

const bandCore = around((g) => {
  g.fillStyle = '#ffffff'
  g.fillRect(-92, -128, 184, 256)
}, CELL)

const headBed = around((g) => {
  const arrow = new Path2D(ARROW)
  strokes(g, arrow, [INK, 52], [CREAM, 32])
}, CELL)

const headCore = around((g) => {
  g.fillStyle = '#ffffff'
  g.fill(new Path2D(ARROW))
}, CELL)

/** A ring that is easy to spot. */
const place = around((g) => {
  circle(g, 104)
  strokes(g, null, [INK, 30], ['#ffcf4d', 16])
}, CELL)

/**
 * The marks of teams, and of the value of a route, in ink, for a cream badge: shapes that are distinct without colour.
 */
const MARKS: Readonly<Record<keyof typeof SQUADRON_MARKS | keyof typeof RIBBON_MARKS | WaySign, string>> = {
  ...SQUADRON_MARKS,
  ...RIBBON_MARKS,
  better: WAY_SIGNS.better.path,
  worse: WAY_SIGNS.worse.path,
  played: WAY_SIGNS.played.path,
}

/** The mark of a team or of a route's value. */
export type TrailMark = keyof typeof MARKS

/** Share of a badge that a mark takes. */
const MARK_SHARE = 0.62

const mark = (path: string): Drawing =>
  around((g) => {
    g.fillStyle = INK
    g.fill(new Path2D(path), 'evenodd')
  }, MARK_BOX / MARK_SHARE)

/** Returns a ring round a single place. */
const spotRing = (lines: Lines) =>
  around((g) => {
    circle(g, 96)
    strokes(g, null, ...lines)
  }, CELL)

const spotBed = spotRing([
  [INK, 52],
  [CREAM, 40],
])
const spotCore = spotRing([['#ffffff', 26]])

const badge = around((g) => {
  g.fillStyle = INK
  disc(g, 124)
  g.fillStyle = CREAM
  disc(g, 112)
}, CELL)

const ring = around((g) => {
  circle(g, 99)
  strokes(g, null, ['#ffffff', 22])
}, CELL)

const markPictures = Object.fromEntries(
  Object.entries(MARKS).map(([name, path]) => [`mark/${name}`, mark(path)]),
) as Record<`mark/${TrailMark}`, Drawing> // fromEntries loses the key type

const nothing: Drawing = () => {}

const PICTURES = {
  'dot/bed': dotBed,
  'dot/core': dotCore,
  'band/bed': bandBed,
  'band/core': bandCore,
  'head/bed': headBed,
  'head/core': headCore,
  // Bands reach the edges of their squares: from afar, a picture under them would shine through in part.
  'under band/bed': nothing,
  'under band/core': nothing,
  place,
  badge,
  ring,
  ...markPictures,
  'spot/bed': spotBed,
  'spot/core': spotCore,
} as const satisfies Record<string, Drawing>

/** The kinds of pictures in a trail. */
export type TrailPicture = 'dot' | 'band' | 'head' | 'spot'

/** Indices of the pictures on the sheet. */
export const TRAIL = indicesOf(PICTURES)

/** Draws the sheet of trails. The caller disposes the texture. */
export function drawTrailSheet(): Sheet {
  return drawSheet(Object.values(PICTURES), 4, 128)
}
