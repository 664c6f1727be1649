import { brackets, CELL, cursor, dot, outline } from '../../table/sprites/cellMarks.ts'
import { around, circle, INK, square, strokes } from '../../table/sprites/drawing.ts'
import type { Drawing } from '../../table/sprites/sheet.ts'

const CREAM = '#fff3d0'

/** Draws a white square that sprites tint: the strip of a ray, and the bar at a band's end. */
const plain: Drawing = (g, side) => {
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, side, side)
}

/** Draws a strip's cell with a darker edge along both sides, for contrast with the water. */
const strip: Drawing = (g, side) => {
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, side, side)
  const edge = side * 0.035
  g.fillStyle = 'rgba(90,30,10,0.55)'
  g.fillRect(0, 0, edge, side)
  g.fillRect(side - edge, 0, edge, side)
  g.fillStyle = 'rgba(255,255,255,0.4)'
  g.fillRect(edge, 0, edge, side)
  g.fillRect(side - 2 * edge, 0, edge, side)
}

/** Points outward along a ray. */
const chevron = around((g) => {
  g.strokeStyle = 'rgba(255,250,225,0.95)'
  g.lineWidth = 26
  g.lineJoin = 'miter'
  g.lineCap = 'butt'
  g.stroke(new Path2D('M-64,34L0,-30L64,34'))
}, CELL)

/** A cell that the ship can sail to. */
const berth = around((g) => drawBerth(g, 'rgba(255,236,170,0.28)', '#ffe9a8'), CELL)

/**
 * A cell that the ship can sail to, but where enemies could fire at it: red brackets with a ball in one corner, so that
 * colour is not the only sign.
 */
const hotBerth = around((g) => {
  drawBerth(g, 'rgba(226,67,47,0.5)', '#ff8f76')
  drawShot(g, 78, -78, 20)
}, CELL)

/**
 * Draws light brackets for contrast with deep water, and a dark frame and shade within the cell for contrast with surf
 * and foam.
 */
function drawBerth(g: CanvasRenderingContext2D, ground: string, colour: string): void {
  const shade = g.createRadialGradient(0, 0, 60, 0, 0, 150)
  shade.addColorStop(0, 'rgba(12,32,44,0)')
  shade.addColorStop(1, 'rgba(12,32,44,0.62)')
  for (const style of [ground, shade]) {
    g.fillStyle = style
    square(g, 114, 30)
    g.fill()
  }
  square(g, 114, 30)
  strokes(g, null, ['rgba(42,24,14,0.72)', 9])
  g.strokeStyle = 'rgba(42,24,14,0.9)'
  g.lineWidth = 26
  brackets(g, 104, 62, 24)
  g.strokeStyle = colour
  g.lineWidth = 14
  brackets(g, 104, 62, 24)
}

/** A ball with a flash. */
function drawShot(g: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  g.fillStyle = '#ffcf4d'
  g.beginPath()
  for (let k = 0; k < 16; k++) {
    const reach = k % 2 ? r * 1.05 : r * 1.75
    const angle = (Math.PI * k) / 8
    g.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  g.fill()
  g.fillStyle = INK
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
}

/** A place on the way where the ship may be fired at. */
const shot = around((g) => {
  circle(g, 92)
  strokes(g, null, ['rgba(42,24,14,0.7)', 26], ['#ff5a3c', 16])
  drawShot(g, 0, 0, 42)
}, CELL)

/** A possible heading in a cell; its point is up. */
const arrow = around((g) => {
  const head = new Path2D('M0,-104L66,46Q34,24 0,24Q-34,24 -66,46Z')
  strokes(g, head, ['rgba(42,24,14,0.85)', 30])
  g.fillStyle = CREAM
  g.fill(head)
}, CELL)

/** The chosen heading: an arrow with a shaft. */
const chosenArrow = around((g) => {
  const head = new Path2D('M0,-112L78,24H28V108H-28V24H-78Z')
  g.shadowColor = '#ffbf3f'
  g.shadowBlur = 20
  strokes(g, head, [INK, 34])
  g.fillStyle = '#ffc846'
  g.fill(head)
}, CELL)

/** A ring round the selected ship. */
const ring = around((g) => {
  circle(g, 98)
  strokes(g, null, ['rgba(42,24,14,0.7)', 30])
  g.shadowColor = '#ffcf4d'
  g.shadowBlur = 18
  strokes(g, null, ['#ffe9a0', 18])
}, CELL)

/** A soft light round the player's own ships and forts that are still to act. */
const able = around((g) => {
  const light = g.createRadialGradient(0, 0, 66, 0, 0, 124)
  light.addColorStop(0, 'rgba(255,236,170,0)')
  light.addColorStop(0.5, 'rgba(255,236,170,0.75)')
  light.addColorStop(1, 'rgba(255,236,170,0)')
  g.fillStyle = light
  g.fillRect(-128, -128, 256, 256)
}, CELL)

/** A pointer over the selected ship, its point down. */
const pointer = around((g) => {
  const head = new Path2D('M-78,-72Q0,-44 78,-72L0,84Z')
  g.strokeStyle = INK
  g.lineWidth = 34
  g.lineJoin = 'round'
  g.stroke(head)
  g.fillStyle = '#ffc846'
  g.fill(head)
}, CELL)

const HAIRS = 'M0,-120V-70M0,120V70M-120,0H-70M120,0H70'
const WEDGES = 'M-24,-122H24L0,-62ZM-24,122H24L0,62ZM-122,-24V24L-62,0ZM122,-24V24L62,0Z'

/** A ring with hairs round a ship that can be fired at; with solid wedges round the chosen one. */
const reticle = around((g) => drawReticle(g, '#ffd76a', HAIRS), CELL)
const chosenReticle = around((g) => {
  g.shadowColor = '#ffbf3f'
  g.shadowBlur = 22
  drawReticle(g, '#fff6d8', WEDGES)
  g.fillStyle = '#fff6d8'
  g.fill(new Path2D(WEDGES))
}, CELL)

function drawReticle(g: CanvasRenderingContext2D, colour: string, path: string): void {
  const marks = new Path2D(path)
  for (const [style, width] of [
    ['rgba(42,24,14,0.8)', 28],
    [colour, 15],
  ] as const) {
    circle(g, 92)
    strokes(g, null, [style, width])
    g.stroke(marks)
  }
}

/** A ring round an enemy that bears: its teeth point inward, at the unit looked at. */
const threat = around((g) => {
  g.strokeStyle = 'rgba(42,24,14,0.75)'
  g.lineWidth = 24
  g.setLineDash([46, 30])
  circle(g, 104)
  g.stroke()
  strokes(g, null, ['#ff5a3c', 14])
}, CELL)

/** The place where land or a friend stops a ray. */
const stop = around((g) => {
  g.strokeStyle = 'rgba(42,24,14,0.85)'
  g.lineWidth = 40
  const cross = new Path2D('M-52,-52L52,52M52,-52L-52,52')
  g.stroke(cross)
  strokes(g, cross, [CREAM, 22])
}, CELL)

/** A cell that an enemy bears on: hatched, to distinguish it from a red strip. */
const hatch: Drawing = (g, side) => {
  g.fillStyle = 'rgba(226,67,47,0.36)'
  g.fillRect(0, 0, side, side)
  drawHatching(g, side, side)
}

/** A cell that several bear on: hatched both ways. */
const crossHatch: Drawing = (g, side) => {
  hatch(g, side)
  drawHatching(g, side, -side)
}

function drawHatching(g: CanvasRenderingContext2D, side: number, slant: number): void {
  g.strokeStyle = 'rgba(255,150,120,0.7)'
  g.lineWidth = side * 0.04
  for (let k = -side; k < side * 3; k += side / 2) {
    g.beginPath()
    g.moveTo(k, side)
    g.lineTo(k + slant, 0)
    g.stroke()
  }
}

/** A cell that an enemy can sail to. */
const enemyBerth = around((g) => {
  circle(g, 84)
  strokes(g, null, ['rgba(42,24,14,0.7)', 44], ['#ff9d86', 26])
}, CELL)

/** The signs on the sea that have no words. */
export const SIGNS = {
  plain,
  strip,
  chevron,
  berth,
  hotBerth,
  shot,
  arrow,
  chosenArrow,
  ring,
  able,
  pointer,
  reticle,
  chosenReticle,
  threat,
  stop,
  hatch,
  crossHatch,
  enemyBerth,
  dot,
  outline,
  cursor,
} as const satisfies Record<string, Drawing>
