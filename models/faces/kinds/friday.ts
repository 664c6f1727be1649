import { ground } from '../ground.ts'
import { at, line, type Markup, type ShapeStyle, shape } from '../ink.ts'
import { SOLE, TOES } from '../motifs/footprint.ts'
import { ripples } from '../motifs/sand.ts'
import { ellipse } from '../shapes.ts'

const BEACH = '#e0bd74'
const PRINT = '#8a5a32'
const pressed = (line: number, offset: readonly [number, number]): ShapeStyle => ({
  line,
  offset,
  shadeColour: '#b07c46',
  light: 0,
})

function footprint(): Markup {
  return (
    shape(SOLE, PRINT, pressed(7, [8, 9])) +
    TOES.map(([x, y, rx, ry]) => shape(ellipse(x, y, rx, ry), PRINT, pressed(6, [4, 5]))).join('')
  )
}

function feather(): Markup {
  const barbs = 'M0,60Q2,0 6,-54M2,24L-14,6M2,24L16,4M3,0L-12,-18M4,-2L17,-20'
  return shape('M0,60Q-26,10 -6,-50Q6,-66 14,-50Q30,10 0,60Z', '#3f9c6a', { inside: line(barbs, '#1f5a3c', 4) })
}

/** Draws Friday's tile: a footprint in the sand and a lost feather. */
export function friday(): Markup {
  return (
    ground(BEACH, { seed: 38 }) +
    ripples('M8,56Q80,36 130,54T248,44M8,226Q70,208 130,224T248,214', BEACH) +
    at(114, 130, 1.2, 0.2, footprint()) +
    at(208, 92, 1.08, 0.5, feather())
  )
}
