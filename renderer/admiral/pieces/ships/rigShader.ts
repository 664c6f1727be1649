import { CELL, SHEET } from '../../../../models/admiral/squadron/clothSheet.ts'
import { AXIS, LOST, STUFF } from './rigGeometry.ts'

/** Attribute of each ship: brace of its yards (radians), share of sail set, share of it torn. */
export const RIG = 'rig'
/**
 * Attribute of each ship: the wind's direction against the bow (radians), the stiffness of flags in it, and their
 * state: 1 for a flagship's, −1 for struck.
 */
export const BREEZE = 'breeze'

/** Attribute of each ship: the colour of its sails instead of the painted one; black for the painted one. */
export const DYE = 'dye'

/** Declarations and functions before `main`: the place of a point of canvas in the wind, and its normal. */
export const RIG_FUNCTIONS = /* glsl */ `#include <common>
#define LEAN 0.3
#define FARTHEST 0.17
#define STRUCK 0.42
#define LOW 0.3
#define HIGH 0.6
#define CLOTHS ${(SHEET.width / CELL).toFixed(3)}
attribute vec3 ${AXIS};
attribute vec3 ${STUFF};
attribute float ${LOST};
attribute vec3 ${RIG};
attribute vec3 ${BREEZE};
attribute vec3 ${DYE};
varying vec3 dyed;
uniform float flutter;
varying float tattered;
varying float isSail;
varying float gilt;
/** Turns a vector about the vertical, counter-clockwise seen from above. */
vec3 turnedBy(vec3 v, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec3(v.x * c + v.z * s, v.y, v.z * c - v.x * s);
}
float isFlag() { return step(1.5, ${STUFF}.x); }
float rigTurn() { return mix(${RIG}.x * ${AXIS}.z, ${BREEZE}.x, isFlag()); }
/** Returns how far the foot of a square sail leans ahead for its drop: towards the viewer, so that its face is visible from above; lower sails lean less, as they would hide the base. */
float lean() {
#ifdef USE_INSTANCING
  vec3 ahead = mat3(instanceMatrix) * turnedBy(vec3(1.0, 0.0, 0.0), rigTurn());
  return LEAN * mix(0.3, 1.0, smoothstep(LOW, HIGH, ${AXIS}.y)) * mix(-1.0, 1.0, smoothstep(-0.3, -0.05, ahead.z));
#else
  return LEAN;
#endif
}
float isCanvas() { return step(0.01, ${STUFF}.x) * (1.0 - isFlag()); }
float isSquare() { return isCanvas() * (1.0 - ${STUFF}.y); }
/** A sail furls towards its yard, bellies to leeward, and hangs slack without wind: see models/README.md. */
vec3 setSail(vec3 p) {
  float slack = mix(0.4, 1.0, min(1.0, ${BREEZE}.y)), furls = ${STUFF}.x * (1.0 - isFlag());
  p.z *= mix(1.0, clamp(-${RIG}.x / 0.35, -1.0, 1.0) * slack, furls * ${STUFF}.y);
  vec2 away = p.xy - ${AXIS}.xy;
  away.x *= mix(1.0, slack, isSquare());
  away *= mix(vec2(1.0), vec2(0.25 + 0.75 * ${RIG}.y, ${RIG}.y), furls);
  away.x += clamp(lean() * max(0.0, -away.y), -FARTHEST, FARTHEST) * isSquare();
  vec3 turned = turnedBy(vec3(away, p.z), rigTurn());
  return vec3(turned.xy + ${AXIS}.xy, turned.z);
}
/** A flag streams from its pole, ripples, and droops without wind. A flagship's pennant is long and narrow; a struck flag hangs low. */
vec3 flyFlag(vec3 p) {
  vec3 away = p - ${AXIS};
  float reach = away.x, stiff = min(1.0, ${BREEZE}.y);
  away.z = away.z * stiff + 0.16 * reach * sin(reach * 13.0 - flutter * (4.0 + 4.0 * ${BREEZE}.y)) * (0.3 + 0.7 * stiff);
  float leads = max(0.0, ${BREEZE}.z) * ${STUFF}.y, struck = max(0.0, -${BREEZE}.z);
  float fly = fract(uv.x * CLOTHS);
  away.x *= mix(0.45, 1.0, stiff) * (1.0 + leads);
  away.y *= mix(1.0, 0.8 - 0.68 * fly, leads);
  away.z += leads * stiff * 0.05 * fly * sin(fly * 11.0 - flutter * 5.0);
  away.y -= reach * mix(0.85, 0.06, stiff);
  return turnedBy(away, rigTurn()) + ${AXIS} * vec3(1.0, 1.0 - STRUCK * struck, 1.0);
}
/** A mast that is shot away leaves its stump; all that it carried is gone. */
vec3 shotAway(vec3 p) {
  float stump = (1.0 - ${STUFF}.x) * ${STUFF}.y;
  return stump > 0.0 ? vec3(p.x, mix(${AXIS}.y, p.y, stump), p.z) : vec3(${AXIS}.x, 0.0, 0.0);
}
vec3 rigged(vec3 p) {
  bool isGone = ${RIG}.z >= abs(${LOST}) - 0.001;
  if (${LOST} < 0.0) return isGone ? p : vec3(${AXIS}.x, 0.0, 0.0);
  if (isGone) return shotAway(p);
  return isFlag() > 0.5 ? flyFlag(p) : setSail(p);
}`

export const RIG_NORMAL = /* glsl */ `#include <beginnormal_vertex>
objectNormal.y += lean() * objectNormal.x * isSquare();
objectNormal = normalize(turnedBy(objectNormal, rigTurn()));`

export const RIG_PLACE = /* glsl */ `#include <begin_vertex>
transformed = rigged(position);
dyed = ${DYE};
isSail = isCanvas();
gilt = isFlag() * ${STUFF}.y * max(0.0, ${BREEZE}.z);
tattered = isSail * step(${STUFF}.z, ${RIG}.z);`

/** Declarations before `main` of the fragment stage: the share of lost cloth at a point. */
export const TATTER_FUNCTIONS = /* glsl */ `#include <common>
varying float tattered;
varying float isSail;
varying float gilt;
varying vec3 dyed;
float hashed2(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float clothNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hashed2(i), hashed2(i + vec2(1, 0)), f.x), mix(hashed2(i + vec2(0, 1)), hashed2(i + vec2(1, 1)), f.x), f.y);
}
/** Above zero where cloth is left: a lost sail is shreds under its yard. */
float cloth(vec2 at) {
  float shred = clothNoise(vec2(at.x * 90.0, 3.0)) * 0.7 + clothNoise(at * vec2(130.0, 60.0)) * 0.3;
  return 0.07 + 0.24 * shred * shred - fract(at.y * 4.0);
}`

/**
 * Sails in another colour keep light and shade, and the pale parts of their heraldry; lost sails leave shreds with
 * burnt edges.
 */
export const TATTERS = /* glsl */ `#include <map_fragment>
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.95, 0.58, 0.07), 0.85 * gilt);
if (isSail > 0.5 && dyed.r + dyed.g + dyed.b > 0.0) {
  vec3 painted = diffuseColor.rgb;
  float most = max(painted.r, max(painted.g, painted.b)), least = min(painted.r, min(painted.g, painted.b));
  float isCoat = smoothstep(0.35, 0.6, (most - least) / max(most, 0.001));
  diffuseColor.rgb = mix(painted, dot(painted, vec3(0.2126, 0.7152, 0.0722)) * dyed, isCoat);
}
if (tattered > 0.01) {
  float whole = cloth(vMapUv);
  if (whole < 0.0) discard;
  diffuseColor.rgb *= mix(0.3, 0.9, smoothstep(0.0, 0.06, whole));
}`
