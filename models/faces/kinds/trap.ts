import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { at, fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { tuft } from '../motifs/plants.ts'
import { ellipse } from '../shapes.ts'

const STAKES = [
  [76, 124, -0.2],
  [108, 106, -0.05],
  [148, 106, 0.05],
  [180, 124, 0.2],
  [94, 154, -0.1],
  [128, 148, 0],
  [162, 154, 0.1],
] as const

/** Draws a pit with stakes, its cover of sticks broken. */
export function trap(): Markup {
  const sticks = 'M26,96L70,80M36,182L62,198M196,72L230,94M196,204L228,184M104,44L128,64'
  const pit =
    groundShadow(128, 150, 108, 88, 0.55) +
    shape(ellipse(128, 138, 96, 82), '#3a2114', { line: 8, shadeColour: '#553320', light: 0 }) +
    fill(ellipse(128, 152, 74, 58), '#160b08')
  const stakes = STAKES.map(([x, y, turn]) =>
    at(x, y, 1.12, turn, shape('M-11,36L0,-18L11,36Z', '#e9d7ae', { line: 5 })),
  )
  return (
    ground('#b98a52', { seed: 16 }) +
    tuft(40, 224, 1.1) +
    tuft(222, 60, 1.1) +
    pit +
    stakes.join('') +
    line(sticks, INK, 11) +
    line(sticks, '#d9b071', 5)
  )
}
