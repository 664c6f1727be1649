import type { Turn } from '../../kernel/game.ts'
import { endMove } from '../turns.ts'
import type { Cell, JackalShape, TeamId } from '../types.ts'
import { areAllied, piecesAt, teamOf } from '../world.ts'

/** Sails a ship one cell with all aboard: drowns enemies swimming there, takes own swimmers aboard (J-SHIP). */
export function sail(turn: Turn<JackalShape>, id: TeamId, to: Cell): void {
  const ship = teamOf(turn.state, id)
  const swimmers = piecesAt(turn.state, to)
  const aboard = piecesAt(turn.state, ship.ship).map((piece) => piece.id)
  turn.emit({ kind: 'shipSailed', team: id, by: turn.state.turn, from: ship.ship, to, aboard })
  for (const swimmer of swimmers) {
    if (areAllied(turn.state.options, swimmer.team, id)) {
      turn.emit({ kind: 'swimmerRescued', piece: swimmer.id, team: id, cell: to })
    } else {
      turn.emit({ kind: 'pieceDied', piece: swimmer.id, cell: to, cause: 'rammed', by: id })
    }
  }
  endMove(turn, null)
}
