import type { DeathCause } from '../../../types.ts'
import type { Core, PieceNumber } from '../core.ts'
import { leaveLoad, loseLoad } from './loads.ts'
import { kill } from './people.ts'
import { endMove } from './turns.ts'

/** Ends the move in death; the load stays where the turn began, or is lost with the piece (J-DEATH). */
export function die(core: Core, piece: PieceNumber, cause: DeathCause): void {
  if (cause === 'cannibal' || cause === 'ship' || cause === 'boat') loseLoad(core)
  else leaveLoad(core)
  kill(core, piece)
  endMove(core, piece)
}
