import { RELIEF_NAMES } from './relief/names.ts'
import { LINED_PARTS, PART_NAMES } from './relief/parts.ts'

/** A baked model. The renderer asks for models by name only. */
export interface Model {
  readonly url: string
  /** The names of its meshes. */
  readonly parts: readonly string[]
  /** The world units (cells) for one unit of the model. */
  readonly scale: number
  /** The maximum number of triangles of all parts together. */
  readonly triangles: number
  readonly licence: 'own work'
}

/** A baked picture. All of them have v downward: load them with `flipY` off. */
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

const ship = (url: URL) => model(url, ['body', 'cloth'], 4100, 1.3)
const figure = (url: URL) => model(url, ['body'], 3650, 1.08)
const lowFigure = (url: URL) => model(url, ['body'], 1250, 1.08)

const fleetShip = (url: URL, triangles: number) => model(url, ['body', 'cloth'], triangles)

const squadronShip = (url: URL, triangles: number) => model(url, ['body', 'sails', 'flags'], triangles)

/** The meshes of the carvings on tiles: each without its moving parts, and the moving parts. */
const CARVINGS: readonly string[] = [...RELIEF_NAMES, ...PART_NAMES]
const CARVING_LINES: readonly string[] = [...RELIEF_NAMES, ...LINED_PARTS]

/** The maximum number of triangles of a ship of the squadrons. */
const SQUADRON_TRIANGLES = {
  full: { line: 6650, galleon: 5250, frigate: 4750, brig: 4050 },
  low: { line: 1490, galleon: 1360, frigate: 1330, brig: 1170 },
} as const

/** Every model by name; a name ending in `@low` is the lighter one for the lower tiers. */
export const MODELS = {
  tile: model(new URL('./baked/tile.glb?no-inline', import.meta.url), ['tile'], 140),
  'tile@low': model(new URL('./baked/tile-low.glb?no-inline', import.meta.url), ['tile'], 60),
  reliefs: model(new URL('./baked/reliefs.glb?no-inline', import.meta.url), CARVINGS, 13_400),
  'reliefs@low': model(new URL('./baked/reliefs-low.glb?no-inline', import.meta.url), CARVINGS, 5_700),
  'relief-lines': model(new URL('./baked/relief-lines.glb?no-inline', import.meta.url), CARVING_LINES, 6_700),
  'relief-lines@low': model(new URL('./baked/relief-lines-low.glb?no-inline', import.meta.url), CARVING_LINES, 3_100),
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
  bear: figure(new URL('./baked/bear.glb?no-inline', import.meta.url)),
  'pirate/white@low': lowFigure(new URL('./baked/pirate-white-low.glb?no-inline', import.meta.url)),
  'pirate/red@low': lowFigure(new URL('./baked/pirate-red-low.glb?no-inline', import.meta.url)),
  'pirate/black@low': lowFigure(new URL('./baked/pirate-black-low.glb?no-inline', import.meta.url)),
  'pirate/yellow@low': lowFigure(new URL('./baked/pirate-yellow-low.glb?no-inline', import.meta.url)),
  'ben@low': lowFigure(new URL('./baked/ben-low.glb?no-inline', import.meta.url)),
  'missionary@low': lowFigure(new URL('./baked/missionary-low.glb?no-inline', import.meta.url)),
  'friday@low': lowFigure(new URL('./baked/friday-low.glb?no-inline', import.meta.url)),
  'bear@low': lowFigure(new URL('./baked/bear-low.glb?no-inline', import.meta.url)),
  coin: model(new URL('./baked/coin.glb?no-inline', import.meta.url), ['body'], 220, 1.25),
  'coins/2': model(new URL('./baked/coins-2.glb?no-inline', import.meta.url), ['body'], 420, 1.25),
  'coins/3': model(new URL('./baked/coins-3.glb?no-inline', import.meta.url), ['body'], 620, 1.25),
  'coins/5': model(new URL('./baked/coins-5.glb?no-inline', import.meta.url), ['body'], 1000, 1.25),
  chest: model(new URL('./baked/chest.glb?no-inline', import.meta.url), ['body'], 2000, 1.25),
  bottle: model(new URL('./baked/bottle.glb?no-inline', import.meta.url), ['body'], 360),
  'bottle@low': model(new URL('./baked/bottle-low.glb?no-inline', import.meta.url), ['body'], 100),
  cannonball: model(new URL('./baked/cannonball.glb?no-inline', import.meta.url), ['body'], 170),
  balloon: model(new URL('./baked/balloon.glb?no-inline', import.meta.url), ['body'], 900),
  lifeboat: model(new URL('./baked/lifeboat.glb?no-inline', import.meta.url), ['body'], 1300),
  ferry: model(new URL('./baked/ferry.glb?no-inline', import.meta.url), ['body'], 400),
  'ferry@low': model(new URL('./baked/ferry-low.glb?no-inline', import.meta.url), ['body'], 200),
  airplane: model(new URL('./baked/airplane.glb?no-inline', import.meta.url), ['body', 'propeller'], 1400),
  tray: model(new URL('./baked/tray.glb?no-inline', import.meta.url), ['wood', 'brass'], 2600),
  table: model(new URL('./baked/table.glb?no-inline', import.meta.url), ['wood'], 400),
  island: model(new URL('./baked/island.glb?no-inline', import.meta.url), ['sand'], 3100),
  corners: model(new URL('./baked/corners.glb?no-inline', import.meta.url), ['body'], 4000),
  lantern: model(new URL('./baked/lantern.glb?no-inline', import.meta.url), ['body', 'glass', 'flame'], 1500, 1.25),
  map: model(new URL('./baked/map.glb?no-inline', import.meta.url), ['parchment'], 480),
  spyglass: model(new URL('./baked/spyglass.glb?no-inline', import.meta.url), ['body'], 700),
  dice: model(new URL('./baked/dice.glb?no-inline', import.meta.url), ['ivory'], 400),
  rope: model(new URL('./baked/rope.glb?no-inline', import.meta.url), ['rope'], 1600, 0.82),
  mug: model(new URL('./baked/mug.glb?no-inline', import.meta.url), ['body'], 1000, 1.45),
  'fleet/pirates/1': fleetShip(new URL('./baked/fleet-pirates-1.glb?no-inline', import.meta.url), 1470),
  'fleet/pirates/2': fleetShip(new URL('./baked/fleet-pirates-2.glb?no-inline', import.meta.url), 3260),
  'fleet/pirates/3': fleetShip(new URL('./baked/fleet-pirates-3.glb?no-inline', import.meta.url), 4830),
  'fleet/pirates/4': fleetShip(new URL('./baked/fleet-pirates-4.glb?no-inline', import.meta.url), 6160),
  'fleet/pirates/1@low': fleetShip(new URL('./baked/fleet-pirates-1-low.glb?no-inline', import.meta.url), 930),
  'fleet/pirates/2@low': fleetShip(new URL('./baked/fleet-pirates-2-low.glb?no-inline', import.meta.url), 1010),
  'fleet/pirates/3@low': fleetShip(new URL('./baked/fleet-pirates-3-low.glb?no-inline', import.meta.url), 1100),
  'fleet/pirates/4@low': fleetShip(new URL('./baked/fleet-pirates-4-low.glb?no-inline', import.meta.url), 1100),
  'fleet/royal/1': fleetShip(new URL('./baked/fleet-royal-1.glb?no-inline', import.meta.url), 1470),
  'fleet/royal/2': fleetShip(new URL('./baked/fleet-royal-2.glb?no-inline', import.meta.url), 3260),
  'fleet/royal/3': fleetShip(new URL('./baked/fleet-royal-3.glb?no-inline', import.meta.url), 4830),
  'fleet/royal/4': fleetShip(new URL('./baked/fleet-royal-4.glb?no-inline', import.meta.url), 6160),
  'fleet/royal/1@low': fleetShip(new URL('./baked/fleet-royal-1-low.glb?no-inline', import.meta.url), 930),
  'fleet/royal/2@low': fleetShip(new URL('./baked/fleet-royal-2-low.glb?no-inline', import.meta.url), 1010),
  'fleet/royal/3@low': fleetShip(new URL('./baked/fleet-royal-3-low.glb?no-inline', import.meta.url), 1100),
  'fleet/royal/4@low': fleetShip(new URL('./baked/fleet-royal-4-low.glb?no-inline', import.meta.url), 1100),
  'peg/miss': model(new URL('./baked/peg-miss.glb?no-inline', import.meta.url), ['body'], 300),
  'peg/miss@low': model(new URL('./baked/peg-miss-low.glb?no-inline', import.meta.url), ['body'], 50),
  'peg/hit': model(new URL('./baked/peg-hit.glb?no-inline', import.meta.url), ['body'], 300),
  'peg/hit@low': model(new URL('./baked/peg-hit-low.glb?no-inline', import.meta.url), ['body'], 50),
  gun: model(new URL('./baked/gun.glb?no-inline', import.meta.url), ['body'], 1610),
  'tray/sea-battle': model(new URL('./baked/tray-sea-battle.glb?no-inline', import.meta.url), ['wood', 'brass'], 4710),
  'table/wide': model(new URL('./baked/table-wide.glb?no-inline', import.meta.url), ['wood'], 410),
  'squadron/red/line': squadronShip(
    new URL('./baked/squadron-red-line.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.line,
  ),
  'squadron/red/galleon': squadronShip(
    new URL('./baked/squadron-red-galleon.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.galleon,
  ),
  'squadron/red/frigate': squadronShip(
    new URL('./baked/squadron-red-frigate.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.frigate,
  ),
  'squadron/red/brig': squadronShip(
    new URL('./baked/squadron-red-brig.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.brig,
  ),
  'squadron/blue/line': squadronShip(
    new URL('./baked/squadron-blue-line.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.line,
  ),
  'squadron/blue/galleon': squadronShip(
    new URL('./baked/squadron-blue-galleon.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.galleon,
  ),
  'squadron/blue/frigate': squadronShip(
    new URL('./baked/squadron-blue-frigate.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.frigate,
  ),
  'squadron/blue/brig': squadronShip(
    new URL('./baked/squadron-blue-brig.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.brig,
  ),
  'squadron/green/line': squadronShip(
    new URL('./baked/squadron-green-line.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.line,
  ),
  'squadron/green/galleon': squadronShip(
    new URL('./baked/squadron-green-galleon.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.galleon,
  ),
  'squadron/green/frigate': squadronShip(
    new URL('./baked/squadron-green-frigate.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.frigate,
  ),
  'squadron/green/brig': squadronShip(
    new URL('./baked/squadron-green-brig.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.brig,
  ),
  'squadron/gold/line': squadronShip(
    new URL('./baked/squadron-gold-line.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.line,
  ),
  'squadron/gold/galleon': squadronShip(
    new URL('./baked/squadron-gold-galleon.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.galleon,
  ),
  'squadron/gold/frigate': squadronShip(
    new URL('./baked/squadron-gold-frigate.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.frigate,
  ),
  'squadron/gold/brig': squadronShip(
    new URL('./baked/squadron-gold-brig.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.full.brig,
  ),
  'squadron/red/line@low': squadronShip(
    new URL('./baked/squadron-red-line-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.line,
  ),
  'squadron/red/galleon@low': squadronShip(
    new URL('./baked/squadron-red-galleon-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.galleon,
  ),
  'squadron/red/frigate@low': squadronShip(
    new URL('./baked/squadron-red-frigate-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.frigate,
  ),
  'squadron/red/brig@low': squadronShip(
    new URL('./baked/squadron-red-brig-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.brig,
  ),
  'squadron/blue/line@low': squadronShip(
    new URL('./baked/squadron-blue-line-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.line,
  ),
  'squadron/blue/galleon@low': squadronShip(
    new URL('./baked/squadron-blue-galleon-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.galleon,
  ),
  'squadron/blue/frigate@low': squadronShip(
    new URL('./baked/squadron-blue-frigate-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.frigate,
  ),
  'squadron/blue/brig@low': squadronShip(
    new URL('./baked/squadron-blue-brig-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.brig,
  ),
  'squadron/green/line@low': squadronShip(
    new URL('./baked/squadron-green-line-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.line,
  ),
  'squadron/green/galleon@low': squadronShip(
    new URL('./baked/squadron-green-galleon-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.galleon,
  ),
  'squadron/green/frigate@low': squadronShip(
    new URL('./baked/squadron-green-frigate-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.frigate,
  ),
  'squadron/green/brig@low': squadronShip(
    new URL('./baked/squadron-green-brig-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.brig,
  ),
  'squadron/gold/line@low': squadronShip(
    new URL('./baked/squadron-gold-line-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.line,
  ),
  'squadron/gold/galleon@low': squadronShip(
    new URL('./baked/squadron-gold-galleon-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.galleon,
  ),
  'squadron/gold/frigate@low': squadronShip(
    new URL('./baked/squadron-gold-frigate-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.frigate,
  ),
  'squadron/gold/brig@low': squadronShip(
    new URL('./baked/squadron-gold-brig-low.glb?no-inline', import.meta.url),
    SQUADRON_TRIANGLES.low.brig,
  ),
  'fort/red': model(new URL('./baked/fort-red.glb?no-inline', import.meta.url), ['body'], 2000),
  'fort/blue': model(new URL('./baked/fort-blue.glb?no-inline', import.meta.url), ['body'], 2000),
  'fort/green': model(new URL('./baked/fort-green.glb?no-inline', import.meta.url), ['body'], 2000),
  'fort/gold': model(new URL('./baked/fort-gold.glb?no-inline', import.meta.url), ['body'], 2000),
  'fort/red@low': model(new URL('./baked/fort-red-low.glb?no-inline', import.meta.url), ['body'], 1300),
  'fort/blue@low': model(new URL('./baked/fort-blue-low.glb?no-inline', import.meta.url), ['body'], 1300),
  'fort/green@low': model(new URL('./baked/fort-green-low.glb?no-inline', import.meta.url), ['body'], 1300),
  'fort/gold@low': model(new URL('./baked/fort-gold-low.glb?no-inline', import.meta.url), ['body'], 1300),
  'fort/ruin': model(new URL('./baked/fort-ruin.glb?no-inline', import.meta.url), ['body'], 2400),
  'flag/red': model(new URL('./baked/flag-red.glb?no-inline', import.meta.url), ['flags'], 64),
  'flag/blue': model(new URL('./baked/flag-blue.glb?no-inline', import.meta.url), ['flags'], 64),
  'flag/green': model(new URL('./baked/flag-green.glb?no-inline', import.meta.url), ['flags'], 64),
  'flag/gold': model(new URL('./baked/flag-gold.glb?no-inline', import.meta.url), ['flags'], 64),
  vane: model(new URL('./baked/vane.glb?no-inline', import.meta.url), ['body', 'arrow', 'latin', 'cyrillic'], 5300),
  'card/rapid': model(new URL('./baked/card-rapid.glb?no-inline', import.meta.url), ['card'], 130),
  'card/swift': model(new URL('./baked/card-swift.glb?no-inline', import.meta.url), ['card'], 130),
  'card/target': model(new URL('./baked/card-target.glb?no-inline', import.meta.url), ['card'], 130),
  'card/berserk': model(new URL('./baked/card-berserk.glb?no-inline', import.meta.url), ['card'], 130),
  'card/hidden': model(new URL('./baked/card-hidden.glb?no-inline', import.meta.url), ['card'], 130),
  barrel: model(new URL('./baked/barrel.glb?no-inline', import.meta.url), ['body'], 440),
  grapnel: model(new URL('./baked/grapnel.glb?no-inline', import.meta.url), ['body'], 600),
  'tow-rope': model(new URL('./baked/tow-rope.glb?no-inline', import.meta.url), ['body'], 780),
  splinter: model(new URL('./baked/splinter.glb?no-inline', import.meta.url), ['body'], 30),
  buoy: model(new URL('./baked/buoy.glb?no-inline', import.meta.url), ['body'], 1100),
  treasure: model(new URL('./baked/treasure.glb?no-inline', import.meta.url), ['body'], 3300),
  'hold-gold': model(
    new URL('./baked/hold-gold.glb?no-inline', import.meta.url),
    ['one', 'two', 'three', 'four'],
    1400,
  ),
  hulk: model(new URL('./baked/hulk.glb?no-inline', import.meta.url), ['body'], 3100),
} as const satisfies Record<string, Model>

/** Every picture by name. */
export const TEXTURES = {
  tiles: picture(new URL('./baked/tiles.webp?no-inline', import.meta.url), 2304, 2304),
  'tiles@medium': picture(new URL('./baked/tiles-medium.webp?no-inline', import.meta.url), 1536, 1536),
  'tiles-relief': picture(new URL('./baked/tiles-relief.webp?no-inline', import.meta.url), 2304, 2304),
  'tiles-relief@medium': picture(new URL('./baked/tiles-relief-medium.webp?no-inline', import.meta.url), 1536, 1536),
  'tiles-relief-normal': picture(
    new URL('./baked/tiles-relief-normal.webp?no-inline', import.meta.url),
    768,
    768,
    'linear',
  ),
  'tiles-normal': picture(new URL('./baked/tiles-normal.webp?no-inline', import.meta.url), 1536, 1536, 'linear'),
  cloth: picture(new URL('./baked/cloth.webp?no-inline', import.meta.url), 960, 1280),
  'squadron-cloth': picture(new URL('./baked/squadron-cloth.webp?no-inline', import.meta.url), 1000, 1280),
  captains: picture(new URL('./baked/captains.webp?no-inline', import.meta.url), 1280, 358),
  'table-wood': picture(new URL('./baked/table-wood.webp?no-inline', import.meta.url), 1024, 1024),
  'table-wood-roughness': picture(
    new URL('./baked/table-wood-roughness.webp?no-inline', import.meta.url),
    1024,
    1024,
    'linear',
  ),
  'table-wood-normal': picture(
    new URL('./baked/table-wood-normal.webp?no-inline', import.meta.url),
    1024,
    1024,
    'linear',
  ),
  'frame-wood': picture(new URL('./baked/frame-wood.webp?no-inline', import.meta.url), 1024, 512),
  'frame-wood-roughness': picture(
    new URL('./baked/frame-wood-roughness.webp?no-inline', import.meta.url),
    1024,
    512,
    'linear',
  ),
  'frame-wood-normal': picture(
    new URL('./baked/frame-wood-normal.webp?no-inline', import.meta.url),
    1024,
    512,
    'linear',
  ),
  sand: picture(new URL('./baked/sand.webp?no-inline', import.meta.url), 256, 256),
  map: picture(new URL('./baked/map.webp?no-inline', import.meta.url), 1024, 732),
  dice: picture(new URL('./baked/dice.webp?no-inline', import.meta.url), 768, 128),
  rope: picture(new URL('./baked/rope.webp?no-inline', import.meta.url), 256, 64),
  'rope-normal': picture(new URL('./baked/rope-normal.webp?no-inline', import.meta.url), 256, 64, 'linear'),
} as const satisfies Record<string, Texture>

export type ModelName = keyof typeof MODELS
export type TextureName = keyof typeof TEXTURES
