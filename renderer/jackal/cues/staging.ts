import type { Cell, JackalState, Piece, PieceId } from '../../../engine/jackal/types.ts'
import { type Cue, type MotionCue, move, type Scene } from '../../playback/cue.ts'
import { above, COMMON_LIVES, effectsWith } from '../../playback/effects/effectCue.ts'
import { glide, type Motion } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { EffectName } from '../effects/names.ts'
import { handPose, loadTarget, pieceTarget, TILE_TOP, WATER } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { homeIn } from '../table/layout.ts'
import { vesselAt } from '../table/vessels.ts'

export type JackalCue = Cue<EffectName>
export type JackalScene = Scene<JackalState>

/** The lifetime of each effect, in milliseconds. */
const LIVES: Readonly<Record<EffectName, number>> = {
  ...COMMON_LIVES,
  stars: 800,
  hiccups: 1300,
  leaves: 2200,
  jaws: 420,
  oath: 1300,
  demand: 1100,
  eye: 1100,
  bell: 800,
  bones: 900,
  steam: 1400,
  poof: 620,
  tears: 1100,
  bottle: 800,
  beam: 1500,
  truce: 1300,
}

export const effect = effectsWith(LIVES)
export { above }

/** Returns the middle of a tile's top. */
export function onTile({ before }: Pick<JackalScene, 'before'>, cell: Cell): Pose {
  const { x, z } = cellSpot(before.board, cell)
  return poseAt(x, TILE_TOP, z)
}

/** Returns the middle of a sea cell's surface. */
export function onWater({ before }: Pick<JackalScene, 'before'>, cell: Cell): Pose {
  const { x, z } = cellSpot(before.board, cell)
  return poseAt(x, WATER, z)
}

/** Returns the rest poses of a target before and after the event. */
export function ends({ before, after }: JackalScene, target: string): readonly [Readonly<Pose>, Readonly<Pose>] {
  return [homeIn(before, target), homeIn(after, target)]
}

function pieceIn(state: JackalState, id: PieceId): Piece | null {
  return state.pieces.find((piece) => piece.id === id) ?? null
}

/** Returns whether a cell is open water: no tile, no ship and no boat. */
export function isOpenSea(state: JackalState, cell: Cell): boolean {
  return state.tiles[cell] === null && vesselAt(state, cell) === null
}

/** The delay of a coin behind the hand that holds it, in milliseconds. */
const LAG = 40

/** Moves a piece with its load from its rest pose before the event to the one after it. */
export function travel(
  scene: JackalScene,
  id: PieceId,
  at: number,
  lasts: number,
  motion: (from: Readonly<Pose>, to: Readonly<Pose>) => Motion,
): readonly MotionCue[] {
  const [from, to] = ends(scene, pieceTarget(id))
  return [move(pieceTarget(id), at, lasts, motion(from, to)), ...bring(scene, id, at, lasts, from, to, motion)]
}

/** Moves the load of a piece between two poses. */
export function bring(
  { before }: JackalScene,
  id: PieceId,
  at: number,
  lasts: number,
  from: Readonly<Pose>,
  to: Readonly<Pose>,
  motion: (from: Readonly<Pose>, to: Readonly<Pose>) => Motion,
): readonly MotionCue[] {
  const load = pieceIn(before, id)?.load
  if (!load) return []
  return [move(loadTarget(id, load), at + LAG, lasts, motion(handPose(from, load), handPose(to, load)))]
}

const SETTLE = 180
const NEGLIGIBLE = 0.005

/** Moves pieces that make room for others, or take the room they left, to their new slots. */
export function settle(scene: JackalScene, at: number, except: readonly PieceId[]): readonly MotionCue[] {
  const { before, after } = scene
  return after.pieces.flatMap((piece) => {
    if (except.includes(piece.id) || pieceIn(before, piece.id)?.at !== piece.at) return []
    const [from, to] = ends(scene, pieceTarget(piece.id))
    const shift = Math.abs(from.x - to.x) + Math.abs(from.z - to.z) + Math.abs(from.scale - to.scale)
    return shift < NEGLIGIBLE ? [] : travel(scene, piece.id, at, SETTLE, (a, b) => glide(a, b))
  })
}
