import type { Turn } from '../../kernel/game.ts'
import { sidesLeft, waterSidesOf } from '../geometry/boatWaters.ts'
import { endMove } from '../turns.ts'
import type { Cell, JackalShape, PieceId } from '../types.ts'
import { piecesAt } from '../world.ts'
import { runInto } from './runInto.ts'

type JackalTurn = Turn<JackalShape>

/** Launches the lifeboat that a piece carries, at the piece's cell; meets swimmers there (J-BOAT). */
export function launch(turn: JackalTurn, id: PieceId, team: JackalShape['state']['turn'], cell: Cell): void {
  const swimmers = piecesAt(turn.state, cell).filter((one) => one.id !== id)
  turn.emit({ kind: 'boatLaunched', piece: id, team, cell, sides: waterSidesOf(turn.state.board, cell) })
  runInto(turn, swimmers, { team, cell, boat: true })
}

/**
 * Rows the lifeboat with all aboard: drowns enemies swimming there, takes own swimmers aboard (J-BOAT).
 *
 * @param acted the piece that rows on in the boat just launched; null for a turn's own action.
 */
export function row(turn: JackalTurn, to: Cell, acted: PieceId | null): void {
  const { board, lifeboat } = turn.state
  if (!lifeboat?.afloat) return
  const { at: from, team } = lifeboat
  const swimmers = piecesAt(turn.state, to)
  const aboard = piecesAt(turn.state, from).map((piece) => piece.id)
  const sides = sidesLeft(board, to, lifeboat.sides)
  turn.emit({ kind: 'boatRowed', team, by: turn.state.turn, from, to, aboard, sides })
  runInto(turn, swimmers, { team, cell: to, boat: true })
  endMove(turn, acted)
}
