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

const ship = (url: URL) => model(url, ['body', 'cloth'], 4000, 1.3)
const figure = (url: URL) => model(url, ['body'], 3200, 1.08)
const lowFigure = (url: URL) => model(url, ['body'], 1250, 1.08)

/** Every model by name; a name ending in `@low` is the lighter one for the lower tiers. */
export const MODELS = {
  tile: model(new URL('./baked/tile.glb?no-inline', import.meta.url), ['tile'], 140),
  'tile@low': model(new URL('./baked/tile-low.glb?no-inline', import.meta.url), ['tile'], 60),
  'ship/white': ship(new URL('./baked/ship-white.glb?no-inline', import.meta.url)),
  'ship/red': ship(new URL('./baked/ship-red.glb?no-inline', import.meta.url)),
  'ship/black': ship(new URL('./baked/ship-black.glb?no-inline', import.meta.url)),
  'ship/yellow': ship(new URL('./baked/ship-yellow.glb?no-inline', import.meta.url)),
  'pirate/white': figure(new URL('./baked/pirate-white.glb?no-inline', import.meta.url)),
  'pirate/red': figure(new URL('./baked/pirate-red.glb?no-inline', import.meta.url)),
  'pirate/black': figure(new URL('./baked/pirate-black.glb?no-inline', import.meta.url)),
  'pirate/yellow': figure(new URL('./baked/pirate-yellow.glb?no-inline', import.meta.url)),
  ben: figure(new URL('./baked/ben.glb?no-inline', import.meta.url)),
  missionary: figure(new URL('./baked/missionary.glb?no-inline', import.meta.url)),
  friday: figure(new URL('./baked/friday.glb?no-inline', import.meta.url)),
  'pirate/white@low': lowFigure(new URL('./baked/pirate-white-low.glb?no-inline', import.meta.url)),
  'pirate/red@low': lowFigure(new URL('./baked/pirate-red-low.glb?no-inline', import.meta.url)),
  'pirate/black@low': lowFigure(new URL('./baked/pirate-black-low.glb?no-inline', import.meta.url)),
  'pirate/yellow@low': lowFigure(new URL('./baked/pirate-yellow-low.glb?no-inline', import.meta.url)),
  'ben@low': lowFigure(new URL('./baked/ben-low.glb?no-inline', import.meta.url)),
  'missionary@low': lowFigure(new URL('./baked/missionary-low.glb?no-inline', import.meta.url)),
  'friday@low': lowFigure(new URL('./baked/friday-low.glb?no-inline', import.meta.url)),
} as const satisfies Record<string, Model>

/** Every picture by name. */
export const TEXTURES = {
  tiles: picture(new URL('./baked/tiles.webp', import.meta.url), 2016, 2016),
  'tiles@medium': picture(new URL('./baked/tiles-medium.webp', import.meta.url), 1344, 1344),
  'tiles-normal': picture(new URL('./baked/tiles-normal.webp', import.meta.url), 1344, 1344, 'linear'),
  cloth: picture(new URL('./baked/cloth.webp', import.meta.url), 960, 1280),
} as const satisfies Record<string, Texture>

export type ModelName = keyof typeof MODELS
export type TextureName = keyof typeof TEXTURES
