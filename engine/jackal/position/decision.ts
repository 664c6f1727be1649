import { printCell } from '../cells.ts'
import type { Chain, Decision, JackalState, Piece } from '../types.ts'
import { demand } from './fault.ts'
import type { DecisionJson, DecisionRead } from './schema.ts'

/** Checks a pending decision against the pieces it speaks of. */
export function readDecision(json: DecisionRead | null, state: Pick<JackalState, 'pieces' | 'teams'>): Decision | null {
  if (!json) return null
  if (json.kind === 'endOffer') {
    const seats = state.teams.map((team) => team.seat)
    for (const seat of [json.by, ...json.waiting]) demand(seats.includes(seat), 'decision', `${seat} is no seat here`)
    return json
  }
  const mover = state.pieces.find((piece) => piece.id === json.chain.piece)
  demand(mover !== undefined, 'decision.chain.piece', `there is no piece ${json.chain.piece}`)
  demand(typeof mover.at === 'number' && !mover.lost, 'decision.chain.piece', `${mover.id} is not on the board`)
  return json
}

/** Nothing is held between turns: only the piece under way may carry (J-GOLD). */
export function demandEmptyHands(pieces: readonly Piece[], decision: Decision | null): void {
  const mover = decision && 'chain' in decision ? decision.chain.piece : null
  for (const [i, piece] of pieces.entries()) {
    demand(!piece.load || piece.id === mover, `pieces.${i}.load`, 'nothing is held between turns', 'J-GOLD')
  }
}

/** The decision with its cells as players write them. */
export function printDecision(decision: Decision): DecisionJson {
  switch (decision.kind) {
    case 'onward':
      return { ...decision, chain: printChain(decision.chain), to: decision.to.map(printCell) }
    case 'arrival':
      return { ...decision, chain: printChain(decision.chain), give: [...decision.give] }
    case 'peek':
    case 'arrange':
      return { ...decision, chain: printChain(decision.chain), looked: decision.looked.map(printCell) }
    case 'swap':
      return {
        ...decision,
        chain: printChain(decision.chain),
        first: decision.first === null ? null : printCell(decision.first),
      }
    case 'oath':
      return { ...decision, chain: printChain(decision.chain) }
    case 'endOffer':
      return { ...decision, waiting: [...decision.waiting] } as DecisionJson // seats are teams' names in this game
    default:
      return decision satisfies never
  }
}

function printChain(chain: Chain): Extract<DecisionJson, { kind: 'oath' }>['chain'] {
  return {
    ...chain,
    origin: printCell(chain.origin),
    steps: chain.steps.map((step) => ({ ...step, from: printCell(step.from), to: printCell(step.to) })),
  }
}
