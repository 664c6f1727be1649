import { create } from 'zustand'

/** The place that a line of the recap speaks of while it is pointed at, as the game's anchors number it. */
export const useMarkedPlace = create<{ readonly place: number | null }>(() => ({ place: null }))

/** Marks a place on the table; null marks none. */
export function markPlace(place: number | null): void {
  if (useMarkedPlace.getState().place !== place) useMarkedPlace.setState({ place })
}
