import { Color, type Material } from 'three'
import { patchFurther } from '../../table/materials/shaderChunks.ts'
import { SEAS } from '../../table/water/palette.ts'
import { WATER } from '../table/anchors.ts'

const colour = (sea: 'sea-battle/own' | 'sea-battle/enemy'): string => {
  const { r, g, b } = new Color(SEAS[sea].mid)
  return `vec3(${r.toFixed(4)}, ${g.toFixed(4)}, ${b.toFixed(4)})`
}

/** Levels between which everything under water is drawn, cells above the water: deeper things lower. */
const [HIGHEST, LOWEST] = [0.009, 0.001]

const PLACE = /* glsl */ `vec4 mvPosition = vec4(transformed, 1.0);
#ifdef USE_INSTANCING
  mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelMatrix * mvPosition;
depthUnderWater = ${WATER.toFixed(3)} - mvPosition.y;
inFarSea = step(0.0, mvPosition.x);
if (depthUnderWater > 0.0) {
  mvPosition.y = ${WATER.toFixed(3)} + mix(${HIGHEST}, ${LOWEST}, depthUnderWater / (depthUnderWater + 0.5));
}
mvPosition = viewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`

const TINT = /* glsl */ `if (depthUnderWater > 0.0) {
  vec3 sea = mix(${colour('sea-battle/own')}, ${colour('sea-battle/enemy')}, inFarSea);
  outgoingLight = mix(outgoingLight * 0.75, sea, clamp(0.2 + 0.45 * depthUnderWater, 0.0, 0.7));
}
#include <opaque_fragment>`

const VARYINGS = '#include <common>\nvarying float depthUnderWater;\nvarying float inFarSea;'

/**
 * Returns the material of ships that are visible through the water: parts under its level are drawn just above it, as
 * from straight above; the deeper they are, the more they take the colour of the sea.
 */
export function submerged<M extends Material>(material: M): M {
  return patchFurther(material, {
    key: 'submerged',
    vertex: { common: VARYINGS, project_vertex: PLACE },
    fragment: { common: VARYINGS, opaque_fragment: TINT },
  })
}
