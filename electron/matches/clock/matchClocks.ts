import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { MatchClock, SeatTime } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import type { Times } from '../../saves/times.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { Stopwatch } from './stopwatch.ts'
import { fullTimes, timesAfter, timesAfterUndo } from './times.ts'

/** The longest that a clock waits for the screen of its seat to show the question, in milliseconds. */
export const GRACE = 10_000
/**
 * The longest that a clock waits while the seat's screen has shown nothing yet, in milliseconds: its player has still
 * to open it.
 */
export const FIRST_GRACE = 60_000
/** The longest that the clock of a seat waits for its gamepad, in milliseconds. */
export const PAD_WAIT = 120_000
/** The time in milliseconds after which the clocks are saved even without a move. */
export const SAVE_AFTER = 10_000

/** A running match, as its clocks see it. */
export interface ClockedMatch {
  /** In order of play. */
  readonly seats: readonly Seat[]
  /** The seats of people. */
  readonly people: readonly Seat[]
  /** The seats that must decide. */
  readonly awaiting: readonly Seat[]
  readonly moves: number
  /** Returns the seat of a move by its number. */
  moverOf(number: number): Seat | undefined
  /** True while a client sets the pace: otherwise the match rests, and so do its clocks. */
  readonly isGoingOn: boolean
}

/** The actions of a match for its clocks. */
export interface ClockActions {
  /** Called when a seat has no time left. */
  timeOver(seat: Seat): void
  /** Sends the current clocks to all subscribers. */
  tell(): void
  /** Saves the clocks. */
  save(): void
}

/** The part of an entry that its clocks need. */
export type TimedEntry = Pick<Entry<GameShape>, 'seat' | 'number' | 'events' | 'drewLuck'>

/** The clocks just before and just after a move. */
export interface MoveTimes {
  readonly before: Times
  readonly after: Times
}

/** The clocks of a match: which ones run, and the time left at each move. */
export class MatchClocks {
  readonly option: MatchClock
  private readonly match: () => ClockedMatch
  private readonly actions: ClockActions
  private readonly watch: Stopwatch
  private readonly history: (Times | undefined)[]
  /** The seats whose screens have shown something. */
  private readonly present = new Set<Seat>()
  /** The seats whose clocks have waited for a gamepad; true while they still may. */
  private readonly padWaits = new Map<Seat, boolean>()
  private readonly standIns: Record<Seat, number> = {}
  private asked: readonly Seat[] = []
  /**
   * The seats whose clocks ran when the match paused: they resume at once, so that leaving and returning gains no time.
   */
  private resuming: readonly Seat[] = []
  private saved: number

  /** @param history the clocks by number of moves, if they were saved */
  constructor(
    option: MatchClock,
    history: readonly (Times | undefined)[],
    match: () => ClockedMatch,
    actions: ClockActions,
    timeSource: TimeSource,
  ) {
    this.option = option
    this.match = match
    this.actions = actions
    this.history = [...history]
    const full = fullTimes(option, match().seats)
    const known = history.findLast((times) => times !== undefined)
    const times = known ? { left: { ...full.left, ...known.left }, spent: known.spent } : full
    this.saved = times.spent
    for (const [moves, before] of history.entries()) {
      const seat = match().moverOf(moves + 1)
      if (seat !== undefined && before?.left[seat] === 0) this.standIns[seat] = moves + 1
    }
    this.watch = new Stopwatch(times, timeSource, {
      onOver: (seat) => actions.timeOver(seat),
      onStart: () => actions.tell(),
      onStep: () => this.saveNowAndThen(),
    })
  }

  get times(): Times {
    return this.watch.times
  }

  /** The clocks of people, for all viewers: they reveal no more than who must decide. */
  get shown(): SeatTime[] {
    return this.watch.timesOf(this.match().people)
  }

  /** Returns whether the seat must decide and has no time left. */
  isOver(seat: Seat): boolean {
    return this.match().awaiting.includes(seat) && this.times.left[seat] === 0
  }

  /**
   * For each seat whose time was over, the number of moves after which a bot last moved for it: people cannot take that
   * back.
   */
  get standInAfter(): Readonly<Record<Seat, number>> {
    return this.standIns
  }

  /** Must be called when the match goes on, or has other players. */
  refresh(): void {
    this.ask(() => false)
  }

  /** Stops the clocks, as no seat is asked now; returns false if none was asked before. */
  rest(): boolean {
    const { asked } = this
    this.resuming = this.watch.timesOf(asked).flatMap(({ seat, running }) => (running ? [seat] : []))
    this.refresh()
    return asked.length > 0
  }

  /**
   * Called when the seat's screen shows the question, or hides it behind a curtain; the curtain counts only within the
   * time its screen has for showing.
   */
  seen(seat: Seat, isOpen: boolean): void {
    this.present.add(seat)
    if (this.padWaits.get(seat)) return
    if (isOpen ? this.watch.start(seat) : this.watch.hold(seat)) this.actions.tell()
  }

  /** Lets the clock of a seat wait for its gamepad, once and for `PAD_WAIT` at most, or run on. */
  waitForPad(seat: Seat, waits: boolean): void {
    if (waits && (this.padWaits.has(seat) || !this.watch.delay(seat, PAD_WAIT))) return
    if (!waits && !this.padWaits.get(seat)) return
    this.padWaits.set(seat, waits)
    if (!waits) this.watch.start(seat)
    this.actions.tell()
  }

  /** Returns the clocks around a move that is about to be made. */
  around({ seat, events, drewLuck }: TimedEntry, asked: readonly Seat[]): MoveTimes {
    const before = this.times
    const isFresh = drewLuck || events.some(({ reveals }) => reveals)
    const mover = this.match().people.includes(seat) ? seat : null
    return { before, after: timesAfter(this.option, before, { seat: mover, asked, isFresh }) }
  }

  /** Called after the move has been made. */
  moved({ seat, number, events, drewLuck }: TimedEntry, { before, after }: MoveTimes): void {
    if (this.padWaits.has(seat)) this.padWaits.set(seat, false)
    this.history[number - 1] = before
    this.history[number] = after
    this.watch.set(after)
    this.saved = after.spent
    if (before.left[seat] === 0) this.standIns[seat] = number
    const isFresh = drewLuck || events.some(({ reveals }) => reveals)
    this.ask((one) => one === seat && isFresh)
  }

  /**
   * Returns the clocks after the last move, of this seat, is taken back. Throws `cannot-undo` if it has no time for
   * that.
   */
  beforeLast(seat: Seat): Times {
    const now = this.times
    const times = timesAfterUndo(this.history[this.match().moves - 1] ?? now, now, seat)
    if (!times) throw new Refused('cannot-undo', 'no time is left')
    return times
  }

  /** Called after the last move has been taken back. */
  undone(seat: Seat, times: Times): void {
    this.history.length = this.match().moves
    this.watch.set(times)
    this.saved = times.spent
    this.asked = [seat] // starts at once: the seat already knows the position
    this.ask(() => false)
  }

  private ask(isAnew: (seat: Seat) => boolean): void {
    const { people, awaiting, isGoingOn } = this.match()
    const asked = isGoingOn ? people.filter((seat) => awaiting.includes(seat)) : []
    const { left } = this.times
    const delay = (seat: Seat) => {
      if (left[seat] === 0 || this.resuming.includes(seat)) return 0
      if (this.asked.includes(seat) && !isAnew(seat)) return null
      return this.present.has(seat) ? GRACE : FIRST_GRACE
    }
    this.watch.run(new Map(asked.map((seat) => [seat, delay(seat)])))
    this.asked = asked
    if (isGoingOn) this.resuming = []
  }

  private saveNowAndThen(): void {
    const { spent } = this.times
    if (spent - this.saved < SAVE_AFTER) return
    this.saved = spent
    this.actions.save()
  }
}
