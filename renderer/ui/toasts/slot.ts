import { create } from 'zustand'

/** Where a screen has room for toasts; null where they lie over it. */
export const useToastSlot = create<{ readonly slot: HTMLElement | null }>(() => ({ slot: null }))

/** As `ref` of the element. */
export function offerToastSlot(slot: HTMLElement | null): void {
  useToastSlot.setState({ slot })
}
