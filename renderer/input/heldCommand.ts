let isHeld = false

/** Returns whether the running command comes from a held key or button, not from a new press. */
export const isCommandHeld = (): boolean => isHeld

/** Runs a command that comes from a held key or button, or from a new press. */
export function whileHeld(isSo: boolean, run: () => void): void {
  isHeld = isSo
  run()
  isHeld = false
}
