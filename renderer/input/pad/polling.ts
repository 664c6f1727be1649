import { type PadReading, readingsOf } from './reading.ts'

/** The time between two looks at the pads, milliseconds. */
const EVERY = 16

interface Listener {
  /** Called at each look while the window has the focus, at last when no pad is connected any more. */
  look(readings: readonly PadReading[], now: number): void
  /** Called when the window loses the focus, and after the last pad was unplugged. */
  leave(): void
}

/**
 * Looks at the pads while one is connected and the window has the focus. It uses a timer, because a request for frames
 * would draw some. Returns a function that stops this.
 */
export function pollPads({ look, leave }: Listener): () => void {
  let timer = 0
  const stop = () => {
    if (timer === 0) return
    window.clearInterval(timer)
    timer = 0
    leave()
  }
  const tick = () => {
    const readings = connected()
    look(readings, performance.now())
    if (readings.length === 0) stop()
  }
  const start = () => {
    if (timer !== 0 || !document.hasFocus()) return
    if (connected().length > 0) timer = window.setInterval(tick, EVERY)
    else look([], performance.now())
  }
  const events = new AbortController()
  const { signal } = events
  window.addEventListener('gamepadconnected', start, { signal })
  window.addEventListener('focus', start, { signal })
  window.addEventListener('blur', stop, { signal })
  start()
  return () => {
    events.abort()
    stop()
  }
}

/** Returns the connected pads; none where the page may not read them. */
function connected(): readonly PadReading[] {
  try {
    return readingsOf([...(navigator.getGamepads?.() ?? [])])
  } catch {
    return []
  }
}
