import { around, disc, inked, softDisc, stroke } from '../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../table/sprites/sheet.ts'

/** A cloud of a few soft discs: dust, smoke, steam. */
const puff = around((g) => {
  for (const [x, y, r] of [
    [-16, 8, 34],
    [16, 12, 32],
    [0, -14, 36],
    [-6, 20, 26],
    [22, -8, 24],
    [-24, -8, 24],
  ] as const) {
    g.save()
    g.translate(x, y)
    softDisc(g, r, [
      [0, 0.72],
      [0.6, 0.36],
      [1, 0],
    ])
    g.restore()
  }
})

const drop = around((g) => {
  g.fillStyle = '#ffffff'
  g.fill(new Path2D('M0,-40Q26,-2 26,16A26,26 0 1,1 -26,16Q-26,-2 0,-40Z'))
  g.fillStyle = 'rgba(150,210,225,0.5)'
  g.fill(new Path2D('M0,-10Q16,6 16,18A16,16 0 1,1 -16,18Q-16,6 0,-10Z'))
})

const ring = around((g) => {
  g.shadowColor = '#ffffff'
  g.shadowBlur = 6
  stroke(g, disc(0, 0, 50), 'rgba(255,255,255,0.95)', 5)
  stroke(g, disc(0, 0, 38), 'rgba(255,255,255,0.35)', 3)
})

const glow = around((g) =>
  softDisc(g, 62, [
    [0, 1],
    [0.2, 0.62],
    [0.5, 0.18],
    [1, 0],
  ]),
)

const spark = around((g) => {
  softDisc(g, 34, [
    [0, 0.8],
    [1, 0],
  ])
  g.fillStyle = '#ffffff'
  g.fill(new Path2D('M0,-58Q6,-6 58,0Q6,6 0,58Q-6,6 -58,0Q-6,-6 0,-58Z'))
})

const bubble = around((g) => {
  g.fillStyle = 'rgba(235,250,255,0.35)'
  g.fill(new Path2D(disc(0, 0, 44)))
  stroke(g, disc(0, 0, 44), 'rgba(255,255,255,0.95)', 6)
  stroke(g, 'M-26,-8A28,28 0 0,1 -6,-27', '#ffffff', 8)
})

const coin = around((g) => {
  inked(g, disc(0, 4, 44), '#c98a22', 6)
  inked(g, disc(0, -2, 44), '#f6cf58', 5)
  stroke(g, 'M0,-22L18,-2L0,18L-18,-2Z', '#b9781c', 5)
})

const paper = around((g) => {
  g.fillStyle = '#ffffff'
  g.fill(new Path2D('M-44,-20L40,-28L46,18L-38,28Z'))
})

const shard = around((g) => {
  g.fillStyle = '#ffffff'
  g.fill(new Path2D('M-10,-50L24,-6L6,48L-26,8Z'))
  g.fillStyle = 'rgba(120,190,215,0.7)'
  g.fill(new Path2D('M-10,-50L24,-6L0,2Z'))
})

/** A tongue of fire: red at its edges, yellow at its root. */
const flame = around((g) => {
  const layers = [
    [
      'M2,-62Q14,-38 22,-14Q34,14 22,40Q14,58 -2,58Q-20,58 -28,38Q-34,12 -18,-10Q-18,-24 -10,-34Q-4,-44 2,-62Z',
      '#c52a0d',
      5,
    ],
    ['M0,-40Q8,-20 15,-2Q23,20 14,40Q8,54 -2,54Q-14,54 -19,38Q-23,16 -10,-4Q-8,-20 0,-40Z', '#ff7a1e', 4],
    ['M-2,-8Q6,8 9,22Q12,40 6,48Q2,53 -3,53Q-11,52 -12,38Q-13,18 -2,-8Z', '#ffd35a', 3],
  ] as const
  for (const [path, colour, blur] of layers) {
    g.filter = `blur(${blur}px)`
    g.fillStyle = colour
    g.fill(new Path2D(path))
  }
})

/** A splinter of a plank. */
const splinter = around((g) => inked(g, 'M-8,-54L10,-46L14,40L2,56L-14,44Z', '#a8743e', 6))

/** Pictures of the common effects; they come first in every game's sheet. */
export const COMMON_PICTURES = {
  puff,
  drop,
  ring,
  glow,
  spark,
  bubble,
  coin,
  paper,
  shard,
  flame,
  splinter,
} as const satisfies Record<string, Drawing>

/** Indices of the common pictures, the same in every sheet. */
export const PICTURE = indicesOf(COMMON_PICTURES)
