interface Settling<T> {
  status: 'pending' | 'fulfilled' | 'rejected'
  value: T
  reason: unknown
}

/**
 * The same promise, marked as React's `use` looks for it: what has been loaded before it is asked for is there at once,
 * and nothing suspends for it.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  const marks = promise as Promise<T> & Partial<Settling<T>> // React sets the same marks on what it has waited for
  marks.status = 'pending'
  promise.then(
    (value) => {
      Object.assign(marks, { status: 'fulfilled', value })
    },
    (reason: unknown) => {
      Object.assign(marks, { status: 'rejected', reason })
    },
  )
  return promise
}
