import { BufferGeometry, CanvasTexture, Float32BufferAttribute, SRGBColorSpace } from 'three'
import { type Quarter, stepFrom } from '../camera/quarter.ts'
import { fontReady } from './fontReady.ts'

/** The side of one glyph's square in the picture, pixels. */
const GLYPH = 96
const BRASS = '#f3d28c'
const SHADE = 'rgba(30,14,6,0.75)'

/** The names along the edges of a board: one row of the picture for the files, one for the ranks. */
export interface EdgeNames {
  readonly files: readonly string[]
  readonly ranks: readonly string[]
  /** Size of the letters, as a share of their square. */
  readonly size: number
  /**
   * The height of every name, as a share of its square: figures are as tall as letters. By default the font's height.
   */
  readonly tall?: number
  /** The colour of a small plate behind each name, for patterned rails; null for none. */
  readonly plate: string | null
}

/** A name's square on a rail, and its place in the picture. */
export interface GlyphPlace {
  readonly x: number
  readonly z: number
  readonly column: number
  readonly row: 0 | 1
}

const fontOf = ({ size }: EdgeNames): string => `800 ${Math.round(GLYPH * size)}px Alegreya, serif`

/** Resolves when the names can be drawn. */
export function letteringFont(names: EdgeNames): Promise<void> {
  return fontReady(fontOf(names), [...names.files, ...names.ranks].join(''))
}

const columnsOf = ({ files, ranks }: EdgeNames): number => Math.max(files.length, ranks.length)

/** Draws the names in brass with a cut edge. The caller disposes the texture. */
export function drawLettering(names: EdgeNames): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = GLYPH * columnsOf(names)
  canvas.height = GLYPH * 2
  const g = canvas.getContext('2d')
  if (!g) throw new Error('this browser cannot draw')
  g.font = fontOf(names)
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (const [row, line] of [names.files, names.ranks].entries()) {
    for (const [column, name] of line.entries()) drawGlyph(g, name, { column, row }, names)
  }
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function drawGlyph(
  g: CanvasRenderingContext2D,
  glyph: string,
  { column, row }: { readonly column: number; readonly row: number },
  { plate, tall }: EdgeNames,
): void {
  if (plate !== null) {
    g.fillStyle = plate
    g.beginPath()
    g.roundRect(GLYPH * column + 4, GLYPH * row + 4, GLYPH - 8, GLYPH - 8, 18)
    g.fill()
  }
  g.save()
  g.translate(GLYPH * (column + 0.5), GLYPH * (row + (tall === undefined ? 0.54 : 0.5)))
  if (tall !== undefined) stretchTo(g, glyph, tall)
  g.fillStyle = SHADE
  g.fillText(glyph, 2, 3, GLYPH - 8)
  g.fillStyle = BRASS
  g.fillText(glyph, 0, 0, GLYPH - 8)
  g.restore()
}

/** The greatest width of a name, as a share of its square. */
const WIDEST = 0.8

/** Scales the next drawing so that a name has the height `tall`, centred on the origin; makes wide names narrower. */
function stretchTo(g: CanvasRenderingContext2D, glyph: string, tall: number): void {
  const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = g.measureText(glyph)
  const scale = (GLYPH * tall) / Math.max(1, above + below)
  g.scale(Math.min(scale, (GLYPH * WIDEST) / Math.max(1, width)), scale)
  g.translate(0, (above - below) / 2)
}

interface Laid {
  /** Side of a glyph, cells. */
  readonly side: number
  readonly height: number
  /** The side of the table from which they are read; the south by default. */
  readonly from?: Quarter
}

/** Returns squares on the rails with the names in them. */
export function letteringGeometry(names: EdgeNames, places: readonly GlyphPlace[], laid: Laid): BufferGeometry {
  const position: number[] = []
  const uv: number[] = []
  const index: number[] = []
  const { side, height, from = 0 } = laid
  for (const { x, z, column, row } of places) {
    const first = position.length / 3
    for (const [dx, dz] of CORNERS) {
      position.push(x + (dx * side) / 2, height, z + (dz * side) / 2)
      const [right, near] = seenFrom(from, dx, dz)
      uv.push((column + (right + 1) / 2) / columnsOf(names), (row + (near + 1) / 2) / 2)
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      places.flatMap(() => CORNERS.flatMap(() => [0, 1, 0])),
      3,
    ),
  )
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  return geometry.setIndex(index)
}

/** Returns the same squares for readers at each side of the table. */
export function letteringBySide(
  names: EdgeNames,
  places: readonly GlyphPlace[],
  laid: Laid,
): Readonly<Record<Quarter, BufferGeometry>> {
  const from = (side: Quarter) => letteringGeometry(names, places, { ...laid, from: side })
  return { 0: from(0), 1: from(1), 2: from(2), 3: from(3) }
}

/** Returns a step on the table as a viewer at a side sees it: to the right and near. */
function seenFrom(from: Quarter, dx: number, dz: number): readonly [right: number, near: number] {
  const [right, near] = [stepFrom(from, 1, 0), stepFrom(from, 0, 1)]
  return [dx * right.x + dz * right.z, dx * near.x + dz * near.z]
}

/** The corners of a rectangle in halves of its sides, round from the far left. */
export const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
] as const

/**
 * Returns the places of names on all four rails: files before and behind, ranks on both sides, from west to east and
 * from the far to the near side.
 * @param rail distance from the middle to the rails at the sides; before and behind it is `railBehind`.
 */
export function railPlaces(
  middle: number,
  rail: number,
  files: number,
  ranks: readonly number[],
  railBehind = rail,
): readonly GlyphPlace[] {
  const alongOf = (i: number, count: number) => i - (count - 1) / 2
  const across = Array.from({ length: files }, (_, i) => i).flatMap((i): readonly GlyphPlace[] => {
    const x = middle + alongOf(i, files)
    return [
      { x, z: -railBehind, column: i, row: 0 },
      { x, z: railBehind, column: i, row: 0 },
    ]
  })
  const beside = ranks.flatMap((column, i): readonly GlyphPlace[] => {
    const z = alongOf(i, ranks.length)
    return [
      { x: middle - rail, z, column, row: 1 },
      { x: middle + rail, z, column, row: 1 },
    ]
  })
  return [...across, ...beside]
}
