import { useMemo } from 'react'
import { type SessionStep, useSession } from '../../host/session.ts'
import type { SeenMatch } from './story.ts'

/** The record that is folded to views. */
interface Record {
  readonly start: unknown
  readonly steps: readonly SessionStep[]
}

/**
 * Returns the match on the table as its viewer sees it; null until its beginning has been fetched.
 *
 * @param positionsIn returns the views of a record, before the first move and after each
 */
export function useSeenMatch<View>(positionsIn: (record: Record) => readonly View[]): SeenMatch<View> | null {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  return useMemo(() => {
    const positions = positionsIn({ start, steps })
    return positions.length === 0 ? null : { positions, steps }
  }, [start, steps, positionsIn])
}
