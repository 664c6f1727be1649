import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { shipTarget } from '../../table/anchors.ts'
import { closeness, type SeaView } from './closeness.ts'
import { type ShipFacts, shipFacts } from './shipFacts.ts'
import { TAG_CELL } from './TagSheet.ts'
import { TAG } from './tagPicture.ts'

/** Width of a tag in a view of the whole sea, and the height of its middle over the mastheads, in cells. */
const PLACE = { width: 0.96, above: 0.24 } as const

const sprite = blankSprite()

interface Tagged {
  readonly state: AdmiralState
  readonly poses: Pick<Poses, 'get'>
  readonly view: SeaView
  /** The ships with a tag; null for all. */
  readonly tagged: ReadonlySet<UnitId> | null
}

/** Hangs tags over the masts of ships. `draw` draws the `index`-th picture. */
export function addTags(
  { state, poses, view, tagged }: Tagged,
  draw: (index: number, facts: ShipFacts) => void,
  add: Put,
): void {
  for (const [index, ship] of state.ships.entries()) {
    const pose = poses.get(shipTarget(ship.id))
    if (!pose || pose.opacity < 0.05 || ship.at === null || tagged?.has(ship.id) === false) continue
    draw(index, shipFacts(state, ship))
    const width = PLACE.width * closeness(view, pose)
    const masthead = Math.max(...SHIP_MEASURES[ship.class].masts.map(({ top }) => top[1]))
    const y = pose.y + (masthead + PLACE.above) * pose.scale
    placeSprite(sprite, pose.x, y, pose.z, (width * TAG_CELL.width) / TAG.width, index)
    sprite.stretch = TAG_CELL.height / TAG_CELL.width
    sprite.opacity = pose.opacity
    add(sprite)
  }
}
