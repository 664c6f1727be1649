import { setImmediate } from 'node:timers/promises'
import type { Steps } from '../../engine/match/steps.ts'
import { Refused } from '../contract/refused.ts'

/** Length of a time slice, in milliseconds; a single step may take longer. */
const SLICE_MS = 8

/** The conditions to stop work before it is done. */
export interface Limits {
  /** The longest total run time of the work itself, in milliseconds. */
  readonly workLimit?: number
  readonly signal?: AbortSignal
}

/** Runs long work in time slices. Throws `file-too-long` when `workLimit` is exceeded and `cancelled` when aborted. */
export type RunInSlices = <T>(steps: Steps<T>, limits?: Limits) => Promise<T>

/** The time source; replaced in tests only. */
export interface SliceClock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
  /** Resolves after other events have been handled. */
  readonly yieldControl: () => Promise<unknown>
}

const REAL: SliceClock = { now: () => performance.now(), yieldControl: () => setImmediate() }

/** Creates a runner that alternates between all its work, and yields to the event loop before every slice. */
export function createSlicer({ now, yieldControl }: SliceClock = REAL): RunInSlices {
  let last: Promise<unknown> = Promise.resolve()
  const turn = () => {
    last = last.then(yieldControl)
    return last
  }
  return async (steps, { workLimit = Number.POSITIVE_INFINITY, signal } = {}) => {
    for (let worked = 0; worked <= workLimit; ) {
      await turn()
      if (signal?.aborted) throw new Refused('cancelled')
      const start = now()
      for (let spent = 0; spent < SLICE_MS; spent = now() - start) {
        const step = steps.next()
        if (step.done) return step.value
      }
      worked += now() - start
    }
    throw new Refused('file-too-long', 'takes too long to follow', { reason: { code: 'too-slow' } })
  }
}

/** The runner for all long work of the program. */
export const runInSlices: RunInSlices = createSlicer()
