import { useEffect, useRef } from 'react'
import { chordsOf } from './chords.ts'
import type { Chord } from './commands.ts'

/** Modifier keys, which are held while another is pressed. */
const HELD = /^(?:Shift|Control|Alt|Meta|OS|CapsLock|NumLock|ScrollLock)/
/** Keys with a fixed meaning, or without any. */
const RESERVED: ReadonlySet<string> = new Set(['F11', 'Unidentified', ''])

/**
 * Reports the next key pressed, instead of its usual effect, while `on` is true.
 * @param onKey called with null for Esc, which cancels
 */
export function useKeyCapture(on: boolean, onKey: (key: Chord | null) => void): void {
  const report = useRef(onKey)
  useEffect(() => {
    report.current = onKey
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const [key] = chordsOf(event)
      if (event.code === 'Escape') report.current(null)
      else if (key && !HELD.test(event.code) && !RESERVED.has(event.code)) report.current(key)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [on])
}
