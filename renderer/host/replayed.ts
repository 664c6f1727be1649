import { create } from 'zustand'

interface Replayed {
  /** The number of steps shown so far while the table replays some; null while it replays none. */
  readonly count: number | null
}

/**
 * Texts about a match wait for its steps while the table replays them. This state has a file of its own because phones
 * load it, but never a replay.
 */
export const useReplayed = create<Replayed>(() => ({ count: null }))
