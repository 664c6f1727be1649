import { type Material, MeshDepthMaterial, type Texture } from 'three'
import { createClothMaterial } from '../../../table/materials/clothMaterial.ts'
import { fading } from '../../../table/materials/fading.ts'
import { patchMaterial } from '../../../table/materials/shaderChunks.ts'
import type { Quality } from '../../../table/quality.ts'
import { RIG_FUNCTIONS, RIG_NORMAL, RIG_PLACE, TATTER_FUNCTIONS, TATTERS } from './rigShader.ts'

/** The shared uniforms of all ships' canvas: the time of fluttering flags, in seconds. */
export interface RigUniforms {
  readonly flutter: { value: number }
}

/** The materials of sails and flags, and those for their shadows. */
export interface RigMaterials {
  readonly seen: Material
  readonly shadow: Material
  readonly uniforms: RigUniforms
  dispose(): void
}

/** The brightness of sails. They lean towards the viewer and the lamp; if they were brighter, red would look salmon. */
const BRIGHTNESS = 0.82

/** Creates materials for canvas that is braced, set, torn and flown by the attributes of each ship. */
export function createRigMaterials(quality: Quality, picture: Texture): RigMaterials {
  const uniforms = { flutter: { value: 0 } }
  const vertex = { common: RIG_FUNCTIONS, beginnormal_vertex: RIG_NORMAL, begin_vertex: RIG_PLACE }
  const fragment = { common: TATTER_FUNCTIONS, map_fragment: TATTERS }
  const seen = fading(
    patchMaterial(createClothMaterial(quality, picture, BRIGHTNESS), {
      key: `rig/${quality.shading}`,
      uniforms: { ...uniforms },
      vertex,
      fragment,
    }),
  )
  const shadow = patchMaterial(new MeshDepthMaterial(), {
    key: 'rig/shadow',
    uniforms: { ...uniforms },
    vertex: { common: RIG_FUNCTIONS, begin_vertex: RIG_PLACE },
  })
  return {
    seen,
    shadow,
    uniforms,
    dispose() {
      seen.dispose()
      shadow.dispose()
    },
  }
}
