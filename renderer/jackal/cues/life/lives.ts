import type { TileKind } from '../../../../engine/jackal/data/tiles.ts'
import type { PartName } from '../../../../models/relief/parts.ts'
import type { SoundName } from '../../../audio/names.ts'
import { FLIP, type Motion } from '../../../playback/motion/motion.ts'
import type { EffectName } from '../../effects/names.ts'
import {
  beat,
  blink,
  bubble,
  fill,
  flutter,
  flyOff,
  gone,
  gulp,
  hoist,
  jolt,
  leap,
  liftLid,
  rear,
  recoil,
  rend,
  roar,
  rock,
  shine,
  snap,
  spring,
  sweep,
  takeOff,
  thrust,
  tug,
  wallow,
  yawn,
} from './motions.ts'
import type { Spur } from './spurs.ts'

/**
 * A motion of a part of a carving. Times are in milliseconds after its spur; `event` means as long as the event lasts
 * without the motions of carvings.
 */
export interface PartStir {
  readonly kind: 'part'
  readonly part: PartName
  readonly at: number
  readonly lasts: number | 'event'
  /** Returns the part's motion for a direction to something, counter-clockwise from the east in radians. */
  readonly motion: (towards: number) => Motion
  /** True if it holds its first pose from the start of the event. */
  readonly waits: boolean
}

/** Sprites over the tile. */
export interface SpriteStir {
  readonly kind: 'sprites'
  readonly name: EffectName
  readonly at: number
  readonly size: number
  readonly tint: number
}

/** The part replaces the event's sprites of this name, which appear only on drawn tiles. */
export interface Replacement {
  readonly kind: 'replaces'
  readonly name: EffectName
}

/** A sound of a carving. */
export interface SoundStir {
  readonly kind: 'sound'
  readonly name: SoundName
  readonly at: number
  readonly volume: number
}

export type Stir = PartStir | SpriteStir | SoundStir | Replacement

/** The reaction of a tile to each spur. */
export type Life = Readonly<Partial<Record<Spur, readonly Stir[]>>>

interface Timing {
  readonly at?: number
  readonly lasts?: number | 'event'
  readonly waits?: boolean
}

function moves(part: PartName, motion: Motion, { at = 0, lasts = 'event', waits = false }: Timing = {}): PartStir {
  return { kind: 'part', part, at, lasts, motion: () => motion, waits }
}

/** Returns a sound: loud for the main action of a tile, hardly audible for its small movements. */
const says = (name: SoundName, volume: number, at = 0): SoundStir => ({ kind: 'sound', name, at, volume })
const IDLY = 0.16

const instead = (name: EffectName): Replacement => ({ kind: 'replaces', name })

const GLITTER: Stir = { kind: 'sprites', name: 'sparkles', at: 0, size: 0.6, tint: 0xcdf1ff }

const CHEST: Life = {
  opened: [moves('chest-full-lid', liftLid, { at: FLIP.length - 120, lasts: 420, waits: true })],
  touched: [moves('chest-full-lid', rock, { lasts: 260 })],
}

/** The reactions of the tiles of each kind; a missing kind stands still. */
export const LIVES = {
  horse: { sends: [moves('horse-head', rear, { lasts: 420 }), says('whinny', 0.6)] },
  ice: { sends: [GLITTER], nearby: [GLITTER] },
  trap: { catches: [moves('trap-stakes', thrust, { at: 60, lasts: 420 }), instead('jaws')] },
  crocodile: {
    sends: [moves('crocodile-jaw', snap, { lasts: 560 }), instead('jaws')],
    nearby: [moves('crocodile-jaw', yawn), says('yawn', IDLY)],
  },
  cannibal: {
    eats: [
      moves('cannibal-skull', wallow(2, 0.05), { at: 380, lasts: 520 }),
      moves('cannibal-bubbles', bubble(3), { at: 380, lasts: 520 }),
      says('bubbles', 0.9, 380),
    ],
    nearby: [moves('cannibal-bubbles', bubble(1)), moves('cannibal-skull', wallow(1, 0.015)), says('bubbles', IDLY)],
  },
  cave: {
    sends: [moves('cave-mouth', gulp, { lasts: 460 })],
    swallows: [moves('cave-mouth', gulp, { at: 200, lasts: 520 })],
    gives: [moves('cave-mouth', gulp, { at: 60, lasts: 460 })],
  },
  earthquake: { quakes: [moves('earthquake-fire', leap(3, 0.9), { lasts: 800 })] },
  fort: {
    entered: [moves('fort-flag', hoist, { at: -240, lasts: 600 })],
    nearby: [moves('fort-flag', flutter), says('flap', IDLY / 2)],
  },
  aborigine: {
    revives: [moves('aborigine-heart', beat(3, 0.3), { lasts: 1100 })],
    nearby: [moves('aborigine-heart', beat(1, 0.12))],
  },
  'chest-1': CHEST,
  'chest-2': CHEST,
  'chest-3': CHEST,
  'chest-4': CHEST,
  'chest-5': CHEST,
  airplane: {
    sends: [moves('airplane-craft', takeOff, { lasts: 260 }), moves('airplane-craft', gone, { at: 260 })],
    used: [moves('airplane-craft', gone)],
  },
  balloon: {
    sends: [moves('balloon-craft', flyOff, { lasts: 220 }), moves('balloon-craft', gone, { at: 220 })],
    sent: [moves('balloon-craft', fill, { at: -320, lasts: 320 })],
    nearby: [moves('balloon-craft', tug), says('rope', IDLY)],
  },
  cannon: { sends: [moves('cannon-gun', recoil, { at: 410, lasts: 520 })] },
  lighthouse: {
    climbed: [moves('lighthouse-beam', sweep, { at: 150, lasts: 1100 }), says('lamp', 0.7, 100), instead('beam')],
    peeks: [
      { kind: 'part', part: 'lighthouse-beam', at: 0, lasts: 'event', motion: shine, waits: false },
      says('lamp', 0.4),
    ],
  },
  ben: { nearby: [moves('ben-fire', leap(1, 0.3))] },
  thicket: {
    opened: [moves('thicket-eyes', blink, { at: FLIP.length - 60, lasts: 260 })],
    nearby: [moves('thicket-eyes', blink)],
  },
  lifeboat: {
    found: [
      moves('lifeboat-oars', jolt(0.02, 0.14), { lasts: 480 }),
      moves('lifeboat-ring', jolt(0.14, 0.2), { lasts: 420 }),
    ],
    touched: [moves('lifeboat-oars', jolt(0, 0.1), { lasts: 260 })],
  },
  trampoline: { sends: [moves('trampoline-net', spring, { lasts: 620 })] },
  bear: { wakes: [moves('bear-head', roar, { at: 120, lasts: 800 })] },
} as const satisfies Readonly<Partial<Record<TileKind, Life>>>

/** The reactions under tiles of any kind. */
const EVERYWHERE: Life = { splits: [moves('earthquake-rift', rend)] }

/** Returns the reactions of a tile of a kind to a spur. */
export function stirsOf(kind: TileKind | 'closed', spur: Spur): readonly Stir[] {
  const lives: Readonly<Partial<Record<TileKind | 'closed', Life>>> = LIVES
  return lives[kind]?.[spur] ?? EVERYWHERE[spur] ?? []
}
