import type { Material } from 'three'
import { GRID } from '../../../models/faces/atlas.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { fading } from '../../table/materials/fading.ts'
import { createTileMaterial, type TileAtlas } from '../../table/materials/tileMaterial.ts'
import { useResources } from '../../table/resources.tsx'
import { useCarvings } from './useCarvings.ts'

/**
 * Returns the atlas of the tiles: their drawn faces, or the grounds under their carvings; at the sharpness of the tier.
 */
export function useTileAtlas(): TileAtlas {
  const { quality } = useResources()
  const isCarved = useCarvings() !== null
  const colours = useBakedTexture(isCarved ? GROUNDS[quality.atlas] : quality.atlas)
  const normals = useBakedTexture(isCarved ? 'tiles-relief-normal' : 'tiles-normal')
  return { colours, normals, grid: GRID }
}

const GROUNDS = { tiles: 'tiles-relief', 'tiles@medium': 'tiles-relief@medium' } as const

/** Returns the drawn faces, for marks of tiles; the smaller bake if the tiles themselves do not show them. */
export function useFaceSheet(): Pick<TileAtlas, 'colours' | 'grid'> {
  const { quality } = useResources()
  const isCarved = useCarvings() !== null
  return { colours: useBakedTexture(isCarved ? 'tiles@medium' : quality.atlas), grid: GRID }
}

/** Returns the material of tiles that can fade. */
export function useFadingTileMaterial(atlas: TileAtlas): Material {
  const { quality, environment, shared } = useResources()
  return shared(`jackal/tile/${atlas.colours.uuid}`, () => fading(createTileMaterial(quality, atlas, environment)))
}
