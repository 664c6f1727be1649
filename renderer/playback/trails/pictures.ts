import { CELL } from '../../table/sprites/cellMarks.ts'
import { around, INK } from '../../table/sprites/drawing.ts'
import type { Sheet } from '../../table/sprites/SpriteBatch.ts'
import { drawSheet, indicesOf } from '../../table/sprites/sheet.ts'

/** White, to be tinted; the ink edge shows it on pale and on dark ground. */
const dot = around((g) => {
  g.fillStyle = '#ffffff'
  g.strokeStyle = INK
  g.lineWidth = 30
  g.beginPath()
  g.arc(0, 0, 88, 0, Math.PI * 2)
  g.stroke()
  g.fill()
}, CELL)

/** Points to the north. */
const head = around((g) => {
  const arrow = new Path2D('M0,-96L84,72L0,34L-84,72Z')
  g.fillStyle = '#ffffff'
  g.strokeStyle = INK
  g.lineWidth = 28
  g.stroke(arrow)
  g.fill(arrow)
}, CELL)

const PICTURES = { dot, head } as const

/** Places of the pictures on the sheet. */
export const TRAIL = indicesOf(PICTURES)

/** The caller disposes the texture. */
export function drawTrailSheet(): Sheet {
  return drawSheet(Object.values(PICTURES), 2, 128)
}
