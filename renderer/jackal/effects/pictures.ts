import { COMMON_PICTURES } from '../../playback/effects/pictures.ts'
import { around, CREAM, disc, INK, inked, starPath, stroke } from '../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../table/sprites/sheet.ts'

const star = around((g) => inked(g, starPath(5, 54, 24), '#ffd75e', 7))

const leaf = around((g) => {
  inked(g, 'M0,52Q-40,10 0,-54Q40,10 0,52Z', '#ffffff', 6)
  stroke(g, 'M0,52V-34M0,18L-14,4M0,18L14,4M0,-6L-11,-18M0,-6L11,-18', 'rgba(30,60,20,0.7)', 4)
})

/** Returns the upper or lower half of a pair of jaws. */
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

/** A speech bubble full of unprintable signs. */
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

/** Every picture that Jackal's effects use; the order is the order in the sheet. */
export const PICTURES = {
  ...COMMON_PICTURES,
  star,
  leaf,
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
} as const satisfies Record<string, Drawing>

/** Indices of the pictures in the sheet. */
export const PICTURE = indicesOf(PICTURES)
