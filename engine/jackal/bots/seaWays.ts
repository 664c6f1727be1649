import { seaBeside } from '../geometry/islands.ts'
import { perMap } from '../geometry/perMap.ts'
import { cellsOf, isSwimmable, landNeighboursOf } from '../geometry/terrain.ts'
import { speedOf } from '../ships/roaming.ts'
import type { Cell, JackalState, Team } from '../types.ts'

/** Turns for a cell of sea that a roaming ship is expected to sail with some of her crew aboard (J-ARCH). */
const PACE = 0.5
const NO_WAY = 1000

/**
 * Turns from each cell of sea, for those aboard a ship there, to the errand of the best tile that she can bring them to;
 * beyond any way on land.
 */
export function turnsAtSea({ board }: JackalState, errand: readonly number[]): readonly number[] {
  const field = cellsOf(board).map(() => NO_WAY)
  const queue: Cell[] = []
  for (const cell of swimmableOf(board)) {
    let ashore = NO_WAY
    for (const landing of landNeighboursOf(board, cell)) ashore = Math.min(ashore, errand[landing] as number) // a number a cell
    field[cell] = 1 + ashore
    if (ashore < NO_WAY) queue.push(cell)
  }
  // Nearest first, so that few cells are looked at again.
  queue.sort((a, b) => (field[a] as number) - (field[b] as number))
  // The queue grows while it is read.
  for (const cell of queue) {
    const turns = PACE + (field[cell] as number)
    for (const next of seaBeside(board, cell)) {
      if (turns >= (field[next] as number)) continue
      field[next] = turns
      queue.push(next)
    }
  }
  return field
}

const swimmableOf = perMap((board) => cellsOf(board).filter((cell) => isSwimmable(board, cell)))

/** Cells that a roaming ship can sail to, by the turns that it takes her; she is taken to have somebody aboard. */
export function turnsToSail(state: JackalState, ship: Team): ReadonlyMap<Cell, number> {
  const speed = Math.max(1, speedOf(state, ship))
  const turns = new Map([[ship.ship, 0]])
  // The map grows while it is read.
  for (const [cell, needed] of turns) {
    for (const next of seaBeside(state.board, cell)) if (!turns.has(next)) turns.set(next, needed + 1 / speed)
  }
  return turns
}
