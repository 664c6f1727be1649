import type { SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import { SEATS } from '../../../engine/sea-battle/types.ts'
import { courseOf } from '../../../models/ship/bend.ts'
import type { Pose, Poses } from '../../playback/motion/poses.ts'
import type { Hull } from '../../table/water/hulls.ts'
import type { PlacementState } from '../placement/berthing.ts'
import { shipTarget, slotTarget, type Tray, trayMiddle, trayOf, WATER } from '../table/anchors.ts'
import { bearingOf, hullTurns, type Square, squaresOf } from '../table/bearing.ts'
import { isSeaBattleView, isWreck, shipsSeen } from '../view.ts'
import { slotSquares } from './slots.ts'

/** Half beams at the waterline by length, in cells. */
const HALF_BEAMS = [0, 0.2, 0.28, 0.36, 0.4] as const
/** The distance between the ends of a bent hull and those of its cells. */
const INWARD = 0.12
/** The height from which a hull is out of the water and makes no foam. */
const HIGH = 0.2

/** Returns everything in one tray's sea with foam around; a wreck at rest is under water and has none. */
export function hullsIn(
  tray: Tray,
  near: SeaSeat,
  state: SeaBattleState,
  poses: Poses,
  placement: PlacementState,
): readonly Hull[] {
  const laid =
    placement.seat === null
      ? []
      : placement.slots.flatMap((slot, i) => {
          return hullsOf(slotSquares(slot), poses.get(slotTarget(i)), false)
        })
  const ships = isSeaBattleView(state)
    ? SEATS.filter((seat) => trayOf(seat, near) === tray).flatMap((seat) =>
        shipsSeen(state, seat).flatMap((ship) => {
          const target = shipTarget(seat, ship)
          const moves = poses.moved(target) !== undefined
          return isWreck(state, seat, ship) && !moves ? [] : hullsOf(squaresOf(ship), poses.get(target), moves)
        }),
      )
    : []
  const middle = trayMiddle(tray)
  return [...ships, ...laid].filter(({ x }) => Math.abs(x - middle) < 6)
}

/** Returns the ellipses of a hull: one for a straight hull, one per cell for a bent one. */
function hullsOf(squares: readonly Square[], pose: Readonly<Pose> | null, moves: boolean): readonly Hull[] {
  if (!pose || pose.opacity < 0.5 || pose.y > WATER + HIGH) return []
  const { turns } = bearingOf(squares)
  const halfBeam = HALF_BEAMS[squares.length] ?? 0.4
  const wake = moves ? 0.7 : 0
  if (!/[LR]/.test(turns)) {
    return [{ x: pose.x, z: pose.z, heading: pose.yaw, halfLength: squares.length * 0.45, halfBeam, wake }]
  }
  const course = courseOf(hullTurns(turns))
  return course.map(({ x: atX, z: atZ, heading, turn }, index) => {
    const [cos, sin] = [Math.cos(pose.yaw), Math.sin(pose.yaw)]
    const inward = index === 0 ? INWARD : index === course.length - 1 ? -INWARD : 0
    const [x, z] = [atX + inward * Math.cos(heading), atZ - inward * Math.sin(heading)]
    return {
      x: pose.x + x * cos + z * sin,
      z: pose.z + z * cos - x * sin,
      heading: pose.yaw + heading + (turn === 'L' ? 0.8 : turn === 'R' ? -0.8 : 0),
      halfLength: turn === 'F' ? 0.44 : 0.4,
      halfBeam: halfBeam * 0.82,
      wake,
    }
  })
}
