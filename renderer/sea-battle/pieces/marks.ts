import { marksOf, opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'

/** Returns the cells of a seat's own field that must be empty water and are marked (S-MARKS). */
export function emptyMarks(state: SeaBattleState, owner: SeaSeat): readonly Cell[] {
  return marksOf(state, opponentOf(owner)).empty
}

/** Returns the cells of a seat's own field with a hit on a ship afloat. */
export function burning(state: SeaBattleState, owner: SeaSeat): readonly Cell[] {
  return marksOf(state, opponentOf(owner)).hits
}
