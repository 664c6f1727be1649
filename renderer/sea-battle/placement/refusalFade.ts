import type { Refused } from './berthing.ts'
import { usePlacement } from './placementStore.ts'

/** The time that a refusal is shown after the ship went back, milliseconds: long enough to read two lines of text. */
export const REFUSAL_TOLD = 6_000

/** Removes after some time the refusal of a ship that is no longer in hand. Returns a function that ends it. */
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
