import { CanvasTexture, SRGBColorSpace } from 'three'
import type { Sheet } from './SpriteBatch.ts'

/** Draws one picture into a square with its upper left corner at the origin. */
export type Drawing = (g: CanvasRenderingContext2D, side: number) => void

/**
 * Draws pictures into one sheet, `side` pixels each.
 * @param isStrong true for high contrast: a dark edge round all lines, and nothing half transparent
 */
export function drawSheet(drawings: readonly Drawing[], columns: number, side: number, isStrong = false): Sheet {
  const rows = Math.ceil(drawings.length / columns)
  const canvas = document.createElement('canvas')
  canvas.width = columns * side
  canvas.height = rows * side
  const g = canvas.getContext('2d')
  if (!g) throw new Error('this browser cannot draw')
  for (const [index, draw] of drawings.entries()) {
    g.save()
    g.translate((index % columns) * side, Math.floor(index / columns) * side)
    g.beginPath()
    g.rect(0, 0, side, side)
    g.clip()
    draw(g, side)
    g.restore()
    if (isStrong) strengthen(g, (index % columns) * side, Math.floor(index / columns) * side, side)
  }
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return { texture, columns, rows }
}

/** The width of the dark edge, as a share of the picture's side, and how often the picture is laid over itself. */
const EDGE = 0.04
const LAYERS = 3

/** Lays a picture over itself, on a dark edge. */
function strengthen(g: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  const copy = document.createElement('canvas')
  copy.width = side
  copy.height = side
  copy.getContext('2d')?.drawImage(g.canvas, x, y, side, side, 0, 0, side, side)
  g.save()
  g.beginPath()
  g.rect(x, y, side, side)
  g.clip()
  g.shadowColor = '#000'
  g.shadowBlur = side * EDGE
  for (let layer = 0; layer < LAYERS; layer++) {
    g.drawImage(copy, x, y)
    // a second shadow would darken what is half transparent
    g.shadowColor = 'transparent'
  }
  g.restore()
}

/** Returns the index of each picture in its sheet. */
export function indicesOf<Name extends string>(
  pictures: Readonly<Record<Name, Drawing>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(pictures) as Name[] // Object.keys loses the key type
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number> // fromEntries loses the key type
}
