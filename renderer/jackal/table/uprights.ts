import type { Cell, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import type { Upright } from '../../table/picking/picking.ts'
import type { Spot } from '../../table/spot.ts'
import { pieceTarget, shipTarget, TILE_TOP, WATER } from './anchors.ts'
import { cellAtSpot } from './cellSpot.ts'

/** Radius of a figure's base and its height with hat, in its own measure. */
const FIGURE = { radius: 0.2, height: 0.9 } as const

/**
 * Returns everything upright that can be pointed at: figures in play, hulls, and sails that have neither a figure nor a
 * hull in front of or behind them.
 */
export function uprightsOf(state: JackalState, poses: Poses): readonly Upright[] {
  return [
    ...state.pieces.flatMap(({ id, at }) => (typeof at === 'number' ? figure(id, poses) : [])),
    ...shipsOf(state, poses),
  ]
}

function figure(id: PieceId, poses: Poses): readonly Upright[] {
  const pose = poses.get(pieceTarget(id))
  if (!pose || pose.opacity < 0.5) return []
  const { x, y, z, scale } = pose
  const [radius, top] = [FIGURE.radius * scale, y + FIGURE.height * scale]
  return [{ id: pieceTarget(id), x, z, radius, bottom: y, top, isBase: true }]
}

/** Places of drums along a ship's keel, their radius and height in cells: over the hull, and round the two masts. */
const HULL = { along: [-0.42, 0, 0.42], radius: 0.32, top: 0.7 } as const
const SAILS = { along: [-0.34, 0.3], radius: 0.42, top: 1.75 } as const

/** Returns the drums of ships over their hulls and sails; sails fade in front of things, so they come last. */
function shipsOf(state: JackalState, poses: Poses): readonly Upright[] {
  return state.teams.flatMap(({ id }) => {
    const pose = poses.get(shipTarget(id))
    if (!pose) return []
    const drums = ({ along, radius, top }: typeof HULL | typeof SAILS) =>
      along.map((way) => ({
        x: pose.x + way * Math.cos(pose.yaw),
        z: pose.z - way * Math.sin(pose.yaw),
        radius,
        top: pose.y + top,
      }))
    return [
      ...drums(HULL).map((drum) => ({ ...drum, id: shipTarget(id), bottom: WATER, isBase: true })),
      ...drums(SAILS).map((drum) => ({ ...drum, id: sailsTarget(id), bottom: pose.y + HULL.top })),
    ]
  })
}

const sailsTarget = (team: TeamId): string => `sails/${team}`

/** The thing behind a picked name. */
export type Pointed =
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'ship'; readonly team: TeamId; readonly isSails?: true }

export function pointedBy(name: string | null, state: JackalState): Pointed | null {
  const piece = state.pieces.find(({ id }) => pieceTarget(id) === name)
  if (piece) return { kind: 'piece', id: piece.id }
  const ship = state.teams.find(({ id }) => shipTarget(id) === name)
  if (ship) return { kind: 'ship', team: ship.id }
  const rigged = state.teams.find(({ id }) => sailsTarget(id) === name)
  return rigged ? { kind: 'ship', team: rigged.id, isSails: true } : null
}

/** Returns the camera's name for the thing under the pointer. */
export function targetOf(pointed: Pointed | null): string | null {
  if (!pointed) return null
  return pointed.kind === 'piece' ? pieceTarget(pointed.id) : shipTarget(pointed.team)
}

/** Returns the cell under the pointer; null off the board. */
export function cellUnder({ board }: Pick<JackalState, 'board'>, ground: Spot | null): Cell | null {
  return ground && cellAtSpot(board, ground)
}

/** Height of the plane that the pointer is projected onto. */
export const GROUND = TILE_TOP
