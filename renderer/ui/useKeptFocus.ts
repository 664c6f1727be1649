import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the keyboard focus on a screen: moves it there when the screen opens, unless one of its controls has it, and
 * when the focused control is removed, so that it never falls to the document. The element needs a `tabIndex`.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const screen = ref.current
    if (!screen) return
    const keep = () => {
      if (isLost() && !document.querySelector('dialog[open]')) screen.focus({ preventScroll: true })
    }
    if (!screen.contains(document.activeElement)) screen.focus({ preventScroll: true })
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [ref])
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
