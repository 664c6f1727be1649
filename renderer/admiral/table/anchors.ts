import { cellAt, isOnField } from '../../../engine/admiral/cells.ts'
import { type Heading, sectorOf } from '../../../engine/admiral/geometry/headings.ts'
import type { Cell, ShipClass, UnitId, Wind } from '../../../engine/admiral/types.ts'
import { FORT_GROUND } from '../../../models/admiral/sea/map.ts'
import { SHIP_MEASURES } from '../../../models/admiral/squadron/measures.ts'
import { WATER_Y } from '../../../models/anchors.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Spot } from '../../table/spot.ts'
import { cellSpot, type Field } from './spots.ts'

export { cellSpot, type Field }

/** Height of the sea, in cells. */
export const WATER = WATER_Y
/** Water between the field's edge and the tray's rail, in cells. */
export const SEA_MARGIN = 0.4
/** Factor on the modelled size of ships. */
const SHIP_SIZE = 1.06
/** Width of the tray's rail, and the height of its top, in cells. */
export const RAIL = { width: 0.95, top: 0.165 } as const

const EIGHTH = Math.PI / 4

/** The ship's hull. */
export const shipTarget = (id: UnitId): string => `ship/${id}`
/**
 * The ship's sails: yaw is the brace of the yards against the hull, scale the share of set sails, squash the torn
 * share.
 */
export const sailsTarget = (id: UnitId): string => `sails/${id}`
/** The ship's flags: yaw is the turn of the cloth on the table, 0 blows to the north; scale their stiffness. */
export const flagTarget = (id: UnitId): string => `flag/${id}`
/** The walls of a fort, and the flag over them: yaw and scale like a ship's flags. */
export const fortTarget = (id: UnitId): string => `fort/${id}`
export const fortFlagTarget = (id: UnitId): string => `fortFlag/${id}`
/** The arrow of the weather vane. */
export const VANE = 'vane'
/**
 * The wind over the water: yaw is its direction (0 blows to the north), scale its strength (0 calm, 1 fresh, 2 storm).
 */
export const WIND = 'wind'
/** The `index`-th of the things that a cue borrows. */
export const dieTarget = (index: number): string => `die/${index}`
export const ballTarget = (index: number): string => `ball/${index}`
export const barrelTarget = (index: number): string => `barrel/${index}`
export const grapnelTarget = (index: number): string => `grapnel/${index}`
/** The captain's card beside a ship. */
export const cardTarget = (ship: UnitId): string => `card/${ship}`
/** The `index`-th card waiting in a fort's port. */
export const ashoreTarget = (fort: UnitId, index: number): string => `ashore/${fort}/${index}`
/** The chest in a cell. */
export const treasureTarget = (cell: Cell): string => `treasure/${cell}`
/** The gold a ship carries. */
export const goldTarget = (ship: UnitId): string => `gold/${ship}`

/** The numbers of things that a cue can borrow. */
export const BORROWED = { dice: 3, balls: 8, barrels: 3, grapnels: 3 } as const

/** Returns the cell of the field under a point; null beside the field. */
export function cellAtSpot(field: Field, { x, z }: Spot): Cell | null {
  const file = Math.round(x + (field.width - 1) / 2)
  const rank = Math.round((field.height - 1) / 2 - z)
  if (file < 0 || rank < 0 || file >= field.width) return null
  const cell = cellAt(file, rank)
  return isOnField(field, cell) ? cell : null
}

/** Returns a heading as a turn about the vertical, in radians: 0 is north, counter-clockwise seen from above. */
export function headingYaw(heading: Heading): number {
  return -sectorOf(heading) * EIGHTH
}

/** Returns the second of two headings as a yaw next to the first's, the shorter way round, in radians. */
export function yawAfter(before: Heading, after: Heading): number {
  const sectors = (sectorOf(after) - sectorOf(before) + 12) % 8
  return headingYaw(before) - (sectors - 4) * EIGHTH
}

/** Returns one cell along a yaw, as x and z. */
export function alongYaw(yaw: number): Spot {
  return { x: -Math.sin(yaw), z: -Math.cos(yaw) }
}

/**
 * Returns a spot on a ship, by the distances ahead of its origin and to starboard of its keel in cells of the models.
 */
export function spotAboard(ship: Readonly<Pose>, ahead: number, starboard: number): Spot {
  const bow = alongYaw(ship.yaw)
  const [along, out] = [ahead * ship.scale, starboard * ship.scale]
  return { x: ship.x + along * bow.x - out * bow.z, z: ship.z + along * bow.z + out * bow.x }
}

/** Returns the pose of a ship afloat in a cell. */
export function shipPose(field: Field, at: Cell, heading: Heading): Pose {
  const { x, z } = cellSpot(field, at)
  return poseAt(x, WATER, z, { yaw: headingYaw(heading), scale: SHIP_SIZE })
}

/** Returns the pose of a fort on its island, gate to the south. */
export function fortPose(field: Field, at: Cell): Pose {
  const { x, z } = cellSpot(field, at)
  return poseAt(x, FORT_GROUND, z)
}

/** Degrees by which the yards are braced, by the wind's sectors from the bow. Square yards appear edge-on abeam. */
const BRACES = [45, -42, -45, -49, -45, 49, 45, 42] as const

/**
 * Returns the brace of a ship's yards, radians against the hull: 0 square, positive with the starboard arms forward.
 * The lee side of the sail turns towards where the wind blows.
 */
export function braceFor(heading: Heading, toward: Heading): number {
  const sectors = (sectorOf(toward) - sectorOf(heading) + 8) % 8
  return ((BRACES[sectors] ?? 0) * Math.PI) / 180
}

/** The share of set sails in a wind: reefed in a storm, limp in a calm. */
const SAIL_SET: Readonly<Record<Wind['strength'], number>> = { fresh: 1, calm: 0.82, storm: 0.55 }

/** The strength of a wind, as the scale of `wind` and of flags. */
const WIND_FORCE: Readonly<Record<Wind['strength'], number>> = { calm: 0, fresh: 1, storm: 2 }

/** Returns the pose of a ship's sails, at the place of the hull. `torn` is the share that is shot away. */
export function sailsPose(ship: Readonly<Pose>, heading: Heading, wind: Wind, torn: number): Pose {
  return { ...ship, yaw: braceFor(heading, wind.toward), scale: SAIL_SET[wind.strength], squash: torn }
}

/** Returns the pose of a flag in the wind at a place. */
export function flagPose(at: Spot & { readonly y: number }, wind: Wind): Pose {
  const stiff = { calm: 0.25, fresh: 1, storm: 1.25 }[wind.strength]
  return poseAt(at.x, at.y, at.z, { yaw: headingYaw(wind.toward), scale: stiff })
}

/** Height of a fort's flag over the ground, flying and struck, in cells. */
const FORT_FLAG = { flying: 1.2, struck: 0.86 } as const

/** Returns the pose of a fort's flag; on a silent fort it hangs halfway down. */
export function fortFlagPose(fort: Readonly<Pose>, wind: Wind, silent: boolean): Pose {
  const { x, y, z } = fort
  return flagPose({ x, y: y + FORT_FLAG[silent ? 'struck' : 'flying'], z }, wind)
}

/** Returns the pose of the wind over the water. */
export function windPose({ toward, strength }: Wind): Pose {
  return poseAt(0, WATER, 0, { yaw: headingYaw(toward), scale: WIND_FORCE[strength] })
}

/** Returns the place of the vane: on the front rail left of the middle, between the panels in the corners. */
export function vaneSpot({ width, height }: Field): Spot {
  return { x: -width * 0.283, z: height / 2 + SEA_MARGIN + RAIL.width / 2 }
}

export const VANE_SIZE = 1.6

/** Returns the pose of the vane's arrow, which points to where the wind blows. */
export function vanePose(field: Field, wind: Wind): Pose {
  const { x, z } = vaneSpot(field)
  return poseAt(x, RAIL.top, z, { yaw: headingYaw(wind.toward), scale: VANE_SIZE })
}

/** Half the side of a die as modelled, and the factor on its drawn size. */
export const HALF_DIE = 0.31
const DIE_SIZE = 0.78

/**
 * Possible places of dice round their unit, in cells from its middle, towards the middle of the sea first; the second
 * of two dice is placed before the first.
 */
const DIE_SPOTS: readonly (readonly [inward: number, z: number])[] = [
  [1.15, 0.25],
  [-1.15, 0.25],
  [0, 1.25],
  [0, -1.25],
]
const NEXT_DIE = 0.8
/** The space that a die and the faces over it need, in cells. */
const ENOUGH = 2

/**
 * Returns the pose of a die at rest, at its middle: beside its unit, towards the middle of the sea, as panels lie at
 * the edges; on another side if others leave more space there.
 *
 * @param about the place of the unit that the die decides about
 * @param others the places that must stay in sight
 */
export function diePose({ width, height }: Field, index: number, about: Spot, others: readonly Spot[]): Pose {
  const inside = ({ x, z }: Spot) => Math.abs(x) < width / 2 && Math.abs(z) < height / 2
  const room = (spot: Spot) =>
    Math.min(...others.map((other) => Math.hypot(other.x - spot.x, other.z - spot.z)), ENOUGH)
  const way = about.x > 0 ? -1 : 1
  const spots = DIE_SPOTS.map(([inward, z]) => ({ x: about.x + inward * way, z: about.z + z })).filter(inside)
  const best = spots.reduce((most, spot) => (room(spot) > room(most) + 0.01 ? spot : most), spots[0] ?? about)
  const y = WATER + HALF_DIE * DIE_SIZE
  return poseAt(best.x, y, best.z + index * NEXT_DIE, { yaw: 0.35 - index * 0.5, scale: DIE_SIZE })
}

/** A card lies face down until it is shown. */
const FACE_DOWN = Math.PI
const CARD_SIZE = 0.95
const CARD_LIFT = 0.06

/** The distance of a captain's card beside and behind the ship's middle, in cells. */
const CARD_OFF = { aside: 0.36, behind: 0.3 } as const

/**
 * Returns the pose of a captain's card on the sea, in the far right corner of the ship's cell; in the far left one if
 * the bow points to the right one: clear of the arrow at the bow, and of the tag on the near side.
 */
export function cardPose(ship: Spot & Pick<Pose, 'yaw'>, faceUp: boolean): Pose {
  const bow = alongYaw(ship.yaw)
  const aside = bow.x > 0.3 ? -CARD_OFF.aside : CARD_OFF.aside
  return poseAt(ship.x + aside, WATER + CARD_LIFT, ship.z - CARD_OFF.behind, {
    tiltX: faceUp ? 0 : FACE_DOWN,
    yaw: 0.12,
    scale: CARD_SIZE,
  })
}

/** Returns the pose of the `index`-th card before a fort: fanned out on the beach. */
export function ashorePose(fort: Spot, index: number, faceUp: boolean): Pose {
  return poseAt(fort.x - 0.28 + index * 0.2, FORT_GROUND + 0.03 + index * 0.012, fort.z + 0.4, {
    tiltX: faceUp ? 0 : FACE_DOWN,
    yaw: 0.2 - index * 0.16,
    scale: CARD_SIZE,
  })
}

/** Height of an island's ground at a chest, in cells. */
const CHEST_GROUND = 0.04

/** Returns the pose of a treasure on its island. */
export function treasurePose(field: Field, at: Cell): Pose {
  const { x, z } = cellSpot(field, at)
  return poseAt(x + 0.04, CHEST_GROUND, z + 0.16, { yaw: 0.25 })
}

/** Returns the pose of the chests on a ship's quarterdeck. */
export function goldPose(ship: Readonly<Pose>, shipClass: ShipClass): Pose {
  const [ahead, deck] = SHIP_MEASURES[shipClass].hold
  const { x, z } = spotAboard(ship, ahead, 0)
  return poseAt(x, ship.y + deck * ship.scale, z, { yaw: ship.yaw })
}

/** Returns half the sides of the tray with its rails, in cells. */
export function trayHalves({ width, height }: Field): { readonly halfX: number; readonly halfZ: number } {
  const beyond = SEA_MARGIN + RAIL.width
  return { halfX: width / 2 + beyond, halfZ: height / 2 + beyond }
}
