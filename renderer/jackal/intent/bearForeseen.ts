import { bearStepAfter, type Route } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { routesFor } from './foreseen.ts'
import { type Selection, targetAt } from './targets.ts'

/** A step of the bear (J-ARCH). */
export interface BearStep {
  readonly from: Cell
  readonly to: Cell
}

/**
 * Where the bear goes at the end of the turn once the move at a cell is made; null where it stays, moves in another
 * player's turn, or where the move can go several ways. Whoever turns a tile is taken to stay there.
 */
export function bearStepAt(selection: Selection, cell: Cell | null): BearStep | null {
  const { view } = selection
  const move = cell === null ? null : targetAt(selection, cell)?.moves[0]?.move
  if (!view?.bear || !move) return null
  const to = stepAfter(view, move)
  return to === null ? null : { from: view.bear.at, to }
}

const STAYS: ReadonlySet<Route['ends']> = new Set(['rest', 'held', 'sea', 'launch', 'ship', 'unknown'])

function stepAfter(view: JackalState, move: JackalMove): Cell | null {
  if (move.kind === 'sail') {
    const aboard = view.pieces.find(({ at }) => typeof at === 'number')
    return typeof aboard?.at === 'number' ? bearStepAfter(view, aboard.id, aboard.at) : null
  }
  if (move.kind !== 'go') return null
  const [only, another] = routesFor(move, view)
  const rests = only?.path.at(-1)?.cell
  if (!only || another || rests === undefined || !STAYS.has(only.ends)) return null
  return bearStepAfter(view, move.piece, rests)
}
