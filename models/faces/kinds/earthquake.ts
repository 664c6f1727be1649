import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { at, line, type Markup, shape } from '../ink.ts'

/** Draws the ground torn open, fire below, stones thrown up. */
export function earthquake(): Markup {
  const rift = 'M-6,104L50,122L84,78L124,138L166,84L196,142L262,112V158L202,196L160,148L126,204L88,142L52,176L-6,148Z'
  const fire = 'M-6,126L52,150L86,110L125,174L164,116L198,170L262,136'
  const cracks = 'M50,122L34,66M84,78L92,36M166,84L190,38M126,204L112,244M202,196L226,238M52,176L30,226'
  const stone = (x: number, y: number, turn: number, scale: number) =>
    at(x, y, scale, turn, shape('M-20,13L-12,-15L14,-13L22,13Z', '#9c8a7a', { line: 5 }))
  return (
    ground('#b9935e', { seed: 20 }) +
    line(cracks, INK, 7) +
    shape(rift, '#1e0f0c', { line: 8, light: 0, shadeColour: '#6b2a18' }) +
    line(fire, '#d8492c', 17) +
    line(fire, '#f6a23c', 9) +
    stone(132, 52, 0.35, 1.25) +
    stone(178, 224, -0.3, 1.15) +
    stone(72, 222, 0.2, 1)
  )
}
