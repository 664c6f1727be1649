import type { SideLook } from '../CurveChart.tsx'
import type { Pen } from './box.ts'
import { drawFrame, drawHead, drawSide, drawWood, type EndPicture, LEFT, SIDES, TABLE } from './endPicture.ts'
import { BODY, wrapped } from './lettering.ts'
import type { Ways } from './ways.ts'

/** The end of a match in words. */
export type EndedMatch = Pick<EndPicture, 'title' | 'reason' | 'game'>

/** The content of the picture of where everyone went. */
export interface WaysPicture extends EndedMatch {
  readonly heading: string
  /** In the order of the curve's sides. */
  readonly looks: readonly SideLook[]
  readonly ways: Ways
  /** The side that is shown, by its place; null for all. */
  readonly side: number | null
}

/** The space at the right of the table. */
const MARGIN = 40
/** The distance from one side to the next, with its line. */
const ROW = 78

/** Returns the size of the picture, in pixels. */
export function sizeOf({ ways }: WaysPicture): { readonly width: number; readonly height: number } {
  return { width: TABLE.x + Math.round(TABLE.height * ways.shape) + MARGIN, height: 630 }
}

/** Returns all letters of the picture. */
export function lettersOf({ title, reason, game, heading, looks, ways }: WaysPicture): string {
  return [title, reason, game, heading, ways.about, ...ways.lines, ...looks.map(({ name }) => name)].join(' ')
}

/** Draws the end of a match in words, what each side did, and the table with their marks. */
export async function drawWays(pen: Pen, picture: WaysPicture): Promise<void> {
  const { looks, ways, side, heading } = picture
  const size = sizeOf(picture)
  drawWood(pen, size)
  pen.textBaseline = 'alphabetic'
  drawHead(pen, picture)
  pen.fillStyle = '#f3cf6f'
  pen.font = `700 24px ${BODY}`
  pen.fillText(heading, LEFT.x, SIDES.y)
  for (const [index, { name, colour }] of looks.entries()) {
    const y = SIDES.y + 44 + index * ROW
    drawSide(pen, { name, colour, score: '', wins: side === index }, y)
    drawText(pen, ways.lines[index] ?? '', y + 25)
  }
  drawText(pen, ways.about, size.height - 72)
  const box = { ...TABLE, width: Math.round(TABLE.height * ways.shape) }
  pen.save()
  await ways.draw(pen, box, side)
  pen.restore()
  drawFrame(pen, box)
}

function drawText(pen: Pen, text: string, y: number): void {
  pen.fillStyle = '#e3cd9e'
  pen.font = `500 19px ${BODY}`
  for (const [index, line] of wrapped(pen, text, LEFT.width, 2).entries()) pen.fillText(line, LEFT.x, y + index * 23)
}
