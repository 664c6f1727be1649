import type { Material } from 'three'
import { GRID } from '../../../models/faces/atlas.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { fading } from '../../table/materials/fading.ts'
import { createTileMaterial, type TileAtlas } from '../../table/materials/tileMaterial.ts'
import { useResources } from '../../table/resources.tsx'

/** The faces of all tiles, as sharp as the tier shows them. */
export function useTileAtlas(): TileAtlas {
  const { quality } = useResources()
  const colours = useBakedTexture(quality.atlas)
  const normals = useBakedTexture('tiles-normal')
  return { colours, normals, grid: GRID }
}

/** Tiles that can fade. */
export function useFadingTileMaterial(atlas: TileAtlas): Material {
  const { quality, environment, shared } = useResources()
  return shared('jackal/tile', () => fading(createTileMaterial(quality, atlas, environment)))
}
