import { useMemo } from 'react'
import { useDecals } from '../playback/useDecals.ts'
import type { Point } from '../table/spot.ts'
import { CELL } from '../table/sprites/cellMarks.ts'
import { around } from '../table/sprites/drawing.ts'
import type { Sheet } from '../table/sprites/SpriteBatch.ts'
import { drawSheet, indicesOf } from '../table/sprites/sheet.ts'
import { blankSprite, type Put, placeSprite } from '../table/sprites/sprite.ts'
import { type Framed, framedNow, pointingChanges } from './pointedOut.ts'

const CAPACITY = 16
/** Height above other marks of the ground, cells. */
const LIFT = 0.016
const sprite = blankSprite()

/** Draws the ink below a line of gold. */
function line(g: CanvasRenderingContext2D, shape: Path2D): void {
  for (const [colour, width] of [
    ['#5a2f0c', 32],
    ['#ffd75e', 18],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.stroke(shape)
  }
}

const MARKS = {
  target: around((g) => {
    const frame = new Path2D()
    frame.roundRect(-108, -108, 216, 216, 30)
    line(g, frame)
  }, CELL),
  actor: around((g) => {
    const ring = new Path2D()
    ring.arc(0, 0, 104, 0, Math.PI * 2)
    g.setLineDash([68, 40.9])
    line(g, ring)
  }, CELL),
}
const MARK = indicesOf(MARKS)
const drawMarks = (): Sheet => drawSheet(Object.values(MARKS), 2, 256)

/**
 * The marks on the ground of the 3D table, under the pieces: a frame round each target, a broken ring round the piece
 * to move.
 */
export function PointedFrames({ pointOf }: { readonly pointOf: (cell: number) => Point | null }) {
  const mesh = useDecals({
    sheet: useMemo(drawMarks, []),
    capacity: CAPACITY,
    store: pointingChanges,
    inputs: () => [framedNow()] as const,
    draw: ([framed], put) => putFrames(framed, pointOf, put),
  })
  return <primitive object={mesh} name="pointed-frames" />
}

/** Draws the marks of the cells that are pointed out; none for cells without a point. */
export function putFrames({ targets, actors }: Framed, pointOf: (cell: number) => Point | null, put: Put): void {
  const cells = [
    ...targets.map((cell) => [cell, MARK.target] as const),
    ...actors.map((cell) => [cell, MARK.actor] as const),
  ]
  for (const [cell, picture] of cells.slice(0, CAPACITY)) {
    const point = pointOf(cell)
    if (!point) continue
    placeSprite(sprite, point.x, point.y + LIFT, point.z, 1.06, picture)
    sprite.flat = true
    put(sprite)
  }
}
