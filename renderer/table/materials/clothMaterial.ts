import { Color, DoubleSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'

/** Light that shines through sails and flags, as emission of their own colour. */
const TRANSLUCENCY = 0.12

/**
 * Sails and flags. Set `receiveShadow={false}` on their meshes: self-shadowing shows the texels of the shadow map.
 * @param brightness factor on the texture's colours, for dark cloth on dark water
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

/** The cloth material for a texture, shared on this canvas. */
export function useClothMaterial(texture: Texture): Material {
  const { quality, shared } = useResources()
  return shared(`cloth/${texture.uuid}`, () => createClothMaterial(quality, texture))
}
