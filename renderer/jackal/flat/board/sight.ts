import { useState } from 'react'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { startOfCursor } from '../../intent/cursorRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { placeOf, type Selected, selectablesOf, targetsOf, vesselCellOf } from '../../intent/targets.ts'

/** Returns the cell that a piece, a ship or the bear came to between two states; null if none did. */
export function movedTo(before: JackalState, after: JackalState): Cell | null {
  const piece = after.pieces.find((one) => {
    const known = before.pieces.find(({ id }) => id === one.id)
    return known !== one && known?.at !== one.at && typeof one.at === 'number' && one.at >= 0
  })
  if (typeof piece?.at === 'number') return piece.at
  const ship = after.teams.find((team) => before.teams.some(({ id, ship: was }) => id === team.id && was !== team.ship))
  if (ship) return ship.ship
  return after.bear && after.bear.at !== before.bear?.at ? after.bear.at : null
}

/**
 * Returns the cell of a large board that stays in sight: for the asked player the aim, or the piece to move; while
 * others move, the aim or the place of the last movement.
 */
export function useSight(view: JackalState, intent: IntentState): Cell {
  const start = intent.cursor ?? startOfCursor(intent, view)
  const [{ seen, cursor, cell }, set] = useState<Looked>({ seen: view, cursor: intent.cursor, cell: null })
  if (seen !== view || cursor !== intent.cursor) {
    const moved = seen.board.map === view.board.map ? movedTo(seen, view) : null
    const aimed = cursor === intent.cursor ? null : intent.cursor
    set({ seen: view, cursor: intent.cursor, cell: aimed ?? moved ?? cell })
  }
  return intent.asked ? start : (cell ?? start)
}

/**
 * Returns the cells to keep in sight while this screen is asked: the piece or ship that acts with all its targets, else
 * with the aim. While none is chosen, all that may act.
 */
export function cellsInSight(intent: IntentState): readonly (readonly Cell[])[] {
  const { asked, view, selected, cursor } = intent
  if (!asked || !view) return []
  const placeOfOne = (one: Selected) => (one.kind === 'piece' ? placeOf(one.id, view) : vesselCellOf(view, one))
  const who = (selected ? [selected] : selectablesOf(asked)).map(placeOfOne)
  const goals = targetsOf(intent).map(({ cell }) => cell)
  const groups = [[...who, ...goals, cursor], selected ? [...who, cursor] : [cursor]]
  return groups.map((cells) => cells.filter((cell) => cell !== null))
}

interface Looked {
  readonly seen: JackalState
  readonly cursor: Cell | null
  readonly cell: Cell | null
}
