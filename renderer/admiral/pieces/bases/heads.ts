import { BASE_TOP, BASES } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { distance } from '../../../table/spot.ts'
import { blankSprite, type Put, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import { spotAboard } from '../../table/anchors.ts'
import { PICTURE } from './basePictures.ts'
import type { Base } from './bases.ts'

/**
 * Side of the picture of the strokes, as a share of the width of the base; the distance of their meeting point from the
 * picture's middle, as a share of its side; their opacity, and that on a ship that has acted.
 */
const HEAD = { side: 0.62, tip: 0.36, opacity: 0.85, acted: 0.5 } as const
/** Height of the strokes over the face, in cells. */
const HEAD_LIFT = 0.006
/** The distance within which another ship may cover a head, in cells. */
const CROWDED = 1.05

const sprite = blankSprite()

/** Paints strokes on the heads of bases: they lie on the boards, under hulls and sails. */
export function addHeads(bases: readonly Base[], add: Put): void {
  for (const base of bases) if (base.ship.at !== null) add(headOf(base))
}

/** Outlines the heads of bases in close columns over the ships that cover them. */
export function addCrowdedHeads(bases: readonly Base[], add: Put): void {
  const afloat = bases.filter(({ ship }) => ship.at !== null)
  for (const base of afloat) {
    const head = headOf(base)
    if (afloat.some((other) => other !== base && distance(other.pose, head) < CROWDED)) add(head)
  }
}

function headOf({ ship, pose }: Base): Readonly<Sprite> {
  const { fore, halfBeam } = BASES[ship.class]
  const side = 2 * halfBeam * HEAD.side
  const { x, z } = spotAboard(pose, fore - side * HEAD.tip, 0)
  placeSprite(sprite, x, pose.y + (BASE_TOP + HEAD_LIFT) * pose.scale, z, side * pose.scale, PICTURE.head)
  sprite.flat = true
  sprite.turn = pose.yaw + BOW_TURN
  sprite.opacity = pose.opacity * (ship.done ? HEAD.acted : HEAD.opacity)
  return sprite
}
