import { setImmediate } from 'node:timers/promises'
import type { Steps } from '../engine/match/steps.ts'
import { Refused } from './refused.ts'

/** How long the program may be kept from anything else at a time, in milliseconds, but for a step that takes longer. */
const SLICE_MS = 8

/** What ends a work before it is done. */
export interface Limits {
  /** The most that may be worked on it, in milliseconds; what others do meanwhile does not count. */
  readonly workLimit?: number
  readonly signal?: AbortSignal
}

/** Does a long work in slices. Throws `file-too-long` when workLimit is at its end, and `cancelled` when it is called off. */
export type DoInSlices = <T>(steps: Steps<T>, limits?: Limits) => Promise<T>

/** What slices are measured by; replaced in tests only. */
export interface SliceClock {
  /** Milliseconds from any moment. */
  readonly now: () => number
  /** Lets everything else have its turn. */
  readonly others: () => Promise<unknown>
}

const REAL: SliceClock = { now: () => performance.now(), others: () => setImmediate() }

/** Slices of all works one after another: between any two of them everything else has its turn. */
export function slicer({ now, others }: SliceClock = REAL): DoInSlices {
  let last: Promise<unknown> = Promise.resolve()
  const turn = () => {
    last = last.then(others)
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

/** All long work of the program. */
export const inSlices: DoInSlices = slicer()
