import { gunNumbersOf, unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Broadside, Unit } from '../../../../engine/admiral/types.ts'
import { move, sound } from '../../../playback/cue.ts'
import { leanTowards, type Motion } from '../../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../../playback/motion/poses.ts'
import { distance } from '../../../table/spot.ts'
import { shipTarget } from '../../table/anchors.ts'
import { type AdmiralCue, blown, effect, type Of, unitPose } from '../staging.ts'
import { embrasureOf, gunDecks, gunsAside, muzzleOf } from './muzzles.ts'

/** Milliseconds between two guns of a side, and between two ships of a salvo. */
const GUN = 70
const SHIP = 180

/** One gun that fires, and its ball, if any: some guns only add their sound. */
interface Gun {
  readonly at: number
  readonly muzzle: Pose
  readonly sends: boolean
}

/** The guns of one ship or fort. */
export interface Volley {
  readonly unit: Unit
  readonly hull: Readonly<Pose>
  readonly guns: readonly Gun[]
}

/** Returns the guns of all units in a shot or salvo, ship after ship. */
export function volleysOf(
  { by }: Of<'shotsFired'>,
  before: AdmiralState,
  target: Readonly<Pose>,
  begins: number,
): readonly Volley[] {
  let at = begins
  return by.flatMap((part) => {
    const unit = unitNamed(before, part.ship)
    if (!unit) return []
    const hull = unitPose(before, part.ship)
    const guns = gunsOf(part, unit, before, hull, target).map((gun, i) => ({ ...gun, at: at + i * stepOf(unit) }))
    at += SHIP + guns.length * stepOf(unit) * 0.5
    return [{ unit, hull, guns }]
  })
}

/** Returns the time from one gun to the next: the decks of a side share the time of one gun. */
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

/** Returns the ports of a side that fire: each shot of the round has its share of them, from the bow on. */
export function portsFired(ports: number, perRound: number, left: number, shots: number): readonly number[] {
  const used = Math.max(0, Math.min(perRound - shots, perRound - left))
  const [from, to] = [Math.floor((used * ports) / perRound), Math.ceil(((used + shots) * ports) / perRound)]
  const count = Math.max(shots, to - from)
  return Array.from({ length: count }, (_, i) => Math.min(ports - 1, from + i))
}

/** Shows flashes, scaled against those of a single shot, and smoke along the side; the hull leans away from them. */
export function gunfire(
  { unit, hull, guns }: Volley,
  { wind }: AdmiralState,
  target: Readonly<Pose>,
  size: number,
): readonly AdmiralCue[] {
  const [first] = guns
  if (!first) return []
  const isShip = unit.class !== 'fort'
  return [
    ...guns.map(({ at, muzzle }) => effect('flash', at, muzzle, { to: target, size: 0.34 * size })),
    ...guns
      .filter((_, i) => i % decksOf(unit) === 0)
      .map(({ at, muzzle }, i) =>
        effect('gunsmoke', at, outboard(muzzle, hull, 0.12), {
          to: blown(outboard(muzzle, hull, 0.6 + 0.2 * (i % 3)), wind, 2600),
          size: 1.05,
        }),
      ),
    guns.length > 2 ? sound('volley', first.at, hull) : sound('cannon', first.at, hull, 0.9),
    ...(guns.length === 2 ? [sound('cannon', first.at + GUN, hull, 0.7)] : []),
    ...(isShip ? [move(shipTarget(unit.id), first.at, 1100 + guns.length * stepOf(unit), recoil(hull, target))] : []),
  ]
}

/** Returns a point moved away from the middle of the hull by some cells. */
function outboard(point: Readonly<Pose>, hull: Readonly<Pose>, cells: number): Pose {
  const length = distance(hull, point) || 1
  const share = cells / length
  return poseAt(point.x + (point.x - hull.x) * share, point.y, point.z + (point.z - hull.z) * share)
}

/** How far the recoil of its guns leans a hull, in radians: 4°. */
const RECOIL = 0.07

/** Leans the hull away from the target at once and swings it back to rest. */
function recoil(hull: Readonly<Pose>, target: Readonly<Pose>): Motion {
  return (t, pose) => {
    const angle = RECOIL * Math.sin(Math.PI * Math.min(1, t * 6) * 0.5) * (1 - t) ** 1.5 * Math.cos(Math.PI * 3 * t)
    leanTowards(pose, hull.x - target.x, hull.z - target.z, angle)
  }
}
