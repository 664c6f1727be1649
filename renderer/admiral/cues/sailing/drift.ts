import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { move, sound } from '../../../playback/cue.ts'
import { courseThrough, type Waypoint } from '../../../playback/motion/course.ts'
import { easeInOutSine, within } from '../../../playback/motion/easing.ts'
import { shake } from '../../../playback/motion/motion.ts'
import { poseAt } from '../../../playback/motion/poses.ts'
import { alongYaw, cellSpot, headingYaw, shipTarget, yawAfter } from '../../table/anchors.ts'
import { type AdmiralCue, type AdmiralScene, above, below, effect, ends, type Of } from '../staging.ts'
import { wakes } from './sailing.ts'
import { sail, type Voyage } from './voyage.ts'

/** The time for a cell in a storm's drift, and for the two halves of the bump at its end, in milliseconds. */
const CELL = 360
const BUMP = { on: 150, back: 330 } as const
/** The distance that a ship runs up on its obstacle, in cells. */
const RUN_UP = 0.24
/** The minimum time of the swing into the storm, in milliseconds. */
const SWING = 520

/** Tosses a ship along with the storm and swings it into the wind; an obstacle is struck hard. */
export function shipDrifted(event: Of<'shipDrifted'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const voyage = voyageOf(event, scene.before)
  const [from, to] = ends(scene, shipTarget(event.ship))
  return [
    ...sail(scene, event.ship, voyage),
    ...wakes(voyage, below(from).y),
    effect('rain', 0, poseAt(to.x, below(to).y, to.z), {
      to: ahead(event, to, 0.8),
      size: 1.6,
      lasts: voyage.lasts + 500,
    }),
    sound('gust', 0, from, 0.6),
    sound('ship', 120, from, 0.5),
    ...bump(event, scene, event.path.length * CELL),
  ]
}

function ahead({ heading }: Of<'shipDrifted'>, at: { x: number; y: number; z: number }, cells: number) {
  const { x, z } = alongYaw(headingYaw(heading))
  return { x: at.x + x * cells, y: at.y, z: at.z + z * cells }
}

function voyageOf(event: Of<'shipDrifted'>, { board }: AdmiralState): Voyage {
  const { from, path, heading, fromHeading, stoppedBy } = event
  const carried = path.length * CELL
  const lasts = Math.max(SWING, carried + (stoppedBy ? BUMP.on + BUMP.back : 0))
  const wind = alongYaw(headingYaw(heading))
  const speed = 1 / CELL
  const way: Waypoint[] = [from, ...path].map((cell, i) => {
    const moving = i > 0 && (i < path.length || stoppedBy !== null) ? speed : 0
    return { at: i * CELL, ...cellSpot(board, cell), vx: wind.x * moving, vz: wind.z * moving }
  })
  const [first, last] = [way[0], way.at(-1)]
  if (first && last && stoppedBy) {
    const reach = { x: last.x + RUN_UP * wind.x, z: last.z + RUN_UP * wind.z, vx: 0, vz: 0 }
    way.push({ at: carried + BUMP.on, ...reach })
    way.push({ ...last, at: carried + BUMP.on + BUMP.back, vx: 0, vz: 0 })
  }
  const [begin, end] = [headingYaw(fromHeading), yawAfter(fromHeading, heading)]
  const calmed = (ms: number) => 1 - within(ms, lasts - 200, lasts)
  const start = first ?? { at: 0, x: 0, z: 0, vx: 0, vz: 0 }
  return {
    lasts,
    course: courseThrough(start, ...way.slice(1)),
    yaw: (ms) => begin + (end - begin) * easeInOutSine(within(ms, 0, Math.max(SWING, carried))),
    heel: (ms) => 0.17 * Math.sin(ms / 95) * Math.min(1, ms / 120) * calmed(ms),
    heave: (ms) => 0.05 * Math.sin(ms / 80) * Math.min(1, ms / 120) * calmed(ms),
    braced: [0, Math.max(SWING, carried)],
  }
}

/** Shows and plays the impact on an obstacle. */
function bump(event: Of<'shipDrifted'>, scene: AdmiralScene, carried: number): readonly AdmiralCue[] {
  const { stoppedBy } = event
  if (stoppedBy === null) return []
  const [, to] = ends(scene, shipTarget(event.ship))
  const at = carried + BUMP.on - 40
  const bow = ahead(event, below(to), 0.6)
  const spray = effect('splash', at, bow, { size: 1 })
  if (stoppedBy === 'ship') return [spray, ...jostled(event, scene, at), sound('wood', at, to)]
  return [
    spray,
    effect('splinters', at, above(bow, 0.15), { size: 0.7 }),
    ...(stoppedBy === 'land' ? [effect('dust', at, above(bow, 0.1), { size: 0.9 })] : []),
    sound(stoppedBy === 'edge' ? 'wood' : 'splinter', at, to),
  ]
}

/** Shakes the ship that is the obstacle, too. */
function jostled(event: Of<'shipDrifted'>, { before }: AdmiralScene, at: number): readonly AdmiralCue[] {
  const next = ahead(event, endOf(event, before), 1)
  const other = before.ships.find(({ id, at: cell }) => {
    if (cell === null || id === event.ship) return false
    const spot = cellSpot(before.board, cell)
    return Math.abs(spot.x - next.x) + Math.abs(spot.z - next.z) < 0.9
  })
  return other ? [move(shipTarget(other.id), at, 420, shake(0.04, 3))] : []
}

/** Returns the place where the ship comes to rest. */
function endOf({ to }: Of<'shipDrifted'>, { board }: AdmiralState) {
  return { ...cellSpot(board, to), y: 0 }
}
