/** Distance in cells from a point of the water to the nearest shore; negative on land. */
export type Shore = (x: number, z: number) => number

/** The shore of a rectangular island around the middle of the tray, given by its half sides. */
export function rectangleShore(halfX: number, halfZ: number): Shore {
  return (x, z) => {
    const dx = Math.abs(x) - halfX
    const dz = Math.abs(z) - halfZ
    return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0)
  }
}

/** The shore of several islands, or of one island made of several shapes. */
export function unionOfShores(...shores: readonly Shore[]): Shore {
  return (x, z) => Math.min(...shores.map((shore) => shore(x, z)))
}
