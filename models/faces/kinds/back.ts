import { randomFrom } from '../../random.ts'
import { ground } from '../ground.ts'
import { around, at, fill, line, type Markup, shape } from '../ink.ts'
import { ellipse, path, roundedRect, text } from '../shapes.ts'

const GROOVE = '#2e1a0e'
const RELIEF = '#9a6f47'

function woodGrain(): Markup {
  const random = randomFrom(3)
  const streaks = Array.from({ length: 150 }, () => {
    const colour = random() < 0.5 ? '#8a5f3c' : '#3a2213'
    const width = 1 + random() * 3
    const y = random() * 256
    const d = path`M0,${y}C80,${y + random() * 14 - 7} 170,${y + random() * 14 - 7} 256,${y + random() * 8 - 4}`
    return `<path d="${d}" stroke="${colour}" stroke-width="${text(width)}"/>`
  })
  return `<g fill="none" stroke-opacity=".13">${streaks.join('')}</g>`
}

function point(index: number): Markup {
  const length = index % 2 ? 58 : 98
  const width = index % 2 ? 10 : 17
  return (
    fill(path`M0,${-length}L${width},${-width}L0,0Z`, GROOVE) +
    fill(path`M0,${-length}L${-width},${-width}L0,0Z`, RELIEF) +
    line(path`M0,${-length}L${width},${-width}L0,0L${-width},${-width}Z`, GROOVE, 4)
  )
}

/** Draws the back of every closed tile: a carved compass rose, deliberately plain. */
export function back(): Markup {
  const border =
    line(roundedRect(20, 20, 216, 216, 22), GROOVE, 6) +
    `<g stroke-opacity=".35">${line(roundedRect(22, 22, 214, 214, 20), '#be8c5f', 2)}</g>`
  const rings = line(ellipse(128, 128, 78), GROOVE, 6) + line(ellipse(128, 128, 66), GROOVE, 3)
  // the four long points lie over the short ones
  const rose = around(8, (i) => (i % 2 ? point(i) : '')) + around(8, (i) => (i % 2 ? '' : point(i)))
  const pegs = [46, 210].flatMap((x) => [46, 210].map((y) => fill(ellipse(x, y, 6), GROOVE))).join('')
  const boss = shape(ellipse(0, 0, 11), '#d7a24a', { line: 5 })
  return (
    ground('#62402a', { seed: 7, strokes: 10 }) + woodGrain() + border + rings + at(128, 128, 1, 0, rose + boss) + pegs
  )
}
