type Point = readonly [x: number, y: number, z: number]

/** The lights of one game's table. Positions in cells, intensities as three.js counts them (candela for the key). */
export interface Lighting {
  readonly key: {
    readonly at: Point
    readonly intensity: number
    /** Half the opening of the key's cone where it must be wider or narrower, radians. */
    readonly angle?: number
    /** Distance at which its light has died off, where it stands farther away, cells. */
    readonly reach?: number
    /** Blur of the shadows' edges in texels of a map of 2048, where it differs. */
    readonly blur?: number
  }
  readonly front: number
  readonly rim: number
}

/**
 * Where the key stands is decided by its mirror image in the water: it must fall outside the tray, else a third of
 * the sea turns into crumpled foil.
 */
export const LIGHTING = {
  jackal: { key: { at: [-14.5, 14.5, -3.2], intensity: 2350 }, front: 0.95, rim: 1.1 },
  admiral: { key: { at: [-15, 27, 18], intensity: 7600, angle: 0.5, reach: 120, blur: 1.6 }, front: 0.4, rim: 0.8 },
  seaBattle: { key: { at: [-17, 17, -3], intensity: 4200, angle: 0.85 }, front: 0.95, rim: 0.8 },
} as const satisfies Record<string, Lighting>

export const KEY_LIGHT = { colour: '#ffd9a3', reach: 60, decay: 2, angle: 0.72, penumbra: 0.9 } as const
/** The radius blurs the shadow's edge, in texels of a map of 2048; a smaller map takes as much less. */
export const KEY_SHADOW = { near: 4, far: 48, bias: -0.0004, normalBias: 0.04, radius: 2.6 } as const
/** Sky and ground light from everywhere; stronger where no cabin is mirrored, which would fill the shadows too. */
export const FILL_LIGHT = { sky: '#a9b8d8', ground: '#4a2a16', intensity: 0.7, withoutEnvironment: 1.25 } as const
/** Low and cold from behind: it touches upright pieces and hardly the table. */
export const RIM_LIGHT = { colour: '#8db7ff', at: [10, 3.2, -13] } as const
/** Makes faces and sails on the camera's side legible. */
export const FRONT_LIGHT = { colour: '#ffcf9a', at: [3, 6, 13] } as const
export const LANTERN_LIGHT = { colour: '#ffab5a', intensity: 95, reach: 16, decay: 2 } as const
