import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { type Quarter, stepFrom } from '../../../table/camera/quarter.ts'
import type { Point } from '../../../table/spot.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { alongYaw, shipTarget, WATER } from '../../table/anchors.ts'
import { closeness } from '../closeness.ts'
import { type ShipFacts, shipFacts } from './shipFacts.ts'
import { TAG_CELL } from './TagSheet.ts'
import { TAG } from './tagPicture.ts'

/** Width of a tag where the whole sea is seen, how far its lower edge is before her middle, and its height over the water, cells. */
const PLACE = { width: 1, edge: 0.54, above: 0.06 } as const
/** Where her bow is turned to the viewer the arrow there stays free: so far to her middle, and to where a bow lies aslant. */
const BESIDE_ARROW = { edge: 0.3, end: 0.2 } as const

/** Where a tag hangs, as the viewer sees it: right of her middle, and its lower edge before it, cells. */
interface TagPlace {
  readonly right: number
  readonly edge: number
}

/** Where the tag of a ship hangs whose bow points so far to the viewer's right and towards him, of a length of one cell. */
function tagPlace(bow: { readonly right: number; readonly near: number }, width: number): TagPlace {
  if (bow.near < 0.3) return { right: 0, edge: PLACE.edge }
  if (Math.abs(bow.right) < 0.3) return { right: 0, edge: BESIDE_ARROW.edge }
  const aside = Math.max(0, width / 2 - BESIDE_ARROW.end)
  return { right: bow.right > 0 ? -aside : aside, edge: PLACE.edge }
}

/** How high things on the water look from above, of what they look face on. */
const LEANT = 0.83

/** From where the table is looked at. */
interface TagView {
  readonly from: Quarter
  readonly eye: Point
}

const sprite = blankSprite()

/** Hangs its tag before every ship in sight, on the side from which the table is seen. `draw` makes the `index`-th picture. */
export function addTags(
  state: AdmiralState,
  poses: Pick<Poses, 'get'>,
  { from, eye }: TagView,
  draw: (index: number, facts: ShipFacts) => void,
  add: Put,
): void {
  const [right, near] = [stepFrom(from, 1, 0), stepFrom(from, 0, 1)]
  for (const [index, ship] of state.ships.entries()) {
    const pose = poses.get(shipTarget(ship.id))
    if (!pose || pose.opacity < 0.05 || ship.at === null) continue
    draw(index, shipFacts(state, ship))
    const width = PLACE.width * closeness(eye, pose)
    const bow = alongYaw(pose.yaw)
    const seen = { right: bow.x * right.x + bow.z * right.z, near: bow.x * near.x + bow.z * near.z }
    const { right: aside, edge } = tagPlace(seen, width)
    const before = edge - (width * TAG.height) / TAG.width / 2 / LEANT
    const x = pose.x + aside * right.x + before * near.x
    const z = pose.z + aside * right.z + before * near.z
    placeSprite(sprite, x, WATER + PLACE.above, z, (width * TAG_CELL.width) / TAG.width, index)
    sprite.stretch = TAG_CELL.height / TAG_CELL.width
    sprite.opacity = pose.opacity
    add(sprite)
  }
}
