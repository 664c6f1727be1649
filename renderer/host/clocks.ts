import { create } from 'zustand'
import type { FeedMessage, SeatTime } from '../../electron/contract/ipc.ts'

/** The clocks of a match as the host told of them last. */
export interface HeardClocks {
  readonly matchId: string
  readonly times: readonly SeatTime[]
  /** When that was, by this page's own clock, which only has to go evenly: `performance.now()`. */
  readonly at: number
}

/** Null before the host has told of any. */
export const useClocks = create<{ readonly heard: HeardClocks | null }>(() => ({ heard: null }))

export function receiveClocks({ matchId, times }: Extract<FeedMessage, { kind: 'clocks' }>): void {
  useClocks.setState({ heard: { matchId, times, at: performance.now() } })
}

/** What a seat has left at a time, in milliseconds; the page counts down by itself until the host tells again. */
export function leftAt({ left, running }: SeatTime, heardAt: number, now: number): number {
  return running ? Math.max(0, left - Math.max(0, now - heardAt)) : left
}
