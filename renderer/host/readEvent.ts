import type { Json } from '../../electron/contract/ipc.ts'

/** Events cross the process border as JSON; all of them are objects with a kind. */
export function readEvent(event: Json): { readonly kind: string } {
  return event as unknown as { readonly kind: string } // the host sends only events of the open match's game
}
