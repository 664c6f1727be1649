import { Vector4 } from 'three'

/** Whatever floats or stands in the water, seen from above as an ellipse: hulls, pegs, rocks, splashes. */
export interface Hull {
  readonly x: number
  readonly z: number
  /** Turn about the vertical in radians, as an object's `rotation.y`; the bow points along +x at 0. */
  readonly heading: number
  /** Half axes in cells, along and across. */
  readonly halfLength: number
  readonly halfBeam: number
  /** Cells of wake astern; 0 = lies still. */
  readonly wake: number
}

/** As many as the shader's loop has room for. */
export const MOST_HULLS = 24

/** The hulls as the shader reads them. */
export interface HullUniforms {
  readonly hullCount: { value: number }
  /** x, z, cosine and minus sine of the heading. */
  readonly hullPlaces: { readonly value: readonly Vector4[] }
  /** Half length, half beam, wake. */
  readonly hullShapes: { readonly value: readonly Vector4[] }
}

export function createHullUniforms(): HullUniforms {
  const vectors = () => Array.from({ length: MOST_HULLS }, () => new Vector4())
  return { hullCount: { value: 0 }, hullPlaces: { value: vectors() }, hullShapes: { value: vectors() } }
}

/** Hands the hulls to the shader, in places of their tray; those beyond the 24th leave no foam. */
export function writeHulls(
  uniforms: HullUniforms,
  hulls: readonly Hull[],
  [trayX, trayZ]: readonly [x: number, z: number] = [0, 0],
): void {
  uniforms.hullCount.value = Math.min(hulls.length, MOST_HULLS)
  for (const [i, hull] of hulls.slice(0, MOST_HULLS).entries()) {
    uniforms.hullPlaces.value[i]?.set(hull.x - trayX, hull.z - trayZ, Math.cos(hull.heading), -Math.sin(hull.heading))
    uniforms.hullShapes.value[i]?.set(hull.halfLength, hull.halfBeam, hull.wake, 0)
  }
}
