import { type Core, cellOf, isFighter, isOnBoard, type PieceNumber, tileOf } from '../core.ts'
import { waitsForFlight } from '../flights.ts'
import { ARRIVAL, ASKED, MAY_FLY, MAY_ROW } from '../layout.ts'
import { recipientsFor } from '../recipients.ts'
import { canRow } from '../rowing.ts'
import { endReason } from './ending.ts'
import { endMove } from './turns.ts'

/** Asks for an optional follow-up once the piece rests: `followUp` of the rules. */
export function followUp(core: Core, piece: PieceNumber, launched: boolean): void {
  const at = cellOf(core, piece)
  if (at < 0 || !isOnBoard(core, piece)) return endMove(core, piece)
  const flight = tileOf(core, at) !== 0 && waitsForFlight(core, piece)
  const boat = launched && isFighter(core, piece) && canRow(core)
  if (!flight && ((!boat && recipientsFor(core, piece) === 0) || endReason(core) !== 0)) return endMove(core, piece)
  core.set(ASKED, ARRIVAL)
  core.set(MAY_FLY, flight ? 1 : 0)
  core.set(MAY_ROW, boat ? 1 : 0)
}
