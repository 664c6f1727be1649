import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { blankSprite, type Put, paintSprite, placeSprite } from '../../../table/sprites/sprite.ts'
import { spotAboard } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/** The lanterns of a flagship. */
const LANTERNS = {
  /** Places across the stern, as shares of the half width of the hull. */
  across: [-0.8, 0, 0.8],
  /** Height over the deck, and distance before the end of the stern, in cells. */
  height: 0.17,
  inside: 0.05,
  /** Side of the halo and of the light in it, in cells, and their opacities. */
  lights: [
    [0.15, 0.42],
    [0.055, 0.95],
  ],
  /** A steady amber, and the share of it that is added to the background: gilding and windows stay visible. */
  colour: 0xffb45a,
  glow: 0.7,
  /** Share of their light on a ship that has acted. */
  acted: 0.6,
} as const

/** The maximum of sprites for one ship. */
export const LANTERNS_EACH = LANTERNS.across.length * LANTERNS.lights.length

const sprite = blankSprite()

/** Hangs three steady lights at the stern of every flagship. */
export function addLanterns(bases: readonly Base[], add: Put): void {
  for (const { ship, pose, leads } of bases) {
    if (!leads || ship.at === null) continue
    const { deck, hull, length } = SHIP_MEASURES[ship.class]
    const y = pose.y + (deck + LANTERNS.height) * pose.scale
    for (const share of LANTERNS.across) {
      const { x, z } = spotAboard(pose, LANTERNS.inside - length / 2, share * hull.halfBeam)
      for (const [size, opacity] of LANTERNS.lights) {
        placeSprite(sprite, x, y, z, size * pose.scale, PICTURE.lantern)
        paintSprite(sprite, LANTERNS.colour)
        sprite.glow = LANTERNS.glow
        sprite.opacity = opacity * pose.opacity * (ship.done ? LANTERNS.acted : 1)
        add(sprite)
      }
    }
  }
}
