import { PIPS } from '../../../models/props/pips.ts'
import { COMMON_PICTURES } from '../../playback/effects/pictures.ts'
import { around, CREAM, disc, INK, inked, starPath, stroke } from '../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../table/sprites/sheet.ts'
import { billow } from './billow.ts'

/** One strand of a rope, seen from its end. */
const bead = around((g) => {
  inked(g, disc(0, 0, 44), '#c79a5a', 14)
  stroke(g, 'M-24,-18L20,24M-6,-30L32,8', 'rgba(90,54,24,0.8)', 9)
})

/** A falling drop, stretched by its speed. */
const streak = around((g) => {
  const fade = g.createLinearGradient(0, -60, 0, 60)
  fade.addColorStop(0, 'rgba(255,255,255,0)')
  fade.addColorStop(1, 'rgba(255,255,255,0.95)')
  g.strokeStyle = fade
  g.lineWidth = 5
  g.stroke(new Path2D('M0,-60V60'))
})

/** A stroke of wind over the water, curled at its head; it blows to the right. */
const curl = around((g) => {
  stroke(g, 'M-62,2Q-18,-12 26,-8A15,15 0 1,0 14,-26', 'rgba(255,255,255,0.95)', 3.4)
  stroke(g, 'M-48,20Q-6,8 40,10A11,11 0 1,1 34,28', 'rgba(255,255,255,0.8)', 2.8)
  stroke(g, 'M-58,-16Q-34,-22 -12,-22', 'rgba(255,255,255,0.6)', 2.4)
})

const bolt = around((g) => {
  g.shadowColor = '#ffffff'
  g.shadowBlur = 10
  g.fillStyle = '#ffffff'
  g.fill(new Path2D('M8,-62L-22,2L-4,2L-18,62L26,-14L6,-14L24,-62Z'))
})

/** A team's flag on its pole: white, to be tinted. */
const pennant = around((g) => {
  stroke(g, 'M-42,60V-58', INK, 11)
  stroke(g, 'M-42,58V-56', '#ffffff', 6)
  inked(g, 'M-38,-54Q-10,-66 12,-52T58,-50L40,-22L58,6Q36,16 12,4T-38,4Z', '#ffffff', 6)
})

const crosshair = around((g) => {
  stroke(g, `${disc(0, 0, 38)}M0,-60V-22M0,60V22M-60,0H-22M60,0H22`, 'rgba(42,24,14,0.9)', 13)
  stroke(g, `${disc(0, 0, 38)}M0,-60V-22M0,60V22M-60,0H-22M60,0H22`, '#ffffff', 7)
})

const bubble = (g: CanvasRenderingContext2D, fill: string): void =>
  inked(g, 'M-48,-46H48Q58,-46 58,-36V14Q58,24 48,24H6L-16,54L-14,24H-48Q-58,24 -58,14V-36Q-58,-46 -48,-46Z', fill, 6)

/** A gun asks for permission to fire. */
const query = around((g) => {
  bubble(g, CREAM)
  inked(g, 'M-40,-22L6,-26Q16,-18 8,-6L-36,-2Q-46,-12 -40,-22Z', '#4a4a52', 5)
  inked(g, disc(-26, 6, 9), '#8a5126', 5)
  stroke(g, 'M24,-22Q26,-36 38,-34Q50,-30 44,-18Q34,-10 34,-4', INK, 7)
  g.fillStyle = INK
  g.fill(new Path2D(disc(34, 10, 5)))
})

const aye = around((g) => {
  bubble(g, '#ffd75e')
  stroke(g, 'M-26,-12L-8,8L28,-32', INK, 13)
})

const nay = around((g) => {
  bubble(g, '#e6d3ad')
  stroke(g, 'M-20,-32L20,10M20,-32L-20,10', '#8c3a2a', 12)
})

/** A shot that decides: a skull in a burst. */
const doom = around((g) => {
  inked(g, starPath(12, 62, 44), '#e2432f', 6)
  inked(g, 'M-27,-2Q-28,-32 0,-34Q28,-32 27,-2Q25,10 15,13V27Q0,34 -15,27V13Q-25,10 -27,-2Z', CREAM, 5)
  g.fillStyle = INK
  g.fill(new Path2D(`${disc(-11, -3, 7)}${disc(11, -3, 7)}M0,5L-4,13H4Z`))
})

const sabre = (g: CanvasRenderingContext2D): void => {
  inked(g, 'M-44,40Q14,14 46,-58Q54,-4 14,34Q-10,54 -34,54Z', '#eef3f6', 5)
  stroke(g, 'M-50,26L-24,60', '#d9a84e', 9)
  stroke(g, 'M-38,48L-52,60', '#6b3f20', 12)
}

const sabres = around((g) => {
  g.scale(0.94, 0.94)
  sabre(g)
  g.scale(-1, 1)
  sabre(g)
})

const mallet = around((g) => {
  g.rotate(-0.5)
  inked(g, 'M-7,-14H7V58H-7Z', '#c79a5a', 6)
  inked(g, 'M-40,-52H40Q46,-52 46,-46V-16Q46,-10 40,-10H-40Q-46,-10 -46,-16V-46Q-46,-52 -40,-52Z', '#8a5126', 6)
  stroke(g, 'M-30,-50V-12M30,-50V-12', '#5a3517', 5)
})

/** A shield made of planks. */
const planks = (g: CanvasRenderingContext2D): void => {
  inked(g, 'M-46,-44H46V4Q40,40 0,58Q-40,40 -46,4Z', '#b5793c', 7)
  stroke(g, 'M-44,-14H44M-42,14H42', 'rgba(60,32,12,0.75)', 5)
}

/** A square sail under its yard. */
const canvas = (g: CanvasRenderingContext2D): void => {
  inked(g, 'M-52,-50H52V-40H-52Z', '#8a5a2e', 5)
  inked(g, 'M-42,-40H42Q50,6 44,48Q0,30 -44,48Q-50,6 -42,-40Z', '#f4ead2', 6)
  stroke(g, 'M-14,-38Q-18,4 -15,36M14,-38Q18,4 15,36', 'rgba(120,92,54,0.5)', 4)
}

const hullLost = around((g) => {
  planks(g)
  g.fillStyle = INK
  g.fill(new Path2D('M8,-46L-12,-14L6,-6L-14,24L-2,54L10,24L24,-2L4,-12L26,-46Z'))
})

const sailLost = around((g) => {
  canvas(g)
  g.fillStyle = INK
  g.fill(new Path2D('M-6,-28L14,-18L8,0L24,14L2,12L-8,26L-12,6L-28,-2L-8,-8Z'))
})

const tick = (g: CanvasRenderingContext2D): void => {
  stroke(g, 'M-22,8L-4,28L34,-22', INK, 17)
  stroke(g, 'M-22,8L-4,28L34,-22', '#7fd05f', 10)
}

const hullMended = around((g) => {
  planks(g)
  tick(g)
})

const sailMended = around((g) => {
  canvas(g)
  tick(g)
})

/** A die's face that hits: ivory, with larger pips than on the die itself, because of its small size. */
const dieFace = (value: number): Drawing =>
  around((g) => {
    inked(g, 'M-42,-56H42Q56,-56 56,-42V42Q56,56 42,56H-42Q-56,56 -56,42V-42Q-56,-56 -42,-56Z', '#fbf1d6', 14)
    g.fillStyle = value === 1 ? '#a8241a' : INK
    const r = value === 1 ? 22 : 14
    for (const [x, y] of PIPS[value] ?? []) g.fill(new Path2D(disc(x * 30, y * 30, r)))
  })

/** The frame round the thrown face, with a tick: it hits. */
const struck = around((g) => {
  const frame = 'M-38,-46H38Q46,-46 46,-38V38Q46,46 38,46H-38Q-46,46 -46,38V-38Q-46,-46 -38,-46Z'
  stroke(g, frame, INK, 20)
  stroke(g, frame, '#ffd23c', 11)
  stroke(g, 'M20,36L34,52L58,18', INK, 19)
  stroke(g, 'M20,36L34,52L58,18', '#ffffff', 9)
})

/** Every picture that Admiral's effects use; the order is the order in the sheet. */
export const PICTURES = {
  ...COMMON_PICTURES,
  billow,
  bead,
  streak,
  curl,
  bolt,
  pennant,
  crosshair,
  query,
  aye,
  nay,
  doom,
  sabres,
  mallet,
  hullLost,
  sailLost,
  hullMended,
  sailMended,
  face1: dieFace(1),
  face2: dieFace(2),
  face3: dieFace(3),
  face4: dieFace(4),
  face5: dieFace(5),
  face6: dieFace(6),
  struck,
} as const satisfies Record<string, Drawing>

/** Places of the pictures in the sheet. */
export const PICTURE = indicesOf(PICTURES)
