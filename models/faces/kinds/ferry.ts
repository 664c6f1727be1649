import { darker, INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse, roundedRect } from '../shapes.ts'

const PLANK = '#b9834a'

/** Draws a flat ferry moored in a strait, seen from above: planks, rails and ropes. */
export function ferry(): Markup {
  const planks = line('M44,96H212M44,128H212M44,160H212', darker(PLANK, 0.4), 5)
  return (
    ground('#4c8fa0', { seed: 65 }) +
    line('M10,30Q40,18 70,30T130,30M150,232Q180,220 210,232T256,232M8,236Q30,226 56,236', '#a9d3d0', 6) +
    groundShadow(134, 140, 104, 84, 0.4) +
    line('M30,30L56,62M226,30L200,62M30,226L56,194M226,226L200,194', INK, 11) +
    line('M30,30L56,62M226,30L200,62M30,226L56,194M226,226L200,194', '#e6c68c', 5) +
    shape('M36,64H220L232,128L220,192H36L24,128Z', PLANK, { line: 8, inside: planks, light: 0.35 }) +
    rail(58) +
    rail(184) +
    [56, 200].map((x) => post(x, 64) + post(x, 192)).join('') +
    shape(ellipse(128, 128, 24), '#f6efdc', { line: 6 }) +
    fill(ellipse(128, 128, 11), '#d6493c')
  )
}

function rail(y: number): Markup {
  return shape(roundedRect(40, y, 176, 14, 6), darker(PLANK, 0.25), { line: 5 })
}

function post(x: number, y: number): Markup {
  return shape(ellipse(x, y, 13), '#8a5230', { line: 5, light: 0.5 })
}
