import { GRID, ORDER } from '../faces/atlas.ts'
import { faceDocument } from '../faces/faces.ts'
import { normalMap } from './normalMap.ts'
import { blank, graded, type Pixels, paste } from './pixels.ts'
import { rasterise, resized, writeWebp } from './raster.ts'

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

/** Bakes all faces into one atlas, its normal map and smaller copies for the lower tiers and for flat tables. */
export async function bakeTiles(folder: URL): Promise<void> {
  const colours = emptyAtlas()
  const normals = emptyAtlas()
  for (const [index, name] of ORDER.entries()) {
    const drawn = await rasterise(faceDocument(name), CELL)
    // tone mapping pales the colours: they go in stronger than they were painted
    const face = graded(drawn, 1.22, 1.06)
    pasteCell(colours, face, index)
    pasteCell(normals, normalMap(face, { strength: 1.5 }), index)
  }
  const medium = MEDIUM_CELL * GRID
  await writeWebp(colours, new URL('tiles.webp', folder), 92)
  await writeWebp(await resized(colours, medium, medium), new URL('tiles-medium.webp', folder), 90)
  const small = SMALL_CELL * GRID
  await writeWebp(await resized(colours, small, small), new URL('tiles-small.webp', folder), 36)
  await writeWebp(await resized(normals, medium, medium), new URL('tiles-normal.webp', folder), 'lossless')
}
