import { CREAM, INK } from '../colour.ts'
import { ground, TRAIL } from '../ground.ts'
import { around, at, faint, fill, line, type Markup, shape } from '../ink.ts'
import { ellipse } from '../shapes.ts'

interface Arm {
  readonly outline: string
  /** The outline of the shaded half of the arm. */
  readonly fold: string
}

const WIDE: Arm = {
  outline: 'M-16,0L-16,-56L-43,-52L0,-110L43,-52L16,-56L16,0Z',
  fold: 'M4,4L4,-96L35,-58L12,-62L12,4Z',
}
/** The arm used where arms are close together: wider heads would overlap. */
const NARROW: Arm = {
  outline: 'M-14,0L-14,-66L-33,-62L0,-112L33,-62L14,-66L14,0Z',
  fold: 'M4,4L4,-98L26,-67L10,-71L10,4Z',
}

function compassRing(): Markup {
  const ticks = around(8, () => line('M0,-84V-92', '#3c1808', 6))
  return faint(0.38, line(ellipse(0, 0, 88), '#3c1808', 5) + ticks)
}

/** Draws arrows from the middle; directions in eighths of a turn clockwise from north. All arms share one outline. */
export function arrow(directions: readonly number[]): Markup {
  const seed = 60 + directions.length * 3 + (directions[0] ?? 0)
  const arm = directions.length > 2 ? NARROW : WIDE
  const arms = (d: string, paint: (d: string) => Markup) =>
    directions.map((eighth) => at(0, 0, eighth % 2 ? 1.08 : 1, (eighth * Math.PI) / 4, paint(d))).join('')
  const boss = shape(ellipse(0, 0, 27), '#d6493c', { line: 8, offset: [-5, -6] })
  const drawing =
    compassRing() +
    arms(arm.outline, (d) => line(d, INK, 16)) +
    arms(arm.outline, (d) => fill(d, CREAM)) +
    arms(arm.fold, (d) => fill(d, '#96501e', 0.28)) +
    boss
  return ground(TRAIL, { seed }) + at(128, 128, 1, 0, drawing)
}
