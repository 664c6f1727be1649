import { useEffect } from 'react'
import { create } from 'zustand'

/** Where nothing but fingers points at the screen. */
const TOUCH = '(hover: none) and (pointer: coarse)'

const useKeys = create<{ readonly arePressed: boolean }>(() => ({ arePressed: false }))

/** Whether keys are worth naming: not on a screen that is only touched, until one is pressed there. */
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

/** A field for text brings up the keys of the screen. */
const isTyped = ({ code, target }: KeyboardEvent): boolean =>
  code === '' || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
