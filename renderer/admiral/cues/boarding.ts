import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { SHIP_MEASURES } from '../../../models/admiral/squadron/measures.ts'
import { move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, within } from '../../playback/motion/easing.ts'
import { fade, parabola, sequence, stay, together } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { BORROWED, grapnelTarget } from '../table/anchors.ts'
import { thunder } from './damage.ts'
import { ROLL, TAKE, thrown } from './dice.ts'
import { escalationOf } from './escalation.ts'
import { moored, sail, type Voyage } from './sailing/voyage.ts'
import { type AdmiralCue, type AdmiralScene, below, effect, fortIn, type Of, OVERHEAD, unitPose } from './staging.ts'

/** Times of a boarding, in milliseconds: the ships touch, are held together, and part again. */
const TOUCH = 300
const PART = 380
/** The shares of the water between the ships that the attacker and the other ship cross. */
const SHARE = { attacker: 0.72, defender: 0.28 } as const
/** The distance to cross if there is no water between them: bow over stern. */
const NUDGE = 0.05
/** The distance from a fort's middle to the edge of its walls and beach, in cells. */
const BEACH = 0.42

/** Returns the distance from the middle of a unit to its side, towards a point, in cells. */
function sideOf(state: AdmiralState, id: UnitId, toward: Readonly<Pose>): number {
  const ship = shipNamed(state, id)
  if (!ship) return BEACH
  const { yaw, x, z } = unitPose(state, id)
  const { halfLength, halfBeam } = SHIP_MEASURES[ship.class].hull
  const length = Math.hypot(toward.x - x, toward.z - z) || 1
  const along = Math.abs((toward.x - x) * Math.sin(yaw) + (toward.z - z) * Math.cos(yaw)) / length
  return halfLength * along + halfBeam * Math.sqrt(Math.max(0, 1 - along * along))
}

/** The sides of two adjacent units, and the water between them, in cells. */
interface Gap {
  readonly attacker: number
  readonly defender: number
  readonly water: number
}

function gapBetween(state: AdmiralState, ship: UnitId, target: UnitId): Gap {
  const [a, b] = [unitPose(state, ship), unitPose(state, target)]
  const [attacker, defender] = [sideOf(state, ship, b), sideOf(state, target, a)]
  return { attacker, defender, water: Math.max(NUDGE, distance(a, b) - attacker - defender) }
}

/** Moves a unit alongside by some cells, keeps it there, and moves it back. */
function alongside(at: Readonly<Pose>, other: Readonly<Pose>, cells: number, until: number): Voyage {
  const length = distance(at, other) || 1
  const [dx, dz] = [((other.x - at.x) * cells) / length, ((other.z - at.z) * cells) / length]
  const near = (ms: number) =>
    easeInOutSine(within(ms, 0, TOUCH)) * (1 - easeInOutSine(within(ms, until - PART, until)))
  const jolt = (ms: number) => 0.05 * Math.sin(within(ms, TOUCH, TOUCH + 320) * Math.PI * 2) * near(ms)
  const side = Math.sign(dx * Math.cos(at.yaw) - dz * Math.sin(at.yaw)) || 1
  return {
    ...moored(at, until, { heel: (ms) => -side * jolt(ms) }),
    course: (ms, out) => {
      out.x = at.x + dx * near(ms)
      out.z = at.z + dz * near(ms)
    },
  }
}

const HELD = 1300

/** Closes in until the sides touch; three grapnels fly over on their ropes. */
export function boardingBegan(event: Of<'boardingBegan'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { ship, target } = event
  const more = escalationOf(event)
  const [attacker, defender] = [unitPose(scene.before, ship), unitPose(scene.before, target)]
  const isFort = fortIn(scene.before, target) !== null
  const gap = gapBetween(scene.before, ship, target)
  const middle = poseAt((attacker.x + defender.x) / 2, below(attacker).y, (attacker.z + defender.z) / 2)
  return [
    ...sail(scene, ship, alongside(attacker, defender, gap.water * SHARE.attacker, HELD)),
    ...(isFort ? [] : sail(scene, target, alongside(defender, attacker, gap.water * SHARE.defender, HELD))),
    ...grapnels(attacker, defender, gap),
    effect('flash', TOUCH - 40, middle, { size: 0.5 * more.size }),
    sound('wood', TOUCH, middle),
    ...thunder(more, TOUCH, middle),
    sound('cheer', TOUCH + 160, middle, 0.7),
  ]
}

/** Throws hooks on ropes from the attacker's rail to the other's. */
function grapnels(attacker: Readonly<Pose>, defender: Readonly<Pose>, gap: Gap): readonly AdmiralCue[] {
  const [dx, dz] = [defender.x - attacker.x, defender.z - attacker.z]
  const length = Math.hypot(dx, dz) || 1
  const [ux, uz] = [dx / length, dz / length]
  return Array.from({ length: BORROWED.grapnels }, (_, i) => {
    const aside = (i - 1) * 0.26
    const place = (cells: number, up: number) =>
      poseAt(attacker.x + ux * cells - uz * aside, attacker.y + up, attacker.z + uz * cells + ux * aside, {
        yaw: Math.atan2(-dx, -dz),
      })
    const [from, to] = [
      place(gap.water * SHARE.attacker + gap.attacker * 0.5, 0.34),
      place(length - gap.water * SHARE.defender - gap.defender * 0.5, 0.3),
    ]
    const at = TOUCH * 0.7 + i * 90
    return [
      move(
        grapnelTarget(i),
        at,
        HELD - at,
        sequence([260, parabola(from, to, 0.28)], [HELD - at - 440, stay(to)], [180, together(stay(to), fade(1, 0))]),
      ),
      effect('rope', at, from, { to, lasts: HELD - at - 60 }),
      sound('grapnel', at, to, 0.8),
    ]
  }).flat()
}

const SHAKE = 60

/** Shows sabres on deck, one die for each side, and three blows that shake the ships; then the winner. */
export function boardingFought(event: Of<'boardingFought'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { before } = scene
  const [attacker, defender] = [unitPose(before, event.ship), unitPose(before, event.target)]
  const winner = event.winner === event.ship ? attacker : defender
  const { water } = gapBetween(before, event.ship, event.target)
  const more = escalationOf(event)
  const decided = ROLL + 420
  const until = decided + 240 + more.hold
  const middle = poseAt((attacker.x + defender.x) / 2, attacker.y + 0.75, (attacker.z + defender.z) / 2)
  return [
    ...sail(scene, event.ship, shaken(alongside(attacker, defender, water * SHARE.attacker, until), more.shake)),
    ...sail(scene, event.target, shaken(alongside(defender, attacker, water * SHARE.defender, until), more.shake)),
    ...thrown(before, { index: 0, face: event.dice[0], about: event.target, read: null }, 120, until),
    ...thrown(before, { index: 1, face: event.dice[1], about: event.target, read: null }, 240, until),
    effect('sabres', TOUCH, middle, { size: 0.9 * more.size, lasts: decided - TOUCH + 200 }),
    effect('aye', decided, poseAt(winner.x, winner.y + OVERHEAD, winner.z), { lasts: 900 }),
    sound('wood', TOUCH, middle),
    ...thunder(more, TOUCH, middle),
    sound('sabres', TOUCH + 60, middle),
    sound('sabres', TOUCH + 560, middle, 0.8),
    sound('cheer', decided, winner, 0.8),
    pause(0, until + TAKE),
  ]
}

/** Sends blows of 60 ms through a hull that lies alongside. */
function shaken(voyage: Voyage, times: number): Voyage {
  const blows = (ms: number) => Math.sin(within(ms, TOUCH, TOUCH + 3 * SHAKE) * 3 * Math.PI * 2)
  return {
    ...voyage,
    heel: (ms) => voyage.heel(ms) + 0.035 * times * blows(ms),
    heave: (ms) =>
      0.012 * blows(ms) +
      0.008 * Math.sin(ms / 70) * within(ms, TOUCH, TOUCH + 200) * (1 - within(ms, voyage.lasts - PART, voyage.lasts)),
  }
}
