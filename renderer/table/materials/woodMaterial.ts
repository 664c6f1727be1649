import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture, Vector2 } from 'three'
import { useBakedTexture } from '../loading/loadTexture.ts'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { patchMaterial } from './shaderChunks.ts'

export interface Wood {
  readonly colours: Texture
  readonly normals: Texture
  readonly roughness: Texture
  /** The depth of the grain. */
  readonly relief: number
}

/** Tints the highlights: untinted ones turn grey and look like plastic. */
const VARNISH = '#include <aomap_fragment>\nreflectedLight.directSpecular *= vec3(0.62, 0.42, 0.26);'

function createWoodMaterial(quality: Quality, wood: Wood): Material {
  if (quality.shading === 'lambert') return new MeshLambertMaterial({ map: wood.colours })
  const material = new MeshStandardMaterial({
    map: wood.colours,
    normalMap: quality.normalMaps ? wood.normals : null,
    normalScale: new Vector2(wood.relief, wood.relief),
    roughnessMap: wood.roughness,
    roughness: 1,
  })
  return patchMaterial(material, { key: 'wood/standard', fragment: { aomap_fragment: VARNISH } })
}

/** The table's woods with the depth of their grain. */
const RELIEF = { table: 0.55, frame: 0.4 } as const
export type WoodName = keyof typeof RELIEF

/** Returns the material for a wood, shared on this canvas. Suspends until its textures are loaded. */
export function useWoodMaterial(name: WoodName): Material {
  const { quality, shared } = useResources()
  const colours = useBakedTexture(`${name}-wood`)
  const normals = useBakedTexture(`${name}-wood-normal`)
  const roughness = useBakedTexture(`${name}-wood-roughness`)
  return shared(`wood/${name}`, () =>
    createWoodMaterial(quality, { colours, normals, roughness, relief: RELIEF[name] }),
  )
}
