import { CELL } from '../../table/sprites/cellMarks.ts'
import { around, disc, INK, inked, strokes } from '../../table/sprites/drawing.ts'
import type { Drawing } from '../../table/sprites/sheet.ts'

/** Returns a disc above a hidden target, with its sign. */
function token(draw: (g: CanvasRenderingContext2D) => void, field = '#f7e3a8'): Drawing {
  return around((g) => {
    inked(g, disc(0, 0, 106), field, 16)
    strokes(g, new Path2D(disc(0, 0, 90)), ['#c98a22', 8])
    draw(g)
  }, CELL)
}

/** A possible target. */
export const goal = token((g) => inked(g, 'M-22,-62H22V0H60L0,66L-60,0H-22Z', '#fff6dc', 12))

/** Enemies there are hit. */
export const strike = token((g) => {
  for (const side of [-1, 1]) {
    g.save()
    g.scale(side, 1)
    g.rotate(0.72)
    inked(g, 'M-11,-78Q0,-92 11,-78L10,28H-10Z', '#e8edf0', 10)
    inked(g, 'M-32,26H32V42H-32ZM-9,42H9V76H-9Z', '#8a5230', 9)
    g.restore()
  }
}, '#e79a86')

/** Returns the sign at a target for gold that comes aboard. */
export const plus = (text: string): Drawing =>
  token((g) => {
    g.font = '800 124px Alegreya, serif'
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.strokeStyle = '#fff6dc'
    g.lineWidth = 18
    g.strokeText(text, -4, 8)
    g.fillStyle = INK
    g.fillText(text, -4, 8)
  }, '#f6cf58')

/** A piece that a bottle frees. */
export const bottle = token((g) => {
  inked(g, 'M-13,-74H13V-34Q38,-22 38,8V62Q38,74 26,74H-26Q-38,74 -38,62V8Q-38,-22 -13,-34Z', '#5f9a4a', 11)
  inked(g, 'M-17,-82H17V-62H-17ZM-30,14H30V48H-30Z', '#fff0c8', 8)
}, '#cfe6a4')

/** The bear's destination at the end of the turn. */
export const paw = token((g) => {
  inked(g, 'M0,-14Q58,-12 56,36Q52,74 0,62Q-52,74 -56,36Q-58,-12 0,-14Z', '#7d4c28', 9)
  for (const [x, y] of [
    [-54, -26],
    [-20, -54],
    [20, -54],
    [54, -26],
  ] as const)
    inked(g, disc(x, y, 16), '#7d4c28', 8)
}, '#f0c9a0')

/** A way that ends in the sea. */
export const waves = token((g) => {
  g.lineCap = 'round'
  for (const y of [-34, 8, 50]) {
    const line = new Path2D(`M-58,${y}q15,-24 29,0t29,0t29,0t29,0`)
    strokes(g, line, [INK, 26], ['#eaf6ff', 12])
  }
}, '#5fb0cf')

/** A tile that was peeked at from a lighthouse. */
export const eye = token((g) => {
  inked(g, 'M-78,0Q0,-86 78,0Q0,86 -78,0Z', '#fffbe9', 12)
  inked(g, disc(0, 0, 24), INK, 6)
}, '#e6efd0')
