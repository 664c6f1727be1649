import { DoubleSide, FrontSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'

/** A thing whose look is a picture: parchment, sand, ivory, rope. */
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

/** The canvas's material for that paint; the same name gives the same material. */
export function usePaintedMaterial(name: string, paint: Paint): Material {
  const { quality, shared } = useResources()
  return shared(`painted/${name}`, () => createPaintedMaterial(quality, paint))
}
