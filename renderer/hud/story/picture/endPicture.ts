import type { MatchCurve } from '../curve.ts'
import type { Box, DrawTable, Pen } from './box.ts'
import { drawCurve } from './drawCurve.ts'
import { BODY, fitted, NUMERAL, TITLE, wrapped } from './lettering.ts'

/** The size of the picture, in pixels: that of a preview card under a link. */
export const PICTURE = { width: 1200, height: 630 } as const

/** One side of a match, as the picture names it. */
export interface PicturedSide {
  readonly name: string
  /** '#rrggbb' */
  readonly colour: string
  readonly score: number
  readonly wins: boolean
}

/** The content of the picture of a match's end. */
export interface EndPicture {
  /** The winner. */
  readonly title: string
  /** The reason of the end, and the length of the match. */
  readonly reason: string
  /** In the order of the curve. */
  readonly sides: readonly PicturedSide[]
  readonly curve: MatchCurve
  /** The unit of the curve. */
  readonly counts: string
  /** The name of the game. */
  readonly game: string
  readonly drawTable: DrawTable
}

export const LEFT = { x: 56, width: 540 } as const
export const TABLE: Box = { x: 640, y: 55, width: 520, height: 520 }
/** First line of the sides, and the distance from one to the next. */
export const SIDES = { y: 246, row: 36 } as const
/** The bottom of the sheet of the curve, and its distance below the sides. */
const CURVE = { end: 576, below: 14 } as const

/** Draws the end of a match: the winner, the score of each side, the curve, and the table. */
export async function drawEnd(pen: Pen, picture: EndPicture): Promise<void> {
  drawWood(pen, PICTURE)
  pen.textBaseline = 'alphabetic'
  drawHead(pen, picture)
  for (const [index, side] of picture.sides.entries()) drawSide(pen, side, SIDES.y + index * SIDES.row)
  const y = SIDES.y + picture.sides.length * SIDES.row - CURVE.below
  const sheet: Box = { ...LEFT, y, height: CURVE.end - y }
  drawPanel(pen, sheet)
  drawCurve(pen, sheet, picture)
  pen.save()
  await picture.drawTable(pen, TABLE)
  pen.restore()
  drawFrame(pen, TABLE)
}

/** Draws brass round a part of the picture. */
export function drawFrame(pen: Pen, { x, y, width, height }: Box): void {
  pen.strokeStyle = '#d6a850'
  pen.lineWidth = 4
  pen.strokeRect(x - 2, y - 2, width + 4, height + 4)
}

/** Draws the table's wood within its brass. */
export function drawWood(pen: Pen, { width, height }: Pick<Box, 'width' | 'height'>): void {
  const wood = pen.createLinearGradient(0, 0, 0, height)
  wood.addColorStop(0, '#6b3f20')
  wood.addColorStop(1, '#3f2210')
  pen.fillStyle = wood
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#2a150a26'
  for (let y = 7; y < height; y += 11) pen.fillRect(0, y + Math.sin(y) * 3, width, 1.5 + Math.sin(y * 0.37))
  pen.strokeStyle = '#d6a850'
  pen.lineWidth = 3
  pen.strokeRect(16, 16, width - 32, height - 32)
}

/** Draws the game, the winner and the reason of the end. */
export function drawHead(pen: Pen, { title, reason, game }: Pick<EndPicture, 'title' | 'reason' | 'game'>): void {
  pen.fillStyle = '#e3cd9e'
  pen.font = `700 22px ${BODY}`
  pen.fillText(`Captain's Table · ${game}`, LEFT.x, 74)
  pen.fillStyle = '#f3cf6f'
  pen.font = fitted(pen, title, TITLE, 52, LEFT.width)
  pen.fillText(title, LEFT.x, 134)
  pen.fillStyle = '#f6e6c0'
  pen.font = `500 21px ${BODY}`
  for (const [index, line] of wrapped(pen, reason, LEFT.width, 2).entries())
    pen.fillText(line, LEFT.x, 170 + index * 27)
}

/** Draws a pennant, a name and a number. */
export function drawSide(
  pen: Pen,
  { name, colour, score, wins }: Omit<PicturedSide, 'score'> & { readonly score: number | '' },
  y: number,
): void {
  pen.beginPath()
  pen.moveTo(LEFT.x, y - 19)
  pen.lineTo(LEFT.x + 34, y - 8)
  pen.lineTo(LEFT.x, y + 3)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = '#f7ebc8'
  pen.lineWidth = 2
  pen.stroke()
  pen.fillStyle = wins ? '#f3cf6f' : '#f6e6c0'
  pen.font = fitted(pen, name, BODY, 25, LEFT.width - 130, 700)
  pen.fillText(name, LEFT.x + 48, y)
  pen.font = `800 30px ${NUMERAL}`
  pen.textAlign = 'right'
  pen.fillText(String(score), LEFT.x + LEFT.width, y)
  pen.textAlign = 'left'
}

/** Draws a sheet of parchment. */
function drawPanel(pen: Pen, { x, y, width, height }: Box): void {
  const sheet = pen.createLinearGradient(0, y, 0, y + height)
  sheet.addColorStop(0, '#f2dfb2')
  sheet.addColorStop(1, '#d9bb7f')
  pen.fillStyle = sheet
  pen.fillRect(x, y, width, height)
  pen.strokeStyle = '#8a5a24'
  pen.lineWidth = 3
  pen.strokeRect(x, y, width, height)
}
