import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the keyboard focus to a screen when it opens, unless one of its controls has it; `keepFocus` keeps it there. The
 * element needs a `tabIndex`.
 */
export function useFocusOnOpen(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const screen = ref.current
    if (screen && !screen.contains(document.activeElement)) screen.focus({ preventScroll: true })
  }, [ref])
}
