/** Long work as a generator: the caller can do other work between two steps. */
export type Steps<T> = Generator<void, T, void>

/** Runs all steps without a pause. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
