import type { Cell, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { useTick } from '../../picture/useTick.ts'
import type { Pose, Poses } from '../../playback/motion/poses.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { distanceTo, type Upright } from '../../table/picking/picking.ts'
import type { Point } from '../../table/spot.ts'
import { prefersReducedMotion, useSettings } from '../../ui/settings.ts'
import { useIntent } from '../intent/intent.ts'
import { type Selection, targetsOf } from '../intent/targets.ts'
import { pieceTarget, pileTarget, shipTarget, TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { shownNow } from '../table/shown.ts'
import { vesselAt } from '../table/vessels.ts'

/** A ship's sails over its hull, in its own measure: drums along it that hold them, the jib last. */
const SAILS = [
  { along: -0.25, radius: 0.33, bottom: 0.55, top: 1.25 },
  { along: 0.05, radius: 0.33, bottom: 0.55, top: 1.25 },
  { along: 0.4, radius: 0.33, bottom: 0.55, top: 1.25 },
  { along: 0.75, radius: 0.2, bottom: 0.5, top: 1 },
] as const
/** The height of a figure's face in its own measure. */
const FACE = 0.6

/** The share of the sails that vanishes in front of something, and the duration, in seconds. */
const VANISHED = 0.78
const TIME = 0.25

/** A place that must be visible. */
export interface PlaceToSee extends Point {
  /** True for a lit cell, which counts by its middle and is never lost behind a jib; a figure is hidden by halves. */
  readonly isLit: boolean
}

/**
 * Returns the places that must be visible behind anything: figures overboard and ashore, coins, and lit cells; not
 * those of ships.
 */
export function placesToSee(state: JackalState, selection: Selection, poses: Poses): readonly PlaceToSee[] {
  const isOff = (cell: unknown): cell is Cell => typeof cell === 'number' && vesselAt(state, cell) === null
  const faces = state.pieces.flatMap(({ id, at }) => {
    const pose = isOff(at) ? poses.get(pieceTarget(id)) : null
    return pose ? { x: pose.x, y: pose.y + FACE * pose.scale, z: pose.z, isLit: false } : []
  })
  const coins = pilesOf(state).flatMap((target) => {
    const pose = poses.get(target)
    return pose ? { x: pose.x, y: pose.y, z: pose.z, isLit: false } : []
  })
  const lit = targetsOf(selection).filter(({ cell }) => isOff(cell))
  return [...faces, ...coins, ...lit.map(({ cell }) => ({ ...cellSpot(state.board, cell), y: TILE_TOP, isLit: true }))]
}

/** Returns every pile of coins ashore. */
function pilesOf({ tiles }: JackalState): readonly string[] {
  return tiles.flatMap((tile, cell) =>
    tile ? [tile, ...tile.steps].flatMap(({ coins }, step) => (coins > 0 ? pileTarget(cell, step) : [])) : [],
  )
}

/** Returns whether a ship's sails are between the camera and one of some places. */
export function hidesAny(ship: Readonly<Pose>, eye: Point, places: readonly PlaceToSee[]): boolean {
  const sails = sailsOf(ship)
  return places.some((place) =>
    place.isLit
      ? isBehind(sails.slice(0, -1), place, eye)
      : widthOf(place, eye).some((one) => isBehind(sails, one, eye)),
  )
}

function isBehind(sails: readonly Upright[], { x, y, z }: Point, eye: Point): boolean {
  const [dx, dy, dz] = [eye.x - x, eye.y - y, eye.z - z]
  const far = Math.hypot(dx, dy, dz)
  const sight = { origin: { x, y, z }, direction: { x: dx / far, y: dy / far, z: dz / far } }
  return sails.some((sail) => (distanceTo(sail, sight) ?? far) < far)
}

/** Half the width of a figure, in cells. */
const HALF = 0.15

/** Returns the middle of a figure and its sides from the camera. */
function widthOf({ x, y, z }: Point, eye: Point): readonly Point[] {
  const [dx, dz] = [eye.x - x, eye.z - z]
  const step = HALF / Math.hypot(dx, dz)
  return [-step, 0, step].map((aside) => ({ x: x + dz * aside, y, z: z - dx * aside }))
}

function sailsOf({ x, y, z, yaw, scale }: Readonly<Pose>): readonly Upright[] {
  return SAILS.map(({ along, radius, bottom, top }) => ({
    id: '',
    x: x + along * scale * Math.cos(yaw),
    z: z - along * scale * Math.sin(yaw),
    radius: radius * scale,
    bottom: y + bottom * scale,
    top: y + top * scale,
  }))
}

/**
 * Lets the sails of a ship vanish while they hide a swimmer, another figure, coins or a lit cell from the camera.
 * @param vanished the share that has vanished, 0–1: is changed
 */
export function useSeenThrough(team: TeamId, vanished: { value: number }): void {
  const table = useShownTable()
  useTick((seconds, { camera, invalidate }) => {
    const [state, ship] = [shownNow(table), table.playback.poses.get(shipTarget(team))]
    const isHiding =
      state !== null && ship !== null && hidesAny(ship, camera.position, placesNow(state, table.playback.poses))
    const goal = isHiding ? VANISHED : 0
    if (vanished.value === goal) return
    const step = prefersReducedMotion(useSettings.getState().settings) ? 1 : seconds / TIME
    vanished.value = goal > 0 ? Math.min(goal, vanished.value + step) : Math.max(0, vanished.value - step)
    invalidate()
  })
}

let known: { readonly by: readonly unknown[]; readonly places: readonly PlaceToSee[] } = { by: [], places: [] }

/** Returns the same list for all ships of a frame. */
function placesNow(state: JackalState, poses: Poses): readonly PlaceToSee[] {
  const by = [state, useIntent.getState(), poses, poses.version]
  if (by.some((one, index) => one !== known.by[index]))
    known = { by, places: placesToSee(state, useIntent.getState(), poses) }
  return known.places
}
