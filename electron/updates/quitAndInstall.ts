/** As much of the updater as ends this program for the newer one. */
export interface Quitting {
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  quitAndInstall(): void
}

/**
 * Lets the updater install what it has fetched. It only says aside when that is refused, and goes on: here it is thrown.
 */
export function quitAndInstall(updater: Quitting): void {
  const faults: Error[] = []
  const hear = (error: Error) => void faults.push(error)
  updater.on('error', hear)
  try {
    updater.quitAndInstall()
  } finally {
    updater.off('error', hear)
  }
  if (faults[0]) throw faults[0]
}
