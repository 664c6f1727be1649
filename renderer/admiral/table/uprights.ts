import type { AdmiralState, Cell, Fort, Ship, UnitId } from '../../../engine/admiral/types.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import type { Upright } from '../../table/picking/picking.ts'
import type { Spot } from '../../table/spot.ts'
import { alongYaw, cellAtSpot, fortTarget, shipTarget, WATER } from './anchors.ts'

/** The places of the drums along a hull, their radius and their height up to the topsails, in cells. */
const DRUMS = { along: [-0.36, 0, 0.36], radius: 0.28, height: 0.72 } as const
/** Height of the hull without masts, in cells. */
const HULL = 0.2
const FORT = { radius: 0.5, height: 0.95 } as const

/** Returns all upright things that the pointer can meet: ships up to their topsails, and forts. */
export function uprightsOf(state: AdmiralState, poses: Poses): readonly Upright[] {
  return [...state.ships.flatMap((ship) => drumsOf(ship, poses)), ...state.forts.flatMap((fort) => tower(fort, poses))]
}

/**
 * Returns a ship as three drums in line: astern, amidships and ahead. Its hull has priority over the sails of others.
 */
function drumsOf({ id, at }: Ship, poses: Poses): readonly Upright[] {
  const pose = at === null ? null : poses.get(shipTarget(id))
  if (!pose || pose.opacity < 0.5) return []
  const { x, z } = alongYaw(pose.yaw)
  return DRUMS.along.flatMap((along) => {
    const drum = {
      id: shipTarget(id),
      x: pose.x + along * x,
      z: pose.z + along * z,
      radius: DRUMS.radius,
      bottom: WATER,
    }
    return [
      { ...drum, top: pose.y + HULL, isBase: true },
      { ...drum, top: pose.y + DRUMS.height },
    ]
  })
}

function tower({ id }: Fort, poses: Poses): readonly Upright[] {
  const pose = poses.get(fortTarget(id))
  if (!pose) return []
  const walls = { id: fortTarget(id), x: pose.x, z: pose.z, radius: FORT.radius, bottom: WATER }
  return [
    { ...walls, top: pose.y + HULL, isBase: true },
    { ...walls, top: pose.y + FORT.height },
  ]
}

/** Returns the ship or fort of a picked name. */
export function unitPointedAt(name: string | null, { ships, forts }: AdmiralState): UnitId | null {
  const ship = ships.find(({ id }) => shipTarget(id) === name)
  return (ship ?? forts.find(({ id }) => fortTarget(id) === name))?.id ?? null
}

/** Returns the field's cell at a point of the sea; null off the field. */
export function cellUnder({ board }: AdmiralState, ground: Spot | null): Cell | null {
  return ground && cellAtSpot(board, ground)
}

/** Height of the plane under the pointer. */
export const GROUND = WATER
