import { ground } from '../ground.ts'
import { at, line, type Markup, type ShapeStyle, shape } from '../ink.ts'
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
  const sole =
    'M-26,78Q-44,60 -34,30Q-26,4 -38,-20Q-44,-50 -8,-54Q40,-54 40,-16Q38,10 24,26Q12,44 18,62Q14,92 -8,90Q-20,88 -26,78Z'
  const toes = [
    [-38, -66, 11, 14],
    [-16, -78, 12, 15],
    [8, -82, 12, 14],
    [29, -76, 11, 12],
    [46, -62, 10, 11],
  ] as const
  return (
    shape(sole, PRINT, pressed(7, [8, 9])) +
    toes.map(([x, y, rx, ry]) => shape(ellipse(x, y, rx, ry), PRINT, pressed(6, [4, 5]))).join('')
  )
}

function feather(): Markup {
  const barbs = 'M0,60Q2,0 6,-54M2,24L-14,6M2,24L16,4M3,0L-12,-18M4,-2L17,-20'
  return shape('M0,60Q-26,10 -6,-50Q6,-66 14,-50Q30,10 0,60Z', '#3f9c6a', { inside: line(barbs, '#1f5a3c', 4) })
}

/** Friday: a footprint in the sand and a lost feather. */
export function friday(): Markup {
  return (
    ground(BEACH, { seed: 38 }) +
    ripples('M8,56Q80,36 130,54T248,44M8,226Q70,208 130,224T248,214', BEACH) +
    at(114, 130, 1.2, 0.2, footprint()) +
    at(208, 92, 1.08, 0.5, feather())
  )
}
