import { sortCells } from './berths.ts'
import { surroundingsOf } from './cells.ts'
import type { Cell, SeaBattleState, SeaSeat } from './types.ts'

/** A seat's knowledge of the field it fires at (S-MARKS). */
export interface Marks {
  /** Cells of ships that are hit, but not sunk yet. */
  readonly hits: readonly Cell[]
  readonly misses: readonly Cell[]
  readonly sunk: readonly (readonly Cell[])[]
  /** Water that must be empty, marked only as a help for players. */
  readonly empty: readonly Cell[]
}

/** Returns the marks on the enemy's field of a seat; the same for all viewers. */
export function marksOf(state: SeaBattleState, seat: SeaSeat): Marks {
  const shots = state.shots[seat]
  const sunk = state.sunk[seat]
  const down = new Set(sunk.flat())
  const fired = new Set(shots.map((shot) => shot.at))
  const marked = state.options.autoMark && state.options.touch === 'none'
  const around = marked ? sunk.flat().flatMap((cell) => surroundingsOf(cell)) : []
  return {
    hits: shots.filter((shot) => shot.result !== 'miss' && !down.has(shot.at)).map((shot) => shot.at),
    misses: shots.filter((shot) => shot.result === 'miss').map((shot) => shot.at),
    sunk,
    empty: sortCells([...new Set(around)].filter((cell) => !fired.has(cell))),
  }
}

/** Returns the other seat. */
export function opponentOf(seat: SeaSeat): SeaSeat {
  return seat === 'north' ? 'south' : 'north'
}
