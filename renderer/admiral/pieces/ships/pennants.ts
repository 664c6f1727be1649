import type { AdmiralState, TeamId, Unit } from '../../../../engine/admiral/types.ts'
import { MARK_BOX, SQUADRON_MARKS } from '../../../../models/admiral/squadron/marks.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRONS } from '../../../../models/teams.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import { around, CREAM, INK } from '../../../table/sprites/drawing.ts'
import type { Drawing } from '../../../table/sprites/sheet.ts'
import { blankSprite, placeSprite, type Sprite } from '../../../table/sprites/sprite.ts'
import type { TeamColours } from '../../../ui/palettes.ts'
import { fortTarget, shipTarget } from '../../table/anchors.ts'

/** A squadron's mark in its colour, with a pale edge inside an ink line: its shape shows on dark water and on dark paint. */
function mark(team: TeamId, colour: string): Drawing {
  const shape = SQUADRON_MARKS[team]
  return around((g) => {
    const path = new Path2D(shape)
    for (const [line, width] of [
      [INK, 22],
      [CREAM, 13],
    ] as const) {
      g.strokeStyle = line
      g.lineWidth = width
      g.stroke(path)
    }
    g.fillStyle = colour
    g.fill(path)
  }, MARK_BOX + 22)
}

/** The marks of all squadrons in the colours of a palette. */
export function pennantPictures(colours: TeamColours['admiral']): Readonly<Record<TeamId, Drawing>> {
  return Object.fromEntries(SQUADRONS.map((team) => [team, mark(team, colours[team])])) as Record<TeamId, Drawing> // one for each
}

const PICTURE = Object.fromEntries(SQUADRONS.map((team, i) => [team, i])) as Readonly<Record<TeamId, number>> // one for each

/** Side of a pennant, and how far it flies over the masthead or the fort, cells. */
const SIDE = 0.3
const ABOVE = 0.1
const FORT_TOP = 1.05

const MASTHEADS = {
  line: topOf('line'),
  galleon: topOf('galleon'),
  frigate: topOf('frigate'),
  brig: topOf('brig'),
  fort: FORT_TOP,
} as const satisfies Record<Unit['class'], number>

function topOf(name: keyof typeof SHIP_MEASURES): number {
  return Math.max(...SHIP_MEASURES[name].masts.map(({ top: [, height] }) => height))
}

const sprite = blankSprite()

/** The mark of her squadron over every ship and fort in sight. */
export function addPennants(
  state: AdmiralState,
  poses: Pick<Poses, 'get'>,
  add: (sprite: Readonly<Sprite>) => void,
): void {
  const put = (unit: Unit, target: string) => {
    const pose = poses.get(target)
    if (!pose || pose.opacity < 0.05 || unit.at === null) return
    const height = pose.y + (MASTHEADS[unit.class] + ABOVE) * pose.scale
    placeSprite(sprite, pose.x, height, pose.z, SIDE * pose.scale, PICTURE[unit.team])
    sprite.opacity = pose.opacity
    add(sprite)
  }
  for (const ship of state.ships) put(ship, shipTarget(ship.id))
  for (const fort of state.forts) put(fort, fortTarget(fort.id))
}
