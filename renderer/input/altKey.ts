import { create } from 'zustand'
import { isToggling } from './ease.ts'

/**
 * True while Alt is held, or between two presses of it where a press toggles: the table then shows more, such as keys on
 * buttons and tags on pieces.
 */
export const useAltKey = create<{ readonly isHeld: boolean }>(() => ({ isHeld: false }))

/** Follows the Alt key; releases it when the window loses the focus. Returns a function that stops this. */
export function followAltKey(): () => void {
  const setHeld = (isHeld: boolean) => {
    if (useAltKey.getState().isHeld !== isHeld) useAltKey.setState({ isHeld })
  }
  const key = ({ key: name, type, repeat }: KeyboardEvent) => {
    if (name !== 'Alt' || repeat) return
    if (!isToggling()) setHeld(type === 'keydown')
    else if (type === 'keydown') setHeld(!useAltKey.getState().isHeld)
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
