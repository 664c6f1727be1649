import type { Drawing } from './sheet.ts'

const INK = '#2a180e'
const CREAM = '#f7ebc8'

/** Draws in a field of 128 units around its middle. */
function around(draw: (g: CanvasRenderingContext2D) => void): Drawing {
  return (g, side) => {
    g.translate(side / 2, side / 2)
    g.scale(side / 128, side / 128)
    g.lineJoin = 'round'
    g.lineCap = 'round'
    draw(g)
  }
}

/** A filled outline with the ink line of all drawings. */
function inked(g: CanvasRenderingContext2D, path: string, fill: string, line = 6): void {
  const shape = new Path2D(path)
  g.fillStyle = fill
  g.fill(shape)
  g.strokeStyle = INK
  g.lineWidth = line
  g.stroke(shape)
}

function stroke(g: CanvasRenderingContext2D, path: string, colour: string, width: number): void {
  g.strokeStyle = colour
  g.lineWidth = width
  g.stroke(new Path2D(path))
}

/** A soft disc: opacities from the middle to the edge. */
function softDisc(g: CanvasRenderingContext2D, radius: number, stops: readonly (readonly [number, number])[]): void {
  const gradient = g.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, opacity] of stops) gradient.addColorStop(at, `rgba(255,255,255,${opacity})`)
  g.fillStyle = gradient
  g.fillRect(-radius, -radius, radius * 2, radius * 2)
}

function starPath(points: number, outer: number, inner: number): string {
  const corner = (k: number) => {
    const radius = k % 2 ? inner : outer
    const angle = (Math.PI * k) / points - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: points * 2 }, (_, k) => corner(k)).join('L')}Z`
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`

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

const star = around((g) => inked(g, starPath(5, 54, 24), '#ffd75e', 7))

const bubble = around((g) => {
  g.fillStyle = 'rgba(235,250,255,0.35)'
  g.fill(new Path2D(disc(0, 0, 44)))
  stroke(g, disc(0, 0, 44), 'rgba(255,255,255,0.95)', 6)
  stroke(g, 'M-26,-8A28,28 0 0,1 -6,-27', '#ffffff', 8)
})

const leaf = around((g) => {
  inked(g, 'M0,52Q-40,10 0,-54Q40,10 0,52Z', '#ffffff', 6)
  stroke(g, 'M0,52V-34M0,18L-14,4M0,18L14,4M0,-6L-11,-18M0,-6L11,-18', 'rgba(30,60,20,0.7)', 4)
})

const coin = around((g) => {
  inked(g, disc(0, 4, 44), '#c98a22', 6)
  inked(g, disc(0, -2, 44), '#f6cf58', 5)
  stroke(g, 'M0,-22L18,-2L0,18L-18,-2Z', '#b9781c', 5)
})

/** Upper or lower half of a pair of jaws. */
const jaw = (down: 1 | -1): Drawing =>
  around((g) => {
    g.scale(1, down)
    inked(g, 'M-58,30Q-58,-34 0,-38Q58,-34 58,30L44,30L34,2L24,30L12,30L0,0L-12,30L-24,30L-34,2L-44,30Z', '#6fa044', 6)
    for (const x of [-34, 0, 34]) inked(g, `M${x - 11},8L${x},34L${x + 11},8Z`, '#fff6df', 4)
    if (down < 0) return
    for (const x of [-24, 24]) {
      inked(g, disc(x, -34, 16), '#fff2b8', 5)
      g.fillStyle = INK
      g.fill(new Path2D(disc(x, -31, 6)))
    }
  })

function burst(g: CanvasRenderingContext2D, fill: string): void {
  inked(g, starPath(11, 60, 42), fill, 6)
}

/** A shout full of signs that nobody prints. */
const oath = around((g) => {
  burst(g, CREAM)
  g.save()
  g.translate(-27, -2)
  g.scale(0.62, 0.62)
  inked(g, starPath(5, 24, 10), '#e2432f', 5)
  g.restore()
  stroke(g, 'M-2,-20L-9,0L3,-2L-4,18', INK, 6)
  stroke(g, 'M30,2A8,8 0 1,1 26,-7A13,13 0 1,0 34,9', '#8a2f86', 5)
  stroke(g, 'M13,22L21,30M21,22L13,30', INK, 5)
})

const demand = around((g) => {
  burst(g, '#ffd75e')
  g.fillStyle = '#b3261a'
  g.fill(new Path2D('M-11,-34H11L6,10H-6Z'))
  g.fill(new Path2D(disc(0, 24, 8)))
})

const eye = around((g) => {
  inked(g, 'M-56,0Q0,-52 56,0Q0,52 -56,0Z', CREAM, 7)
  inked(g, disc(0, 0, 20), '#3f8fc0', 6)
  g.fillStyle = INK
  g.fill(new Path2D(disc(0, 0, 9)))
  g.fillStyle = '#ffffff'
  g.fill(new Path2D(disc(-6, -7, 4.5)))
})

const bell = around((g) => {
  inked(g, disc(0, 38, 10), '#c28b38', 5)
  inked(g, 'M-46,34Q-32,24 -32,-6Q-32,-42 0,-44Q32,-42 32,-6Q32,24 46,34Z', '#d9a84e', 7)
  inked(g, disc(0, -48, 7), '#d9a84e', 5)
  stroke(g, 'M-16,-12Q-14,-28 -2,-31', '#fff0bd', 6)
})

const bone = around((g) => {
  g.rotate(0.7)
  inked(
    g,
    'M-30,-9H30Q30,-28 44,-26Q58,-20 50,-4Q58,12 46,22Q32,26 30,9H-30Q-32,26 -46,22Q-58,12 -50,-4Q-58,-20 -44,-26Q-30,-28 -30,-9Z',
    '#f4ead2',
    6,
  )
})

const skull = around((g) => {
  inked(g, 'M-40,-4Q-42,-48 0,-50Q42,-48 40,-4Q38,14 24,18L24,38Q0,48 -24,38L-24,18Q-38,14 -40,-4Z', '#f4ead2', 6)
  g.fillStyle = INK
  g.fill(new Path2D(`${disc(-17, -4, 11)}${disc(17, -4, 11)}M0,8L-6,20H6Z`))
  stroke(g, 'M-9,28V40M0,28V42M9,28V40', INK, 4)
})

const bottle = around((g) => {
  inked(g, 'M-9,-30V-16Q-24,-8 -24,14V44Q-24,52 -16,52H16Q24,52 24,44V14Q24,-8 9,-16V-30Z', '#3f8f5d', 6)
  inked(g, 'M-12,-52H12V-30H-12Z', '#b97a42', 5)
  inked(g, 'M-22,10H22V36H-22Z', '#f2e3bb', 4)
})

/** A cone of light to the right of the middle. */
const beam = around((g) => {
  const gradient = g.createLinearGradient(-60, 0, 62, 0)
  gradient.addColorStop(0, 'rgba(255,255,255,0.95)')
  gradient.addColorStop(1, 'rgba(255,255,255,0)')
  g.fillStyle = gradient
  g.filter = 'blur(3px)'
  g.fill(new Path2D('M-60,-4L60,-34V34L-60,4Z'))
})

const flag = around((g) => {
  stroke(g, 'M-38,56V-54', INK, 10)
  stroke(g, 'M-38,54V-52', '#a8743e', 5)
  inked(g, 'M-34,-50Q-8,-62 14,-48T56,-46V4Q34,12 12,2T-34,2Z', '#ffffff', 6)
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

/** Every picture that effects use; the order is the order in the sheet. */
export const PICTURES = {
  puff,
  drop,
  ring,
  glow,
  spark,
  star,
  bubble,
  leaf,
  coin,
  jawAbove: jaw(1),
  jawBelow: jaw(-1),
  oath,
  demand,
  eye,
  bell,
  bone,
  skull,
  bottle,
  beam,
  flag,
  paper,
  shard,
} as const satisfies Record<string, Drawing>

export type PictureName = keyof typeof PICTURES

const INDICES = new Map(Object.keys(PICTURES).map((name, index) => [name, index]))

/** Place of a picture in the sheet. */
export function pictureIndex(name: PictureName): number {
  return INDICES.get(name) ?? 0
}
