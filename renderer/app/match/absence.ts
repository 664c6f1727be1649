import { onWindowHidden } from '../../host/client.ts'

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
  for (const use of USES) window.addEventListener(use, onReturn, true)
  const stopFeed = onWindowHidden(onBlur)
  return () => {
    left = false
    stopFeed()
    window.removeEventListener('blur', onBlur)
    document.removeEventListener('visibilitychange', onVisibility)
    for (const use of USES) window.removeEventListener(use, onReturn, true)
  }
}

/** Events of use: not every window manager reports that the window is in use again. */
const USES = ['focus', 'pointerdown', 'keydown'] as const
