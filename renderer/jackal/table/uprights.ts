import type { Cell, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import type { Upright } from '../../table/picking/picking.ts'
import type { Spot } from '../../table/spot.ts'
import { cellAtSpot, pieceTarget, shipTarget, TILE_TOP, WATER } from './anchors.ts'

/** Radius of a figure's base and its height with hat, in its own measure. */
const FIGURE = { radius: 0.2, height: 0.9 } as const

/** Everything upright that can be pointed at: figures in play, and ships up to their lower sails. */
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
  return [{ id: pieceTarget(id), x, z, radius: FIGURE.radius * scale, bottom: y, top: y + FIGURE.height * scale }]
}

/** A ship is two drums, one over each half of her hull. */
function shipsOf(state: JackalState, poses: Poses): readonly Upright[] {
  return state.teams.flatMap(({ id }) => {
    const pose = poses.get(shipTarget(id))
    if (!pose) return []
    return [-0.42, 0, 0.42].map((along) => ({
      id: shipTarget(id),
      x: pose.x + along * Math.cos(pose.yaw),
      z: pose.z - along * Math.sin(pose.yaw),
      radius: 0.32,
      bottom: WATER,
      top: pose.y + 0.7,
    }))
  })
}

/** What a picked name stands for. */
export type Pointed =
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'ship'; readonly team: TeamId }

export function pointedBy(name: string | null, state: JackalState): Pointed | null {
  const piece = state.pieces.find(({ id }) => pieceTarget(id) === name)
  if (piece) return { kind: 'piece', id: piece.id }
  const ship = state.teams.find(({ id }) => shipTarget(id) === name)
  return ship ? { kind: 'ship', team: ship.id } : null
}

/** The cell that the pointer is over; null off the board. */
export function cellUnder({ board }: Pick<JackalState, 'board'>, ground: Spot | null): Cell | null {
  return ground && cellAtSpot(board, ground)
}

/** Height of the plane that is pointed at. */
export const GROUND = TILE_TOP
