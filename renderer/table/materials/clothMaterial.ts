import { Color, DoubleSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'

/** Light that sails and flags let through, as a glow in their own colour. */
const TRANSLUCENCY = 0.12

/**
 * Sails and flags. Give their meshes `receiveShadow={false}`: a sail that shades itself shows the grid of the shadow
 * map as hatching.
 * @param brightness factor on the picture's colours, for dark cloth on dark water
 */
export function createClothMaterial({ shading }: Quality, texture: Texture, brightness = 1): Material {
  const cloth = {
    map: texture,
    color: new Color().setScalar(brightness),
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: TRANSLUCENCY,
    side: DoubleSide,
  }
  return shading === 'lambert'
    ? new MeshLambertMaterial(cloth)
    : new MeshStandardMaterial({ ...cloth, roughness: 0.85 })
}

/** The canvas's one material for cloth of that texture. */
export function useClothMaterial(texture: Texture): Material {
  const { quality, shared } = useResources()
  return shared(`cloth/${texture.uuid}`, () => createClothMaterial(quality, texture))
}
