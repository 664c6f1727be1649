const TICK_MS = 5

/** The longest time that an event loop was held since the last reading, in milliseconds. */
export interface Held {
  /** Processor time of this thread between two timers: its own work, whatever else the computer does. */
  readonly own: number
  /** Time by the clock, including that of other programs. */
  readonly wall: number
}

/**
 * Measures how long the event loop of this process is held. Returns a function that reads the measure and resets it.
 */
export function measureLoop(): () => Held {
  let [own, wall] = [0, 0]
  let [lastOwn, lastWall] = [ownMs(), performance.now()]
  setInterval(() => {
    const [nowOwn, nowWall] = [ownMs(), performance.now()]
    own = Math.max(own, nowOwn - lastOwn)
    wall = Math.max(wall, nowWall - lastWall - TICK_MS)
    lastOwn = nowOwn
    lastWall = nowWall
  }, TICK_MS)
  return () => {
    const held = { own, wall }
    own = 0
    wall = 0
    return held
  }
}

function ownMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
