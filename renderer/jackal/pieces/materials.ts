import type { Material } from 'three'
import { GRID } from '../../../models/faces/atlas.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { fading } from '../../table/materials/fading.ts'
import { createTileMaterial, type TileAtlas } from '../../table/materials/tileMaterial.ts'
import { useResources } from '../../table/resources.tsx'
import { useCarvings } from './useCarvings.ts'

/** What the tiles themselves show: their drawn faces, or the grounds under their carvings; as sharp as the tier has it. */
export function useTileAtlas(): TileAtlas {
  const { quality } = useResources()
  const isCarved = useCarvings() !== null
  const colours = useBakedTexture(isCarved ? GROUNDS[quality.atlas] : quality.atlas)
  const normals = useBakedTexture(isCarved ? 'tiles-relief-normal' : 'tiles-normal')
  return { colours, normals, grid: GRID }
}

const GROUNDS = { tiles: 'tiles-relief', 'tiles@medium': 'tiles-relief@medium' } as const

/** The drawn faces, for marks of tiles; the smaller bake where the tiles themselves do not show them. */
export function useFaceSheet(): Pick<TileAtlas, 'colours' | 'grid'> {
  const { quality } = useResources()
  const isCarved = useCarvings() !== null
  return { colours: useBakedTexture(isCarved ? 'tiles@medium' : quality.atlas), grid: GRID }
}

/** Tiles that can fade. */
export function useFadingTileMaterial(atlas: TileAtlas): Material {
  const { quality, environment, shared } = useResources()
  return shared(`jackal/tile/${atlas.colours.uuid}`, () => fading(createTileMaterial(quality, atlas, environment)))
}
