import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture, Vector2 } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { patchMaterial } from './shaderChunks.ts'

export interface Wood {
  readonly colours: Texture
  readonly normals: Texture
  /** How deep the grain is cut. */
  readonly relief: number
  /** Roughness of the darkest wood; the lightest is 0.28 smoother. */
  readonly roughness: number
}

/** Light wood shines, dark fibres and the gaps between planks are matt: the colour says how rough it is. */
const ROUGHNESS = /* glsl */ `
float woodTone = dot(sqrt(diffuseColor.rgb), vec3(0.4, 0.4, 0.2));
float roughnessFactor = clamp(roughness + 0.28 * (1.0 - woodTone * 1.6), 0.15, 1.0);`

/** Damp varnish: an untinted highlight on wood goes grey-white and looks like plastic. */
const VARNISH = '#include <aomap_fragment>\nreflectedLight.directSpecular *= vec3(0.62, 0.42, 0.26);'

export function createWoodMaterial(quality: Quality, wood: Wood): Material {
  if (quality.shading === 'lambert') return new MeshLambertMaterial({ map: wood.colours })
  const material = new MeshStandardMaterial({
    map: wood.colours,
    normalMap: quality.normalMaps ? wood.normals : null,
    normalScale: new Vector2(wood.relief, wood.relief),
    roughness: wood.roughness,
  })
  const fragment = { roughnessmap_fragment: ROUGHNESS, aomap_fragment: VARNISH }
  return patchMaterial(material, { key: 'wood/standard', fragment })
}

/** The canvas's material for that wood; the same name gives the same material. */
export function useWoodMaterial(name: string, wood: Wood): Material {
  const { quality, shared } = useResources()
  return shared(`wood/${name}`, () => createWoodMaterial(quality, wood))
}
