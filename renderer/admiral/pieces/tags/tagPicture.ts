import { fontReady } from '../../../table/lettering/fontReady.ts'
import { CREAM } from '../../../table/sprites/drawing.ts'
import type { ShipFacts } from './shipFacts.ts'

/** The size of a tag in its sheet, in pixels: more than twice its size on the screen in a view of the whole sea. */
export const TAG = { width: 116, height: 38 } as const
/** Margin round a tag in its sheet, so that none shows at the edge of another. */
export const TAG_ROOM = 4

const FONT = '700 40px "Alegreya Sans", sans-serif'
const WOOD = '#2b190d'
const EDGE = '#8b6a35'
const GILT = '#ffd75e'
/** The colours of numbers: a complete number is pale on wood, and a reduced one is dark on a pale field. */
const WHOLE = CREAM
const HURT = { field: '#ffc3a3', ink: '#2b0803' } as const

/** The places of the letter and both numbers, in pixels. */
const LETTER = { middle: 16, width: 24 } as const
const SAILS_LEFT = 30
const HULL_LEFT = 73
const NUMBER = { width: 41, middle: 28, room: 23 } as const
/** Height of letters and figures alike. */
const TALL = 27

/** Resolves when letters and figures can be drawn. */
export function tagFont(letters: string): Promise<void> {
  return fontReady(FONT, `${letters}0123456789`)
}

/** Draws a tag with its upper left corner at the origin: the letter of the class, then the remaining sails and hull. */
export function drawTag(g: CanvasRenderingContext2D, facts: ShipFacts, letter: string): void {
  g.clearRect(-TAG_ROOM, -TAG_ROOM, TAG.width + 2 * TAG_ROOM, TAG.height + 2 * TAG_ROOM)
  g.fillStyle = WOOD
  g.strokeStyle = EDGE
  g.lineWidth = 2
  g.beginPath()
  g.roundRect(1, 1, TAG.width - 2, TAG.height - 2, 8)
  g.fill()
  g.stroke()
  g.font = FONT
  g.textAlign = 'center'
  g.fillStyle = GILT
  write(g, letter, LETTER.middle, LETTER.width)
  drawNumber(g, SAILS_LEFT, facts.speedLeft, facts.speed, SAIL)
  drawNumber(g, HULL_LEFT, facts.hullLeft, facts.hull, HULL)
}

/** A jib, and a hull in side view. */
const SAIL = 'M3,5L15,31H3Z'
const HULL = 'M0,14H15L12,29H3Z'

function drawNumber(g: CanvasRenderingContext2D, left: number, points: number, whole: number, sign: string): void {
  const isHurt = points < whole
  g.save()
  g.translate(left, 0)
  if (isHurt) {
    g.fillStyle = HURT.field
    g.fillRect(-2, 3, NUMBER.width, TAG.height - 6)
  }
  g.fillStyle = isHurt ? HURT.ink : WHOLE
  write(g, String(points), NUMBER.middle, NUMBER.room)
  g.fill(new Path2D(sign))
  g.restore()
}

/**
 * Writes a text as tall as all others, and no wider than its space: the font's own figures are lower than its letters.
 */
function write(g: CanvasRenderingContext2D, text: string, middle: number, room: number): void {
  const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = g.measureText(text)
  const tall = TALL / Math.max(1, above + below)
  g.save()
  g.translate(middle, (TAG.height + TALL) / 2)
  g.scale(Math.min(tall, room / Math.max(1, width)), tall)
  g.fillText(text, 0, -below)
  g.restore()
}
