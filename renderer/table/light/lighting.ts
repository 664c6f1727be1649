export type Point = readonly [x: number, y: number, z: number]

/** The lights of one game's table. Positions in cells, intensities in three.js units (candela for the key). */
export interface Lighting {
  readonly key: {
    readonly at: Point
    readonly intensity: number
    /** The values that differ from the default. */
    readonly colour?: string
    /** Half the opening angle of the key's cone, radians, where it differs from the default. */
    readonly angle?: number
    /** Range of the key's light in cells, where it differs from the default. */
    readonly reach?: number
    /** Blur of the shadow edges in texels of a 2048 map, where it differs from the default. */
    readonly blur?: number
  }
  readonly front: number
  readonly rim: number
  /** Ambient light, where it differs from the default. */
  readonly fill?: Fill
}

/** Ambient light from sky and ground; stronger on tiers without an environment map, which would also light shadows. */
interface Fill {
  readonly sky: string
  readonly ground: string
  readonly intensity: number
  readonly withoutEnvironment: number
}

/**
 * The key light is placed where its reflection in the water falls outside the tray. Inside the tray, the reflection
 * covers a third of the sea and looks like crumpled foil.
 */
export const LIGHTING = {
  jackal: { key: { at: [-14.5, 14.5, -3.2], intensity: 2350 }, front: 0.95, rim: 1.1 },
  admiral: {
    key: { at: [-21, 27, 7], intensity: 9000, colour: '#ffe2b8', angle: 0.5, reach: 120, blur: 2.6 },
    front: 0.95,
    rim: 1,
    fill: { sky: '#9cc4ea', ground: '#35505c', intensity: 1.05, withoutEnvironment: 1.6 },
  },
  seaBattle: { key: { at: [-17, 17, -3], intensity: 4200, angle: 0.85 }, front: 0.95, rim: 0.8 },
} as const satisfies Record<string, Lighting>

/**
 * Returns the lights over a field that is `scale` times larger: the key stands farther away and is stronger.
 *
 * @param reach range of the key's light over the field that it is composed for, cells
 */
export function scaledLighting({ key, ...rest }: Lighting, scale: number, reach: number): Lighting {
  const [x, y, z] = key.at
  const at = [x * scale, y * scale, z * scale] as const
  return { ...rest, key: { ...key, at, intensity: key.intensity * scale ** 2, reach: reach * scale } }
}

export const KEY_LIGHT = { colour: '#ffd9a3', reach: 60, decay: 2, angle: 0.72, penumbra: 0.9 } as const
/** `radius` blurs the shadow edges, in texels of a 2048 map; smaller maps use proportionally less. */
export const KEY_SHADOW = { near: 4, far: 48, bias: -0.0004, normalBias: 0.04, radius: 2.6 } as const
export const FILL_LIGHT: Fill = { sky: '#a9b8d8', ground: '#4a2a16', intensity: 0.7, withoutEnvironment: 1.25 }
/** The key light in a storm: its colour, and the shares of its strength and of the fill that are left. */
export const STORM_LIGHT = { colour: '#cfe2ff', key: 0.72, fill: 0.85 } as const
/** Low, cold light from behind: outlines upright pieces and barely reaches the table. */
export const RIM_LIGHT = { colour: '#8db7ff', at: [10, 3.2, -13] } as const
/** Lights faces and sails on the camera's side. */
export const FRONT_LIGHT = { colour: '#ffcf9a', at: [3, 6, 13] } as const
export const LANTERN_LIGHT = { colour: '#ffab5a', intensity: 95, reach: 16, decay: 2 } as const
