import type { Captain } from '../../../engine/admiral/data/captains.ts'
import { at, line, type Markup, shape } from '../../faces/ink.ts'
import { ellipse } from '../../faces/shapes.ts'

const GOLD = '#e0ac46'
const chevron = (x: number) =>
  shape(`M${x - 22},-34L${x + 12},0L${x - 22},34H${x + 2}L${x + 36},0L${x + 2},-34Z`, '#3f86b8')

const cutlass = (mirror: 1 | -1): Markup =>
  at(
    0,
    0,
    [mirror, 1],
    0.75 * mirror,
    shape('M-7,-62Q14,-34 8,16H-9Q-3,-26 -7,-62Z', '#d3d8df', { line: 5, light: 0.6 }) +
      shape('M-18,14H18V24H-18Z', GOLD, { line: 5 }) +
      shape('M-7,24H7V50H-7Z', '#6b3a1c', { line: 5 }),
  )

/**
 * The effect of each captain as a sign about 90 units high, centred on the origin: sailing farther, firing first, surer
 * aim, boarding.
 */
export const SIGNS: Readonly<Record<Captain, Markup>> = {
  rapid: chevron(-24) + chevron(14),
  swift: shape('M10,-50L-30,10H-6L-14,50L32,-14H6L22,-50Z', '#f0b93a', { line: 6 }),
  target:
    shape(ellipse(0, 0, 42), '#c8362c', { line: 6 }) +
    shape(ellipse(0, 0, 27), '#f7ebc8', { line: 5, shade: 0, light: 0 }) +
    shape(ellipse(0, 0, 13), '#c8362c', { line: 5 }) +
    line('M0,-54V-34M0,34V54M-54,0H-34M34,0H54', '#2a180e', 8),
  berserk: cutlass(1) + cutlass(-1),
}
