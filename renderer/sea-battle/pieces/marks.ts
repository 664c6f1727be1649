import { marksOf, opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'

/** Cells of a seat's own field that must be empty water and are marked for the eye (S-MARKS). */
export function emptyMarks(state: SeaBattleState, owner: SeaSeat): readonly Cell[] {
  return marksOf(state, opponentOf(owner)).empty
}

/** Cells of a seat's own field where a ship is hit and not sunk. */
export function burning(state: SeaBattleState, owner: SeaSeat): readonly Cell[] {
  return marksOf(state, opponentOf(owner)).hits
}
