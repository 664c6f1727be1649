import type { QualityTier } from '../../electron/contract/ipc.ts'

/** The features of one quality tier. Every costly feature of the table is switched here and nowhere else. */
export interface Quality {
  readonly tier: QualityTier
  /** Bounds of the device pixel ratio. */
  readonly pixelRatio: readonly [least: number, most: number]
  readonly antialias: boolean
  /** Standard shading has highlights and reflections, Lambert only diffuse light. */
  readonly shading: 'standard' | 'lambert'
  /** Side of the key light's shadow map in texels; 0: none, contact shadows only. */
  readonly shadowMapSize: 0 | 1024 | 2048
  /** True if props and flat tiles cast shadows. */
  readonly flatThingsCastShadows: boolean
  /** Whether varnish, brass and water reflect the cabin. */
  readonly environment: boolean
  readonly normalMaps: boolean
  readonly waterOctaves: 2 | 3 | 5
  readonly causticLayers: 0 | 1 | 2
  /** True if water sparkles in sharp points. */
  readonly waterGlints: boolean
  /** `never`; `when-drawn`: moves in frames that something else requested; `always`: requests frames itself. */
  readonly waterMotion: 'never' | 'when-drawn' | 'always'
  readonly moonlight: boolean
  readonly haze: boolean
  readonly vignette: boolean
  /** True if story shots blur everything far from their focus, with bloom. */
  readonly storyLens: boolean
  readonly lanternGlow: boolean
  readonly props: 'all' | 'lantern-and-map'
  readonly anisotropy: 4 | 8 | 16
  /** The largest fleet whose ships are drawn in full detail; all ships of larger ones use lighter models. */
  readonly maxDetailedShips: number
  /** The largest fleet whose ships are drawn as carved; all ships of larger ones are plain hulls. */
  readonly maxCarvedShips: number
  /** The look of opened tiles unless the player has chosen one: carvings with a dark line, light ones, none. */
  readonly carvings: 'lined' | 'light' | 'none'
  /** The bake of the tile atlas: full size or smaller. */
  readonly atlas: 'tiles' | 'tiles@medium'
}

export const QUALITY: Readonly<Record<QualityTier, Quality>> = {
  low: {
    tier: 'low',
    pixelRatio: [1, 1],
    antialias: false,
    shading: 'lambert',
    shadowMapSize: 0,
    flatThingsCastShadows: false,
    environment: false,
    normalMaps: false,
    waterOctaves: 2,
    causticLayers: 0,
    waterGlints: false,
    waterMotion: 'never',
    moonlight: false,
    haze: false,
    vignette: true,
    storyLens: false,
    lanternGlow: true,
    props: 'lantern-and-map',
    anisotropy: 4,
    maxDetailedShips: 0,
    maxCarvedShips: 24,
    carvings: 'none',
    atlas: 'tiles@medium',
  },
  medium: {
    tier: 'medium',
    pixelRatio: [1, 1],
    antialias: true,
    shading: 'standard',
    shadowMapSize: 1024,
    flatThingsCastShadows: false,
    environment: true,
    normalMaps: true,
    waterOctaves: 3,
    causticLayers: 1,
    waterGlints: false,
    waterMotion: 'when-drawn',
    moonlight: true,
    haze: true,
    vignette: true,
    storyLens: false,
    lanternGlow: true,
    props: 'all',
    anisotropy: 8,
    maxDetailedShips: 8,
    maxCarvedShips: 24,
    carvings: 'light',
    atlas: 'tiles@medium',
  },
  high: {
    tier: 'high',
    pixelRatio: [1, 2],
    antialias: true,
    shading: 'standard',
    shadowMapSize: 2048,
    flatThingsCastShadows: true,
    environment: true,
    normalMaps: true,
    waterOctaves: 5,
    causticLayers: 2,
    waterGlints: true,
    waterMotion: 'always',
    moonlight: true,
    haze: true,
    vignette: true,
    storyLens: true,
    lanternGlow: true,
    props: 'all',
    anisotropy: 16,
    maxDetailedShips: 40,
    maxCarvedShips: 96,
    carvings: 'lined',
    atlas: 'tiles',
  },
}

/** Measured speed of this computer's graphics. */
export interface GraphicsSpeed {
  /** Milliseconds to shade a million pixels of moving water. */
  readonly msPerMegapixel: number
  /** True when the processor draws, without a graphics card. */
  readonly software: boolean
}

/** Longest acceptable time of a full frame on a tier, milliseconds. Frames are drawn only on demand. */
const SLOWEST_FRAME = { high: 10, medium: 22 } as const

/**
 * The best tier that this computer draws smoothly at the window's size.
 * @param pixels drawn pixels of the window, e.g. 1280 × 800
 */
export function chooseTier(speed: GraphicsSpeed, pixels: number): QualityTier {
  if (speed.software) return 'low'
  const frame = (speed.msPerMegapixel * pixels) / 1e6
  if (frame <= SLOWEST_FRAME.high) return 'high'
  return frame <= SLOWEST_FRAME.medium ? 'medium' : 'low'
}
