import type { AdmiralState, ShipClass, TeamId, Unit } from '../../../../engine/admiral/types.ts'
import { MARK_BOX, SQUADRON_MARKS } from '../../../../models/admiral/squadron/marks.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRONS } from '../../../../models/teams.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { type Quarter, stepFrom } from '../../../table/camera/quarter.ts'
import { CREAM, edged, INK } from '../../../table/sprites/drawing.ts'
import type { Drawing } from '../../../table/sprites/sheet.ts'
import { blankSprite, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import type { TeamColours } from '../../../ui/palettes.ts'
import { fortTarget, shipTarget } from '../../table/anchors.ts'
import { HONOUR_PICTURES } from '../bases/basePictures.ts'
import { type Honour, honourOf } from '../bases/honours.ts'
import { facing, type SeenBow, seenBow } from '../seaView.ts'

/** A squadron's mark in its colour, with a pale edge inside an ink line: its shape shows on dark water and on dark paint. */
function mark(team: TeamId, colour: string): Drawing {
  const lines = [
    [INK, 22],
    [CREAM, 13],
  ] as const
  return edged(colour, SQUADRON_MARKS[team], lines, MARK_BOX + 22)
}

/** The marks of all squadrons in the colours of a palette, and what ships are honoured with. */
export function pennantPictures(colours: TeamColours['admiral']): Readonly<Record<TeamId | Honour, Drawing>> {
  const marks = Object.fromEntries(SQUADRONS.map((team) => [team, mark(team, colours[team])])) as Record<
    TeamId,
    Drawing
  > // one for each
  return { ...marks, ...HONOUR_PICTURES }
}

/** The order of the pictures in their sheet. */
export const PENNANTS: readonly (TeamId | Honour)[] = [...SQUADRONS, 'flagship', 'prize']

/** Side of a pennant, cells. */
const SIDE = 0.32
/**
 * How far its middle is over the masthead or the fort, cells: of a ship it lies on her own sails, so that it hides nothing
 * of whoever is behind her. Where her bow is turned to the viewer her tag lies higher, and so does the mark; where it is
 * turned away the arrow lies there, and the mark sinks to this share of its height.
 */
const ABOVE = { ship: -0.18, facing: 0.22, fort: 0.1 } as const
const SUNKEN = 0.3
/** Side of what she is honoured with, beside the mark. */
const HONOUR = 0.28
/** How far both then lie aft of her middle, clear of the arrow at her bow, cells. */
const AFT = 0.22
const FORT_TOP = 1.05

const MASTHEADS = {
  line: topOf('line'),
  galleon: topOf('galleon'),
  frigate: topOf('frigate'),
  brig: topOf('brig'),
} as const satisfies Record<ShipClass, number>

function topOf(name: keyof typeof SHIP_MEASURES): number {
  return Math.max(...SHIP_MEASURES[name].masts.map(({ top: [, height] }) => height))
}

const sprite = blankSprite()

/** Height over the deck at which the mark of a ship is drawn, cells. */
function markHeight(name: ShipClass, bow: SeenBow): number {
  const away = facing({ near: -bow.near })
  return (MASTHEADS[name] + ABOVE.ship) * (1 - away * (1 - SUNKEN)) + ABOVE.facing * facing(bow)
}

/** The mark of her squadron on the sails of every ship and over every fort in sight, with a crown or a struck flag beside it. */
export function addPennants(
  state: AdmiralState,
  poses: Pick<Poses, 'get'>,
  from: Quarter,
  add: (sprite: Readonly<Sprite>) => void,
): void {
  const right = stepFrom(from, 1, 0)
  const put = (unit: Unit, target: string) => {
    const pose = poses.get(target)
    if (!pose || pose.opacity < 0.05 || unit.at === null) return
    const honour = unit.class === 'fort' ? null : honourOf(state, unit)
    const bow = seenBow(pose.yaw, from)
    const height = unit.class === 'fort' ? FORT_TOP + ABOVE.fort : markHeight(unit.class, bow)
    const draw = (picture: TeamId | Honour, aside: number, side: number) => {
      const off = (honour ? aside - AFT * bow.right : 0) * pose.scale
      const [x, z] = [pose.x + off * right.x, pose.z + off * right.z]
      placeSprite(sprite, x, pose.y + height * pose.scale, z, side * pose.scale, PENNANTS.indexOf(picture))
      sprite.opacity = pose.opacity
      add(sprite)
    }
    draw(unit.team, -HONOUR / 2, SIDE)
    if (honour) draw(honour, SIDE / 2, HONOUR)
  }
  for (const ship of state.ships) put(ship, shipTarget(ship.id))
  for (const fort of state.forts) put(fort, fortTarget(fort.id))
}
