import { onWindowHidden } from '../../host/client.ts'
import { onUse } from '../../input/activity.ts'

/** True after the window has lost the keyboard, until it is used again. */
let left = false

/** Returns whether other people may see the window, or the system may take a picture of it. */
export const isAway = (): boolean => left || document.hidden

/** Calls `leave` when the window loses the keyboard or is hidden; returns a function that stops this. */
export function watchForAbsence(leave: () => void): () => void {
  const onBlur = () => {
    left = true
    leave()
  }
  const onReturn = () => {
    left = false
  }
  const onVisibility = () => {
    if (document.hidden) leave()
  }
  window.addEventListener('blur', onBlur)
  document.addEventListener('visibilitychange', onVisibility)
  // Not every window manager reports that the window is in use again.
  const stopWatching = onUse(['press', 'return'], onReturn)
  const stopFeed = onWindowHidden(onBlur)
  return () => {
    left = false
    stopFeed()
    window.removeEventListener('blur', onBlur)
    document.removeEventListener('visibilitychange', onVisibility)
    stopWatching()
  }
}
