import type { Json } from '../../electron/contract/ipc.ts'

/**
 * Returns an event as an object with a kind: events cross the process border as JSON, and all of them are such objects.
 */
export function readEvent(event: Json): { readonly kind: string } {
  return event as unknown as { readonly kind: string } // the host sends only events of the open match's game
}
