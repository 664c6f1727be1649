import type { Turn } from '../../kernel/game.ts'
import { endReason } from '../outcome.ts'
import { recipientsFor } from '../people/bottles.ts'
import { rowTargets } from '../ships/lifeboat.ts'
import { canFlyFrom } from '../tiles/airplane.ts'
import { tileRule } from '../tiles/index.ts'
import { endMove } from '../turns.ts'
import type { Cell, Chain, DeathCause, Decision, JackalShape, JackalState, Piece, PieceId } from '../types.ts'
import { foesAt, hasTile, isFighter, isOnBoard, isPreacher, pieceOf, teamOf, tileAt } from '../world.ts'
import { flightsFrom } from './flights.ts'

type JackalTurn = Turn<JackalShape>

/** Returns whether the load waits: an unused airplane keeps it in hand until the player decides to fly on or stay. */
export function waitsForFlight(state: JackalState, piece: Piece, cell: Cell): boolean {
  return canFlyFrom(tileAt(state, cell)) && flightsFrom(state, piece, piece.load, cell).length > 0
}

/**
 * Asks for an optional follow-up once the piece rests: fly on, row the boat that it has just launched, hand over a
 * bottle, or none of these.
 */
export function followUp(turn: JackalTurn, chain: Chain, launched = false): void {
  const piece = pieceOf(turn.state, chain.piece)
  if (!isOnBoard(piece) || typeof piece.at !== 'number') return endMove(turn, chain.piece)
  const flight = hasTile(turn.state, piece.at) && waitsForFlight(turn.state, piece, piece.at)
  const give = recipientsFor(turn.state, piece)
  const boat = launched && isFighter(piece) && rowTargets(turn.state).length > 0
  if (!flight && ((!boat && give.length === 0) || endReason(turn.state))) return endMove(turn, chain.piece)
  const decision: Decision = { kind: 'arrival', chain, flight, ...(boat && { boat }), give }
  turn.emit({ kind: 'decisionAsked', decision })
}

/** Puts the load in hand down where the piece stands (J-GOLD); the cannibal keeps it. */
export function dropLoad(turn: JackalTurn, id: PieceId): void {
  const { load, at, step } = pieceOf(turn.state, id)
  if (load === null || typeof at !== 'number') return
  if (tileRule(tileAt(turn.state, at).kind).loads === 'eaten') {
    turn.emit({ kind: 'loadLost', piece: id, cell: at, load, to: 'cannibal' })
  } else {
    turn.emit({ kind: 'loadDropped', piece: id, cell: at, step, load })
  }
}

/** Sends enemies on the entered step to their ships; Friday changes sides (J-HIT). */
export function strikeFoes(turn: JackalTurn, id: PieceId, cell: Cell): void {
  const piece = pieceOf(turn.state, id)
  if (isPreacher(piece) || piece.type === 'friday' || !tileRule(tileAt(turn.state, cell).kind).fights) return
  for (const foe of foesAt(turn.state, piece, cell, piece.step)) {
    if (foe.type === 'friday') turnFriday(turn, foe, piece)
    else {
      const ship = teamOf(turn.state, foe.team).ship
      turn.emit({ kind: 'pieceStruck', piece: foe.id, by: id, from: cell, ship })
    }
  }
}

export function turnFriday(turn: JackalTurn, friday: Piece, by: Piece): void {
  turn.emit({ kind: 'fridayTurned', piece: friday.id, by: by.id, from: friday.team, to: by.team })
}

/** Ends the move in death; the load stays where the turn began, or is lost with the piece (J-DEATH). */
export function die(turn: JackalTurn, chain: Chain, cause: DeathCause, by: PieceId | null): void {
  const { id, load, at } = pieceOf(turn.state, chain.piece)
  if (typeof at !== 'number') return
  if (load) {
    if (cause === 'cannibal') turn.emit({ kind: 'loadLost', piece: id, cell: at, load, to: 'cannibal' })
    else if (cause === 'ship' || cause === 'boat') turn.emit({ kind: 'loadLost', piece: id, cell: at, load, to: 'sea' })
    else turn.emit({ kind: 'loadDropped', piece: id, cell: chain.origin, step: chain.originStep, load })
  }
  turn.emit({ kind: 'pieceDied', piece: id, cell: at, cause, by })
  endMove(turn, chain.piece)
}
