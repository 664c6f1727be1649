import { useEffect, useState } from 'react'

/**
 * Returns whether a key is held, wherever the focus is: its default action does not happen meanwhile. It counts as
 * released once the window loses the keyboard or is hidden.
 * @param code the key by its position, such as `Space`; null for none
 */
export function useHeldKey(code: string | null): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (code === null) return
    const release = () => setHeld(false)
    const onDown = (event: KeyboardEvent) => {
      if (event.code !== code) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) setHeld(true)
    }
    const onUp = (event: KeyboardEvent) => {
      if (event.code !== code) return
      event.preventDefault()
      event.stopPropagation()
      release()
    }
    window.addEventListener('keydown', onDown, true)
    window.addEventListener('keyup', onUp, true)
    window.addEventListener('blur', release)
    document.addEventListener('visibilitychange', release)
    return () => {
      release()
      window.removeEventListener('keydown', onDown, true)
      window.removeEventListener('keyup', onUp, true)
      window.removeEventListener('blur', release)
      document.removeEventListener('visibilitychange', release)
    }
  }, [code])
  return isHeld
}
