import type { Turn } from '../../kernel/game.ts'
import { endMove } from '../turns.ts'
import type { Cell, JackalShape, TeamId } from '../types.ts'
import { piecesAt, teamOf } from '../world.ts'
import { runInto } from './runInto.ts'

/** Sails a ship with all aboard: drowns enemies swimming there, takes own swimmers aboard (J-SHIP). */
export function sail(turn: Turn<JackalShape>, id: TeamId, to: Cell): void {
  const ship = teamOf(turn.state, id)
  const swimmers = piecesAt(turn.state, to)
  const aboard = piecesAt(turn.state, ship.ship).map((piece) => piece.id)
  turn.emit({ kind: 'shipSailed', team: id, by: turn.state.turn, from: ship.ship, to, aboard })
  runInto(turn, swimmers, { team: id, cell: to, boat: false })
  endMove(turn, null)
}
