import { gunNumbersOf } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Unit } from '../../../engine/admiral/types.ts'
import { luckOf, TAU } from '../../playback/effects/burst.ts'
import { COMMON_PICTURES } from '../../playback/effects/pictures.ts'
import type { Pose } from '../../playback/poses.ts'
import { around, disc, INK } from '../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../table/sprites/sheet.ts'
import { blankSprite, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import type { SeaWind } from '../../table/water/seaWind.ts'
import { WATER } from '../anchors.ts'
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
/** The row of pips before a hull: half its width, how far it lies before her and to the left of her card, and the size of a pip, cells. */
const ROW = { halfWidth: 0.36, before: 0.5, aside: -0.14, bow: 0.08, side: 0.14 } as const
/** Share of the hull gone from which she smokes, and from which she burns. */
const SMOKES = 0.33
const BURNS = 0.6
const PUFFS = 6
const FLAMES = 3

/** The most sprites that one unit can want. */
export const MARKS_EACH = MOST_PIPS + PUFFS + FLAMES + 1

const sprite = blankSprite()

/** Draws what a hull has suffered: a row of pips once she is damaged, then smoke, then fire. */
export function addDamage(
  state: AdmiralState,
  unit: Unit,
  pose: Readonly<Pose>,
  wind: SeaWind,
  seconds: number,
  add: (sprite: Readonly<Sprite>) => void,
): void {
  if (unit.hullDamage === 0 || pose.opacity < 0.5) return
  if (unit.at !== null) addPips(state, unit, pose, add)
  const share = hullShare(state, unit)
  const seed = seedOf(unit.id)
  if (share >= SMOKES)
    for (let i = 0; i < PUFFS * Math.min(1, share + 0.2); i++) add(smoke(pose, wind, seed, i, seconds, share))
  if (share >= BURNS) for (let i = 0; i <= FLAMES; i++) add(fire(pose, seed, i, seconds))
}

function addPips(
  state: AdmiralState,
  unit: Unit,
  { x, z }: Readonly<Pose>,
  add: (sprite: Readonly<Sprite>) => void,
): void {
  const { hull } = gunNumbersOf(state, unit)
  const count = Math.min(hull, MOST_PIPS)
  const left = Math.ceil(((hull - unit.hullDamage) * count) / hull)
  const step = Math.min(0.14, (2 * ROW.halfWidth) / count)
  for (let i = 0; i < count; i++) {
    const along = i - (count - 1) / 2
    const bent = (along / Math.max(1, count)) ** 2 * 4 * ROW.bow
    placeSprite(
      sprite,
      x + ROW.aside + along * step,
      WATER + 0.03,
      z + ROW.before - bent,
      ROW.side,
      i < left ? PICTURE.whole : PICTURE.lost,
    )
    sprite.flat = true
    add(sprite)
  }
}

/** Seconds until a puff has blown away. */
const LIFE = 3.2

function smoke(
  pose: Readonly<Pose>,
  wind: SeaWind,
  seed: number,
  index: number,
  seconds: number,
  share: number,
): Sprite {
  const age = (seconds / LIFE + index / PUFFS + luckOf(seed, 0, 9)) % 1
  const away = age * 0.75 * Math.min(1.5, wind.force)
  const length = Math.hypot(wind.x, wind.z) || 1
  const sway = (luckOf(seed, index, 3) - 0.5) * 0.16
  const [x, z] = [pose.x + sway + (wind.x / length) * away, pose.z + (wind.z / length) * away]
  placeSprite(
    sprite,
    x,
    pose.y + 0.3 + (0.9 - 0.3 * Math.min(1, wind.force)) * age,
    z,
    0.2 + 0.5 * age * share + 0.12,
    PICTURE.puff,
  )
  sprite.turn = luckOf(seed, index, 4) * TAU + age
  sprite.opacity = (0.45 + 0.35 * share) * Math.min(1, age * 5) * (1 - age)
  paintSprite(sprite, 0x6d655f)
  return sprite
}

function fire(pose: Readonly<Pose>, seed: number, index: number, seconds: number): Sprite {
  const phase = (seconds * 1.6 + luckOf(seed, index, 0)) % 1
  const aside = (luckOf(seed, index, 1) - 0.5) * 0.3
  if (index === FLAMES) {
    placeSprite(sprite, pose.x, pose.y + 0.3, pose.z, 0.75 + 0.06 * Math.sin(seconds * 9 + seed), PICTURE.glow)
    sprite.opacity = 0.55
    sprite.glow = 1
    paintSprite(sprite, 0xff9a3c)
    return sprite
  }
  placeSprite(sprite, pose.x + aside, pose.y + 0.22 + 0.16 * phase, pose.z + 0.04, 0.26 - 0.1 * phase, PICTURE.flame)
  sprite.turn = (luckOf(seed, index, 2) - 0.5) * 0.5
  sprite.opacity = Math.min(1, phase * 6) * (1 - phase ** 2)
  sprite.glow = 0.7
  return sprite
}

function seedOf(id: string): number {
  let seed = 7
  for (let i = 0; i < id.length; i++) seed = (Math.imul(seed, 31) + id.charCodeAt(i)) | 0
  return seed
}
