import { FRINGE, MAX_HULLS, STRIPS } from './hulls.ts'
import { CRESTS, STORM_FUNCTIONS } from './stormShader.ts'

/** Height of a storm's high seas over the waves of a fresh wind. */
const HIGH_SEAS = 2.2

/** One layer of the sea's surface: noise with a scale, drift and height. */
interface Octave {
  readonly at: string
  readonly height: number
}

/** From the long swell to the ripples. `q` is the position along and across the wind, `p` the plain one. */
const OCTAVES: readonly Octave[] = [
  { at: 'q * vec2(1.1, 0.55) - vec2(time * 0.5, 0.0)', height: 0.9 },
  { at: 'q * vec2(2.6, 1.5) + vec2(-time * 0.8, 3.0)', height: 0.42 },
  { at: 'p * 4.6 + wind * time * 0.7', height: 0.2 },
  { at: 'p * 9.0 + vec2(time * 0.6, -time * 0.3)', height: 0.1 },
  { at: 'p * 19.0 + vec2(-time * 0.5, time * 0.6)', height: 0.035 },
]

const float = (n: number) => n.toFixed(4)

const NOISE = /* glsl */ `
vec2 random2(vec2 p) {
  p = vec2(dot(p, vec2(127.1, 311.7)), dot(p, vec2(269.5, 183.3)));
  return fract(sin(p) * 43758.5453) * 2.0 - 1.0;
}
float gradientNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p), u = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(dot(random2(i), f), dot(random2(i + vec2(1, 0)), f - vec2(1, 0)), u.x),
    mix(dot(random2(i + vec2(0, 1)), f - vec2(0, 1)), dot(random2(i + vec2(1, 1)), f - vec2(1, 1)), u.x), u.y);
}`

function waveHeight(octaves: number): string {
  const terms = OCTAVES.slice(0, octaves).map(({ at, height }) => `gradientNoise(${at}) * ${float(height)}`)
  return /* glsl */ `
/** A position in coordinates along and across the wind. */
vec2 inWind(vec2 p) {
  vec2 along = normalize(wind);
  return vec2(dot(p, along), dot(p, vec2(-along.y, along.x)));
}
${STORM_FUNCTIONS}
/** Wave height by the wind's force: 0 glassy, 1 as composed, 2 a storm. */
float swell() {
  return mix(0.2, 1.0, min(force, 1.0)) + 0.45 * max(force - 1.0, 0.0);
}
float waveHeight(vec2 p) {
  vec2 q = inWind(p);
  float height = swell() * (${terms.join('\n    + ')});
  if (force > 1.0) height += (force - 1.0) * ${float(HIGH_SEAS)} * highSeas(q);
  return height;
}`
}

/** Light that the waves focus on the ground: one or two drifting layers of cell noise. */
function caustics(layers: 0 | 1 | 2): string {
  if (layers === 0) return 'float caustics(vec2 p) { return 0.0; }'
  const second = layers === 2 ? 'nearestSeed(warped * 1.7 - time * 0.1 + 5.0)' : 'first * 0.8'
  return /* glsl */ `
float nearestSeed(vec2 p) {
  vec2 n = floor(p), f = fract(p);
  float nearest = 8.0;
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 cell = vec2(i, j);
    vec2 away = cell + 0.5 + 0.45 * random2(n + cell) - f;
    nearest = min(nearest, dot(away, away));
  }
  return sqrt(nearest);
}
float caustics(vec2 p) {
  vec2 warped = p + 0.25 * vec2(gradientNoise(p * 1.3 + time * 0.3), gradientNoise(p * 1.3 + 9.0 - time * 0.3));
  float first = nearestSeed(warped * 1.25 + time * 0.12);
  float second = ${second};
  return pow(min(1.0, first * second * 1.75), 2.6);
}`
}

/** Declarations and functions of the water, inserted before `main`. */
export function waterFunctions(octaves: number, causticLayers: 0 | 1 | 2): string {
  return /* glsl */ `
varying vec3 waterPlace;
uniform sampler2D shoreDistance;
uniform vec2 traySize, wind, gridHalf;
uniform vec2 gridShift;
uniform vec2 deepens;
uniform float time, force, gridStrength, whitecaps, shelf, banks, mottle, causticLight, veins, surf;
uniform vec2 hullStrips[${STRIPS}];
uniform vec4 hullPlaces[${MAX_HULLS}];
uniform vec4 hullShapes[${MAX_HULLS}];
uniform vec3 deepColour, midColour, shallowColour;
float foam;
float waveHere;
${NOISE}
${waveHeight(octaves)}
${caustics(causticLayers)}
/** Shallow, mid and deep water by the distance from the shore and the banks of the open sea, perturbed by the waves. */
vec3 depthTint(vec2 ground, float wave) {
  float d = ground.x / shelf + wave * 0.16;
  vec3 tint = mix(shallowColour, midColour, smoothstep(-0.05, 0.85, d));
  return mix(tint, deepColour, smoothstep(deepens.x, deepens.y, d - ground.y * banks)) * (1.0 + mottle * wave);
}
/** The dashed grid of sea cells with a cross on every node; fades at the shore and ends with the board. */
float seaGrid(vec2 p, float shore) {
  vec2 fromLine = abs(fract(p + gridShift) - 0.5);
  float near = min(fromLine.x, fromLine.y), far = max(fromLine.x, fromLine.y);
  float edge = max(0.009, 0.8 * length(fwidth(p)));
  float line = smoothstep(edge * 1.4, edge * 0.5, near);
  float dash = max(step(0.0, cos(far * 25.1328 + 3.1416)) * step(0.1, far), step(far, 0.055));
  float inside = step(abs(p.x), gridHalf.x + 0.02) * step(abs(p.y), gridHalf.y + 0.02);
  float thin = smoothstep(0.12, 0.035, length(fwidth(p))); // distant lines would merge into a mesh
  return line * dash * inside * thin * step(0.06, shore);
}
/** Foam on the beach, two lines in front of it, and one along the wall of the tray. */
float shoreFoam(float shore, float wall, float rough, float fine) {
  float white = smoothstep(0.17 + rough * 0.12, 0.02 + rough * 0.08, shore + fine * 0.05);
  float breathing = abs(shore - 0.36 - 0.07 * sin(time * 0.9) + rough * 0.17);
  white = max(white, smoothstep(0.05, 0.0, breathing) * 0.75 * smoothstep(-0.25, 0.3, fine));
  float torn = abs(shore - 0.62 + rough * 0.3);
  white = max(white, smoothstep(0.03, 0.0, torn) * 0.35 * smoothstep(0.0, 0.35, fine));
  return max(white, smoothstep(0.1 + rough * 0.06, 0.0, wall) * 0.4 * smoothstep(-0.3, 0.3, fine));
}
/** The wake of a hull: two thin streaks that open astern, a calm lighter lane between them, and white water at the stern. */
float wakeFoam(vec2 r, vec4 shape, inout vec3 tint) {
  float astern = -r.x - shape.x * 0.82;
  float side = abs(r.y), opening = shape.y * 0.72 + astern * 0.2;
  if (astern < 0.0 || astern > shape.z || side > opening + 0.12) return 0.0;
  float left = 1.0 - astern / shape.z;
  float grain = gradientNoise(vec2(r.x * 6.0 + time * 0.5, r.y * 19.0 + shape.x * 31.0));
  float lane = smoothstep(opening, opening * 0.7, side);
  tint = mix(tint, tint * 1.2 + vec3(0.0, 0.06, 0.06), lane * left * 0.7);
  float streak = smoothstep(0.05 + astern * 0.06, 0.0, abs(side - opening + grain * 0.07)) * smoothstep(-0.45, 0.25, grain + left * 0.4);
  float boil = lane * smoothstep(-0.15, 0.55, grain + 0.5 - astern * 1.6);
  return max(streak * 0.55, boil * 0.45) * left;
}
/** Dark contact ring, white collar and wake of every hull. Darkens the tint, returns the foam. */
float hullFoam(vec2 p, float rough, float fine, inout vec3 tint) {
  float white = 0.0;
  vec2 range = hullStrips[int(clamp((p.x / traySize.x + 0.5) * ${float(STRIPS)}, 0.0, ${float(STRIPS - 1)}))];
  for (int i = int(range.x); i < int(range.y); i++) {
    vec4 place = hullPlaces[i], shape = hullShapes[i];
    vec2 away = p - place.xy;
    float reach = shape.x + shape.z + ${float(FRINGE)};
    if (dot(away, away) > reach * reach) continue; // most pixels are near no hull
    vec2 r = vec2(away.x * place.z + away.y * place.w, -away.x * place.w + away.y * place.z);
    float edge = (length(r / shape.xy) - 1.0) * shape.y + fine * 0.05 + rough * 0.04;
    tint *= 1.0 - 0.35 * smoothstep(0.22, 0.0, edge);
    float ahead = smoothstep(0.1, 0.95, r.x / shape.x);
    float cutting = mix(1.0, ahead * smoothstep(-0.25, 0.2, fine + ahead * 0.7 - 0.2), shape.w);
    white = max(white, smoothstep(mix(0.075, 0.04, shape.w), 0.0, abs(edge - 0.01)) * mix(0.9, 0.65, shape.w) * cutting);
    if (shape.z > 0.0) white = max(white, wakeFoam(r, shape, tint));
  }
  return white;
}`
}

/** Colour and foam of the pixel; replaces the chunk that applies vertex colours. */
export const WATER_COLOUR = /* glsl */ `
{
  vec2 p = waterPlace.xz;
  vec2 ground = texture2D(shoreDistance, p / traySize + 0.5).rg;
  float shore = ground.x;
  float wall = min(traySize.x * 0.5 - abs(p.x), traySize.y * 0.5 - abs(p.y));
  waveHere = waveHeight(p);
  vec3 tint = depthTint(ground, waveHere);
  float light = caustics(p) * causticLight;
  tint += vec3(0.25, 0.62, 0.55) * light * 0.55 * (1.0 - smoothstep(0.1, 2.4 * shelf, shore)) + vec3(0.06, 0.2, 0.22) * light * 0.5 * veins;
  tint += seaGrid(p, shore) * gridStrength * vec3(0.1, 0.22, 0.22);
  float rough = gradientNoise(p * 3.2 + time * 0.25), fine = gradientNoise(p * 7.5 - time * 0.3);
  float cut = hullFoam(p, rough, fine, tint);
  foam = max(surf * shoreFoam(shore, wall, rough, fine), cut);
  ${CRESTS}
  diffuseColor.rgb = mix(tint, mix(vec3(0.86, 0.94, 0.9), vec3(0.8, 0.97, 1.0), max(cut, gloom)), foam * 0.92);
}`
