import { BASE_TOP, BASES, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN, SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { blankSprite, type Put, paintSprite, placeSprite } from '../../../table/sprites/sprite.ts'
import { spotAboard, WATER } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/** The size of a shade as a factor on what stands over it, its height over what it falls on, cells, and its opacity. */
const ON_WATER = { along: 1.3, across: 1.42, lift: 0.012, opacity: 0.6 } as const
const ON_BASE = { along: 1.08, across: 1.75, lift: 0.004, opacity: 0.75 } as const
const COLOUR = 0x04100f

/** The sprites that one ship needs. */
export const SHADES_EACH = 2

const sprite = blankSprite()

/** Shades the water round every base and the base round every hull, so that neither seems to float. */
export function addShades(bases: readonly Base[], add: Put): void {
  for (const { ship, pose } of bases) {
    if (ship.at === null) continue
    const plate = spanOf(BASES[ship.class])
    const { hull } = SHIP_MEASURES[ship.class]
    const shade = (
      { along, across, opacity }: { readonly along: number; readonly across: number; readonly opacity: number },
      { middle, half, beam }: { readonly middle: number; readonly half: number; readonly beam: number },
      y: number,
    ): void => {
      const { x, z } = spotAboard(pose, middle, 0)
      placeSprite(sprite, x, y, z, 2 * half * along * pose.scale, PICTURE.shade)
      sprite.stretch = (beam * across) / (half * along)
      sprite.flat = true
      sprite.turn = pose.yaw + BOW_TURN
      sprite.opacity = opacity * pose.opacity
      paintSprite(sprite, COLOUR)
      add(sprite)
    }
    shade(ON_WATER, { ...plate, beam: BASES[ship.class].halfBeam }, WATER + ON_WATER.lift)
    const under = { middle: hull.middle, half: hull.halfLength, beam: hull.halfBeam }
    shade(ON_BASE, under, pose.y + (BASE_TOP + ON_BASE.lift) * pose.scale)
  }
}
