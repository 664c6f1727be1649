import { shipNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { foldAt, move, pause } from '../../../playback/cue.ts'
import { leanTowards, type Motion } from '../../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../../playback/motion/poses.ts'
import { distance } from '../../../table/spot.ts'
import { shipTarget, WATER } from '../../table/anchors.ts'
import { thunder } from '../damage.ts'
import { ROLL, thrown } from '../dice.ts'
import { escalationOf } from '../escalation.ts'
import { type AdmiralCue, type AdmiralScene, effect, type Of, unitPose } from '../staging.ts'
import { answer, ball, flightsOf, flightTime } from './flights.ts'
import { gunfire, volleysOf } from './volleys.ts'

type Shots = Of<'shotsFired'>

/** The time before the first gun, in milliseconds. */
const READY = 160
/** The time between the die's rest and the first impact, to read the die: half a beat. */
const READ = 320

/**
 * Fires guns from bow to stern, ship after ship; the die tumbles beside the target; hull, sails or water show the
 * impacts.
 */
export function shotsFired(event: Shots, scene: AdmiralScene): readonly AdmiralCue[] {
  const { before } = scene
  const target = unitPose(before, event.target)
  const volleys = volleysOf(event, before, target, beginning(event, before, target))
  const flights = flightsOf(event, before, volleys, target)
  const strikes = Math.min(...flights.map((flight) => flight.strikes))
  const last = Math.max(strikes, ...flights.map((flight) => flight.strikes))
  const more = escalationOf(event)
  const until = last + 560 + more.hold
  return [
    ...volleys.flatMap((volley) => gunfire(volley, before, target, more.size)),
    ...flights.flatMap((flight, index) => ball(flight, index)),
    ...dieOf(event, before, until),
    foldAt(strikes),
    ...flights.flatMap((flight) => answer(event, before, flight, more.size)),
    ...(event.hit ? reeling(event, scene, target, strikes, more.shake) : []),
    ...thunder(more, volleys[0]?.guns[0]?.at ?? 0, target),
    effect('crosshair', 0, poseAt(target.x, WATER + 0.5, target.z), { tint: event.hit ? 0xff5a3c : 0xf7ebc8 }),
    pause(0, until),
  ]
}

/** Returns the one die for all shots, with the faces that hit shown above it. */
function dieOf({ die, faces, target }: Shots, before: AdmiralState, until: number): readonly AdmiralCue[] {
  if (die === null) return []
  const read = { hits: faces, sign: 'crosshair' } as const
  return thrown(before, { index: 0, face: die, about: target, read }, 0, until)
}

/** Returns when the first gun fires: late enough that its ball strikes only after the die rests. */
function beginning(event: Shots, before: AdmiralState, target: Readonly<Pose>): number {
  const [first] = event.by
  if (event.die === null || !first) return READY
  const hull = unitPose(before, first.ship)
  return Math.max(READY, ROLL + READ - flightTime(distance(hull, target)))
}

/** Leans a hit ship away from the blow; walls only tremble with dust. */
function reeling(
  { target: id, by }: Shots,
  { before }: AdmiralScene,
  target: Readonly<Pose>,
  strikes: number,
  shake: number,
): readonly AdmiralCue[] {
  const ship = shipNamed(before, id)
  const shooter = unitPose(before, by[0]?.ship ?? id)
  if (!ship) return [effect('dust', strikes, poseAt(target.x, target.y + 0.2, target.z), { size: 1.4 })]
  const motion: Motion = (t, pose) => {
    const angle = 0.12 * shake * (1 - t) * Math.sin(Math.PI * 3 * t)
    leanTowards(pose, target.x - shooter.x, target.z - shooter.z, angle)
  }
  return [move(shipTarget(id), strikes, 760, motion)]
}
