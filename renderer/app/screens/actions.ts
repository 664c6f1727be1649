import type { Reach } from '../../../electron/contract/screens.ts'
import type { Seat } from '../../../engine/kernel/game.ts'

/** What the table may do about other screens. Problems are shown by whoever carries it out. */
export interface ScreensActions {
  open(reach: Reach): void
  /** Makes all addresses bad, with new ones in their places; opens the table there if it is closed. */
  renew(reach: Reach): void
  stop(): void
  newWords(): void
  admit(request: string): void
  refuse(request: string): void
  /** Makes an address bad, with a new one in its place; whoever sits by it has to go. */
  revoke(link: string): void
  /** The guest leaves the room, and its seat is free again. */
  release(guest: string): void
  delayWatching(milliseconds: number): void
  /** Who plays a seat: a person here, one on another screen, or a bot. */
  seatAt(seat: Seat, by: 'here' | 'elsewhere' | 'bot'): void
  /** Whether the only person at this screen is alone there. */
  alone(seat: Seat, isAlone: boolean): void
  copy(address: string): void
}
