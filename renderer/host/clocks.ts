import { create } from 'zustand'
import type { FeedMessage, SeatTime } from '../../electron/contract/ipc.ts'

/** The clocks of a match in the host's last message. */
export interface ReceivedClocks {
  readonly matchId: string
  readonly times: readonly SeatTime[]
  /** The time of that message on this page's clock, `performance.now()`, which only has to run evenly. */
  readonly at: number
}

/** Null before the host's first message about clocks. */
export const useClocks = create<{ readonly received: ReceivedClocks | null }>(() => ({ received: null }))

export function receiveClocks({ matchId, times }: Extract<FeedMessage, { kind: 'clocks' }>): void {
  useClocks.setState({ received: { matchId, times, at: performance.now() } })
}

/** Returns a seat's remaining time at a moment, in milliseconds; the page counts down until the host's next message. */
export function leftAt({ left, running }: SeatTime, receivedAt: number, now: number): number {
  return running ? Math.max(0, left - Math.max(0, now - receivedAt)) : left
}
