import type { Steps } from '../../../engine/match/steps.ts'

/** Length of a slice of work, in milliseconds: the page draws and answers in between. */
const SLICE_MS = 8

/** Runs long work in slices. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
      const step = steps.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}
