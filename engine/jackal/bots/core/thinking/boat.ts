import { RESIDENTS } from '../../../types.ts'
import { CARRIED, HASTE, stepsToSeaFrom, AFLOAT as WORTH_AFLOAT } from '../../worth/boatValue.ts'
import { patience } from '../../worth/patience.ts'
import { type Core, firstOf, hereOf, type PieceNumber, sideOfTeam, teamOf } from '../core.ts'
import { AFLOAT, ANYBODY, BOAT, BOAT_AT, BOAT_STEP, BOAT_TEAM, NO_BOAT, RESIDENT, STEP } from '../layout.ts'

/** Adds the worth of the lifeboat to the side that owns it, or that has a piece beside it to carry it. */
export function addBoat(core: Core, values: Float64Array): void {
  if (core.get(BOAT) === NO_BOAT) return
  const isAfloat = core.get(BOAT) === AFLOAT
  const bearer = isAfloat ? -1 : bearerOf(core)
  if (!isAfloat && bearer < 0) return
  const side = sideOfTeam(core, isAfloat ? core.get(BOAT_TEAM) : teamOf(core, bearer))
  const ashore = CARRIED * patience(HASTE * stepsToSeaFrom(core.frame.board, core.get(BOAT_AT)))
  values[side] = (values[side] ?? 0) + (isAfloat ? WORTH_AFLOAT : ashore)
}

/** Returns the first piece that stands by the boat and could carry it; −1 for none. */
function bearerOf(core: Core): PieceNumber {
  const missionary = core.get(RESIDENT + RESIDENTS.indexOf('missionary'))
  let here = hereOf(core, core.get(BOAT_AT)) & ANYBODY
  if (missionary >= 0) here &= ~(1 << missionary)
  for (; here !== 0; here &= here - 1) if (core.get(STEP + firstOf(here)) === core.get(BOAT_STEP)) return firstOf(here)
  return -1
}
