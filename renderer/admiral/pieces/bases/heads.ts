import { BASE_TOP, BASES } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { spotAboard } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/**
 * Side of the picture of the strokes, as a share of the breadth of the base; where they meet, from the picture's middle, as a
 * share of its side; their opacity, and that on a ship that has acted.
 */
const HEAD = { side: 0.62, tip: 0.36, opacity: 0.85, acted: 0.5 } as const

const sprite = blankSprite()

/** Outlines the head of every base over the sails: in a close column they hide it. */
export function addHeads(bases: readonly Base[], add: Put): void {
  for (const { ship, pose } of bases) {
    if (ship.at === null) continue
    const { fore, halfBeam } = BASES[ship.class]
    const side = 2 * halfBeam * HEAD.side
    const { x, z } = spotAboard(pose, fore - side * HEAD.tip, 0)
    placeSprite(sprite, x, pose.y + BASE_TOP * pose.scale, z, side * pose.scale, PICTURE.head)
    sprite.flat = true
    sprite.turn = pose.yaw + BOW_TURN
    sprite.opacity = pose.opacity * (ship.done ? HEAD.acted : HEAD.opacity)
    add(sprite)
  }
}
