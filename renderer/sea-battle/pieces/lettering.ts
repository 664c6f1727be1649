import { BufferGeometry, CanvasTexture, Float32BufferAttribute, SRGBColorSpace } from 'three'
import { FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import type { Language } from '../../i18n/t.ts'
import { FILE_LETTERS } from '../coordinates.ts'
import { TRAYS, trayMiddle } from '../table/anchors.ts'

/** One glyph's square in the picture, pixels; two rows of ten: letters above figures. */
const GLYPH = 96
const FONT = '800 66px Alegreya, serif'
/** Side of a glyph on the rail, cells. */
const SIDE = 0.54
/** A hair over the rail, whose top is this high. */
const TOP = 0.198
const BRASS = '#f3d28c'
const SHADE = 'rgba(30,14,6,0.75)'

/** Resolves when the rails' letters can be drawn; a canvas does not wait for a font by itself. */
export function letteringFont(language: Language): Promise<void> {
  const known = FONTS.get(language)
  if (known) return known
  const loading = document.fonts.load(FONT, `${FILE_LETTERS[language]}0123456789`).then(
    () => {},
    () => {}, // without the font the fallback's letters must do
  )
  FONTS.set(language, loading)
  return loading
}

const FONTS = new Map<Language, Promise<void>>()

/** The letters of a language and the ranks, in brass with a cut edge. The caller disposes it. */
export function drawLettering(language: Language): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = GLYPH * FIELD_SIZE
  canvas.height = GLYPH * 2
  const g = canvas.getContext('2d')
  if (!g) throw new Error('this browser cannot draw')
  g.font = FONT
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (let i = 0; i < FIELD_SIZE; i++) {
    drawGlyph(g, FILE_LETTERS[language][i] ?? '', i, 0)
    drawGlyph(g, String(i + 1), i, 1)
  }
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function drawGlyph(g: CanvasRenderingContext2D, glyph: string, column: number, row: number): void {
  const [x, y] = [GLYPH * (column + 0.5), GLYPH * (row + 0.54)]
  g.fillStyle = SHADE
  g.fillText(glyph, x + 2, y + 3, GLYPH - 8)
  g.fillStyle = BRASS
  g.fillText(glyph, x, y, GLYPH - 8)
}

/** Squares on the rails of both trays: files before and behind, ranks on both sides. */
export function letteringGeometry(): BufferGeometry {
  const places = TRAYS.flatMap((tray) => railPlaces(trayMiddle(tray)))
  const position: number[] = []
  const normal: number[] = []
  const uv: number[] = []
  const index: number[] = []
  for (const { x, z, column, row } of places) {
    const first = position.length / 3
    for (const [dx, dz] of CORNERS) {
      position.push(x + (dx * SIDE) / 2, TOP, z + (dz * SIDE) / 2)
      normal.push(0, 1, 0)
      uv.push((column + (dx + 1) / 2) / FIELD_SIZE, (row + (dz + 1) / 2) / 2)
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  return geometry.setIndex(index)
}

const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
] as const

interface GlyphPlace {
  readonly x: number
  readonly z: number
  readonly column: number
  readonly row: 0 | 1
}

function railPlaces(middle: number): readonly GlyphPlace[] {
  const rail = SEA_TRAY.size / 2 + SEA_TRAY.rail * 0.42
  return Array.from({ length: FIELD_SIZE }, (_, i) => i).flatMap((i): readonly GlyphPlace[] => {
    const along = i - (FIELD_SIZE - 1) / 2
    return [
      { x: middle + along, z: -rail, column: i, row: 0 },
      { x: middle + along, z: rail, column: i, row: 0 },
      { x: middle - rail, z: along, column: i, row: 1 },
      { x: middle + rail, z: along, column: i, row: 1 },
    ]
  })
}
