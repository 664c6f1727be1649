import type { Seat } from '../../../engine/kernel/game.ts'
import type { SeatTime } from '../../contract/ipc.ts'
import type { Times } from '../../saves/times.ts'
import type { TimeSource } from '../../time/timeSource.ts'

/** A longer gap between two readings of the clock counts for no seat: the computer slept. In milliseconds. */
const LONGEST_STEP = 5000
/** The interval at which a running clock is read, in milliseconds. */
const STEP = 1000

/** The listener to events of a stopwatch. */
export interface StopwatchListener {
  /** Called once when a seat that must decide has no time left. */
  onOver(seat: Seat): void
  /** Called when a clock has started after its delay. */
  onStart(): void
  /** Called when a running clock has advanced. */
  onStep(): void
}

/** The clocks of several seats, each running from its own start. */
export class Stopwatch {
  private readonly timeSource: TimeSource
  private readonly listener: StopwatchListener
  private readonly over = new Set<Seat>()
  private starts = new Map<Seat, number>()
  /** The latest start of each clock. */
  private deadlines = new Map<Seat, number>()
  private current: Times
  private at: number
  private callOff = () => {}

  constructor(times: Times, timeSource: TimeSource, listener: StopwatchListener) {
    this.current = times
    this.timeSource = timeSource
    this.listener = listener
    this.at = this.now()
  }

  /** The time left now, of each seat. */
  get times(): Times {
    this.settle()
    return this.current
  }

  /** Returns the clocks for display, in the order of the seats. */
  timesOf(seats: readonly Seat[]): SeatTime[] {
    const { left } = this.times
    return seats.map((seat) => ({ seat, left: left[seat] ?? 0, running: this.isRunning(seat) }))
  }

  /** Sets the time left, after a move or an undo. */
  set(times: Times): void {
    this.settle()
    this.current = times
    for (const seat of this.over) if (times.left[seat] !== 0) this.over.delete(seat)
    this.schedule()
  }

  /**
   * Runs the clocks of these seats, each at the latest after a delay in milliseconds; null leaves a clock unchanged.
   */
  run(seats: ReadonlyMap<Seat, number | null>): void {
    this.settle()
    const now = this.at
    const before = this.starts
    this.starts = new Map(
      [...seats].map(([seat, delay]) => [seat, delay === null ? (before.get(seat) ?? now) : now + delay]),
    )
    const deadlines = this.deadlines
    this.deadlines = new Map(
      [...seats].map(([seat, delay]) => [seat, delay === null ? (deadlines.get(seat) ?? now) : now + delay]),
    )
    for (const seat of this.over) if (!seats.has(seat)) this.over.delete(seat)
    this.schedule()
  }

  /** Starts a clock that was to start later; returns false if there is no such clock. */
  start(seat: Seat): boolean {
    this.settle()
    if ((this.starts.get(seat) ?? 0) <= this.at) return false
    this.starts.set(seat, this.at)
    this.schedule()
    return true
  }

  /** Stops a clock for some milliseconds; returns false if there is no such clock. */
  delay(seat: Seat, milliseconds: number): boolean {
    this.settle()
    if (!this.starts.has(seat)) return false
    this.starts.set(seat, this.at + milliseconds)
    this.deadlines.set(seat, this.at + milliseconds)
    this.schedule()
    return true
  }

  /** Stops a clock until its latest start; returns false if that has passed. */
  hold(seat: Seat): boolean {
    this.settle()
    const deadline = this.deadlines.get(seat) ?? 0
    if (deadline <= this.at || this.starts.get(seat) === deadline) return false
    this.starts.set(seat, deadline)
    this.schedule()
    return true
  }

  private isRunning(seat: Seat): boolean {
    const start = this.starts.get(seat)
    return start !== undefined && start <= this.at && this.left(seat) > 0
  }

  private left(seat: Seat): number {
    return this.current.left[seat] ?? 0
  }

  private now(): number {
    return Math.floor(this.timeSource.now())
  }

  private settle(): void {
    const now = this.now()
    const step = Math.min(now - this.at, LONGEST_STEP)
    this.at = now
    let longest = 0
    const left = { ...this.current.left }
    for (const [seat, start] of this.starts) {
      const ran = Math.min(step, now - start, this.left(seat))
      if (ran <= 0) continue
      left[seat] = this.left(seat) - ran
      longest = Math.max(longest, ran)
    }
    if (longest > 0) this.current = { left, spent: this.current.spent + longest }
  }

  private schedule(): void {
    this.callOff()
    const waits = [...this.starts].map(([seat, start]) => {
      if (start > this.at) return start - this.at
      if (this.left(seat) > 0) return Math.min(this.left(seat), STEP)
      return this.over.has(seat) ? Number.POSITIVE_INFINITY : 0
    })
    const wait = Math.min(...waits)
    this.callOff = Number.isFinite(wait) ? this.timeSource.after(wait, () => this.tick()) : () => {}
  }

  private tick(): void {
    const waited = [...this.starts].filter(([, start]) => start > this.at)
    this.settle()
    const over = [...this.starts].filter(([seat, start]) => start <= this.at && this.left(seat) === 0)
    const isNew = over.filter(([seat]) => !this.over.has(seat)).map(([seat]) => seat)
    for (const seat of isNew) this.over.add(seat)
    this.schedule()
    if (waited.some(([seat]) => this.isRunning(seat))) this.listener.onStart()
    if ([...this.starts.keys()].some((seat) => this.isRunning(seat))) this.listener.onStep()
    for (const seat of isNew) this.listener.onOver(seat)
  }
}
