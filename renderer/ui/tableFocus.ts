import { type MouseEvent, useEffect, useRef } from 'react'

const MARK = 'data-table'

/** Props of the element that has the focus while no other has: the table. */
export const TABLE_PROPS = { [MARK]: '', tabIndex: 0 } as const

const BOARD_MARK = 'data-board'

/** Props of a board whose cells count as the table when one of them has the focus. */
export const BOARD_PROPS = { [BOARD_MARK]: '' } as const

const tableElement = (): HTMLElement | null => document.querySelector(`[${MARK}]`)

/** Moves the focus to the table, if there is one. */
export function focusTable(): void {
  tableElement()?.focus({ preventScroll: true })
}

/** Returns whether a panel has the focus, rather than the table or nothing. */
export function isFocusInPanels(): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || activeElement === tableElement()) return false
  return activeElement.closest(`[${BOARD_MARK}]`) === null
}

/**
 * Keeps the focus from falling to the body, where a screen reader loses its place: when the focused element disappears
 * or is disabled, the table takes the focus. A dialog keeps its own.
 */
export function useFocusOnTable(): void {
  const wasHere = useRef(false)
  useEffect(() => {
    const take = () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere && document.hasFocus() && !document.querySelector('dialog[open]')) focusTable()
    }
    // between leaving one element and entering the next the focus is nowhere for a moment, microtasks included
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(take)
    }
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) later()
    }
    if (!wasHere.current) queueMicrotask(take)
    wasHere.current = true
    const watch = new MutationObserver(later)
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusout', left)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      document.removeEventListener('focusout', left)
    }
  }, [])
}

/** Removes the focus from a clicked button, so that Space and Enter reach the table; a button pressed by key keeps it. */
export function giveKeyboardBack({ detail }: MouseEvent): void {
  const focused = document.activeElement
  if (detail > 0 && focused instanceof HTMLButtonElement) focused.blur()
}
