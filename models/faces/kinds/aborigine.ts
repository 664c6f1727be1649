import { darker } from '../colour.ts'
import { ground } from '../ground.ts'
import { groundShadow, line, type Markup, shape } from '../ink.ts'
import { path } from '../shapes.ts'

/** Draws a hut with a heart over its door: fallen pirates come back here. */
export function aborigine(): Markup {
  const wall = '#c48a4c'
  const canes = Array.from({ length: 10 }, (_, i) => path`M${40 + i * 19},124V216`).join('')
  const roof =
    'M10,140Q68,94 128,30Q188,94 246,140Q222,152 208,142Q188,154 168,144Q148,156 128,146Q108,156 88,144Q68,154 48,142Q34,152 10,140Z'
  const straw = 'M128,30V150M128,34L84,150M128,34L172,150M128,34L46,150M128,34L210,150'
  const heart = 'M128,214C82,184 94,148 128,170C162,148 174,184 128,214Z'
  return (
    ground('#9dbb55', { seed: 24 }) +
    groundShadow(128, 214, 104, 18, 0.5) +
    shape('M32,214L42,128H214L224,214Z', wall, { line: 7, inside: line(canes, darker(wall, 0.35), 4) }) +
    shape(roof, '#e3c25e', { line: 8, inside: line(straw, '#a57a2c', 4) }) +
    shape('M84,214V178Q128,136 172,178V214Z', '#2c160c', { light: 0 }) +
    shape(heart, '#e0483e')
  )
}
