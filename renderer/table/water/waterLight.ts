/** The surface normal from the slope of the waves; reuses the height computed before. */
export const WATER_NORMAL = /* glsl */ `
{
  const float reach = 0.02;
  float east = waveHeight(waterPlace.xz + vec2(reach, 0.0)), south = waveHeight(waterPlace.xz + vec2(0.0, reach));
  waveSlope = vec2(east - waveHere, south - waveHere) / reach * 0.062 * relief;
  normal = normalize((viewMatrix * vec4(normalize(vec3(-waveSlope.x, 1.0, -waveSlope.y)), 0.0)).xyz);
}`

export const WATER_ROUGHNESS = 'float roughnessFactor = mix(mix(0.13, 0.24, min(force, 1.0)), 0.8, foam);'

/** Declarations for the light on the water of tiers with highlights. */
export const LIGHT_FUNCTIONS = /* glsl */ `
uniform float sparkle, relief, sheen, glints;
uniform vec3 gloss;
vec2 waveSlope;
/** The direction of the light from the cabin's window, over the left shoulder of the far side. */
const vec3 WINDOW = vec3(-0.3, 0.8, -0.5);
/** The slope that water needs to show the window to an eye in this direction. */
vec2 mirrorSlope(vec3 toEye) {
  vec3 middle = (vec4(toEye, 0.0) * viewMatrix).xyz + WINDOW;
  return -middle.xz / max(middle.y, 0.05);
}
/** Sharp points of light where one of many small facets shows the window; from far away they would be specks of dust. */
float glintsAt(vec2 p, vec2 mirror) {
  vec2 at = p * 11.0, facet = random2(floor(at));
  float twinkle = 0.05 * sin(time * 2.0 + facet.x * 40.0);
  float miss = length(facet * 0.3 + waveSlope * 2.0 + twinkle - mirror);
  vec2 away = fract(at) - 0.5 - 0.3 * facet.yx;
  float near = smoothstep(20.0, 9.0, length(vViewPosition));
  return near * smoothstep(0.1, 0.0, miss) * smoothstep(0.22, 0.05, length(away * vec2(0.7, 1.8))) * smoothstep(-0.1, 0.4, waveHere);
}`

/**
 * Damps the lamp's highlight and brightens it again in points: soft sparkle instead of glitter. Adds the broad soft
 * reflection of the window, with glints where `hasGlints`.
 */
export const waterLight = (hasGlints: boolean): string => /* glsl */ `
{
  float coarse = gradientNoise(waterPlace.xz * 21.0 + time * 0.7), dense = gradientNoise(waterPlace.xz * 17.0 - time * 0.6 + 4.0);
  vec3 gleam = reflectedLight.directSpecular * sparkle * gloss;
  gleam /= 1.0 + 2.2 * max(gleam.r, gleam.b); // a glow around the lamp's reflection
  reflectedLight.directSpecular = gleam * (1.0 + 2.5 * smoothstep(0.16, 0.22, coarse * dense * 2.0));
  reflectedLight.indirectSpecular *= gloss;
  if (sheen > 0.0) {
    vec2 mirror = mirrorSlope(geometryViewDir), off = mirror - waveSlope * 1.3;
    vec3 seen = sheen * exp(-dot(off, off) * 12.0) * vec3(0.5, 0.95, 1.0);
    ${hasGlints ? 'seen += 1.6 * glints * glintsAt(waterPlace.xz, mirror) * vec3(1.0, 0.97, 0.88);' : ''}
    reflectedLight.directSpecular += seen * (1.0 - foam) * (1.0 - 0.92 * clamp(force - 1.0, 0.0, 1.0));
  }
}`
