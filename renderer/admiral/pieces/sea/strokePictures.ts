import { around } from '../../../table/sprites/drawing.ts'
import type { Drawing } from '../../../table/sprites/sheet.ts'

/** One line of wind: its ends, its height, and the size of the curl at its end (units of 256). */
interface Line {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly curl: number
}

const PALE = '240,250,245'

/** Draws a line that starts thin and curls over at its end, like on old charts. */
function curl(g: CanvasRenderingContext2D, { from, to, y, curl: radius }: Line): void {
  const fading = g.createLinearGradient(from, 0, to, 0)
  fading.addColorStop(0, `rgba(${PALE},0)`)
  fading.addColorStop(0.7, `rgba(${PALE},0.8)`)
  fading.addColorStop(1, `rgba(${PALE},1)`)
  g.strokeStyle = fading
  g.lineWidth = 4
  const third = (to - from) / 3
  g.beginPath()
  g.moveTo(from, y)
  g.bezierCurveTo(from + third, y - 7, to - third, y + 6, to, y - 2)
  g.arc(to, y - 2 - radius, radius, Math.PI / 2, -Math.PI * 0.75, true)
  g.stroke()
}

const lines = (...all: readonly Line[]): Drawing =>
  around((g) => {
    for (const line of all) curl(g, line)
  }, 256)

/** A drop, stretched by its fall. */
export const RAIN: Drawing = around((g) => {
  const fading = g.createLinearGradient(0, -110, 0, 110)
  fading.addColorStop(0, `rgba(${PALE},0)`)
  fading.addColorStop(1, `rgba(${PALE},1)`)
  g.strokeStyle = fading
  g.lineWidth = 5
  g.stroke(new Path2D('M0,-110V110'))
}, 256)

/** Wind that blows to the right. */
export const STROKES: readonly Drawing[] = [
  lines(
    { from: -118, to: 62, y: -6, curl: 9 },
    { from: -70, to: 104, y: 11, curl: 10 },
    { from: -108, to: 2, y: 24, curl: 6 },
  ),
  lines({ from: -104, to: 84, y: 2, curl: 11 }, { from: -118, to: 24, y: 18, curl: 7 }),
  lines(
    { from: -96, to: 30, y: -12, curl: 7 },
    { from: -116, to: 96, y: 4, curl: 10 },
    { from: -46, to: 64, y: 21, curl: 8 },
  ),
]
