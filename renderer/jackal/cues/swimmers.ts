/** The fate of swimmers at a cell where a ship or the boat arrives (J-SHIP, J-BOAT). */
import type { Cell, JackalEvent, Piece, PieceId } from '../../../engine/jackal/types.ts'
import { type MotionCue, move, sound } from '../../playback/cue.ts'
import { glide, hop, rise, sequence, stay, together } from '../../playback/motion/motion.ts'
import { pieceTarget } from '../table/anchors.ts'
import { overrunPose } from '../table/layout.ts'
import { isOverrun } from '../table/vessels.ts'
import { effect, ends, type JackalCue, type JackalScene, onWater, settle } from './staging.ts'

interface Arrival {
  readonly cell: Cell
  /** The pieces that come with the vessel. */
  readonly aboard: readonly PieceId[]
  /** The time of its arrival, in milliseconds. */
  readonly at: number
}

/** The time in which swimmers make room for each other, in milliseconds. */
const MAKE_ROOM = 300

/** Friends are hauled aboard as the vessel arrives; enemies stay in the water until the event that drowns them. */
export function overtakes(scene: JackalScene, { cell, aboard, at }: Arrival): readonly JackalCue[] {
  return swimmersAt(scene, cell)
    .filter(({ id }) => !aboard.includes(id))
    .flatMap((piece) => (isOverrun(scene.after, piece) ? [floats(scene, piece)] : haul(scene, piece, at)))
}

/** Returns the pieces at the vessel's destination, and those that bring it if they are there already. */
export function swimmersAt({ before }: JackalScene, cell: Cell): readonly Piece[] {
  return before.pieces.filter((piece) => piece.at === cell)
}

function floats(scene: JackalScene, { id }: Piece): MotionCue {
  const [from] = ends(scene, pieceTarget(id))
  return move(pieceTarget(id), 0, MAKE_ROOM, glide(from, overrunPose(scene.after, id) ?? from))
}

/** Pulls the swimmer out of the water onto the deck, on a rope. */
function haul(scene: JackalScene, { id, at: cell }: Piece, at: number): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(id))
  const hung = { ...to, y: to.y + 0.35 }
  const climb = sequence([360, together(glide(from, hung), rise(0))], [260, hop(hung, to, 0.05)])
  return [
    move(pieceTarget(id), 0, 0, stay(from)),
    move(pieceTarget(id), at, 620, climb),
    sound('rope', at, from),
    sound('splash', at + 40, from, 0.5),
    ...(typeof cell === 'number' ? [effect('splash', at + 40, onWater(scene, cell), { size: 0.6 })] : []),
  ]
}

/** Makes the rescued piece jump for joy on deck. */
export function swimmerRescued(event: Extract<JackalEvent, { kind: 'swimmerRescued' }>, scene: JackalScene) {
  const [from, to] = ends(scene, pieceTarget(event.piece))
  return [
    move(pieceTarget(event.piece), 0, 300, hop(from, to, 0.14)),
    sound('wood', 280, to, 0.7),
    ...settle(scene, 100, [event.piece]),
  ]
}

/** Makes the swimmers that wait for their turn to drown fill the room of another one. */
export function othersFloat({ before, after }: JackalScene, gone: PieceId): readonly MotionCue[] {
  return after.pieces.flatMap(({ id }) => {
    const [from, to] = [overrunPose(before, id), overrunPose(after, id)]
    return id !== gone && from && to ? [move(pieceTarget(id), 0, MAKE_ROOM, glide(from, to))] : []
  })
}
