import type { Lobby } from '../../../electron/contract/screens.ts'

/** Returns the name of a seat's player, as the lobby has it. */
export const seatName = (lobby: Lobby | null, seat: string): string =>
  lobby?.seats.find((one) => one.seat === seat)?.name ?? seat
