import type { Seat } from '../kernel/game.ts'
import { flightRefusal } from './movement/flights.ts'
import { firstSteps, footingOf, loadsWithin, setOutBarrier } from './movement/setOut.ts'
import { awaiting, isSameMove, legalMoves, needsBottle } from './moves.ts'
import { revivalBarrier } from './people/revival.ts'
import { uncorkBarrier } from './people/uncorking.ts'
import { rowBarrier } from './ships/lifeboat.ts'
import { placeBarrier } from './ships/placing.ts'
import { sailBarrier } from './ships/sailing.ts'
import { closedCells } from './tiles/lighthouse.ts'
import type { Cell, Decision, JackalMove, JackalRefusal, JackalState, Load, Piece, PieceId, TeamId } from './types.ts'
import { bottleStoreFor, findPiece, isAlive, isPlaced, isPreacher, roams } from './world.ts'

/** Returns why a seat may not play a move; null when it may. */
export function refuse(state: JackalState, seat: Seat, move: JackalMove): JackalRefusal | null {
  if (state.result) return 'match-over'
  if (!awaiting(state).includes(seat)) return 'not-your-turn'
  if (move.kind === 'offerEnd') return refuseOffer(state)
  if (legalMoves(state, seat).some((listed) => isSameMove(listed, move))) return null
  return state.decision ? refuseAnswer(state, state.decision, move) : refuseAction(state, move)
}

function refuseOffer(state: JackalState): JackalRefusal | null {
  if (state.decision) return 'offer-at-turn-start-only'
  return state.endOffered ? 'already-offered' : null
}

function refuseAnswer(state: JackalState, decision: Decision, move: JackalMove): JackalRefusal {
  if (decision.kind === 'peek' && move.kind === 'peek') {
    return decision.looked.includes(move.cell) || closedCells(state).includes(move.cell)
      ? 'already-looked'
      : 'not-a-closed-tile'
  }
  if (decision.kind === 'arrange' && move.kind === 'arrange') return 'not-an-order-of-the-looked'
  if (decision.kind === 'swap' && move.kind === 'swap') return 'tile-not-free'
  if (decision.kind === 'uncork' && move.kind === 'uncork') return uncorkRefusal(state, move.piece)
  if (decision.kind !== 'arrival') return 'finish-the-move'
  if (move.kind === 'give') return 'nobody-to-give-to'
  if (decision.boat && move.kind === 'sail' && move.boat) return boatRefusal(state, move.team, move.to)
  const flies = decision.flight && move.kind === 'go' && move.piece === decision.chain.piece
  return (flies ? flightRefusal(state, move.piece, move.to) : null) ?? 'finish-the-move'
}

function refuseAction(state: JackalState, move: JackalMove): JackalRefusal {
  if (move.kind === 'place') return placeRefusal(state, move.team, move.to)
  if (state.teams.some((team) => !isPlaced(team))) return 'ships-not-placed'
  switch (move.kind) {
    case 'go':
      if (move.carry === 'boat' && !state.options.lifeboat) return 'no-lifeboat'
      return wayRefusal(state, move.piece, move.to, move.carry ?? null, move.bottle === true) ?? 'too-far'
    case 'sail': {
      if (move.boat) return boatRefusal(state, move.team, move.to)
      const ship = state.teams.find((team) => team.id === move.team)
      return ship ? (sailBarrier(state, ship, move.to) ?? 'not-in-the-lane') : 'not-your-ship'
    }
    case 'revive': {
      const caller = findPiece(state, move.piece)
      if (!caller) return 'no-such-piece'
      return abilityBarrier(state, caller) ?? revivalBarrier(state, caller) ?? 'cannot-revive'
    }
    case 'uncork':
      return roams(state) ? uncorkRefusal(state, move.piece) : 'bottle-with-the-move'
    default:
      return 'not-asked'
  }
}

function placeRefusal(state: JackalState, team: TeamId, to: Cell): JackalRefusal {
  if (state.teams.every(isPlaced)) return 'ships-are-placed'
  return team === state.turn ? (placeBarrier(state, to) ?? 'not-by-a-beach') : 'not-your-ship'
}

/** Returns why a bottle may not be used: it may be used after the move, or if the team cannot move. */
function uncorkRefusal(state: JackalState, id: PieceId): JackalRefusal {
  const piece = findPiece(state, id)
  return piece ? (uncorkBarrier(state, piece) ?? 'bottle-after-the-move') : 'no-such-piece'
}

function boatRefusal(state: JackalState, team: TeamId, to: Cell): JackalRefusal {
  const { lifeboat } = state
  if (lifeboat?.afloat && lifeboat.team !== team) return 'not-your-boat'
  return rowBarrier(state, to) ?? 'not-in-its-waters'
}

/** Returns why a piece may not set out for a cell, with a given load and with or without a bottle; null when it may. */
function wayRefusal(
  state: JackalState,
  id: PieceId,
  to: Cell,
  carry: Load | null,
  bottle: boolean,
): JackalRefusal | null {
  const piece = findPiece(state, id)
  if (!piece) return 'no-such-piece'
  const barrier = abilityBarrier(state, piece)
  if (barrier !== null && !(barrier === 'trapped' && bottle)) return barrier
  if (typeof piece.at !== 'number') return 'out-of-play'
  return bottleBarrier(state, piece, piece.at, bottle) ?? wayBarrier(state, piece, piece.at, to, carry, bottle)
}

function abilityBarrier(state: JackalState, piece: Piece): JackalRefusal | null {
  if (!isAlive(piece)) return 'out-of-play'
  if (piece.team !== state.turn) return 'not-your-piece'
  if (piece.lost) return 'lost-in-cave'
  if (piece.drunk) return 'drunk'
  return piece.trapped ? 'trapped' : null
}

function bottleBarrier(state: JackalState, piece: Piece, at: Cell, bottle: boolean): JackalRefusal | null {
  if (!bottle) return null
  if (roams(state)) return 'bottle-after-the-move'
  if (bottleStoreFor(state, piece.team) === null) return 'no-bottle'
  return needsBottle(state, piece, at) ? null : 'bottle-not-needed'
}

function wayBarrier(
  state: JackalState,
  piece: Piece,
  at: Cell,
  to: Cell,
  carry: Load | null,
  bottle: boolean,
): JackalRefusal | null {
  const footing = footingOf(state, piece, at)
  if (!firstSteps(state, at, footing, bottle).includes(to)) {
    if (footing === 'aboard' && !roams(state)) return 'straight-ashore-only'
    return footing === 'turntable' ? 'turntable-step-first' : 'too-far'
  }
  return setOutBarrier(state, piece, carry, at, to) ?? carryBarrier(state, piece, at, carry)
}

function carryBarrier(state: JackalState, piece: Piece, at: Cell, carry: Load | null): JackalRefusal | null {
  if (carry === null) return null
  if (isPreacher(piece)) return 'preacher-carries-nothing'
  return loadsWithin(state, piece, at).includes(carry) ? null : 'nothing-to-carry'
}
