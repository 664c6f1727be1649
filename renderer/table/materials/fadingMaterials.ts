import type { Material, Texture } from 'three'
import { useResources } from '../resources.tsx'
import { createClothMaterial, type Dye } from './clothMaterial.ts'
import { fading } from './fading.ts'
import { flying } from './flyingCloth.ts'
import { createPieceMaterial } from './pieceMaterial.ts'

/** Returns the piece material with fading. */
export function useFadingPieceMaterial(): Material {
  const { quality, shared } = useResources()
  return shared('fading/piece', () => fading(createPieceMaterial(quality)))
}

/**
 * Returns the cloth material with fading and flags that stream with the breeze; a `brightness` above 1 makes it stand
 * out from dark water.
 */
export function useFadingClothMaterial(texture: Texture, brightness = 1, dye: Dye | null = null): Material {
  const { quality, shared } = useResources()
  return shared(`fading/cloth/${texture.uuid}/${brightness}/${dye}`, () =>
    fading(flying(createClothMaterial(quality, texture, brightness, dye))),
  )
}
