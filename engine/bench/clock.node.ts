import type { Race, Rate } from './row.ts'
import { medianOf } from './row.ts'

/** The duration and repetition of timed work. */
export interface Timing {
  readonly warmUps: number
  readonly repetitions: number
  /** The shortest repetition, in milliseconds of work. */
  readonly shortest: number
}

/**
 * Times work on this thread: warm-up first, then the median of several repetitions. The clock is the thread's own,
 * which stops while other programs have the core, so that a busy machine changes the figures little.
 */
export function rateBy({ warmUps, repetitions, shortest }: Timing): Rate {
  return (work) => {
    for (let i = 0; i < warmUps; i++) timeOnce(work, shortest)
    return medianOf(Array.from({ length: repetitions }, () => timeOnce(work, shortest)))
  }
}

/** Times several pieces of work alternately: warm-up first, then the median of the repetitions of each. */
export function raceBy({ warmUps, repetitions, shortest }: Timing): Race {
  return (works) => {
    const laps = Array.from({ length: warmUps + repetitions }, () => works.map((work) => timeOnce(work, shortest)))
    return works.map((_, i) => medianOf(laps.slice(warmUps).map((lap) => lap[i] ?? 0)))
  }
}

function timeOnce(work: () => number, shortest: number): number {
  const start = timeWorked()
  let units = 0
  let passed = 0
  while (passed < shortest) {
    units += work()
    passed = timeWorked() - start
  }
  return (1000 * units) / passed
}

/** Returns the milliseconds that this thread has run so far. */
function timeWorked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
