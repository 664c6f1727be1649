import { useEffect } from 'react'
import { create } from 'zustand'

/** Matches touch-only screens. */
const TOUCH = '(hover: none) and (pointer: coarse)'

const useKeys = create<{ readonly arePressed: boolean }>(() => ({ arePressed: false }))

/** Returns whether to show keys: not on a touch-only screen, until a key is pressed there. */
export function useHasKeys(): boolean {
  const arePressed = useKeys((keys) => keys.arePressed)
  useEffect(() => {
    if (arePressed) return
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [arePressed])
  return arePressed || !window.matchMedia(TOUCH).matches
}

function listen(event: KeyboardEvent): void {
  if (!isTyped(event)) useKeys.setState({ arePressed: true })
}

/** Excludes typing in text fields, which open the on-screen keyboard. */
const isTyped = ({ code, target }: KeyboardEvent): boolean =>
  code === '' || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
