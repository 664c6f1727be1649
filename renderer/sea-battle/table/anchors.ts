import { cellAt, FIELD_SIZE, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import type { Cell, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'
import { WATER_Y } from '../../../models/anchors.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import { leanTowards } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Point, Spot } from '../../table/spot.ts'
import { bearingOf, type Square, squaresOf } from './bearing.ts'

/** One of the two trays: the near one is the viewer's own sea on the left, the far one the enemy's on the right. */
export type Tray = 'near' | 'far'

export const WATER = WATER_Y
/** The depth of a hull in the water, and that of a wreck, by the length of the ship: its yards are under water, too. */
const DRAUGHT = 0.08
const WRECK = [0, 0.72, 0.9, 1, 1.1] as const
/** The distance of a wreck's keel from the middle of its cells, so that its masts do not reach into others (cells). */
const KEEL_ASIDE = [0, 0.28, 0.38, 0.46, 0.52] as const
/** The scale of a drawn wreck, as wrecks lie deep. */
const WRECK_SIZE = 0.9
/** Distance of the first file's and rank's middle from the middle of the tray. */
const FIRST = -4.5

export const TRAYS = ['near', 'far'] as const satisfies readonly Tray[]
export const trayMiddle = (tray: Tray): number => (tray === 'near' ? -SEA_TRAY.aside : SEA_TRAY.aside)

/** Returns the tray of a seat's fleet for the viewer `near`. */
export const trayOf = (owner: SeaSeat, near: SeaSeat): Tray => (owner === near ? 'near' : 'far')

export const shipTarget = (owner: SeaSeat, ship: Ship): string => `ship/${owner}/${ship[0] ?? 0}`
export const pegTarget = (owner: SeaSeat, cell: Cell): string => `peg/${owner}/${cell}`
/** Returns the target of a visual mark on water that must be empty. */
export const markTarget = (owner: SeaSeat, cell: Cell): string => `mark/${owner}/${cell}`
/** Returns the target of the gun that fires at the other tray, standing at this one's end of the table. */
export const gunTarget = (tray: Tray): string => `prop/gun/${tray}`
/** The cannonball in the air. */
export const BALL = 'prop/ball'
/** Returns the target of a ship in the fleet that is being placed, by its number in the fleet. */
export const slotTarget = (slot: number): string => `slot/${slot}`

/** Returns the middle of a square; squares may lie off the field. */
export function squareSpot(tray: Tray, [east, south]: Square): Spot {
  return { x: trayMiddle(tray) + FIRST + east, z: FIRST + south }
}

export function cellSpot(tray: Tray, cell: Cell): Spot {
  return squareSpot(tray, [fileOf(cell), rankOf(cell)])
}

/** Returns the square of a tray's grid under a point; it may lie off the field. */
export function squareAt(tray: Tray, { x, z }: Spot): Square {
  return [Math.round(x - trayMiddle(tray) - FIRST), Math.round(z - FIRST)]
}

/** Returns the cell of a tray under a point; null beside the field. */
export function cellAtSpot(tray: Tray, spot: Spot): Cell | null {
  const cell = cellAt(...squareAt(tray, spot))
  return cell < 0 ? null : cell
}

/** Returns the pose of a ship afloat on squares of a tray. */
export function floatingPose(tray: Tray, squares: readonly Square[]): Pose {
  const { yaw, east, south } = bearingOf(squares)
  const { x, z } = squareSpot(tray, [east, south])
  return poseAt(x, WATER - DRAUGHT, z, { yaw })
}

export const shipPose = (tray: Tray, ship: Ship): Pose => floatingPose(tray, squaresOf(ship))

/** A list of 54°, away from the pegs beside the hull: to the north, or to the west. Radians. */
const LIST = 0.95
/** The tilt of a wreck towards its stern, in radians; long ships tilt less. */
const TRIM = [0, 0.2, 0.14, 0.1, 0.08] as const

/**
 * Returns the pose of a sunk ship: under water on its side, down by the stern; on no tier of quality does it look
 * afloat.
 */
export function wreckPose(tray: Tray, ship: Ship): Pose {
  const pose = shipPose(tray, ship)
  const { yaw } = pose
  const [east, south] = [Math.sin(yaw), Math.cos(yaw)]
  const side = east + south > 0 ? -1 : 1
  leanTowards(pose, east * side, south * side, LIST)
  leanTowards(pose, -Math.cos(yaw), Math.sin(yaw), TRIM[ship.length] ?? 0)
  const aside = side * (KEEL_ASIDE[ship.length] ?? 0.5)
  pose.x -= east * aside
  pose.y = WATER - (WRECK[ship.length] ?? 1)
  pose.z -= south * aside
  pose.scale = WRECK_SIZE
  return pose
}

/**
 * Pegs stand in the middle of their cells, but beside a visible ship they stand in front of its hull, or to the east of
 * one that heads south; no part of them is in another cell.
 */
const OPEN: Spot = { x: 0, z: 0 }
const BEFORE_HULL: Spot = { x: 0.12, z: 0.32 }
const EAST_OF_HULL: Spot = { x: 0.32, z: 0.14 }

/**
 * Returns the pose of a peg in a cell; beside the hull of a visible ship afloat there, so that its sails do not hide
 * the peg.
 */
export function pegPose(tray: Tray, cell: Cell, ship: Ship | null): Pose {
  const { x, z } = cellSpot(tray, cell)
  const aside = ship ? besideHull(ship, cell) : OPEN
  return poseAt(x + aside.x, WATER, z + aside.z)
}

/**
 * Returns the place beside a hull. If the ship continues to the south of the cell, its next deck covers the water in
 * front.
 */
function besideHull(ship: Ship, cell: Cell): Spot {
  return ship.includes(cell + FIELD_SIZE) || ship.includes(cell - FIELD_SIZE) ? EAST_OF_HULL : BEFORE_HULL
}

const MARK_SIZE = 0.48
export function markPose(tray: Tray, cell: Cell): Pose {
  const { x, z } = cellSpot(tray, cell)
  return poseAt(x, WATER, z, { scale: MARK_SIZE })
}

/** A flag that rises over a sea: the side of its picture, the factor on its drawn size, and its rise (cells). */
export const HOIST = { side: 1.5, size: 1.1, rise: 0.9 } as const

/** Returns the point where it begins to rise: within the sea, as panels cover the space beyond the far rail. */
export function hoistSpot(tray: Tray): Point {
  return { x: trayMiddle(tray), y: 0.6, z: -3.4 }
}

/** The places of the guns: the viewer's in front of the trays, the enemy's behind them, each on the table. */
const GUN_SIZE = 1.25
const GUNS: Readonly<Record<Tray, { readonly x: number; readonly z: number; readonly yaw: number }>> = {
  near: { x: -0.9, z: 8, yaw: 0.72 },
  far: { x: 0.9, z: -8.2, yaw: Math.PI + 0.72 },
}
const TABLE = -0.62

export function gunPose(tray: Tray): Pose {
  const { x, z, yaw } = GUNS[tray]
  return poseAt(x, TABLE, z, { yaw, scale: GUN_SIZE })
}

/** Berths in the harbour: the far tray holds the ships that are not yet placed, the longest behind. */
const HARBOUR_ROWS: readonly number[] = [-3.6, -1.5, 0.8, 3]
const HARBOUR_STEP: Readonly<Record<number, number>> = { 4: 0, 3: 4.2, 2: 3.2, 1: 2.3 }

/** Returns whether a place is on the far tray's half of the table, where the harbour is. */
export const isOverHarbour = (x: number): boolean => x > (trayMiddle('near') + trayMiddle('far')) / 2

/** Returns the waiting place of a ship in the harbour: the middle of its squares. */
export function harbourSpot(slot: number): Spot {
  const length = FLEET[slot] ?? 1
  const sisters = FLEET.filter((other) => other === length).length
  const index = slot - FLEET.indexOf(length)
  const step = HARBOUR_STEP[length] ?? 2
  return { x: trayMiddle('far') + (index - (sisters - 1) / 2) * step, z: HARBOUR_ROWS[4 - length] ?? 0 }
}

/** Returns the pose of a ship waiting in the harbour, in its current shape. */
export function harbourPose(slot: number, squares: readonly Square[]): Pose {
  const { yaw } = bearingOf(squares)
  const { x, z } = harbourSpot(slot)
  return poseAt(x, WATER - DRAUGHT, z, { yaw })
}
