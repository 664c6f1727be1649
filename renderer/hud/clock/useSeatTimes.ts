import { useEffect, useReducer } from 'react'
import type { SeatTime } from '../../../electron/contract/ipc.ts'
import { leftAt, useClocks } from '../../host/clocks.ts'
import { useSession } from '../../host/session.ts'

const NONE: readonly SeatTime[] = []

/** Returns the current clocks of the match on the table, second by second; none without a clock. */
export function useSeatTimes(): readonly SeatTime[] {
  const received = useClocks((state) => state.received)
  const matchId = useSession((state) => state.match?.id)
  const [, look] = useReducer((count: number) => count + 1, 0)
  const isThere = received !== null && received.matchId === matchId
  const now = performance.now()
  const times = isThere ? received.times.map((one) => ({ ...one, left: leftAt(one, received.at, now) })) : NONE
  const next = Math.min(...times.filter(({ running, left }) => running && left > 0).map(({ left }) => untilNext(left)))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(look, next)
    return () => clearTimeout(timer)
  })
  return times
}

/** Returns the time until another second is shown. */
const untilNext = (left: number): number => (left % 1000 || 1000) + 1
