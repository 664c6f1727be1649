import { DoubleSide, FrontSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'

/** The look of a thing with a texture of its own: parchment, sand, ivory, rope. */
export interface Paint {
  readonly colours: Texture
  readonly normals?: Texture
  readonly roughness: number
  readonly bothSides?: boolean
}

export function createPaintedMaterial({ shading, normalMaps }: Quality, paint: Paint): Material {
  const common = { map: paint.colours, side: paint.bothSides ? DoubleSide : FrontSide }
  if (shading === 'lambert') return new MeshLambertMaterial(common)
  const normalMap = normalMaps ? (paint.normals ?? null) : null
  return new MeshStandardMaterial({ ...common, normalMap, roughness: paint.roughness })
}

/** Returns the material for a paint, shared on this canvas by name. */
export function usePaintedMaterial(name: string, paint: Paint): Material {
  const { quality, shared } = useResources()
  return shared(`painted/${name}`, () => createPaintedMaterial(quality, paint))
}
