import { Color, DoubleSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { fadingWhole } from './fading.ts'
import { flying, flyingShadow } from './flyingCloth.ts'
import { patchMaterial } from './shaderChunks.ts'

/** The light that shines through sails and flags, as emission of their own colour. */
const TRANSLUCENCY = 0.12

/** The factors on the light of a cloth's colours, in linear light; above 1 if the cloth is painted darker. */
export type Dye = readonly [red: number, green: number, blue: number]

const LIGHT = 'vec3(0.2126, 0.7152, 0.0722)'

/** Returns a material for cloth in another colour, which keeps the light and shade of its pattern. */
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
 * Returns the material of sails and flags. Set `receiveShadow={false}` on their meshes: self-shadowing shows the texels
 * of the shadow map.
 * @param brightness factor on the texture's colours, for dark cloth on dark water
 * @param dye factors on the light of the texture's colours; null for none
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

/** Returns the cloth material for a texture, shared on this canvas. */
export function useClothMaterial(texture: Texture, dye: Dye | null = null): Material {
  const { quality, shared } = useResources()
  return shared(`cloth/${texture.uuid}/${dye}`, () => createClothMaterial(quality, texture, 1, dye))
}

/**
 * Returns the cloth material of one ship whose flags stream with the breeze, the material of its shadow, and the share
 * of its sails that has vanished, 0–1, to see through them.
 * @param ship the ship's name on this canvas
 */
export function useFlyingClothMaterial(ship: string, texture: Texture, dye: Dye | null = null) {
  const { quality, shared } = useResources()
  const { seen, vanished } = shared(`flying/${ship}/${texture.uuid}/${dye}`, () => {
    const vanished = { value: 0 }
    const seen = fadingWhole(flying(createClothMaterial(quality, texture, 1, dye)), vanished)
    return { seen, vanished, dispose: () => seen.dispose() }
  })
  return { seen, vanished, shadow: shared('flying/shadow', flyingShadow) }
}
