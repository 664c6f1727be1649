import { darker, INK } from '../colour.ts'
import { ground, SAND } from '../ground.ts'
import { at, fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse } from '../shapes.ts'

const RIM = '#d6493c'
const NET = '#2f4a66'

/** Draws a round trampoline seen from above, with a spring and an arrow in each of the eight directions. */
export function trampoline(): Markup {
  const springs = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4
    return at(128, 128, 1, turn, spring() + arrowhead())
  })
  const web = line('M128,76V180M76,128H180M91,91L165,165M165,91L91,165', '#6d8db0', 4)
  return (
    ground(SAND, { seed: 61 }) +
    groundShadow(134, 140, 96, 92, 0.45) +
    springs.join('') +
    shape(ellipse(128, 128, 84), RIM, { line: 8, light: 0.4 }) +
    shape(ellipse(128, 128, 58), NET, { line: 7, inside: web, light: 0.25 }) +
    fill(ellipse(128, 128, 12), '#f6efdc') +
    line('M128,46V62M128,194V210M46,128H62M194,128H210', darker(RIM, 0.4), 5)
  )
}

function spring(): Markup {
  return line('M0,-78L-8,-84L8,-90L-8,-96L0,-100', INK, 6)
}

function arrowhead(): Markup {
  return shape('M0,-124L18,-98H-18Z', '#f6b23c', { line: 5, light: 0.3 })
}
