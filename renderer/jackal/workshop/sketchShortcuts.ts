import { useEffect } from 'react'
import { brushNumbered } from './groundAt.ts'
import { act, useWorkshop } from './workshop.ts'

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Handles a key that works anywhere in the workshop: undo and redo, brushes by number. Returns false for other keys.
 */
export function answersShortcut({ code, key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  if (altKey) return false
  if (!ctrlKey && !metaKey) return choosesBrush(key)
  if (code !== 'KeyZ' && code !== 'KeyY') return false
  act({ kind: code === 'KeyY' || shiftKey ? 'redo' : 'undo' })
  return true
}

function choosesBrush(key: string): boolean {
  const brush = brushNumbered(Number(key))
  if (brush) useWorkshop.setState({ brush })
  return brush !== undefined
}

/** Handles shortcuts wherever the focus is, except in text fields and dialogs. */
export function useSketchShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (answersShortcut(event)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
