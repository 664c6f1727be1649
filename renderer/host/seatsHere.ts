import { playsHere } from '../../electron/contract/match.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from './session.ts'

/** Returns the seats of people at this screen. */
export const seatsHere = (): readonly Seat[] =>
  useSession.getState().match?.seats.flatMap(({ seat, player }) => (playsHere(player) ? [seat] : [])) ?? []
