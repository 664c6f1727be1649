import { create } from 'zustand'

/** The place for toasts on a screen; null where toasts lie over the screen. */
export const useToastSlot = create<{ readonly slot: HTMLElement | null }>(() => ({ slot: null }))

/** Sets the slot; used as `ref` of the element. */
export function offerToastSlot(slot: HTMLElement | null): void {
  useToastSlot.setState({ slot })
}
