import type { Point } from '../table/spot.ts'
import { focusCamera } from './camera.ts'

/** Returns where what is chosen stands; null while nothing is. */
type Chosen = () => Point | null

let chosen: Chosen = () => null

/** Sets what the camera can be asked to look at. Returns a function that ends it. */
export function offerFocus(at: Chosen): () => void {
  chosen = at
  return () => {
    if (chosen === at) chosen = () => null
  }
}

/** Looks from near at what is chosen, if there is something. */
export function focusChosen(): void {
  const at = chosen()
  if (at) focusCamera(at)
}
