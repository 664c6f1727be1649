import type { Point } from '../table/spot.ts'
import { pageCamera } from './pageCamera.ts'

/** Returns the place of the selection; null while there is none. */
type Chosen = () => Point | null

let chosen: Chosen = () => null

/** Sets the place that the camera can be asked to look at. Returns a function that stops this. */
export function offerFocus(at: Chosen): () => void {
  chosen = at
  return () => {
    if (chosen === at) chosen = () => null
  }
}

/** Looks at the selection from near, if there is one. */
export function focusChosen(): void {
  const at = chosen()
  if (at) pageCamera.focus(at)
}
