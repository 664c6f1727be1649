import { setImmediate } from 'node:timers/promises'

/** To be awaited between small pieces of long work; false when there is no time left for it. */
export type Pause = () => Promise<boolean>

/** How long the program may be kept from anything else at a time, in milliseconds. */
const LONGEST_WORK = 30

/** Lets others have their turn now and then, until work has gone on for longer than `patience`, in milliseconds. */
export function pauses(patience: number, now: () => number = () => performance.now()): Pause {
  let start: number | null = null
  let worked = now()
  return async () => {
    start ??= worked = now()
    if (now() - worked < LONGEST_WORK) return true
    await setImmediate()
    worked = now()
    return worked - start <= patience
  }
}
