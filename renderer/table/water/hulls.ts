import { Vector4 } from 'three'

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
  /** The collar of foam is left away astern. */
  readonly cuts?: boolean
}

/** Bound of the shader's loop. */
export const MAX_HULLS = 24

/** The hulls as the shader reads them. */
export interface HullUniforms {
  readonly hullCount: { value: number }
  /** x, z, cosine and minus sine of the heading. */
  readonly hullPlaces: { readonly value: readonly Vector4[] }
  /** Half length, half beam, wake; 1 where the collar is left away astern. */
  readonly hullShapes: { readonly value: readonly Vector4[] }
}

export function createHullUniforms(): HullUniforms {
  const vectors = () => Array.from({ length: MAX_HULLS }, () => new Vector4())
  return { hullCount: { value: 0 }, hullPlaces: { value: vectors() }, hullShapes: { value: vectors() } }
}

/** Writes the hulls to the shader in tray coordinates; those beyond the 24th leave no foam. */
export function writeHulls(
  uniforms: HullUniforms,
  hulls: readonly Hull[],
  [trayX, trayZ]: readonly [x: number, z: number] = [0, 0],
): void {
  uniforms.hullCount.value = Math.min(hulls.length, MAX_HULLS)
  for (const [i, hull] of hulls.slice(0, MAX_HULLS).entries()) {
    uniforms.hullPlaces.value[i]?.set(hull.x - trayX, hull.z - trayZ, Math.cos(hull.heading), -Math.sin(hull.heading))
    uniforms.hullShapes.value[i]?.set(hull.halfLength, hull.halfBeam, hull.wake, hull.cuts ? 1 : 0)
  }
}
