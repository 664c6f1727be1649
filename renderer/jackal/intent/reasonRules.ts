import { refuse } from '../../../engine/jackal/refuse.ts'
import type { Cell, JackalMove, Load, PieceId } from '../../../engine/jackal/types.ts'
import { decisionOf, type IntentState, type Reaction } from './intentState.ts'
import { placingOf, type Selected } from './targets.ts'
import { uncorkAttempted } from './uncorkRules.ts'

/** A cell that cannot be chosen shows the reason with its rule. */
export function explained(state: IntentState, cell: Cell): Reaction {
  const { view, asked } = state
  const attempt = attempted(state, cell)
  if (!view || !asked || !attempt) return { patch: { prompt: null, why: null } }
  const refusal = refuse(view, asked.seat, attempt)
  return { patch: { prompt: null, why: refusal && { cell, refusal } } }
}

/** The move that a click on an unlit cell would have meant. */
function attempted(state: IntentState, cell: Cell): JackalMove | null {
  const { selected, carry, bottle } = state
  const decision = decisionOf(state)
  const placing = placingOf(state.asked)
  if (placing) return { kind: 'place', team: placing, to: cell }
  if (decision?.kind === 'peek') return { kind: 'peek', cell }
  if (decision?.kind === 'swap') return { kind: 'swap', cell }
  if (decision?.kind === 'uncork') return uncorkAttempted(state, cell)
  if (selected?.kind === 'ship') return sailMove(selected, cell)
  if (selected?.kind !== 'piece') return attemptedByOccupant(state, cell)
  return goMove(selected.id, cell, carry, bottle)
}

function sailMove({ team, boat }: Extract<Selected, { kind: 'ship' }>, to: Cell): JackalMove {
  return boat ? { kind: 'sail', team, to, boat } : { kind: 'sail', team, to }
}

function goMove(piece: PieceId, to: Cell, carry: Load | null, bottle: boolean): JackalMove {
  return { kind: 'go', piece, to, ...(carry && { carry }), ...(bottle && { bottle }) }
}

/** With nothing chosen, a click on a piece or ship that cannot move tells why it cannot. */
function attemptedByOccupant({ view }: IntentState, cell: Cell): JackalMove | null {
  const piece = view?.pieces.find(({ at, team }) => at === cell && team === view.turn)
  if (piece) return { kind: 'go', piece: piece.id, to: cell }
  const ship = view?.teams.find((team) => team.ship === cell)
  return ship ? { kind: 'sail', team: ship.id, to: cell } : null
}
