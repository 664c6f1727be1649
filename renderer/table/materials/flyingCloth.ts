import { type Material, MeshDepthMaterial } from 'three'
import { LIGHT_BREEZE } from '../water/breeze.ts'
import { patchFurther } from './shaderChunks.ts'

/**
 * Attribute of a ship's cloth: x and z of the pole about which a point flies, and 1 for flags, 0 for sails. Flags are
 * modelled streaming toward −x.
 */
const FLY = '_fly'

const [windX, windZ] = LIGHT_BREEZE

const DECLARED = /* glsl */ `#include <common>
attribute vec3 ${FLY};
/** Where the breeze over the table blows to, in the model's own plane. */
vec2 breezeHere() {
  mat3 turned = mat3(modelMatrix);
#ifdef USE_INSTANCING
  turned = turned * mat3(instanceMatrix);
#endif
  vec3 breeze = vec3(${windX.toFixed(3)}, 0.0, ${windZ.toFixed(3)}) * turned;
  return normalize(breeze.xz + vec2(1e-5, 0.0));
}
vec2 streamed(vec2 away) {
  vec2 breeze = breezeHere();
  return -away.x * breeze + away.y * vec2(breeze.y, -breeze.x);
}`

const PLACE = /* glsl */ `#include <begin_vertex>
if (${FLY}.z > 0.5) transformed.xz = ${FLY}.xy + streamed(transformed.xz - ${FLY}.xy);`

const NORMAL = /* glsl */ `#include <beginnormal_vertex>
if (${FLY}.z > 0.5) objectNormal.xz = streamed(objectNormal.xz);`

/** Cloth whose flags stream with the breeze over the table, wherever their ships head. */
export function flying<M extends Material>(material: M): M {
  const vertex = { common: DECLARED, beginnormal_vertex: NORMAL, begin_vertex: PLACE }
  return patchFurther(material, { key: 'flying', vertex })
}

/** What the shadow of such cloth is drawn with. */
export const flyingShadow = (): Material => flying(new MeshDepthMaterial())
