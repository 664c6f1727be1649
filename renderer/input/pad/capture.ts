import { useEffect, useRef } from 'react'
import type { PadButton } from '../commands.ts'

let capture: ((button: PadButton) => void) | null = null

/** Gives a pressed button to the page that waits for one; returns false if none does. */
export function captureButton(button: PadButton): boolean {
  if (!capture) return false
  capture(button)
  return true
}

/** Reports the next button pressed, instead of its usual effect, while `on` is true. */
export function useButtonCapture(on: boolean, onButton: (button: PadButton) => void): void {
  const report = useRef(onButton)
  useEffect(() => {
    report.current = onButton
  })
  useEffect(() => {
    if (!on) return
    const take = (button: PadButton) => report.current(button)
    capture = take
    return () => {
      if (capture === take) capture = null
    }
  }, [on])
}
