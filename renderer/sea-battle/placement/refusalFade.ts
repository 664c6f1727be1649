import { sightTime } from '../../ui/moreTime.ts'
import type { Refused } from './berthing.ts'
import { usePlacement } from './placementStore.ts'

/**
 * The time that a refusal is shown after the ship went back, in milliseconds: long enough to read two lines of text.
 */
export const REFUSAL_TOLD = 6_000

/** Once a ship is no longer in hand, removes its refusal after a while. Returns a function that stops this. */
export function fadeRefusals(): () => void {
  let told: Refused | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = usePlacement.subscribe(({ refused, held }) => {
    const gone = held ? null : refused
    if (gone === told) return
    told = gone
    clearTimeout(timer)
    if (gone) timer = setTimeout(() => usePlacement.setState({ refused: null }), sightTime(REFUSAL_TOLD))
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
