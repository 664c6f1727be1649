import { create } from 'zustand'

/** True while Alt is held: the table then shows more, such as keys on buttons and tags on pieces. */
export const useAltKey = create<{ readonly isHeld: boolean }>(() => ({ isHeld: false }))

/** Follows the Alt key; releases it when the window loses the focus. Returns a function that stops this. */
export function followAltKey(): () => void {
  const setHeld = (isHeld: boolean) => {
    if (useAltKey.getState().isHeld !== isHeld) useAltKey.setState({ isHeld })
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Alt') setHeld(event.type === 'keydown')
  }
  const release = () => setHeld(false)
  window.addEventListener('keydown', key, true)
  window.addEventListener('keyup', key, true)
  window.addEventListener('blur', release)
  return () => {
    release()
    window.removeEventListener('keydown', key, true)
    window.removeEventListener('keyup', key, true)
    window.removeEventListener('blur', release)
  }
}
