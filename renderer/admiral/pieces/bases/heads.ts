import { BASE_TOP, BASES } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { alongYaw } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/** Side of the strokes along the head, of the breadth of the base, and the light on a ship that has acted. */
const HEAD = { side: 0.62, opacity: 0.85, acted: 0.5 } as const

const sprite = blankSprite()

/** Outlines the head of every base over the sails: in a close column they hide it. */
export function addHeads(bases: readonly Base[], add: Put): void {
  for (const { ship, pose } of bases) {
    if (ship.at === null) continue
    const { fore, halfBeam } = BASES[ship.class]
    const side = 2 * halfBeam * HEAD.side * pose.scale
    const ahead = alongYaw(pose.yaw)
    const along = fore * pose.scale - side * 0.36
    const y = pose.y + BASE_TOP * pose.scale
    placeSprite(sprite, pose.x + along * ahead.x, y, pose.z + along * ahead.z, side, PICTURE.head)
    sprite.flat = true
    sprite.turn = pose.yaw + BOW_TURN
    sprite.opacity = pose.opacity * (ship.done ? HEAD.acted : HEAD.opacity)
    add(sprite)
  }
}
