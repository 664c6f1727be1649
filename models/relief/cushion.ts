/**
 * The bed of the coins in a chest: its middle on the tile, its height over the tile's top, and its slope to the front.
 */
export const CUSHION = { x: -0.05, z: -0.08, height: 0.185, tilt: 0.5 } as const
