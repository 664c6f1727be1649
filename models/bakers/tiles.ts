import { normalMap } from '../bake/normalMap.ts'
import { blank, graded, type Pixels, paste } from '../bake/pixels.ts'
import { rasterise, resized, writeWebp } from '../bake/raster.ts'
import { type FaceName, GRID, ORDER } from '../faces/atlas.ts'
import { faceDocument } from '../faces/faces.ts'
import { groundDocument } from '../relief/grounds/grounds.ts'

/** Pixels along one side of a face, in the full atlas and in the smaller one. */
const CELL = 288
const MEDIUM_CELL = 192
/** The same on flat tables, which phones load. */
const SMALL_CELL = 96

const GROUND = [0x6d, 0x45, 0x26] as const

function emptyAtlas(): Pixels {
  const atlas = blank(GRID * CELL, GRID * CELL)
  for (let i = 0; i < atlas.data.length; i++) atlas.data[i] = GROUND[i % GROUND.length] ?? 0
  return atlas
}

function pasteCell(atlas: Pixels, cell: Pixels, index: number): void {
  paste(atlas, cell, (index % GRID) * CELL, Math.floor(index / GRID) * CELL)
}

interface Atlas {
  readonly colours: Pixels
  readonly normals: Pixels
}

async function drawAtlas(documentOf: (name: FaceName) => string): Promise<Atlas> {
  const colours = emptyAtlas()
  const normals = emptyAtlas()
  for (const [index, name] of ORDER.entries()) {
    const drawn = await rasterise(documentOf(name), CELL)
    // tone mapping makes colours pale, so they go in stronger than painted
    const face = graded(drawn, 1.22, 1.06)
    pasteCell(colours, face, index)
    pasteCell(normals, normalMap(face, { strength: 1.5 }), index)
  }
  return { colours, normals }
}

async function writeSmaller(pixels: Pixels, cell: number, quality: number | 'lossless', file: URL): Promise<void> {
  const side = cell * GRID
  await writeWebp(await resized(pixels, side, side), file, quality)
}

/** Bakes all faces into one atlas, its normal map and smaller copies for the lower tiers and for flat tables. */
export async function bakeTiles(folder: URL): Promise<void> {
  const { colours, normals } = await drawAtlas(faceDocument)
  await writeWebp(colours, new URL('tiles.webp', folder), 92)
  await writeSmaller(colours, MEDIUM_CELL, 90, new URL('tiles-medium.webp', folder))
  await writeSmaller(colours, SMALL_CELL, 36, new URL('tiles-small.webp', folder))
  await writeSmaller(normals, MEDIUM_CELL, 'lossless', new URL('tiles-normal.webp', folder))
}

/** Bakes the grounds under the carvings in the same way. */
export async function bakeGrounds(folder: URL): Promise<void> {
  const { colours, normals } = await drawAtlas(groundDocument)
  await writeWebp(colours, new URL('tiles-relief.webp', folder), 90)
  await writeSmaller(colours, MEDIUM_CELL, 88, new URL('tiles-relief-medium.webp', folder))
  await writeSmaller(normals, SMALL_CELL, 'lossless', new URL('tiles-relief-normal.webp', folder))
}
