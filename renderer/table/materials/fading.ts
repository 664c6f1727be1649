import type { Material } from 'three'
import { patchFurther } from './shaderChunks.ts'

/** The instance attribute for the share of the instance that has vanished, 0–1. */
export const VANISH = 'vanish'

const VERTEX = /* glsl */ `#include <common>
attribute float ${VANISH};
varying float vanished;`

const THRESHOLD = /* glsl */ `
float threshold4(vec2 p) {
  vec2 q = mod(floor(p), 4.0);
  vec2 low = mod(q, 2.0), high = floor(q / 2.0);
  return (4.0 * mod(2.0 * low.x + 3.0 * low.y, 4.0) + mod(2.0 * high.x + 3.0 * high.y, 4.0) + 0.5) / 16.0;
}`

const FRAGMENT = `#include <common>\nvarying float vanished;${THRESHOLD}`

const DROPPED = /* glsl */ `#include <clipping_planes_fragment>
if (vanished > threshold4(gl_FragCoord.xy)) discard;`

/** Lets single instances fade by dropping pixels in a regular pattern, which needs no sorting. */
export function fading<M extends Material>(material: M): M {
  return patchFurther(material, {
    key: 'fading',
    vertex: { common: VERTEX, begin_vertex: `#include <begin_vertex>\nvanished = ${VANISH};` },
    fragment: { common: FRAGMENT, clipping_planes_fragment: DROPPED },
  })
}

/** Lets everything with a material fade: `vanished` is the share that has vanished, 0–1, and may change. */
export function fadingWhole<M extends Material>(material: M, vanished: { value: number }): M {
  return patchFurther(material, {
    key: 'fadingWhole',
    uniforms: { vanished },
    fragment: { common: `#include <common>\nuniform float vanished;${THRESHOLD}`, clipping_planes_fragment: DROPPED },
  })
}
