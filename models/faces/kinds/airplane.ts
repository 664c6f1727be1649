import { ground } from '../ground.ts'
import { at, groundShadow, line, type Markup, shape } from '../ink.ts'
import { cloud } from '../motifs/sky.ts'
import { ellipse, roundedRect } from '../shapes.ts'

const RED = '#d9584a'

function plane(): Markup {
  return (
    groundShadow(10, 96, 90, 12, 0.25) +
    shape('M-30,-18L-44,-100Q-30,-112 -14,-100L14,-14Z', '#c8493a') +
    shape('M-104,-4L-112,-44Q-98,-50 -88,-42L-70,-10Z', '#c8493a') +
    shape('M-108,2Q-100,-16 -40,-22Q30,-34 78,-20Q96,-12 96,2Q94,24 56,26Q-40,30 -108,2Z', '#f0d9a0', { line: 7 }) +
    shape('M6,6L-46,84Q-30,98 -12,86L48,14Z', RED, { line: 7 }) +
    shape('M14,-27Q30,-44 52,-28L56,-20L12,-18Z', '#a9d4e0', { line: 5 }) +
    shape(roundedRect(92, -8, 13, 20, 5), '#8a5230', { line: 5 }) +
    shape(ellipse(101, -36, 7, 27), '#b9793c', { line: 5 }) +
    shape(ellipse(101, 40, 7, 27), '#b9793c', { line: 5 })
  )
}

/** Draws a wooden airplane climbing between clouds. */
export function airplane(): Markup {
  return (
    ground('#8fb9cf', { seed: 31 }) + cloud(58, 66, 0.85) + cloud(198, 214, 0.95) + at(128, 134, 1.06, -0.32, plane())
  )
}

/** Draws the place of a flown airplane: its trail and two wheel chocks. */
export function airplaneFlown(): Markup {
  const trail = line('M44,196Q92,206 116,168T192,84', '#eef4f2', 11, '2 22')
  const chock = (x: number) => at(x, 206, 1, 0, shape('M-26,14L-8,-16H8L26,14Z', '#9a6a3c', { line: 6 }))
  return ground('#8b9aa0', { seed: 37 }) + cloud(66, 70, 0.85) + cloud(198, 150, 0.7) + trail + chock(60) + chock(122)
}
