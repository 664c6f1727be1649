import { evolve } from '../../../engine/jackal/evolve.ts'
import type { Cell, JackalEvent, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { movesOf, type SeenMatch } from '../../hud/story/story.ts'
import { readEvents } from '../view.ts'

/** The visits of one crew to a tile. */
export interface Visits {
  readonly team: TeamId
  readonly cell: Cell
  readonly times: number
}

/** Returns the tiles that the crews walked over; a piece belongs to the crew that commanded it then. */
export function visitsIn(told: SeenMatch<JackalState>): readonly Visits[] {
  const found = new Map<string, Visits>()
  for (const { before, events } of movesOf(told)) {
    let now = before
    for (const event of readEvents(events)) {
      const step = stepOf(event)
      const team = now.pieces.find(({ id }) => id === step?.piece)?.team
      if (step && team && now.tiles[step.cell]) {
        const key = `${team}/${step.cell}`
        found.set(key, { team, cell: step.cell, times: (found.get(key)?.times ?? 0) + 1 })
      }
      now = evolve(now, event)
    }
  }
  return [...found.values()]
}

/** Returns the piece that comes to a cell, and the cell; null for all other events and for steps on one tile. */
function stepOf(event: JackalEvent) {
  if (event.kind !== 'pieceMoved' && event.kind !== 'pieceEmerged') return null
  return event.from === event.to ? null : { piece: event.piece, cell: event.to }
}
