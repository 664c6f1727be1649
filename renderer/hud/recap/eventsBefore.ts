import type { Seat } from '../../../engine/kernel/game.ts'

/** An event with the state before it and the move that led to it. */
export interface EventBefore<S, E> {
  readonly event: E
  readonly before: S
  /** Number of the move, from 1. */
  readonly move: number
  readonly by: Seat
}

interface Step<E> {
  readonly by: Seat
  readonly events: readonly E[]
}

/**
 * Returns a function that gives the events of the steps from an index on, each with the state before it. Steps are
 * folded once; the results are freed with them.
 */
export function teller<S extends object, E>(
  evolve: (state: S, event: E) => S,
): (start: S, steps: readonly Step<E>[], from: number) => readonly EventBefore<S, E>[] {
  const known = new WeakMap<readonly E[], { readonly before: S; readonly after: S }>()
  const fold = (before: S, { events }: Step<E>): S => {
    const folded = known.get(events)
    if (folded?.before === before) return folded.after
    const after = events.reduce(evolve, before)
    known.set(events, { before, after })
    return after
  }
  return (start, steps, from) => {
    let state = steps.slice(0, from).reduce(fold, start)
    const told: EventBefore<S, E>[] = []
    for (const [index, { by, events }] of steps.slice(from).entries()) {
      for (const event of events) {
        told.push({ event, before: state, move: from + index + 1, by })
        state = evolve(state, event)
      }
    }
    return told
  }
}
