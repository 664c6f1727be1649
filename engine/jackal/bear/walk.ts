import type { Turn } from '../../kernel/game.ts'
import type { Cell, JackalShape, Piece } from '../types.ts'
import { isPreacher, piecesAt, teamOf } from '../world.ts'
import { bearStep } from './step.ts'

type JackalTurn = Turn<JackalShape>

/** Wakes the bear: sends the piece that turned its tile to its ship, and takes the bear's first step (J-ARCH). */
export function wakeBear(turn: JackalTurn, { id, team }: Piece, cell: Cell): void {
  if (turn.state.bear) return
  const { seat, ship } = teamOf(turn.state, team)
  turn.emit({ kind: 'bearWoken', cell, by: id, seat })
  turn.emit({ kind: 'pieceMauled', piece: id, from: cell, ship })
  walkBear(turn)
}

/** Takes the bear's step at the end of a turn of the player that woke it (J-ARCH). */
export function endBearsTurn(turn: JackalTurn): void {
  const { bear } = turn.state
  if (bear && !bear.fresh && teamOf(turn.state, turn.state.turn).seat === bear.wokenBy) walkBear(turn)
}

function walkBear(turn: JackalTurn): void {
  const { bear } = turn.state
  const to = bearStep(turn.state)
  if (!bear || to === null) return
  turn.emit({ kind: 'bearWalked', from: bear.at, to })
  for (const piece of piecesAt(turn.state, to)) meetBear(turn, piece, to)
}

/**
 * Sends a piece that the bear reaches, or that is thrown onto it, to its ship; kills a missionary or Friday (J-ARCH).
 */
export function meetBear(turn: JackalTurn, piece: Piece, cell: Cell): void {
  if (isBearsMeat(piece)) turn.emit({ kind: 'pieceDied', piece: piece.id, cell, cause: 'bear', by: null })
  else turn.emit({ kind: 'pieceMauled', piece: piece.id, from: cell, ship: teamOf(turn.state, piece.team).ship })
}

/** Returns whether the bear kills the piece: Friday and a preaching missionary cannot flee. */
export function isBearsMeat(piece: Piece): boolean {
  return piece.type === 'friday' || isPreacher(piece)
}
