import { CELL, cursor, lit, outline } from '../../table/sprites/cellMarks.ts'
import { around, circle, strokes } from '../../table/sprites/drawing.ts'
import type { Sheet } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet, indicesOf } from '../../table/sprites/sheet.ts'

/** Torn foam round things in the water. */
const foam = around((g) => {
  g.filter = 'blur(2px)'
  g.strokeStyle = 'rgba(236,248,244,0.95)'
  g.lineCap = 'round'
  for (let k = 0; k < 22; k++) {
    const [from, reach] = [(k / 22) * Math.PI * 2, 0.16 + 0.13 * ((k * 7) % 5)]
    g.lineWidth = 13 + ((k * 5) % 4) * 4
    g.beginPath()
    g.arc(0, 0, 82 + ((k * 11) % 7) * 2.4, from, from + reach)
    g.stroke()
  }
  circle(g, 112)
  strokes(g, null, ['rgba(236,248,244,0.3)', 5])
}, CELL)

/** The aim: a golden frame with cross hairs. */
const aim = around((g) => {
  g.strokeStyle = 'rgba(42,24,14,0.7)'
  g.lineWidth = 26
  g.strokeRect(-108, -108, 216, 216)
  g.shadowColor = '#ffbf3f'
  g.shadowBlur = 16
  g.strokeStyle = '#ffd76a'
  g.lineWidth = 15
  g.strokeRect(-108, -108, 216, 216)
  g.lineWidth = 7
  g.beginPath()
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    g.moveTo(x * 92, y * 92)
    g.lineTo(x * 44, y * 44)
  }
  g.stroke()
}, CELL)

/** Draws two strokes from corner to corner, `reach` from the middle. */
function strokeCross(g: CanvasRenderingContext2D, reach: number): void {
  g.beginPath()
  g.moveTo(-reach, -reach)
  g.lineTo(reach, reach)
  g.moveTo(reach, -reach)
  g.lineTo(-reach, reach)
  g.stroke()
}

/** A place where a ship may lie. */
const legal = lit('#d8f5b0', '#8fe06a', '150,230,110', 0.75)

/** A place where it may not: hatched and crossed, distinct from the legal mark without its colour. */
const illegal = around((g) => {
  g.fillStyle = 'rgba(214,40,30,0.66)'
  g.fillRect(-120, -120, 240, 240)
  g.strokeStyle = '#ff6a4e'
  g.lineWidth = 12
  g.strokeRect(-114, -114, 228, 228)
  g.lineWidth = 20
  g.strokeStyle = '#fff0e0'
  strokeCross(g, 54)
}, CELL)

/** A cross over the ship held in an illegal place: the ship hides the one on the water. */
const cross = around((g) => {
  g.lineCap = 'round'
  for (const [colour, width] of [
    ['#5c0d08', 76],
    ['#ff4a36', 52],
    ['#fff0e0', 20],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    strokeCross(g, 76)
  }
}, CELL)

/** Water too close to another ship: reddened and hatched, distinct from free water without its colour. */
const blocked = around((g) => {
  g.beginPath()
  g.rect(-120, -120, 240, 240)
  g.clip()
  g.fillStyle = 'rgba(176,28,18,0.4)'
  g.fillRect(-120, -120, 240, 240)
  for (const [colour, width] of [
    ['rgba(86,8,4,0.8)', 40],
    ['rgba(255,142,112,0.95)', 20],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    for (let k = -2; k <= 2; k++) {
      g.beginPath()
      g.moveTo(k * 96 - 130, 130)
      g.lineTo(k * 96 + 130, -130)
      g.stroke()
    }
  }
}, CELL)

/** The last cell that was fired at. */
const last = around((g) => {
  g.strokeStyle = 'rgba(255,246,220,0.9)'
  g.lineWidth = 9
  g.setLineDash([30, 22])
  g.strokeRect(-110, -110, 220, 220)
}, CELL)

/** Rings of a ball in the water, thinner outward, each broken by the next wave. */
const ripples = around((g) => {
  g.filter = 'blur(1px)'
  g.lineCap = 'round'
  for (const [k, radius] of [58, 84, 110].entries()) {
    g.strokeStyle = `rgba(236,248,244,${0.85 - 0.24 * k})`
    g.lineWidth = 9 - 2.4 * k
    for (let arc = 0; arc < 3; arc++) {
      const from = 0.7 * k + (arc * Math.PI * 2) / 3
      g.beginPath()
      g.arc(0, 0, radius, from, from + 1.75)
      g.stroke()
    }
  }
}, CELL)

/** The colours that make a ring visible on light and on dark water. */
export const RING = { dark: 'rgba(4,18,48,0.92)', light: 'rgba(232,241,255,0.96)' } as const

/** Water that must be empty: a thin ring, quieter than any shot. */
const empty = around((g) => {
  circle(g, 84)
  strokes(g, null, [RING.dark, 46], [RING.light, 18])
}, CELL)

/** A cell of a sunk ship: the water over it is struck out, and the ship is visible through it. */
const wreck = around((g) => {
  g.fillStyle = 'rgba(6,14,30,0.22)'
  g.fillRect(-126, -126, 252, 252)
  g.lineCap = 'round'
  for (const [colour, width] of [
    ['rgba(30,8,4,0.6)', 24],
    ['rgba(255,106,77,0.92)', 13],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    strokeCross(g, 92)
  }
}, CELL)

/** The colours that make a wound visible on light and dark sails, and on water. */
export const WOUND = { ink: '#2a0b06', cream: '#fff0d8', red: '#d8301e' } as const

/**
 * A hit on a visible ship: its sails hide the peg. A ball's hole, ringed, distinct from other marks without its colour.
 */
const wound = around((g) => {
  for (const [colour, radius] of [
    [WOUND.ink, 118],
    [WOUND.cream, 104],
    [WOUND.red, 78],
  ] as const) {
    g.fillStyle = colour
    circle(g, radius)
    g.fill()
  }
  g.lineCap = 'round'
  g.strokeStyle = WOUND.cream
  g.lineWidth = 24
  strokeCross(g, 34)
}, CELL)

/**
 * A hit on the viewer's ship, until their next shot: its corners distinguish it from other frames without its colour.
 */
const struck = lit('#ff8f76', '#e2432f', '226,67,47', 0.9)

/** The marks on the water that show facts and possible actions. */
export const DECALS = {
  foam,
  aim,
  outline,
  cursor,
  legal,
  illegal,
  blocked,
  cross,
  last,
  empty,
  wreck,
  struck,
  ripples,
  wound,
} as const satisfies Record<string, Drawing>

/** Indices of the pictures on the sheet. */
export const DECAL = indicesOf(DECALS)

/** Draws the sheet of marks. The caller disposes the texture. */
export function drawDecalSheet(isStrong = false): Sheet {
  return drawSheet(Object.values(DECALS), 4, 256, isStrong)
}
