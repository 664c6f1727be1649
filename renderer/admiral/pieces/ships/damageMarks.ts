import { gunNumbersOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Fort, Unit } from '../../../../engine/admiral/types.ts'
import { textHash } from '../../../../engine/kernel/textHash.ts'
import { luckOf, TAU } from '../../../playback/effects/burst.ts'
import { COMMON_PICTURES } from '../../../playback/effects/pictures.ts'
import type { Pose } from '../../../playback/motion/poses.ts'
import { around, disc, INK } from '../../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../../table/sprites/sheet.ts'
import { blankSprite, paintSprite, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import type { SeaWind } from '../../../table/water/seaWind.ts'
import { billow } from '../../effects/billow.ts'
import { WATER } from '../../table/anchors.ts'
import { hullShare } from './damage.ts'

function pip(fill: string, light: string): Drawing {
  return around((g) => {
    g.fillStyle = INK
    g.fill(new Path2D(disc(0, 0, 58)))
    g.fillStyle = fill
    g.fill(new Path2D(disc(0, 0, 42)))
    g.fillStyle = light
    g.fill(new Path2D(disc(-12, -14, 14)))
  })
}

const { flame, glow } = COMMON_PICTURES

/** Pictures of damage to hulls. */
export const DAMAGE_PICTURES = {
  whole: pip('#f2e4bf', '#fffaf0'),
  lost: pip('#a52a1c', '#d9634c'),
  billow,
  flame,
  glow,
} as const satisfies Record<string, Drawing>

const PICTURE = indicesOf(DAMAGE_PICTURES)

/** The most hull points that are shown one by one; more are shown in proportion. */
const MOST_PIPS = 12
/**
 * The row of pips before a fort: half its width, its distance before the fort and to the left, and the size of a pip,
 * in cells.
 */
const ROW = { halfWidth: 0.36, before: 0.48, aside: -0.14, side: 0.14 } as const
/** Shares of lost hull from which a ship smokes, and from which it burns. */
const SMOKES = 0.33
const BURNS = 0.6
const PUFFS = 16
/** Places of fires along the keel of a hull, in cells, and the tongues of each. */
const FIRES = [0.16, -0.2] as const
const TONGUES = 3
const FLAMES = FIRES.length * TONGUES
/** The size of fires by the burning unit. */
const FUEL = { line: 1, galleon: 0.9, frigate: 0.8, brig: 0.65, fort: 1 } as const satisfies Record<
  Unit['class'],
  number
>

/** The maximum of sprites for one unit. */
export const MARKS_EACH = MOST_PIPS + PUFFS + FLAMES + FIRES.length

const sprite = blankSprite()

/**
 * Draws the damage to a hull: smoke, then fire; and before a fort a row of pips. Ships have their points on their
 * bases.
 */
export function addDamage(
  state: AdmiralState,
  unit: Unit,
  pose: Readonly<Pose>,
  wind: SeaWind,
  seconds: number,
  add: (sprite: Readonly<Sprite>) => void,
): void {
  if (unit.hullDamage === 0 || pose.opacity < 0.5) return
  if (unit.class === 'fort') addPips(state, unit, pose, add)
  const wreck: Wreck = { pose, wind, share: hullShare(state, unit), seed: textHash(unit.id), fuel: FUEL[unit.class] }
  const puffs = wreck.share >= SMOKES ? Math.round(PUFFS * Math.min(1, wreck.share + 0.25)) : 0
  for (let i = 0; i < puffs; i++) add(smoke(wreck, i, seconds))
  if (wreck.share < BURNS) return
  for (const ahead of FIRES) {
    add(shine(wreck, ahead, seconds))
    for (let i = 0; i < TONGUES; i++) add(tongue(wreck, ahead, i, seconds))
  }
}

function addPips(state: AdmiralState, unit: Fort, pose: Readonly<Pose>, add: (sprite: Readonly<Sprite>) => void): void {
  const { hull } = gunNumbersOf(state, unit)
  const count = Math.min(hull, MOST_PIPS)
  const left = Math.ceil(((hull - unit.hullDamage) * count) / hull)
  const step = Math.min(ROW.side, (2 * ROW.halfWidth) / count)
  const z = pose.z + ROW.before + ROW.side
  for (let i = 0; i < count; i++) {
    const x = pose.x + ROW.aside + (i - (count - 1) / 2) * step
    placeSprite(sprite, x, WATER + 0.03, z, ROW.side, i < left ? PICTURE.whole : PICTURE.lost)
    sprite.flat = true
    add(sprite)
  }
}

/** A burning hull: its place, its lost share, and its own random values. */
interface Wreck {
  readonly pose: Readonly<Pose>
  readonly wind: SeaWind
  readonly share: number
  readonly seed: number
  /** The size of its fires. */
  readonly fuel: number
}

/** Seconds until the wind has blown a puff away. */
const LIFE = 3.8
/** Tints of smoke, over a fire and away from it. */
const SOOT = 0x6a625c
const GREY = 0xc9c4bd

/** Returns a place on deck, by its distance from amidships towards the bow (cells). */
function onDeck({ x, y, z, yaw, scale }: Readonly<Pose>, ahead: number, up: number): Pick<Pose, 'x' | 'y' | 'z'> {
  return { x: x - Math.sin(yaw) * ahead * scale, y: y + up * scale, z: z - Math.cos(yaw) * ahead * scale }
}

/** Draws one billow of the plume: it rises thin off the deck, swells, and drifts with the wind. */
function smoke({ pose, wind, share, seed, fuel }: Wreck, index: number, seconds: number): Sprite {
  const age = (seconds / LIFE + index / PUFFS + luckOf(seed, 0, 9)) % 1
  const force = Math.min(1.5, wind.force)
  const length = Math.hypot(wind.x, wind.z) || 1
  const from = onDeck(pose, FIRES[index % FIRES.length] ?? 0, 0.3)
  const away = (0.9 * force * age ** 1.5 + 0.1 * (luckOf(seed, index, 5) - 0.5) * age) * fuel
  const aside = 0.14 * Math.sin(index * 2.4 + age * 3) * age
  const [dx, dz] = [wind.x / length, wind.z / length]
  const up = (1.3 - 0.4 * Math.min(1, force)) * age ** 0.8 * fuel
  placeSprite(
    sprite,
    from.x + dx * away - dz * aside,
    from.y + up,
    from.z + dz * away + dx * aside,
    (0.13 + (0.34 + 0.3 * share) * age) * fuel,
    PICTURE.billow,
  )
  sprite.turn = (luckOf(seed, index, 4) - 0.5) * 1.2 + age * 0.5
  sprite.opacity = (0.4 + 0.25 * share) * Math.min(1, age * 5) * (1 - age) ** 1.1
  paintSprite(sprite, share >= BURNS && age < 0.55 ? SOOT : GREY)
  return sprite
}

/** Draws the light of a fire on its surroundings. */
function shine({ pose, seed, fuel }: Wreck, ahead: number, seconds: number): Sprite {
  const { x, y, z } = onDeck(pose, ahead, 0.22)
  placeSprite(sprite, x, y, z, (0.42 + 0.04 * Math.sin(seconds * 9 + seed + ahead)) * fuel, PICTURE.glow)
  sprite.opacity = 0.4
  sprite.glow = 1
  paintSprite(sprite, 0xff7a2c)
  return sprite
}

/** Draws a tongue of fire from the deck; the middle one of a fire is the tallest. */
function tongue({ pose, seed, fuel }: Wreck, ahead: number, index: number, seconds: number): Sprite {
  const luck = luckOf(seed, index, ahead > 0 ? 1 : 2)
  const lick = 0.8 + 0.2 * Math.sin(seconds * (9 + 4 * luck) + luck * TAU)
  const height = (index === 1 ? 0.4 : 0.27) * lick * fuel
  const { x, y, z } = onDeck(pose, ahead + (index - 1) * 0.07 * fuel, 0.12)
  placeSprite(sprite, x, y + 0.45 * height * pose.scale, z + 0.03 * index, 0.17 * fuel, PICTURE.flame)
  sprite.stretch = height / (0.17 * fuel)
  sprite.turn = (index - 1) * -0.22 + 0.1 * Math.sin(seconds * 7 + luck * TAU)
  sprite.opacity = 0.95
  sprite.glow = 0.25
  return sprite
}
