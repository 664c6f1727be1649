import { type Material, MeshDepthMaterial } from 'three'
import { patchFurther } from './shaderChunks.ts'

/**
 * The attribute of a ship's cloth. For flags: x and z of the pole about which the point flies, and 1. For sails and
 * yards: the way to the place mirrored about the keel, and 0 or −1. Flags are modelled streaming toward −x, sails for a
 * wind to starboard.
 */
const FLY = '_fly'

/** The direction of the wind in games without wind in their rules, as x and z. */
export const LIGHT_BREEZE = [0.6, 0.35] as const
const [windX, windZ] = LIGHT_BREEZE

const DECLARED = /* glsl */ `#include <common>
attribute vec3 ${FLY};
varying float spar;
/** Returns the direction of the breeze over the table, in the model's own plane. */
vec2 breezeHere() {
  mat3 turned = mat3(modelMatrix);
#ifdef USE_INSTANCING
  turned = turned * mat3(instanceMatrix);
#endif
  vec3 breeze = vec3(${windX.toFixed(3)}, 0.0, ${windZ.toFixed(3)}) * turned;
  return normalize(breeze.xz + vec2(1e-5, 0.0));
}
/** Returns the mirrored share of sails and yards: 1 for a breeze to port, less while the ship turns through it. */
float otherTack() { return 1.0 - smoothstep(-0.15, 0.15, breezeHere().y); }
vec2 streamed(vec2 away) {
  vec2 breeze = breezeHere();
  return -away.x * breeze + away.y * vec2(breeze.y, -breeze.x);
}`

const PLACE = /* glsl */ `#include <begin_vertex>
spar = step(${FLY}.z, -0.5);
if (${FLY}.z > 0.5) transformed.xz = ${FLY}.xy + streamed(transformed.xz - ${FLY}.xy);
else transformed.xz += ${FLY}.xy * otherTack();`

/** Flips the normals of mirrored faces back: they are seen from behind, and three.js inverts those normals. */
const NORMAL = /* glsl */ `#include <beginnormal_vertex>
if (${FLY}.z > 0.5) objectNormal.xz = streamed(objectNormal.xz);
else if (otherTack() > 0.5 && dot(${FLY}.xy, ${FLY}.xy) > 1e-8) {
  vec2 abeam = normalize(${FLY}.xy);
  objectNormal.xz -= 2.0 * dot(objectNormal.xz, abeam) * abeam;
  objectNormal = -objectNormal;
}`

const SPARS = { common: '#include <common>\nvarying float spar;' }
const WOOD = 'vec3(0.21, 0.085, 0.024)'

const VERTEX = { common: DECLARED, beginnormal_vertex: NORMAL, begin_vertex: PLACE }

/**
 * Makes cloth follow the breeze over the table in every direction of its ship: flags stream with it, sails are braced
 * to it.
 */
export function flying<M extends Material>(material: M): M {
  const fragment = {
    ...SPARS,
    emissivemap_fragment: '#include <emissivemap_fragment>\nif (spar > 0.5) totalEmissiveRadiance = vec3(0.0);',
    alphatest_fragment: `#include <alphatest_fragment>\nif (spar > 0.5) diffuseColor.rgb = ${WOOD};`,
  }
  return patchFurther(material, { key: 'flying', vertex: VERTEX, fragment })
}

/** Returns the material for the shadow of such cloth. */
export function flyingShadow(): Material {
  return patchFurther(new MeshDepthMaterial(), { key: 'flying/shadow', vertex: VERTEX, fragment: SPARS })
}
