import { clothDocument } from '../ship/clothArt.ts'
import { rasterise, writeWebp } from './raster.ts'

/** Bakes sails and flags of all teams into one picture. */
export async function bakeCloth(folder: URL): Promise<void> {
  await writeWebp(await rasterise(clothDocument(), 960, 1280), new URL('cloth.webp', folder), 90)
}
