import { create } from 'zustand'

interface Replayed {
  /** How many steps of the match the table has shown while it shows some once more; null while it shows none again. */
  readonly count: number | null
}

/** What is told of a match waits for its steps while the table shows them once more. Alone here: phones load it, and never a replay. */
export const useReplayed = create<Replayed>(() => ({ count: null }))
