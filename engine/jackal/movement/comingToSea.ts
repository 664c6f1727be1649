import type { Turn } from '../../kernel/game.ts'
import { LOAD_VALUES } from '../data/loads.ts'
import { partMeeting } from '../people/meeting.ts'
import { launch } from '../ships/row.ts'
import type { SeaFate } from '../ships/swimming.ts'
import { seaFate } from '../ships/swimming.ts'
import { endMove } from '../turns.ts'
import type { Cell, Chain, JackalShape, Piece } from '../types.ts'
import { boatAt, pieceOf, vesselAt } from '../world.ts'
import { die, followUp, turnFriday } from './settling.ts'

type JackalTurn = Turn<JackalShape>

/**
 * Applies the effects on a piece that has come to a cell of the sea: aboard, afloat, launching the boat, or dead
 * (J-SWIM, J-BOAT).
 */
export function comeToSea(turn: JackalTurn, chain: Chain, cell: Cell): void {
  const piece = pieceOf(turn.state, chain.piece)
  const fate = seaFate(turn.state, piece, piece.load, cell)
  if (fate.kind === 'aboard') return comeAboard(turn, chain, piece, cell)
  if (fate.kind === 'enemyShip') return die(turn, chain, boatAt(turn.state, cell) ? 'boat' : 'ship', null)
  if (fate.kind === 'launches') return launchBoat(turn, chain, piece, cell)
  if (piece.load) turn.emit({ kind: 'loadLost', piece: piece.id, cell, load: piece.load, to: 'sea' })
  meetInWater(turn, chain, cell, fate)
}

function comeAboard(turn: JackalTurn, chain: Chain, { id, load }: Piece, cell: Cell): void {
  const team = vesselAt(turn.state, cell)
  if (load === 'boat') {
    // No ship takes the boat aboard (J-BOAT).
    turn.emit({ kind: 'loadDropped', piece: id, cell: chain.origin, step: chain.originStep, load })
  } else if (team && load) {
    turn.emit({ kind: 'loadScored', piece: id, team, load, value: LOAD_VALUES[load] })
  }
  partMeeting(turn)
  followUp(turn, chain)
}

function launchBoat(turn: JackalTurn, chain: Chain, { id, team }: Piece, cell: Cell): void {
  launch(turn, id, team, cell)
  partMeeting(turn)
  followUp(turn, chain, true)
}

function meetInWater(
  turn: JackalTurn,
  chain: Chain,
  cell: Cell,
  fate: Exclude<SeaFate, { kind: 'aboard' | 'enemyShip' | 'launches' }>,
): void {
  if (fate.kind === 'drowns') return die(turn, chain, 'water', fate.by.id)
  if (fate.kind === 'meets') {
    partMeeting(turn)
    return endMove(turn, chain.piece)
  }
  for (const foe of fate.drowned) {
    turn.emit({ kind: 'pieceDied', piece: foe.id, cell, cause: 'water', by: chain.piece })
  }
  const by = pieceOf(turn.state, chain.piece)
  for (const friday of fate.turned) turnFriday(turn, friday, by)
  followUp(turn, chain)
}
