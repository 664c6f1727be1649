import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { pilePose, treasurePose } from './anchors.ts'

/** Where the coins of a place lie, and how many. */
export function pilePoseIn(
  state: JackalState,
  cell: Cell,
  step: number,
): { readonly pose: Pose; readonly coins: number } {
  const tile = state.tiles[cell]
  const coins = step === 0 ? (tile?.coins ?? 0) : (tile?.steps[step - 1]?.coins ?? 0)
  return { pose: pilePose(state.board, cell, kindAt(state, cell), step), coins }
}

/** Where the treasure lies on a tile. */
export function treasurePoseIn(state: JackalState, cell: Cell, step: number): Pose {
  return treasurePose(state.board, cell, kindAt(state, cell), step)
}

function kindAt(state: JackalState, cell: Cell) {
  const kind = state.tiles[cell]?.kind
  return kind === undefined || kind === 'closed' ? 'empty' : kind
}
