import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { groundShadow, line, type Markup, shape } from '../ink.ts'
import { bone, skull } from '../motifs/bones.ts'

/** Draws a cauldron on the fire with a victim in the soup. */
export function cannibal(): Markup {
  const logs = 'M46,230L210,214M46,214L210,230'
  const fire = shape('M54,226L72,202L92,222L112,198L130,222L150,198L168,222L186,202L204,226Z', '#f29a33', {
    shadeColour: '#d8492c',
  })
  const pot = shape('M40,112Q32,208 128,210Q224,208 216,112Z', '#3f424d', { line: 8, light: 0.45 })
  const rim = shape('M30,112Q30,96 128,96Q226,96 226,112Q226,130 128,130Q30,130 30,112Z', '#565a68', {
    line: 7,
    light: 0.5,
  })
  return (
    ground('#b9654a', { seed: 18 }) +
    groundShadow(128, 222, 96, 16, 0.5) +
    fire +
    line(logs, INK, 17) +
    line(logs, '#8a5230', 9) +
    pot +
    bone(76, 86, -0.5, 1.06) +
    bone(188, 88, 0.5, 1) +
    skull(132, 78, 0.98) +
    rim +
    line('M64,34Q56,24 66,12M128,22Q120,14 130,4M196,36Q188,24 200,12', '#fff3dc', 6)
  )
}
