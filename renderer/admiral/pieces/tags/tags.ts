import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { stepFrom } from '../../../table/camera/quarter.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { shipTarget, WATER } from '../../table/anchors.ts'
import { closeness, facing, type SeaView, seenBow } from '../seaView.ts'
import { type ShipFacts, shipFacts } from './shipFacts.ts'
import { TAG_CELL } from './TagSheet.ts'
import { TAG } from './tagPicture.ts'

/** Width of a tag where the whole sea is seen, and its height over the water, cells. */
const PLACE = { width: 0.96, above: 0.06 } as const
/**
 * How far the lower edge of a tag is before the middle of its ship, as the viewer sees it, cells. Where her bow is turned to
 * him the tag gives way to the arrow there. It never leaves the cell of its ship: neighbours have tags of their own.
 */
const EDGE = { usual: 0.48, besideArrow: 0.22 } as const

/** How high things on the water look from above, of what they look face on. */
const LEANT = 0.83

const sprite = blankSprite()

/** Hangs its tag before every ship in sight, on the side from which the table is seen. `draw` makes the `index`-th picture. */
export function addTags(
  state: AdmiralState,
  poses: Pick<Poses, 'get'>,
  view: SeaView,
  draw: (index: number, facts: ShipFacts) => void,
  add: Put,
): void {
  const near = stepFrom(view.from, 0, 1)
  for (const [index, ship] of state.ships.entries()) {
    const pose = poses.get(shipTarget(ship.id))
    if (!pose || pose.opacity < 0.05 || ship.at === null) continue
    draw(index, shipFacts(state, ship))
    const width = PLACE.width * closeness(view, pose)
    const edge = EDGE.usual + (EDGE.besideArrow - EDGE.usual) * facing(seenBow(pose.yaw, view.from))
    const before = edge - (width * TAG.height) / TAG.width / 2 / LEANT
    const [x, z] = [pose.x + before * near.x, pose.z + before * near.z]
    placeSprite(sprite, x, WATER + PLACE.above, z, (width * TAG_CELL.width) / TAG.width, index)
    sprite.stretch = TAG_CELL.height / TAG_CELL.width
    sprite.opacity = pose.opacity
    add(sprite)
  }
}
