import { BASE_TOP, BASES, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN, SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { blankSprite, type Put, paintSprite, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import { spotAboard, WATER } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/**
 * A shadow: its size as a factor on that of the thing above it, its height over the surface below it in cells, and its
 * opacity.
 */
interface Shade {
  readonly along: number
  readonly across: number
  readonly lift: number
  readonly opacity: number
}
const ON_WATER: Shade = { along: 1.3, across: 1.42, lift: 0.012, opacity: 0.6 }
const ON_BASE: Shade = { along: 1.04, across: 1.3, lift: 0.004, opacity: 0.5 }
const COLOUR = 0x04100f

const sprite = blankSprite()

/** Adds a shadow on the water round every base. */
export function addWaterShades(bases: readonly Base[], add: Put): void {
  for (const base of bases) {
    const { class: name, at } = base.ship
    if (at === null) continue
    const { middle, half } = spanOf(BASES[name])
    add(shade(base, ON_WATER, [middle, half, BASES[name].halfBeam], WATER + ON_WATER.lift))
  }
}

/** Adds a shadow on every base under its hull, so that the hull does not seem to float. */
export function addHullShades(bases: readonly Base[], add: Put): void {
  for (const base of bases) {
    if (base.ship.at === null) continue
    const { middle, halfLength, halfBeam } = SHIP_MEASURES[base.ship.class].hull
    const y = base.pose.y + (BASE_TOP + ON_BASE.lift) * base.pose.scale
    add(shade(base, ON_BASE, [middle, halfLength, halfBeam], y))
  }
}

/** Adds one shadow under a thing, given by its middle along the keel, half its length and half its width. */
function shade(
  { pose }: Base,
  { along, across, opacity }: Shade,
  [middle, half, beam]: readonly [number, number, number],
  y: number,
): Readonly<Sprite> {
  const { x, z } = spotAboard(pose, middle, 0)
  placeSprite(sprite, x, y, z, 2 * half * along * pose.scale, PICTURE.shade)
  sprite.stretch = (beam * across) / (half * along)
  sprite.flat = true
  sprite.turn = pose.yaw + BOW_TURN
  sprite.opacity = opacity * pose.opacity
  paintSprite(sprite, COLOUR)
  return sprite
}
