import type { Device } from '../../electron/contract/screens.ts'

/** What this page runs on, as the table names it: whatever is used by fingers counts as a phone. */
export function ownDevice(): Device {
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
}
