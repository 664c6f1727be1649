import { type Material, MeshLambertMaterial, MeshStandardMaterial } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { patchMaterial } from './shaderChunks.ts'

/** The vertex attribute of every carved model: roughness, metalness and amount of grain, 0 … 1 each. */
const FINISH = '_material'

/** The scale of the grain, which runs along the model's x axis: coarse along, fine across. */
const GRAIN_SCALE = 'vec3(9.0, 26.0, 26.0)'

const VERTEX_DECLARATIONS = /* glsl */ `#include <common>
attribute vec3 ${FINISH};
varying vec3 finish;
varying vec3 carvedPlace;`

const VERTEX_BODY = /* glsl */ `#include <begin_vertex>
finish = ${FINISH};
carvedPlace = position;`

const GRAIN = /* glsl */ `#include <common>
varying vec3 finish;
varying vec3 carvedPlace;
float random3(vec3 p) {
  p = fract(p * 0.3183099 + 0.1) * 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float valueNoise3(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 near = vec4(random3(i), random3(i + vec3(1, 0, 0)), random3(i + vec3(0, 1, 0)), random3(i + vec3(1, 1, 0)));
  vec4 far = vec4(random3(i + vec3(0, 0, 1)), random3(i + vec3(1, 0, 1)), random3(i + vec3(0, 1, 1)), random3(i + 1.0));
  vec4 plane = mix(near, far, f.z);
  return mix(mix(plane.x, plane.y, f.x), mix(plane.z, plane.w, f.x), f.y);
}`

const PAINT = /* glsl */ `#include <color_fragment>
vec3 grainPlace = carvedPlace * ${GRAIN_SCALE};
float grain = valueNoise3(grainPlace) * 0.6 + valueNoise3(grainPlace * 2.3) * 0.4;
diffuseColor.rgb *= mix(1.0, 0.72 + 0.5 * grain, finish.z);`

/** Sets metalness below 1: full metalness looks black in a dark cabin, so brass and gold keep some diffuse colour. */
const METAL = 'float metalnessFactor = finish.y * 0.84;'
const ROUGHNESS = 'float roughnessFactor = clamp(finish.x + (grain - 0.5) * 0.25 * finish.z, 0.06, 1.0);'
const SPECULAR = '#include <aomap_fragment>\nreflectedLight.directSpecular *= mix(1.0, 0.42, finish.y);'

/** Returns one material for all carved pieces: the baked models carry colour and finish in their vertices. */
export function createPieceMaterial({ shading }: Quality): Material {
  const vertex = { common: VERTEX_DECLARATIONS, begin_vertex: VERTEX_BODY }
  if (shading === 'lambert') {
    const fragment = { common: GRAIN, color_fragment: PAINT }
    return patchMaterial(new MeshLambertMaterial({ vertexColors: true }), { key: 'piece/lambert', vertex, fragment })
  }
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 1, metalness: 1 })
  const fragment = {
    common: GRAIN,
    color_fragment: PAINT,
    roughnessmap_fragment: ROUGHNESS,
    metalnessmap_fragment: METAL,
    aomap_fragment: SPECULAR,
  }
  return patchMaterial(material, { key: 'piece/standard', vertex, fragment })
}

/** Returns the piece material, shared on this canvas. */
export function usePieceMaterial(): Material {
  const { quality, shared } = useResources()
  return shared('piece', () => createPieceMaterial(quality))
}
