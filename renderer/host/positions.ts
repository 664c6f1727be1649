/** A recording as far as it is folded. */
interface Recording {
  readonly start: unknown
  readonly steps: readonly { readonly events: readonly unknown[] }[]
}

/**
 * The view before the first move of a recording and after each: one more than there are moves; none where the recording
 * is not that game's.
 *
 * @param foldStep the view after the events of one step.
 */
export function positionsBy<View>(
  isView: (start: unknown) => start is View,
  foldStep: (view: View, events: readonly unknown[]) => View,
): (recording: Recording) => readonly View[] {
  return ({ start, steps }) => {
    if (!isView(start)) return []
    const positions: View[] = [start]
    let now: View = start
    for (const { events } of steps) {
      now = foldStep(now, events)
      positions.push(now)
    }
    return positions
  }
}
