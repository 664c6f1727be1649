/** Ends a subscription or a binding. */
export type Stop = () => void

/** Combines several `Stop`s into one that calls them in order. */
export function stopAll(...stops: readonly Stop[]): Stop {
  return () => {
    for (const stop of stops) stop()
  }
}
