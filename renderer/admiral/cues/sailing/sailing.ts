import { shipNamed } from '../../../../engine/admiral/fleet.ts'
import { type Heading, sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell } from '../../../../engine/admiral/types.ts'
import { move, pause, sound } from '../../../playback/cue.ts'
import { courseThrough, type Waypoint } from '../../../playback/motion/course.ts'
import { easeInOutSine, swell, within } from '../../../playback/motion/easing.ts'
import type { Motion } from '../../../playback/motion/motion.ts'
import type { Pose } from '../../../playback/motion/poses.ts'
import { distance, type Spot } from '../../../table/spot.ts'
import { alongYaw, cellSpot, headingYaw, sailsTarget, shipTarget, yawAfter } from '../../table/anchors.ts'
import { type AdmiralCue, type AdmiralScene, above, below, effect, ends, type Of } from '../staging.ts'
import { heelInTurn, moored, sail, type Voyage } from './voyage.ts'

/** The time for a cell, and for a cell or a place with a turn of 45°, in milliseconds. */
const CELL = 420
const TURN = 600

/** The share of its mean speed that a ship has where two manoeuvres meet. */
const WAY_ON = 0.6

/** Moves a ship along the exact cells of the manoeuvre; it has the new heading from the first of them on (A-FRESH). */
export function shipMoved(event: Of<'shipMoved'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const voyage = voyageOf(event, scene.before, isOver(scene.after))
  const turns = event.heading !== event.fromHeading
  const [from] = ends(scene, shipTarget(event.ship))
  return [
    ...sail(scene, event.ship, voyage),
    ...wakes(voyage, below(from).y),
    sound('ship', 0, from, 0.45),
    ...(turns ? [sound('rope', 160, from, 0.5)] : []),
  ]
}

function isOver({ activation }: AdmiralState): boolean {
  return !activation || activation.left < 1
}

/** Returns the voyage of a manoeuvre: a smooth curve through the middles of its cells. */
function voyageOf(
  { from, path, fromHeading, heading }: Of<'shipMoved'>,
  { board }: AdmiralState,
  comesToRest: boolean,
): Voyage {
  const turns = heading !== fromHeading
  const legs = path.map((_, leg) => (turns && leg === 0 ? TURN : CELL))
  const lasts = legs.reduce((sum, ms) => sum + ms, 0)
  const points = waypoints([from, ...path], legs, board, [headingYaw(fromHeading), headingYaw(heading)])
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return moored(below({ x: 0, z: 0 }), 0, {})
  const [begin, end] = [headingYaw(fromHeading), yawAfter(fromHeading, heading)]
  const outward = Math.sign(end - begin)
  const slowing = comesToRest
    ? [...points.slice(1, -1), { ...last, vx: last.vx * 0.3, vz: last.vz * 0.3 }]
    : points.slice(1)
  return {
    lasts,
    course: courseThrough(first, ...slowing),
    yaw: (ms) => begin + (end - begin) * easeInOutSine(within(ms, 0, TURN)),
    heel: (ms) => (turns ? outward * heelInTurn(ms / TURN) : 0.04 * Math.sin((Math.PI * 2 * ms) / lasts)),
    heave: (ms) => 0.014 * Math.sin((Math.PI * 2 * ms) / lasts),
    braced: turns ? [0, TURN] : [0, lasts],
  }
}

/** Returns the middles of the cells, each with the ship's heading there. */
function waypoints(
  cells: readonly Cell[],
  legs: readonly number[],
  board: AdmiralState['board'],
  [begin, end]: readonly [number, number],
): readonly Waypoint[] {
  const spots = cells.map((cell) => cellSpot(board, cell))
  let at = 0
  return spots.map((spot, index) => {
    at += index > 0 ? (legs[index - 1] ?? 0) : 0
    const around = [index - 1, index].filter((leg) => leg >= 0 && leg < legs.length)
    const speed = around.reduce((sum, leg) => sum + speedOf(spots, legs, leg), 0) / Math.max(1, around.length)
    const { x, z } = alongYaw(index === 0 ? begin : end)
    const share = around.length > 1 ? 1 : WAY_ON
    return { at, ...spot, vx: x * speed * share, vz: z * speed * share }
  })
}

function speedOf(spots: readonly Spot[], legs: readonly number[], leg: number): number {
  const [a, b] = [spots[leg], spots[leg + 1]]
  return a && b ? distance(a, b) / (legs[leg] ?? 1) : 0
}

/** The length of one stretch of wake, in milliseconds of the voyage. */
const STRETCH = 210

/** Draws foam along the course, stretch by stretch. */
export function wakes({ lasts, course }: Pick<Voyage, 'lasts' | 'course'>, water: number): readonly AdmiralCue[] {
  const count = Math.max(1, Math.round(lasts / STRETCH))
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [
      { x: 0, y: water, z: 0 },
      { x: 0, y: water, z: 0 },
    ]
    course((lasts * i) / count, from)
    course((lasts * (i + 1)) / count, to)
    return effect('wake', (lasts * i) / count, from, { to, size: 0.8 })
  })
}

/** Turns a ship on the spot: 600 ms for every 45°, heeling outward in each of them. */
export function shipTurned({ ship, from, to }: Of<'shipTurned'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const [pose] = ends(scene, shipTarget(ship))
  const [begin, end] = [pose.yaw, pose.yaw + yawAfter(from, to) - headingYaw(from)]
  const eighths = Math.max(1, eighthsBetween(from, to))
  const lasts = TURN * eighths
  const outward = Math.sign(end - begin)
  const voyage = moored(pose, lasts, {
    yaw: (ms) => begin + (end - begin) * easeInOutSine(ms / lasts),
    heel: (ms) => outward * heelInTurn(ms / lasts),
  })
  return [
    ...sail(scene, ship, voyage),
    effect('churn', 60, below(pose), { size: 0.75, lasts: lasts + 700 }),
    sound('rope', 0, pose, 0.7),
    sound('swim', lasts * 0.3, pose, 0.5),
  ]
}

function eighthsBetween(from: Heading, to: Heading): number {
  const apart = Math.abs(sectorOf(from) - sectorOf(to))
  return Math.min(apart, 8 - apart)
}

const TRIM = 320

/** Shakes out and fills the sails; with a Rapid aboard they crack and gleam. */
export function sailsSet({ ship, helped: rapid }: Of<'sailsSet'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const [hull] = ends(scene, shipTarget(ship))
  return [
    move(sailsTarget(ship), 0, TRIM, filling(rapid ? 0.14 : 0.08)),
    move(shipTarget(ship), 0, TRIM, nod(hull, rapid ? 0.05 : 0.03)),
    sound('flap', 0, hull, rapid ? 0.9 : 0.6),
    ...(rapid ? [effect('sparkles', 80, above(hull, 0.8), { size: 1.1 }), sound('gust', 60, hull, 0.6)] : []),
  ]
}

/** Swings the yards a little while the cloth flutters and fills. */
function filling(reach: number): Motion {
  return (t, pose) => {
    pose.yaw += reach * Math.sin(Math.PI * 4 * t) * (1 - t)
    pose.scale *= 1 - 0.22 * swell(t)
  }
}

/** Dips the bow and raises it again. */
export function nod({ yaw }: Readonly<Pose>, angle: number): Motion {
  const { x, z } = alongYaw(yaw)
  return (t, pose) => {
    const dip = angle * Math.sin(Math.PI * 2 * t) * (1 - t)
    pose.tiltZ -= dip * x
    pose.tiltX += dip * z
    pose.y += 0.012 * Math.sin(Math.PI * 2 * t) * (1 - t)
  }
}

const REST = 260

/** Stops a ship: the sails spill their wind, and its bow wave runs on. */
export function moveEnded({ ship }: Of<'moveEnded'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const [hull] = ends(scene, shipTarget(ship))
  const lies = shipNamed(scene.after, ship)?.at != null
  if (!lies) return [pause(0, 1)]
  return [
    move(shipTarget(ship), 0, REST, nod(hull, 0.035)),
    move(sailsTarget(ship), 0, REST, filling(0.05)),
    effect('ripple', 0, below(hull), { size: 1.1 }),
    sound('rope', 0, hull, 0.35),
  ]
}
