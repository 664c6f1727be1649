import { create } from 'zustand'

interface ToastSlots {
  /** The place for toasts on a screen or dialog; null where toasts lie over the screen. */
  readonly slot: HTMLElement | null
  readonly below: readonly HTMLElement[]
}

export const useToastSlot = create<ToastSlots>(() => ({ slot: null, below: [] }))

/** Offers a slot above those offered before, until it is gone; used as `ref` of the element. */
export function offerToastSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return undefined
  setSlots((all) => [...all, slot])
  return () => setSlots((all) => all.filter((one) => one !== slot))
}

function setSlots(change: (all: readonly HTMLElement[]) => readonly HTMLElement[]): void {
  useToastSlot.setState(({ below, slot }) => {
    const all = change(slot ? [...below, slot] : below)
    return { slot: all.at(-1) ?? null, below: all.slice(0, -1) }
  })
}
