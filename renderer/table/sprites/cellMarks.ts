import { around, circle, square, strokes } from './drawing.ts'
import type { Drawing } from './sheet.ts'

/** The side of a cell in the units of its marks. */
export const CELL = 256

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Draws a bracket in each corner: `out` from the centre, with arms of length `arm` and corner radius `round`. */
export function brackets(g: CanvasRenderingContext2D, out: number, arm: number, round: number): void {
  for (const [sx, sy] of CORNERS) {
    g.beginPath()
    g.moveTo(sx * out, sy * (out - arm))
    g.lineTo(sx * out, sy * (out - round))
    g.quadraticCurveTo(sx * out, sy * out, sx * (out - round), sy * out)
    g.lineTo(sx * (out - arm), sy * out)
    g.stroke()
  }
}

/** Draws a glow in the outer quarter only, so that it does not cover the tile's drawing. */
function rim(g: CanvasRenderingContext2D, colour: string, strength: number): void {
  const gradient = g.createRadialGradient(0, 0, 96, 0, 0, 160)
  gradient.addColorStop(0, `rgba(${colour},0)`)
  gradient.addColorStop(1, `rgba(${colour},${strength})`)
  g.fillStyle = gradient
  square(g, 122, 34)
  g.fill()
}

/**
 * Draws brackets in a light colour on an ink line, visible on dark backs and on pale faces; a thin line between them
 * stays visible on foam.
 */
export function lit(edge: string, glow: string, colour: string, strength: number): Drawing {
  return around((g) => {
    rim(g, colour, strength)
    square(g, 113, 28)
    strokes(g, null, ['rgba(42,24,14,0.6)', 10])
    g.strokeStyle = 'rgba(42,24,14,0.8)'
    g.lineWidth = 25
    brackets(g, 111, 70, 26)
    g.shadowColor = glow
    g.shadowBlur = 14
    g.strokeStyle = edge
    g.lineWidth = 14
    brackets(g, 111, 70, 26)
  }, CELL)
}

/** The mark of the pointer's cell: a thin frame. */
export const outline = around((g) => {
  square(g, 118, 26)
  strokes(g, null, ['rgba(255,246,220,0.9)', 7])
}, CELL)

/** The mark of the keyboard's cell: a strong frame in the colour of the focus, with four arrowheads pointing inward. */
export const cursor = around((g) => {
  square(g, 113, 26)
  strokes(g, null, ['#2a180e', 24], ['#8fe3ff', 13])
  g.fillStyle = '#8fe3ff'
  g.strokeStyle = '#2a180e'
  g.lineWidth = 10
  for (let k = 0; k < 4; k++) {
    const head = new Path2D('M0,-66L30,-108H-30Z')
    g.stroke(head)
    g.fill(head)
    g.rotate(Math.PI / 2)
  }
}, CELL)

/** The mark of a step of a path. */
export const dot = around((g) => {
  g.fillStyle = '#fff0bd'
  circle(g, 92)
  strokes(g, null, ['#5b351a', 26])
  g.fill()
}, CELL)
