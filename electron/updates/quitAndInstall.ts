/** The part of the updater that quits and installs. */
export interface Quitting {
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  quitAndInstall(): void
}

/** Quits and installs the downloaded update. Throws if it is refused; the updater itself only emits an event. */
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
