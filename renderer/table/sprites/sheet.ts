import { CanvasTexture, SRGBColorSpace } from 'three'
import type { Sheet } from './SpriteBatch.ts'

/** Draws one picture into a square with its upper left corner at the origin. */
export type Drawing = (g: CanvasRenderingContext2D, side: number) => void

/** Draws pictures into one sheet, `side` pixels each. */
export function drawSheet(drawings: readonly Drawing[], columns: number, side: number): Sheet {
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
  }
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return { texture, columns, rows }
}

/** Returns the index of each picture in its sheet. */
export function indicesOf<Name extends string>(
  pictures: Readonly<Record<Name, Drawing>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(pictures) as Name[] // Object.keys loses the key type
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number> // fromEntries loses the key type
}
