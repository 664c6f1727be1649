import { type RefObject, useEffect } from 'react'
import { isPadUsed } from '../input/pad/lastDevice.ts'
import { isFocusInPanels } from '../ui/tableFocus.ts'

/** The time in which a press meant for the table does not reach the guide, milliseconds. */
const STRAY = 700

/**
 * Moves the focus of a player with a gamepad from the table to the golden button of a guide, when the guide offers one.
 */
export function useGuideFocus(guide: RefObject<HTMLElement | null>, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return
    const timer = setTimeout(() => {
      if (isPadUsed() && !isFocusInPanels()) guide.current?.querySelector<HTMLElement>('.is-main')?.focus()
    }, STRAY)
    return () => clearTimeout(timer)
  }, [guide, isOffered])
}
