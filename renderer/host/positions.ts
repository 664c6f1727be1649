/** The part of a recording that is folded. */
interface Recording {
  readonly start: unknown
  readonly steps: readonly { readonly events: readonly unknown[] }[]
}

/**
 * Returns the views of a recording: before the first move and after each, one more than there are moves. Empty for a
 * recording of another game.
 *
 * @param foldStep returns the view after the events of one step
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
