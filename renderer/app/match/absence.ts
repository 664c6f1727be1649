import { onWindowHidden } from '../../host/client.ts'

/** The window has lost the keyboard and has not been used since. */
let left = false

/** Whether other people may be looking at the window, or it may be pictured by the system. */
export const isAway = (): boolean => left || document.hidden

/** Calls `leave` when the window loses the keyboard or is hidden; returns a function that ends it. */
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

/** Not every window manager tells that the window is in use again. */
const USES = ['focus', 'pointerdown', 'keydown'] as const
