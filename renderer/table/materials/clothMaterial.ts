import { Color, DoubleSide, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { fadingWhole } from './fading.ts'
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

/**
 * The same for one ship whose flags stream with the breeze over the table, what her shadow is drawn with, and how much of her
 * sails has vanished, 0–1, so that one sees through them.
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
