import { create } from 'zustand'
import { useShownStore } from '../playback/shownStore.ts'
import { useSession } from './sessionState.ts'
import { stopAll } from './stops.ts'

interface Replayed {
  /** How many steps of the match the table has shown while it shows some once more; null while it shows none again. */
  readonly count: number | null
}

/** What is told of a match waits for its steps while the table shows them once more. */
export const useReplayed = create<Replayed>(() => ({ count: null }))

/** Follows the steps from an index on, which the table has just begun to show once more. */
export function followReplayed(from: number): void {
  const { steps, snapshots } = useSession.getState()
  const ends = steps.slice(from).map((_, index) => eventsOf(steps.slice(from, from + index + 1)))
  const look = () => {
    const { busy, position } = useShownStore.getState()
    const isOver = !busy || useSession.getState().snapshots !== snapshots
    const count = isOver ? null : from + ends.filter((end) => end <= position).length
    if (count !== useReplayed.getState().count) useReplayed.setState({ count })
    if (isOver) stop()
  }
  const stop = stopAll(useShownStore.subscribe(look), useSession.subscribe(look))
  look()
}

const eventsOf = (steps: readonly { readonly events: readonly unknown[] }[]): number =>
  steps.reduce((sum, { events }) => sum + events.length, 0)
