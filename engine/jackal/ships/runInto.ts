import type { Turn } from '../../kernel/game.ts'
import type { Cell, JackalShape, Piece, TeamId } from '../types.ts'
import { areAllied } from '../world.ts'

/** A ship or the lifeboat that has just come onto a cell. */
interface Vessel {
  readonly team: TeamId
  readonly cell: Cell
  readonly boat: boolean
}

/** Takes own and allied swimmers aboard, drowns all others (J-SHIP, J-BOAT). */
export function runInto(turn: Turn<JackalShape>, swimmers: readonly Piece[], { team, cell, boat }: Vessel): void {
  for (const { id, team: swims } of swimmers) {
    if (areAllied(turn.state.options, swims, team)) {
      turn.emit({ kind: 'swimmerRescued', piece: id, team, cell, ...(boat && { boat }) })
    } else {
      turn.emit({ kind: 'pieceDied', piece: id, cell, cause: boat ? 'rowed-over' : 'rammed', by: team })
    }
  }
}
