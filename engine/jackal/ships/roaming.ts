import { stepFrom, vectorBetween } from '../cells.ts'
import { seaBeside } from '../geometry/islands.ts'
import { isSea } from '../geometry/terrain.ts'
import type { Cell, JackalState, Team } from '../types.ts'
import { isFighter, standsAt, vesselAt } from '../world.ts'

/**
 * Returns the cells that a ship can sail to in one action: one cell for each of its own sailors aboard, across the
 * sides of cells, also round corners; ships in a row count as one cell (J-ARCH). Nearest first.
 */
export function roamingTargets(state: JackalState, ship: Team): readonly Cell[] {
  const speed = speedOf(state, ship)
  const far = new Map<Cell, number>([[ship.ship, 0]])
  // The map grows during this loop.
  for (const [cell, steps] of far) {
    if (steps === speed) break
    for (const next of stepsFrom(state, ship, cell)) if (!far.has(next)) far.set(next, steps + 1)
  }
  far.delete(ship.ship)
  return [...far.keys()]
}

/** Returns the number of sailors of the team itself aboard its ship; a missionary and Friday do not count. */
function speedOf(state: JackalState, ship: Team): number {
  let sailors = 0
  for (const piece of state.pieces) {
    if (piece.team === ship.id && standsAt(piece, ship.ship) && isFighter(piece)) sailors++
  }
  return sailors
}

/** Returns the next cells by each side, beyond ships that lie there. */
function stepsFrom(state: JackalState, ship: Team, cell: Cell): readonly Cell[] {
  return seaBeside(state.board, cell).flatMap((next) => {
    const direction = vectorBetween(state.board, cell, next)
    let to = next
    while (to >= 0 && isInTheWay(state, ship, to)) to = stepFrom(state.board, to, direction)
    return isSea(state.board, to) ? [to] : []
  })
}

/** Returns whether another ship, or the lifeboat, is on the cell. */
function isInTheWay(state: JackalState, ship: Team, cell: Cell): boolean {
  return cell !== ship.ship && vesselAt(state, cell) !== null
}
