/** Long work in small steps: whoever runs it may see to other things after each. */
export type Steps<T> = Generator<void, T, void>

/** Does all of it at once. */
export function complete<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
