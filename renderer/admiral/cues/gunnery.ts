import { gunNumbersOf } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Broadside, Unit } from '../../../engine/admiral/types.ts'
import { foldAt, move, pause, sound } from '../../playback/cue.ts'
import { leanTowards, type Motion, parabola, spin, together } from '../../playback/motion.ts'
import { type Pose, poseAt } from '../../playback/poses.ts'
import { BORROWED, ballTarget, shipTarget, WATER } from '../anchors.ts'
import { ROLL, thrown } from './dice.ts'
import { embrasureOf, gunDecks, gunsAside, muzzleOf } from './muzzles.ts'
import {
  type AdmiralCue,
  type AdmiralScene,
  blown,
  effect,
  fortIn,
  type Of,
  shipIn,
  TEAM_TINT,
  unitIn,
  unitPose,
} from './staging.ts'

type Shots = Of<'shotsFired'>

/** Milliseconds between two guns of a side, between two ships of a salvo, and before the first gun. */
const GUN = 70
const SHIP = 180
const READY = 160
/** The die has come to rest so long before the first ball strikes. */
const READ = 100

/** One gun that goes off, and the ball it sends, if any: some guns only thunder along. */
interface Gun {
  readonly at: number
  readonly muzzle: Pose
  readonly sends: boolean
}

/** The guns of one ship or fort. */
interface Volley {
  readonly unit: Unit
  readonly hull: Readonly<Pose>
  readonly guns: readonly Gun[]
}

/** A ball in the air. */
interface Flight {
  readonly from: Pose
  readonly to: Pose
  readonly begins: number
  readonly strikes: number
  readonly height: number
}

/** Guns fire from bow to stern, ship after ship; the die tumbles beside; hull, sails or water answer. */
export function shotsFired(event: Shots, scene: AdmiralScene): readonly AdmiralCue[] {
  const { before } = scene
  const target = unitPose(before, event.target)
  const volleys = volleysOf(event, before, target, beginning(event, before, target))
  const flights = flightsOf(event, before, volleys, target)
  const strikes = Math.min(...flights.map((flight) => flight.strikes))
  const last = Math.max(strikes, ...flights.map((flight) => flight.strikes))
  const until = last + 560
  return [
    ...volleys.flatMap((volley) => gunfire(volley, before, target)),
    ...flights.flatMap((flight, index) => ball(flight, index)),
    ...(event.die === null ? [] : thrown(before, 0, event.die, 0, until)),
    foldAt(strikes),
    ...flights.flatMap((flight) => answer(event, before, flight)),
    ...(event.hit ? reeling(event, scene, target, strikes) : []),
    effect('crosshair', 0, poseAt(target.x, WATER + 0.5, target.z), { tint: event.hit ? 0xff5a3c : 0xf7ebc8 }),
    pause(0, until),
  ]
}

/** The first gun waits until its ball can strike only after the die rests. */
function beginning(event: Shots, before: AdmiralState, target: Readonly<Pose>): number {
  const [first] = event.by
  if (event.die === null || !first) return READY
  const hull = unitPose(before, first.ship)
  return Math.max(READY, ROLL + READ - flightTime(Math.hypot(target.x - hull.x, target.z - hull.z)))
}

function flightTime(cells: number): number {
  return 500 + 90 * cells
}

function volleysOf({ by }: Shots, before: AdmiralState, target: Readonly<Pose>, begins: number): readonly Volley[] {
  let at = begins
  return by.flatMap((part) => {
    const unit = unitIn(before, part.ship)
    if (!unit) return []
    const hull = unitPose(before, part.ship)
    const guns = gunsOf(part, unit, before, hull, target).map((gun, i) => ({ ...gun, at: at + i * stepOf(unit) }))
    at += SHIP + guns.length * stepOf(unit) * 0.5
    return [{ unit, hull, guns }]
  })
}

/** Guns that stand above each other share the time of one. */
function stepOf(unit: Unit): number {
  return unit.class === 'fort' ? GUN * 2 : GUN / decksOf(unit)
}

function decksOf(unit: Unit): number {
  return unit.class === 'fort' ? 1 : gunDecks(unit.class)
}

function gunsOf(
  { shots, guns }: Broadside,
  unit: Unit,
  before: AdmiralState,
  hull: Readonly<Pose>,
  target: Readonly<Pose>,
): readonly Omit<Gun, 'at'>[] {
  if (unit.class === 'fort') {
    return Array.from({ length: shots }, (_, i) => ({ muzzle: embrasureOf(hull, i, shots, target), sends: true }))
  }
  const { class: name } = unit
  if (guns !== 'broadside') return [{ muzzle: muzzleOf(name, hull, guns, 0, target), sends: true }]
  const ports = portsFired(gunsAside(name), gunNumbersOf(before, unit).shots, unit.shotsLeft, shots)
  const senders = new Set(
    Array.from({ length: shots }, (_, i) => ports[Math.floor(((i + 0.5) * ports.length) / shots)]),
  )
  return ports.map((port) => ({ muzzle: muzzleOf(name, hull, guns, port, target), sends: senders.has(port) }))
}

/** Which ports of a side fire: each shot of the round has its share of them, from the bow on. */
export function portsFired(ports: number, perRound: number, left: number, shots: number): readonly number[] {
  const used = Math.max(0, Math.min(perRound - shots, perRound - left))
  const [from, to] = [Math.floor((used * ports) / perRound), Math.ceil(((used + shots) * ports) / perRound)]
  const count = Math.max(shots, to - from)
  return Array.from({ length: count }, (_, i) => Math.min(ports - 1, from + i))
}

/** Flashes and smoke along the side, and the hull leans away from them. */
function gunfire({ unit, hull, guns }: Volley, { wind }: AdmiralState, target: Readonly<Pose>): readonly AdmiralCue[] {
  const [first] = guns
  if (!first) return []
  const isShip = unit.class !== 'fort'
  return [
    ...guns.map(({ at, muzzle }) => effect('flash', at, muzzle, { to: target, size: 0.62 })),
    ...guns
      .filter((_, i) => i % decksOf(unit) === 0)
      .map(({ at, muzzle }, i) =>
        effect('gunsmoke', at, outboard(muzzle, hull, 0.12), {
          to: blown(outboard(muzzle, hull, 0.55 + 0.2 * (i % 3)), wind, 2600),
          size: 1.05,
        }),
      ),
    guns.length > 2 ? sound('volley', first.at, hull) : sound('cannon', first.at, hull, 0.9),
    ...(guns.length === 2 ? [sound('cannon', first.at + GUN, hull, 0.7)] : []),
    ...(isShip ? [move(shipTarget(unit.id), first.at, 1100 + guns.length * stepOf(unit), recoil(hull, target))] : []),
  ]
}

/** A point so many cells farther from the middle of the hull. */
function outboard(point: Readonly<Pose>, hull: Readonly<Pose>, cells: number): Pose {
  const length = Math.hypot(point.x - hull.x, point.z - hull.z) || 1
  const share = cells / length
  return poseAt(point.x + (point.x - hull.x) * share, point.y, point.z + (point.z - hull.z) * share)
}

/** Four degrees, in radians. */
const RECOIL = 0.07

/** Leans away from her target at once and swings back to rest. */
function recoil(hull: Readonly<Pose>, target: Readonly<Pose>): Motion {
  return (t, pose) => {
    const angle = RECOIL * Math.sin(Math.PI * Math.min(1, t * 6) * 0.5) * (1 - t) ** 1.5 * Math.cos(Math.PI * 3 * t)
    leanTowards(pose, hull.x - target.x, hull.z - target.z, angle)
  }
}

function flightsOf(
  event: Shots,
  before: AdmiralState,
  volleys: readonly Volley[],
  target: Readonly<Pose>,
): readonly Flight[] {
  const senders = volleys.flatMap(({ guns }) => guns.filter((gun) => gun.sends))
  return senders.map(({ at, muzzle }, index) => {
    const to = event.hit ? onTarget(event, before, target, muzzle, index) : beside(target, muzzle, index)
    const length = Math.hypot(to.x - muzzle.x, to.z - muzzle.z)
    return { from: muzzle, to, begins: at, strikes: at + flightTime(length), height: 0.25 * length }
  })
}

/** Shots fall about the middle of what they are aimed at: no two on one spot. */
const SPREAD = [0, 0.24, -0.24, 0.4, -0.36, 0.12, -0.14, 0.3] as const

/** Where a ball strikes hull, sails or walls. */
function onTarget(
  { aim, target: id }: Shots,
  before: AdmiralState,
  target: Readonly<Pose>,
  muzzle: Readonly<Pose>,
  index: number,
): Pose {
  const isFort = fortIn(before, id) !== null
  const near = isFort ? 0.3 : 0.1
  const length = Math.hypot(muzzle.x - target.x, muzzle.z - target.z) || 1
  const along = SPREAD[index % SPREAD.length] ?? 0
  const up = isFort ? 0.4 : aim === 'sails' ? 0.62 : 0.2
  const keel = isFort ? { x: 1, z: 0 } : { x: -Math.sin(target.yaw), z: -Math.cos(target.yaw) }
  return poseAt(
    target.x + (near * (muzzle.x - target.x)) / length + along * keel.x,
    target.y + up + 0.1 * along,
    target.z + (near * (muzzle.z - target.z)) / length + along * keel.z,
  )
}

/** Where a ball goes into the water: short of the target, past it, and to both sides. */
function beside(target: Readonly<Pose>, muzzle: Readonly<Pose>, index: number): Pose {
  const length = Math.hypot(target.x - muzzle.x, target.z - muzzle.z) || 1
  const [dx, dz] = [(target.x - muzzle.x) / length, (target.z - muzzle.z) / length]
  const short = index % 3 === 1 ? -0.62 : Math.min(0.72, length * 0.55)
  const aside = [0.16, -0.5, -0.32, 0.5, 0.3, -0.12, 0.4, -0.4][index % 8] ?? 0
  return poseAt(target.x - short * dx - aside * dz, WATER, target.z - short * dz + aside * dx)
}

function ball({ from, to, begins, strikes, height }: Flight, index: number): readonly AdmiralCue[] {
  const lasts = strikes - begins
  const target = ballTarget(index % BORROWED.balls)
  return [
    move(target, begins, lasts, together(parabola(from, to, height), spin(2))),
    move(target, strikes, 0, gone),
    effect('trace', begins, from, { to, size: height, lasts: lasts / 0.72 }),
    ...(index === 0 ? [sound('whistle', begins + 140, from, 0.5)] : []),
  ]
}

/** The pose of home, which is off the stage. */
const gone: Motion = () => {}

/** What one ball does where it strikes. */
function answer(event: Shots, before: AdmiralState, { to, strikes }: Flight): readonly AdmiralCue[] {
  if (!event.hit) {
    return [effect('column', strikes, to, { size: 0.72 }), sound('splash', strikes, to, 0.8)]
  }
  const ship = shipIn(before, event.target)
  if (event.aim === 'sails' && ship) {
    const tint = TEAM_TINT[ship.team]
    return [effect('scraps', strikes, to, { to: blown(to, before.wind, 1600), tint }), sound('flap', strikes, to, 0.9)]
  }
  return [
    effect('flash', strikes, to, { size: 0.8 }),
    effect('splinters', strikes, to, { size: 0.8 }),
    effect('smoke', strikes, to, { size: 0.5 }),
    sound(ship ? 'splinter' : 'rumble', strikes, to),
  ]
}

/** Whoever was hit leans away from the blow; walls only tremble with dust. */
function reeling(
  { target: id, by }: Shots,
  { before }: AdmiralScene,
  target: Readonly<Pose>,
  strikes: number,
): readonly AdmiralCue[] {
  const ship = shipIn(before, id)
  const shooter = unitPose(before, by[0]?.ship ?? id)
  if (!ship) return [effect('dust', strikes, poseAt(target.x, target.y + 0.2, target.z), { size: 1.4 })]
  const motion: Motion = (t, pose) => {
    const angle = 0.12 * (1 - t) * Math.sin(Math.PI * 3 * t)
    leanTowards(pose, target.x - shooter.x, target.z - shooter.z, angle)
  }
  return [move(shipTarget(id), strikes, 760, motion)]
}
