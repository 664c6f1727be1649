import { Vector2, Vector4 } from 'three'

/** Something in the water, as an ellipse from above: hulls, pegs, rocks, splashes. */
export interface Hull {
  readonly x: number
  readonly z: number
  /** Turn about the vertical axis in radians, like an object's `rotation.y`; the bow points along +x at 0. */
  readonly heading: number
  /** Half axes in cells, along and across. */
  readonly halfLength: number
  readonly halfBeam: number
  /** Length of the wake astern, cells; 0 when it does not move. */
  readonly wake: number
  /** True to leave out the collar of foam astern. */
  readonly cuts?: boolean
}

/** Bound of the shader's loop. */
export const MAX_HULLS = 24

/** Strips of the sea from west to east: a pixel looks only at the hulls that may wet its strip. */
export const STRIPS = 12
/** The reach of foam and shade beyond hull and wake, cells. */
export const FRINGE = 0.35

/** The hulls as the shader reads them, from west to east. */
export interface HullUniforms {
  /** For each strip, the index of its first hull and of the one after its last. */
  readonly hullStrips: { readonly value: readonly Vector2[] }
  /** x, z, cosine and minus sine of the heading. */
  readonly hullPlaces: { readonly value: readonly Vector4[] }
  /** Half length, half beam, wake; 1 where the collar is left out astern. */
  readonly hullShapes: { readonly value: readonly Vector4[] }
}

export function createHullUniforms(): HullUniforms {
  const vectors = () => Array.from({ length: MAX_HULLS }, () => new Vector4())
  const hullStrips = { value: Array.from({ length: STRIPS }, () => new Vector2()) }
  return { hullStrips, hullPlaces: { value: vectors() }, hullShapes: { value: vectors() } }
}

const reachOf = ({ halfLength, wake }: Hull): number => halfLength + wake + FRINGE

/** Writes the hulls to the shader in tray coordinates; those beyond the 24th leave no foam. */
export function writeHulls(
  uniforms: HullUniforms,
  hulls: readonly Hull[],
  [trayX, trayZ]: readonly [x: number, z: number],
  sizeX: number,
): void {
  const written = hulls.slice(0, MAX_HULLS).sort((a, b) => a.x - b.x)
  for (const [i, hull] of written.entries()) {
    uniforms.hullPlaces.value[i]?.set(hull.x - trayX, hull.z - trayZ, Math.cos(hull.heading), -Math.sin(hull.heading))
    uniforms.hullShapes.value[i]?.set(hull.halfLength, hull.halfBeam, hull.wake, hull.cuts ? 1 : 0)
  }
  for (const [strip, range] of uniforms.hullStrips.value.entries()) {
    const west = trayX - sizeX / 2 + (strip * sizeX) / STRIPS
    const isIn = (hull: Hull) => hull.x + reachOf(hull) > west && hull.x - reachOf(hull) < west + sizeX / STRIPS
    range.set(Math.max(0, written.findIndex(isIn)), written.findLastIndex(isIn) + 1)
  }
}
