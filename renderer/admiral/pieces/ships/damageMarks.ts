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

const { puff, flame, glow } = COMMON_PICTURES

/** Pictures of what a damaged hull shows. */
export const DAMAGE_PICTURES = {
  whole: pip('#f2e4bf', '#fffaf0'),
  lost: pip('#a52a1c', '#d9634c'),
  puff,
  flame,
  glow,
} as const satisfies Record<string, Drawing>

const PICTURE = indicesOf(DAMAGE_PICTURES)

/** Hull points are told one by one up to this many, above it in proportion. */
const MOST_PIPS = 12
/** The row of pips before a fort: half its width, how far it lies before it and to the left, and the size of a pip, cells. */
const ROW = { halfWidth: 0.36, before: 0.48, aside: -0.14, side: 0.14 } as const
/** Share of the hull gone from which she smokes, and from which she burns. */
const SMOKES = 0.33
const BURNS = 0.6
const PUFFS = 14
const FLAMES = 4

/** The most sprites that one unit can want. */
export const MARKS_EACH = MOST_PIPS + PUFFS + FLAMES + 1

const sprite = blankSprite()

/** Draws what a hull has suffered: smoke, then fire; and before a fort a row of pips. Ships bear theirs on their bases. */
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
  const wreck: Wreck = { pose, wind, share: hullShare(state, unit), seed: textHash(unit.id) }
  const puffs = wreck.share >= SMOKES ? Math.round(PUFFS * Math.min(1, wreck.share + 0.25)) : 0
  for (let i = 0; i < puffs; i++) add(smoke(wreck, i, seconds))
  if (wreck.share >= BURNS) for (let i = 0; i <= FLAMES; i++) add(fire(wreck, i, seconds))
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

/** A burning hull: where she is, how much of her is gone, and what belongs to her alone. */
interface Wreck {
  readonly pose: Readonly<Pose>
  readonly wind: SeaWind
  readonly share: number
  readonly seed: number
}

/** Seconds until a puff has blown away. */
const LIFE = 3.4
const BLACK = 0x5a534d
const GREY = 0xaaa198

/** A place on deck, so far from amidships towards the bow (cells). */
function onDeck({ x, y, z, yaw, scale }: Readonly<Pose>, ahead: number, up: number): Pick<Pose, 'x' | 'y' | 'z'> {
  return { x: x - Math.sin(yaw) * ahead * scale, y: y + up * scale, z: z - Math.cos(yaw) * ahead * scale }
}

function smoke({ pose, wind, share, seed }: Wreck, index: number, seconds: number): Sprite {
  const age = (seconds / LIFE + index / PUFFS + luckOf(seed, 0, 9)) % 1
  const force = Math.min(1.5, wind.force)
  const length = Math.hypot(wind.x, wind.z) || 1
  const from = onDeck(pose, (luckOf(seed, index % 2, 3) - 0.5) * 0.5, 0.26)
  const away = 0.95 * force * age ** 1.3
  const [x, z] = [from.x + (wind.x / length) * away, from.z + (wind.z / length) * away]
  placeSprite(
    sprite,
    x,
    from.y + (1.25 - 0.45 * Math.min(1, force)) * age,
    z,
    0.34 + (0.5 + 0.5 * share) * age,
    PICTURE.puff,
  )
  sprite.turn = luckOf(seed, index, 4) * TAU + age
  sprite.opacity = (0.55 + 0.25 * share) * Math.min(1, age * 6) * (1 - age) ** 0.8
  paintSprite(sprite, share >= BURNS ? BLACK : GREY)
  return sprite
}

function fire({ pose, seed }: Wreck, index: number, seconds: number): Sprite {
  if (index === 0) {
    const { x, y, z } = onDeck(pose, 0, 0.3)
    placeSprite(sprite, x, y, z, 0.95 + 0.08 * Math.sin(seconds * 9 + seed), PICTURE.glow)
    sprite.opacity = 0.6
    sprite.glow = 1
    paintSprite(sprite, 0xff9a3c)
    return sprite
  }
  const phase = (seconds * 1.6 + luckOf(seed, index, 0)) % 1
  const { x, y, z } = onDeck(pose, (luckOf(seed, index, 1) - 0.5) * 0.6, 0.2 + 0.16 * phase)
  placeSprite(sprite, x, y, z + 0.05, 0.3 - 0.12 * phase, PICTURE.flame)
  sprite.turn = (luckOf(seed, index, 2) - 0.5) * 0.5
  sprite.opacity = Math.min(1, phase * 6) * (1 - phase ** 2)
  sprite.glow = 0.7
  return sprite
}
