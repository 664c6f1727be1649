import type { Material } from 'three'
import { GRID } from '../../../models/faces/atlas.ts'
import { useBakedTexture } from '../../table/loadTexture.ts'
import { createPieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { createTileMaterial, type TileAtlas } from '../../table/materials/tileMaterial.ts'
import { useResources } from '../../table/resources.tsx'
import { fading } from './fading.ts'

/** Carved pieces that can fade. */
export function useFadingPieceMaterial(): Material {
  const { quality, shared } = useResources()
  return shared('jackal/piece', () => fading(createPieceMaterial(quality)))
}

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
