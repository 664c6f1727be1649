import { Color, DoubleSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { flying, flyingShadow } from './flyingCloth.ts'
import { patchMaterial } from './shaderChunks.ts'

/** Light that shines through sails and flags, as emission of their own colour. */
const TRANSLUCENCY = 0.12

/** What the light of a cloth's colours is multiplied with, in linear light; above 1 where the cloth is painted darker. */
export type Dye = readonly [red: number, green: number, blue: number]

const LIGHT = 'vec3(0.2126, 0.7152, 0.0722)'

/** Cloth in another colour keeps the light and shade of its pattern. */
function dyed<M extends Material>(material: M, [r, g, b]: Dye): M {
  return patchMaterial(material, {
    key: 'cloth/dyed',
    uniforms: { dye: { value: new Color().setRGB(r, g, b) } },
    fragment: {
      common: '#include <common>\nuniform vec3 dye;',
      map_fragment: `#include <map_fragment>\ndiffuseColor.rgb = dot(diffuseColor.rgb, ${LIGHT}) * dye;`,
      emissivemap_fragment: `#include <emissivemap_fragment>\ntotalEmissiveRadiance = dot(totalEmissiveRadiance, ${LIGHT}) * dye;`,
    },
  })
}

/**
 * Sails and flags. Set `receiveShadow={false}` on their meshes: self-shadowing shows the texels of the shadow map.
 * @param brightness factor on the texture's colours, for dark cloth on dark water
 * @param dye what the light of the texture's colours is multiplied with; null leaves them as they are
 */
export function createClothMaterial(
  { shading }: Quality,
  texture: Texture,
  brightness = 1,
  dye: Dye | null = null,
): Material {
  const cloth = {
    map: texture,
    color: new Color().setScalar(brightness),
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: TRANSLUCENCY,
    side: DoubleSide,
  }
  const material =
    shading === 'lambert' ? new MeshLambertMaterial(cloth) : new MeshStandardMaterial({ ...cloth, roughness: 0.85 })
  return dye === null ? material : dyed(material, dye)
}

/** The cloth material for a texture, shared on this canvas. */
export function useClothMaterial(texture: Texture, dye: Dye | null = null): Material {
  const { quality, shared } = useResources()
  return shared(`cloth/${texture.uuid}/${dye}`, () => createClothMaterial(quality, texture, 1, dye))
}

/** The same for ships whose flags stream with the breeze over the table, and what their shadow is drawn with. */
export function useFlyingClothMaterial(texture: Texture, dye: Dye | null = null) {
  const { quality, shared } = useResources()
  return {
    seen: shared(`flying/${texture.uuid}/${dye}`, () => flying(createClothMaterial(quality, texture, 1, dye))),
    shadow: shared('flying/shadow', flyingShadow),
  }
}
