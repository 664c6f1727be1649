import type { Lobby } from '../../../electron/contract/screens.ts'

/** A seat by the name of its player, as the lobby has it. */
export const seatName = (lobby: Lobby | null, seat: string): string =>
  lobby?.seats.find((one) => one.seat === seat)?.name ?? seat
