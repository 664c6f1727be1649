import { CELL, cursor, dot, lit, outline } from '../../table/sprites/cellMarks.ts'
import { around, circle, disc, INK, inked, lettered, square, strokes } from '../../table/sprites/drawing.ts'
import type { Sheet } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet, indicesOf } from '../../table/sprites/sheet.ts'
import { bottle, eye, goal, paw, plus, strike, waves } from './tokens.ts'

/** A deadly cell: its near corners are cut off, and a chip with a skull stands in it. */
const fatal: Drawing = (g, side) => {
  lit('#ff7a5e', '#e2432f', '226,67,47', 0.9)(g, side)
  for (const edge of [-1, 1]) {
    g.beginPath()
    g.moveTo(edge * 112, 48)
    g.lineTo(edge * 48, 112)
    g.stroke()
  }
}

const SKULL = new Map([
  ['bone', 'M-40,-4Q-42,-48 0,-50Q42,-48 40,-4Q38,14 24,18L24,38Q0,48 -24,38L-24,18Q-38,14 -40,-4Z'],
  ['holes', 'M-28,-4a11,12 0 1,0 22,0a11,12 0 1,0 -22,0ZM6,-4a11,12 0 1,0 22,0a11,12 0 1,0 -22,0ZM0,10L-6,22H6Z'],
])

function drawSkull(g: CanvasRenderingContext2D): void {
  const bone = new Path2D(SKULL.get('bone'))
  g.fillStyle = '#fff3dc'
  g.fill(bone)
  strokes(g, bone, ['#2a180e', 9])
  g.fillStyle = '#2a180e'
  g.fill(new Path2D(SKULL.get('holes')))
}

const ring = around((g) => {
  g.shadowColor = '#ffcf4d'
  g.shadowBlur = 18
  circle(g, 96)
  strokes(g, null, ['#fff0bd', 20])
}, CELL)

/** The end of an expected path at an unknown tile. */
const question = around((g) => {
  g.strokeStyle = '#2a180e'
  g.lineWidth = 44
  const hook = new Path2D('M-44,-46Q-42,-98 4,-98Q54,-96 52,-48Q50,-16 16,0Q0,10 0,40')
  g.stroke(hook)
  strokes(g, hook, ['#fff0bd', 24])
  g.beginPath()
  g.arc(0, 88, 20, 0, Math.PI * 2)
  strokes(g, null, ['#2a180e', 16])
  g.fillStyle = '#fff0bd'
  g.fill()
}, CELL)

const skull = around((g) => {
  g.scale(2, 2)
  drawSkull(g)
}, CELL)

/** One chosen cell of several: a filled frame. */
const chosen = around((g) => {
  g.fillStyle = 'rgba(255,220,120,0.28)'
  g.strokeStyle = '#fff0bd'
  g.lineWidth = 16
  g.shadowColor = '#ffbf3f'
  g.shadowBlur = 18
  square(g, 108, 26)
  g.fill()
  g.stroke()
}, CELL)

/** The mouth of a trap around a trapped piece: a dark pit with teeth. */
const pit = around((g) => {
  const dark = g.createRadialGradient(0, 0, 20, 0, 0, 100)
  dark.addColorStop(0, 'rgba(18,8,4,0.95)')
  dark.addColorStop(0.8, 'rgba(18,8,4,0.8)')
  dark.addColorStop(1, 'rgba(18,8,4,0)')
  g.fillStyle = dark
  g.fillRect(-110, -110, 220, 220)
  g.fillStyle = '#c9c3b8'
  g.strokeStyle = '#2a180e'
  g.lineWidth = 7
  for (let k = 0; k < 12; k++) {
    const tooth = new Path2D('M-18,-104L0,-58L18,-104Z')
    g.stroke(tooth)
    g.fill(tooth)
    g.rotate(Math.PI / 6)
  }
}, CELL)

/** The team that a resident plays for: a disc with a border, tinted. */
const badge = around((g) => {
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#2a180e'
  g.lineWidth = 14
  circle(g, 104)
  g.fill()
  g.stroke()
}, CELL)

/** The step of a piece: a board, as coins are counted on discs. */
const stepBoard = around((g) => {
  g.fillStyle = '#e6efd0'
  g.strokeStyle = '#2a180e'
  g.lineWidth = 14
  square(g, 96, 30)
  g.fill()
  g.stroke()
}, CELL)

/** Asleep with drink: bubbles over the head. */
const drunk = around((g) => {
  for (const [x, y, r] of [
    [-44, 60, 26],
    [20, 22, 36],
    [-20, -48, 48],
  ] as const) {
    g.beginPath()
    g.arc(x, y, r, 0, Math.PI * 2)
    g.fillStyle = 'rgba(240,250,255,0.5)'
    g.fill()
    strokes(g, null, ['#ffffff', 10])
    g.beginPath()
    g.arc(x - r * 0.1, y - r * 0.1, r * 0.6, Math.PI, Math.PI * 1.5)
    g.stroke()
  }
}, CELL)

/** A pointer above the chosen piece, pointing down at it. */
const pointer = around((g) => {
  inked(g, 'M-92,-84Q0,-120 92,-84L14,92Q0,108 -14,92Z', '#ffe08a', 20)
  g.fillStyle = '#fff6dc'
  g.fill(new Path2D('M-58,-70Q0,-92 58,-70L52,-52Q0,-72 -52,-52Z'))
}, CELL)

/** A soft, tinted ring around a piece that may act. */
const ready = around((g) => {
  const glow = g.createRadialGradient(0, 0, 62, 0, 0, 124)
  glow.addColorStop(0, 'rgba(255,255,255,0)')
  glow.addColorStop(0.55, 'rgba(255,255,255,0.95)')
  glow.addColorStop(1, 'rgba(255,255,255,0)')
  g.fillStyle = glow
  g.fillRect(-126, -126, 252, 252)
}, CELL)

/** A cell that is barred for gold: a crossed coin. */
const barred = around((g) => {
  g.globalAlpha = 0.85
  inked(g, disc(0, 0, 84), '#d9a548', 14)
  g.lineCap = 'round'
  strokes(g, new Path2D('M-88,88L88,-88'), [INK, 40], ['#fff6dc', 22])
}, CELL)

const FIGURES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Digits of counts and steps: cream with an ink edge. */
const figure = (text: string): Drawing => lettered(text, 190, 46, 8, CELL)

/** The marks on tiles and over heads that show facts and possible actions. */
export const DECALS = {
  target: lit('#fff0b4', '#ffbf3f', '255,205,80', 0.95),
  fatal,
  barred,
  ring,
  outline,
  cursor,
  dot,
  question,
  skull,
  chosen,
  pit,
  badge,
  stepBoard,
  drunk,
  pointer,
  ready,
  goal,
  strike,
  plusOne: plus('+1'),
  plusThree: plus('+3'),
  bottle,
  paw,
  waves,
  eye,
  ...(Object.fromEntries(FIGURES.map((text) => [text, figure(text)])) as Record<(typeof FIGURES)[number], Drawing>), // one for each text
} as const satisfies Record<string, Drawing>

export type DecalName = keyof typeof DECALS

/** Indices of the pictures on the sheet. */
export const DECAL = indicesOf(DECALS)

/** Returns the picture of a digit from 0 to 9. */
export function figureIndex(value: number): number {
  return DECAL[FIGURES[value] ?? '0']
}

/** Resolves when the digits can be drawn; a canvas does not wait for a font. */
export function decalFont(): Promise<unknown> {
  return document.fonts.load('800 100px Alegreya', FIGURES.join('+'))
}

/** Draws the sheet of marks. The caller disposes the texture. */
export function drawDecalSheet(isStrong = false): Sheet {
  return drawSheet(Object.values(DECALS), 6, 256, isStrong)
}
