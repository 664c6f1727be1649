import { useEffect, useReducer } from 'react'
import { useVote } from './vote.ts'

/** Returns the seconds that are left for a vote, second by second. */
export function useSecondsLeft(): number {
  const until = useVote((state) => state.until)
  const [, look] = useReducer((count: number) => count + 1, 0)
  const left = Math.max(0, until - performance.now())
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(look, (left % 1000 || 1000) + 1)
    return () => clearTimeout(timer)
  })
  return Math.ceil(left / 1000)
}
