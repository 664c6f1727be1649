/** Kinds of use: a press on a device, the wheel or a stick, a movement of the pointer, the return to the window. */
export type Use = 'press' | 'wheel' | 'move' | 'return'

const EVENTS = {
  press: ['pointerdown', 'keydown'],
  wheel: ['wheel'],
  move: ['pointermove'],
  return: ['focus'],
} as const satisfies Record<Use, readonly (keyof WindowEventMap)[]>

const OPTIONS = { capture: true, passive: true } as const

/** The listeners to gamepads, which send no events. */
const padListeners = new Map<() => void, readonly Use[]>()

/**
 * Calls `act` when the player uses any device in one of some ways, before anything else handles it. Returns a function
 * that stops this.
 */
export function onUse(uses: readonly Use[], act: () => void, target: EventTarget = window): () => void {
  const events = uses.flatMap((use): readonly string[] => EVENTS[use])
  // A new function: two listeners with the same effect stop separately.
  const listen = () => act()
  for (const event of events) target.addEventListener(event, listen, OPTIONS)
  padListeners.set(listen, uses)
  return () => {
    padListeners.delete(listen)
    for (const event of events) target.removeEventListener(event, listen, OPTIONS)
  }
}

/** Reports the use of a gamepad: a press of a button, or a turn of the right stick. */
export function notePadUse(use: 'press' | 'wheel'): void {
  for (const [listen, uses] of padListeners) if (uses.includes(use)) listen()
}
