import { create } from 'zustand'
import type { Point } from '../table/spot.ts'
import { focusCamera } from './camera.ts'

interface FocusPoint {
  /** What the table's commands would look at; null while there is nothing, undefined where nothing can be chosen. */
  readonly at: (() => Point | null) | undefined
  readonly isThere: boolean
}

const NOBODY: FocusPoint = { at: undefined, isThere: false }

/** What the camera can be told to look at. */
const useFocusPoint = create<FocusPoint>(() => NOBODY)

/** Says what can be looked at, and when it may have changed. Returns what ends it. */
export function offerFocus(at: () => Point | null, onChange: (listener: () => void) => () => void): () => void {
  const look = () => {
    const isThere = at() !== null
    if (useFocusPoint.getState().isThere !== isThere) useFocusPoint.setState({ isThere })
  }
  useFocusPoint.setState({ at, isThere: at() !== null })
  const stop = onChange(look)
  return () => {
    stop()
    if (useFocusPoint.getState().at === at) useFocusPoint.setState(NOBODY)
  }
}

/** Looks from near at what is chosen, if there is something. */
export function focusChosen(): void {
  const at = useFocusPoint.getState().at?.()
  if (at) focusCamera(at)
}

/** Whether there is something to look at; null where nothing can be chosen, as in a recording. */
export const useHasFocus = (): boolean | null => useFocusPoint(({ at, isThere }) => (at ? isThere : null))
