import { CREAM, INK } from '../../../table/sprites/drawing.ts'
import { pointsOf, type ShipFacts } from './shipFacts.ts'

/** A tag in its sheet, pixels: about twice as large as it is seen when the whole sea is. */
export const TAG = { width: 128, height: 44 } as const
/** Room round a tag in its sheet, so that none shows at the edge of another. */
export const TAG_ROOM = 4

const FONT = '800 40px "Alegreya Sans", sans-serif'
const GILT = '#ffd75e'
const LOST = '#8e3526'
const CANVAS = '#dcefff'
/** Where the letter and the rows lie, pixels. */
const LETTER = { middle: 16, width: 24 } as const
const ROW = { left: 31, right: 124, height: 18, gap: 2 } as const
const SAILS_TOP = 3
const HULL_TOP = 23
/** The widest mark with the room after it. */
const WIDEST = 12

const ready = new Map<string, Promise<void>>()

/** Resolves when letters can be drawn; a canvas does not wait for a font by itself. */
export function tagFont(letters: string): Promise<void> {
  const known = ready.get(letters)
  if (known) return known
  const loading = document.fonts.load(FONT, letters).then(
    () => {},
    () => {}, // without the font the fallback's letters must do
  )
  ready.set(letters, loading)
  return loading
}

/** How wide the tag of a ship is, pixels of its picture: it ends where its longer row does. */
export function tagWidth({ hull, speed }: Pick<ShipFacts, 'hull' | 'speed'>): number {
  const points = Math.max(pointsOf(hull, hull).length, pointsOf(speed, speed).length)
  return ROW.left + points * stepOf(points) + ROW.gap
}

/** A mark with the room after it, where a row has so many, pixels. */
const stepOf = (points: number): number => Math.min(WIDEST, (ROW.right - ROW.left) / points)

/** Draws a tag with its upper left corner at the origin: the letter of her class, her sails, and her hull under them. */
export function drawTag(g: CanvasRenderingContext2D, facts: ShipFacts, letter: string): void {
  g.clearRect(-TAG_ROOM, -TAG_ROOM, TAG.width + 2 * TAG_ROOM, TAG.height + 2 * TAG_ROOM)
  g.fillStyle = INK
  g.beginPath()
  g.roundRect(0, 0, tagWidth(facts), TAG.height, 7)
  g.fill()
  g.font = FONT
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = GILT
  g.fillText(letter, LETTER.middle, TAG.height / 2 + 3, LETTER.width)
  drawRow(g, SAILS_TOP, pointsOf(facts.speed, facts.speedLeft), CANVAS, sail)
  drawRow(g, HULL_TOP, pointsOf(facts.hull, facts.hullLeft), CREAM, plank)
}

/** The outline of a mark in a box. */
type Mark = (left: number, top: number, width: number, height: number) => Path2D

/** A sail full of wind. */
const sail: Mark = (left, top, width, height) =>
  new Path2D(`M${left},${top}L${left + width},${top + height * 0.55}L${left},${top + height}Z`)

const plank: Mark = (left, top, width, height) => {
  const path = new Path2D()
  path.rect(left, top, width, height)
  return path
}

function drawRow(g: CanvasRenderingContext2D, top: number, points: readonly boolean[], fill: string, mark: Mark): void {
  const step = stepOf(points.length)
  for (const [i, isLeft] of points.entries()) {
    const path = mark(ROW.left + i * step, top, step - ROW.gap, ROW.height)
    g.fillStyle = isLeft ? fill : LOST
    g.fill(path)
  }
}
