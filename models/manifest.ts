/** A baked model. The renderer asks for models by name only. */
export interface Model {
  readonly url: string
  /** Names of its meshes. */
  readonly parts: readonly string[]
  /** World units (cells) for one unit of the model. */
  readonly scale: number
  /** Triangles of all parts together, at most. */
  readonly triangles: number
  readonly licence: 'own work'
}

/** A baked picture. All of them are read with v downward: load them with `flipY` off. */
export interface Texture {
  readonly url: string
  readonly size: readonly [width: number, height: number]
  /** Colours are sRGB; normal and roughness maps are plain numbers. */
  readonly colourSpace: 'srgb' | 'linear'
  readonly licence: 'own work'
}

function model(url: URL, parts: readonly string[], triangles: number, scale = 1): Model {
  return { url: url.href, parts, scale, triangles, licence: 'own work' }
}

function picture(url: URL, width: number, height: number, colourSpace: Texture['colourSpace'] = 'srgb'): Texture {
  return { url: url.href, size: [width, height], colourSpace, licence: 'own work' }
}

/** Every model by name; a name ending in `@low` is the lighter one for the lower tiers. */
export const MODELS = {
  tile: model(new URL('./baked/tile.glb', import.meta.url), ['tile'], 140),
  'tile@low': model(new URL('./baked/tile-low.glb', import.meta.url), ['tile'], 60),
} as const satisfies Record<string, Model>

/** Every picture by name. */
export const TEXTURES = {
  tiles: picture(new URL('./baked/tiles.webp', import.meta.url), 2016, 2016),
  'tiles@medium': picture(new URL('./baked/tiles-medium.webp', import.meta.url), 1344, 1344),
  'tiles-normal': picture(new URL('./baked/tiles-normal.webp', import.meta.url), 1344, 1344, 'linear'),
} as const satisfies Record<string, Texture>

export type ModelName = keyof typeof MODELS
export type TextureName = keyof typeof TEXTURES
