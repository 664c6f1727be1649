/** Ends what has been begun: a subscription, a binding. */
export type Stop = () => void

/** Ends several things at once, in their order. */
export function stopAll(...stops: readonly Stop[]): Stop {
  return () => {
    for (const stop of stops) stop()
  }
}
