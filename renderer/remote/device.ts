import type { Device } from '../../electron/contract/screens.ts'

/** Returns the device of this page, as the table names it: one with touch input counts as a phone. */
export function ownDevice(): Device {
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
}
