interface PromiseStatus<T> {
  status: 'pending' | 'fulfilled' | 'rejected'
  value: T
  reason: unknown
}

/**
 * Returns the same promise with the status fields that React's `use` reads: once it has settled, `use` returns its
 * value without suspending, so that preloaded assets are available in the first render.
 */
export function promiseWithStatus<T>(promise: Promise<T>): Promise<T> {
  const tracked = promise as Promise<T> & Partial<PromiseStatus<T>> // the fields that React itself sets on thenables
  tracked.status = 'pending'
  promise.then(
    (value) => {
      Object.assign(tracked, { status: 'fulfilled', value })
    },
    (reason: unknown) => {
      Object.assign(tracked, { status: 'rejected', reason })
    },
  )
  return promise
}
