import type { Refused } from './berthing.ts'
import { usePlacement } from './placementStore.ts'

/** How long a refusal is told after the ship went back, milliseconds: two lines of text are read in that time. */
export const REFUSAL_TOLD = 6_000

/** Forgets in time why a ship that is no longer in hand could not lie. Returns what ends it. */
export function fadeRefusals(): () => void {
  let told: Refused | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = usePlacement.subscribe(({ refused, held }) => {
    const gone = held ? null : refused
    if (gone === told) return
    told = gone
    clearTimeout(timer)
    if (gone) timer = setTimeout(() => usePlacement.setState({ refused: null }), REFUSAL_TOLD)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
