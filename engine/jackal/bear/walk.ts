import type { Turn } from '../../kernel/game.ts'
import type { Cell, JackalShape, Piece } from '../types.ts'
import { isPreacher, piecesAt, teamOf } from '../world.ts'
import { bearStep } from './step.ts'

type JackalTurn = Turn<JackalShape>

/** The bear is woken by who turns its tile, sends him to his ship and takes its first step (J-ARCH). */
export function wakeBear(turn: JackalTurn, { id, team }: Piece, cell: Cell): void {
  if (turn.state.bear) return
  const { seat, ship } = teamOf(turn.state, team)
  turn.emit({ kind: 'bearWoken', cell, by: id, seat })
  turn.emit({ kind: 'pieceMauled', piece: id, from: cell, ship })
  walkBear(turn)
}

/** The bear's step at the end of a turn of the player who woke it (J-ARCH). */
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

/** Whom the bear reaches, or who is thrown onto it, goes to his ship; a missionary or Friday is killed (J-ARCH). */
export function meetBear(turn: JackalTurn, piece: Piece, cell: Cell): void {
  if (isBearsMeat(piece)) turn.emit({ kind: 'pieceDied', piece: piece.id, cell, cause: 'bear', by: null })
  else turn.emit({ kind: 'pieceMauled', piece: piece.id, from: cell, ship: teamOf(turn.state, piece.team).ship })
}

/** Friday and a preaching missionary do not get away from the bear. */
export function isBearsMeat(piece: Piece): boolean {
  return piece.type === 'friday' || isPreacher(piece)
}
