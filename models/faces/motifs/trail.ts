import { INK } from '../colour.ts'
import { figure } from '../digits.ts'
import { groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse, polyline } from '../shapes.ts'

/** Returns the radius of a disc by the number of steps: below 28 a digit is too small to read at play distance. */
function radius(steps: number): number {
  if (steps > 4) return 28
  return steps > 3 ? 32 : 37
}

/** Draws the numbered discs of a turntable on their dotted path, the last one gold. */
export function trail(points: readonly (readonly [x: number, y: number])[]): Markup {
  const r = radius(points.length)
  const discs = points.map(([x, y], i) => {
    const colour = i === points.length - 1 ? '#f0c659' : '#f4e8c8'
    return (
      groundShadow(x + 2, y + 5, r * 1.2, r * 1.1, 0.45) +
      shape(ellipse(x, y, r), colour, { line: 5.5, offset: [-4, -5], shade: 0.22 }) +
      figure(i + 1, x, y, r * 1.16)
    )
  })
  return line(polyline(points), INK, 6, '3 13') + discs.join('')
}
