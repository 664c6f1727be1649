import { useMemo } from 'react'
import { type SessionStep, useSession } from '../../host/session.ts'
import type { Told } from './story.ts'

/** What is folded to views. */
interface Record {
  readonly start: unknown
  readonly steps: readonly SessionStep[]
}

/**
 * The match on the table, as its viewer has seen it; null until its beginning has been fetched.
 *
 * @param positionsIn the views of a record, before the first move and after each
 */
export function useTold<View>(positionsIn: (record: Record) => readonly View[]): Told<View> | null {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  return useMemo(() => {
    const positions = positionsIn({ start, steps })
    return positions.length === 0 ? null : { positions, steps }
  }, [start, steps, positionsIn])
}
