import type { Lobby } from '../../../electron/contract/screens.ts'

/** Returns the name of a seat's player, as listed in the lobby. */
export const seatName = (lobby: Lobby | null, seat: string): string =>
  lobby?.seats.find((one) => one.seat === seat)?.name ?? seat
