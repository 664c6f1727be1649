import { create } from 'zustand'

/** The place of a line of the recap while the pointer is on it, in the numbers of the game's anchors. */
export const useMarkedPlace = create<{ readonly place: number | null }>(() => ({ place: null }))

/** Marks a place on the table; null marks none. */
export function markPlace(place: number | null): void {
  if (useMarkedPlace.getState().place !== place) useMarkedPlace.setState({ place })
}
