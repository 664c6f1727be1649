import { darker, INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse, polyline, roundedRect } from '../shapes.ts'

const IRON = '#4a4d58'
const WOOD = '#9a5f33'

function carriage(): Markup {
  const wheel = (x: number) =>
    shape(roundedRect(x - 16, 112, 32, 92, 10), WOOD, {
      line: 7,
      inside: line(`M${x - 18},134H${x + 18}M${x - 18},158H${x + 18}M${x - 18},182H${x + 18}`, darker(WOOD, 0.4), 4),
    })
  return (
    line('M62,158H194', INK, 19) +
    line('M62,158H194', '#d9a441', 10) +
    wheel(58) +
    wheel(198) +
    shape('M86,140H170L164,232Q128,244 92,232Z', '#8a5230', { line: 7 })
  )
}

function barrel(): Markup {
  return (
    shape('M104,94H152L164,206Q128,222 92,206Z', IRON, { line: 8, light: 0.5 }) +
    shape(roundedRect(95, 74, 66, 28, 9), IRON, { line: 7, light: 0.5 }) +
    fill(ellipse(128, 82, 20, 6), '#1c1a20') +
    line('M102,124H154M96,176H160', INK, 13) +
    line('M103,124H153M97,176H159', '#d9a441', 7) +
    shape(ellipse(128, 222, 14), IRON, { line: 6, light: 0.5 })
  )
}

function blast(): Markup {
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 ? 24 : i % 4 ? 44 : 56
    const turn = (i / 16) * Math.PI * 2
    return [128 + Math.sin(turn) * r, 56 - Math.cos(turn) * r] as const
  })
  const star = shape(`${polyline(points)}Z`, '#f6b23c', { line: 7, offset: [-4, -5] })
  return star + fill(ellipse(128, 58, 19, 22), '#fff2b8')
}

/** Draws a cannon seen from above that fires north, so that it shows its direction on a turned tile. */
export function cannon(): Markup {
  return (
    ground('#b59a6c', { seed: 34 }) +
    groundShadow(134, 178, 106, 76, 0.4) +
    carriage() +
    blast() +
    barrel() +
    shape(ellipse(40, 226, 17), '#3d3f49', { line: 5 }) +
    shape(ellipse(216, 228, 15), '#3d3f49', { line: 5 })
  )
}
