import type { Seat, Turn } from '../kernel/game.ts'
import { firstStepTo, footingOf } from './movement/setOut.ts'
import { die, dropLoad, followUp, strikeFoes } from './movement/settling.ts'
import { advanceOnTurntable, followOnward, stepOnto } from './movement/travel.ts'
import { isSameMove } from './moves.ts'
import { endReason, matchEnded } from './outcome.ts'
import { deadComrade } from './people/revival.ts'
import { lastStepFor } from './people/uncorking.ts'
import { nextToPlace } from './ships/placing.ts'
import { row } from './ships/row.ts'
import { sail } from './ships/sail.ts'
import { closeTurn, endMove, handTo, skipUnable } from './turns.ts'
import type { Cell, Chain, Decision, JackalMove, JackalShape, PieceId, Recipient, TeamId } from './types.ts'
import { bottleStoreFor, hasTile, pieceOf, seatsOf, tileAt } from './world.ts'

type JackalTurn = Turn<JackalShape>
type Go = Extract<JackalMove, { kind: 'go' }>
type Ask<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** Plays a legal move. */
export function play(turn: JackalTurn, seat: Seat, move: JackalMove): void {
  const { decision } = turn.state
  if (decision) answer(turn, seat, decision, move)
  else act(turn, seat, move)
}

/** Settles a state that was not reached by play: the match may be over, or the team to move unable to act. */
export function settleLoaded(turn: JackalTurn): void {
  if (turn.state.result || turn.state.decision) return
  const reason = endReason(turn.state)
  if (reason) turn.emit(matchEnded(turn.state, reason))
  else skipUnable(turn)
}

/** Plays an action at the start of a turn (J-TURN). */
function act(turn: JackalTurn, seat: Seat, move: JackalMove): void {
  if (move.kind === 'go') setOut(turn, move)
  else if (move.kind === 'sail') move.boat ? row(turn, move.to, null) : sail(turn, move.team, move.to)
  else if (move.kind === 'revive') revive(turn, move.piece)
  else if (move.kind === 'place') placeShip(turn, move.team, move.to)
  else if (move.kind === 'uncork') uncorkAfter(turn, move.piece, null)
  else if (move.kind === 'offerEnd') offerEnd(turn, seat)
}

function setOut(turn: JackalTurn, move: Go): void {
  const piece = pieceOf(turn.state, move.piece)
  const { at } = piece
  if (typeof at !== 'number') return
  if (move.bottle) uncork(turn, piece.id)
  const footing = footingOf(turn.state, piece, at)
  const { cause, manner } = firstStepTo(turn.state, at, move.to, footing)
  if (move.carry) turn.emit({ kind: 'loadLifted', piece: piece.id, cell: at, step: piece.step, load: move.carry })
  if (footing === 'airplane') turn.emit({ kind: 'airplaneUsed', cell: at })
  const chain: Chain = { piece: piece.id, origin: at, originStep: piece.step, steps: [] }
  if (cause === 'turntable') advanceOnTurntable(turn, chain, at)
  else stepOnto(turn, chain, move.to, cause, manner)
}

/** Places a ship; the teams choose in turn, and once all have placed, the first begins (J-ARCH). */
function placeShip(turn: JackalTurn, team: TeamId, cell: Cell): void {
  turn.emit({ kind: 'shipPlaced', team, cell })
  const next = nextToPlace(turn.state)
  if (next) handTo(turn, next, null)
  skipUnable(turn)
}

/**
 * Spends a bottle after the move, or in its place: frees a piece from a trap, or moves it to the last step of a
 * turntable (J-ARCH).
 */
function uncorkAfter(turn: JackalTurn, id: PieceId, acted: PieceId | null): void {
  uncork(turn, id)
  const { at, step } = pieceOf(turn.state, id)
  const last = typeof at === 'number' ? lastStepFor(turn.state, at) : 0
  if (typeof at === 'number' && step > 0 && step < last) {
    turn.emit({ kind: 'pieceMoved', piece: id, from: at, to: at, step: last, cause: 'turntable', load: null })
    strikeFoes(turn, id, at)
  }
  closeTurn(turn, acted)
}

/** Spends a bottle, so that a piece can walk straight out of a trap or off a turntable (J-BOTTLE). */
function uncork(turn: JackalTurn, id: string): void {
  const piece = pieceOf(turn.state, id)
  const store = bottleStoreFor(turn.state, piece.team)
  if (store === null || typeof piece.at !== 'number') return
  turn.emit({ kind: 'bottleUsed', team: store, piece: id })
  if (piece.trapped) turn.emit({ kind: 'pieceFreed', piece: id, cell: piece.at, by: 'bottle' })
}

function revive(turn: JackalTurn, callerId: string): void {
  const caller = pieceOf(turn.state, callerId)
  const comrade = deadComrade(turn.state, caller)
  if (comrade && typeof caller.at === 'number') {
    turn.emit({ kind: 'pieceRevived', piece: comrade.id, by: caller.id, cell: caller.at })
  }
  endMove(turn, null)
}

/** Asks all other players in turn; without other players the match ends at once (J-END). */
function offerEnd(turn: JackalTurn, seat: Seat): void {
  turn.emit({ kind: 'endOffered', by: seat })
  const seats = seatsOf(turn.state)
  const index = seats.indexOf(seat)
  const waiting = [...seats.slice(index + 1), ...seats.slice(0, index)]
  askAboutEnd(turn, seat, waiting)
}

function askAboutEnd(turn: JackalTurn, by: Seat, waiting: readonly Seat[]): void {
  if (waiting.length === 0) turn.emit(matchEnded(turn.state, 'agreed'))
  else turn.emit({ kind: 'decisionAsked', decision: { kind: 'endOffer', by, waiting } })
}

function answer(turn: JackalTurn, seat: Seat, decision: Decision, move: JackalMove): void {
  switch (decision.kind) {
    case 'onward':
      if (move.kind === 'go') followOnward(turn, decision.chain, decision.cause, decision.manner, move.to)
      return
    case 'arrival':
      return answerArrival(turn, decision, move)
    case 'peek':
      if (move.kind === 'peek') peek(turn, seat, decision, move.cell)
      return
    case 'arrange':
      if (move.kind === 'arrange') arrange(turn, seat, decision, move.order)
      return
    case 'swap':
      if (move.kind === 'swap') swap(turn, decision, move.cell)
      return
    case 'oath':
      if (move.kind === 'swear') swear(turn, decision, move.loud)
      return
    case 'uncork':
      return move.kind === 'uncork' ? uncorkAfter(turn, move.piece, decision.acted) : closeTurn(turn, decision.acted)
    case 'endOffer':
      return answerEndOffer(turn, seat, decision, isSameMove(move, { kind: 'acceptEnd' }))
    default:
      decision satisfies never
  }
}

function answerArrival(turn: JackalTurn, { chain }: Ask<'arrival'>, move: JackalMove): void {
  if (move.kind === 'go') flyOn(turn, chain, move.to)
  else if (move.kind === 'sail') row(turn, move.to, chain.piece)
  else if (move.kind === 'give') give(turn, chain, move.to)
  else stay(turn, chain)
}

function flyOn(turn: JackalTurn, chain: Chain, to: Cell): void {
  const { at } = pieceOf(turn.state, chain.piece)
  if (typeof at !== 'number') return
  turn.emit({ kind: 'airplaneUsed', cell: at })
  stepOnto(turn, chain, to, 'flight', 'flight')
}

function stay(turn: JackalTurn, chain: Chain): void {
  dropLoad(turn, chain.piece)
  endMove(turn, chain.piece)
}

/** Hands over one bottle after the move, which ends the move: the giver stays (J-BOTTLE). */
function give(turn: JackalTurn, chain: Chain, to: Recipient): void {
  const giver = pieceOf(turn.state, chain.piece)
  const store = bottleStoreFor(turn.state, giver.team)
  const recipient = turn.state.pieces.find((piece) => piece.type === to)
  if (store === null || !recipient || typeof recipient.at !== 'number') return
  turn.emit({ kind: 'bottleGiven', team: store, by: giver.id, to: recipient.id })
  if (to === 'missionary') turn.emit({ kind: 'missionaryArmed', piece: recipient.id, by: giver.id })
  else turn.emit({ kind: 'pieceLeft', piece: recipient.id, cell: recipient.at, cause: 'bottle' })
  stay(turn, chain)
}

function peek(turn: JackalTurn, seat: Seat, { chain, looked, left }: Ask<'peek'>, cell: Cell): void {
  turn.emit({ kind: 'tilePeeked', seat, cell, tile: tileAt(turn.state, cell), reveals: true })
  const seen = [...looked, cell]
  turn.emit({
    kind: 'decisionAsked',
    decision:
      left > 1 ? { kind: 'peek', chain, looked: seen, left: left - 1 } : { kind: 'arrange', chain, looked: seen },
  })
}

function arrange(turn: JackalTurn, seat: Seat, { chain, looked }: Ask<'arrange'>, order: readonly Cell[]): void {
  turn.emit({ kind: 'tilesArranged', seat, cells: looked, order })
  followUp(turn, chain)
}

function swap(turn: JackalTurn, { chain, first }: Ask<'swap'>, cell: Cell): void {
  if (first === null) {
    turn.emit({ kind: 'decisionAsked', decision: { kind: 'swap', chain, first: cell } })
    return
  }
  turn.emit({ kind: 'tilesSwapped', cells: [first, cell] })
  followUp(turn, chain)
}

function swear(turn: JackalTurn, { chain }: Ask<'oath'>, loud: boolean): void {
  const { at } = pieceOf(turn.state, chain.piece)
  if (!loud || typeof at !== 'number' || !hasTile(turn.state, at)) return die(turn, chain, 'polite', null)
  turn.emit({ kind: 'oathSworn', piece: chain.piece, cell: at })
  followUp(turn, chain)
}

function answerEndOffer(turn: JackalTurn, seat: Seat, { by, waiting }: Ask<'endOffer'>, accepts: boolean): void {
  if (!accepts) {
    turn.emit({ kind: 'endDeclined', by: seat })
    turn.emit({ kind: 'decisionAsked', decision: null })
    return
  }
  turn.emit({ kind: 'endAccepted', by: seat })
  askAboutEnd(turn, by, waiting.slice(1))
}
