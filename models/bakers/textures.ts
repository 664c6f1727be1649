import { cardsDocument } from '../admiral/cards/faces.ts'
import { squadronClothDocument } from '../admiral/squadron/clothArt.ts'
import { normalMap } from '../bake/normalMap.ts'
import { rasterise, writeWebp } from '../bake/raster.ts'
import { diceDocument } from '../props/dice.ts'
import { mapDocument } from '../props/mapArt.ts'
import { ropeDocument } from '../props/rope.ts'
import { clothDocument } from '../ship/clothArt.ts'
import { sand } from '../textures/sand.ts'
import { type WoodStyle, wood } from '../textures/wood.ts'
import { FRAME, TABLE } from '../textures/woodStyles.ts'

async function bakeWood(folder: URL, name: string, style: WoodStyle, relief: number): Promise<void> {
  const { colour, roughness } = wood(style)
  await writeWebp(colour, new URL(`${name}.webp`, folder), 90)
  await writeWebp(roughness, new URL(`${name}-roughness.webp`, folder), 80)
  const normals = normalMap(colour, { strength: relief, wraps: true })
  await writeWebp(normals, new URL(`${name}-normal.webp`, folder), 92)
}

/** Bakes every picture but the tiles. */
export async function bakeTextures(folder: URL): Promise<void> {
  await writeWebp(await rasterise(clothDocument(), 960, 1280), new URL('cloth.webp', folder), 90)
  await writeWebp(await rasterise(squadronClothDocument(), 1000, 1280), new URL('squadron-cloth.webp', folder), 90)
  await writeWebp(await rasterise(cardsDocument(), 1280, 358), new URL('captains.webp', folder), 90)
  await bakeWood(folder, 'table-wood', TABLE, 2.6)
  await bakeWood(folder, 'frame-wood', FRAME, 1.6)
  await writeWebp(sand(), new URL('sand.webp', folder), 92)
  await writeWebp(await rasterise(mapDocument(), 1024, 732), new URL('map.webp', folder), 88)
  await writeWebp(await rasterise(diceDocument(), 768, 128), new URL('dice.webp', folder), 92)
  const rope = await rasterise(ropeDocument(), 256, 64)
  await writeWebp(rope, new URL('rope.webp', folder), 92)
  await writeWebp(normalMap(rope, { strength: 2, wraps: true }), new URL('rope-normal.webp', folder), 'lossless')
}
