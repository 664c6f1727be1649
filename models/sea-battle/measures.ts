/**
 * The two trays of Sea Battle stand side by side (cells): inner size, width of the rails, share of them within the
 * brass line, distance of each middle to the side.
 */
export const SEA_TRAY = { size: 10.9, rail: 0.72, inlaid: 0.86, aside: 6.45 } as const

/** Height of a peg with its foot at 0 (cells). */
export const PEG_HEIGHT = 0.61

/** The place of the gun's muzzle, in the gun's own measure: it points to +x. */
export const MUZZLE = { x: 0.66, y: 0.62, z: 0 } as const
