import type { GameShape, Outcome, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { BotLevel, FeedMessage, MatchInfo } from '../../contract/ipc.ts'
import { problemOf } from '../../contract/refused.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { OpenedMatch } from '../../saves/store.ts'
import type { Times } from '../../saves/times.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { endOnTime, endWithout } from './loss.ts'
import { MatchClocks, type MoveTimes } from './matchClocks.ts'

/**
 * The bot that plays for a seat without time. Every game has it, and unlike Jackal's lower ones it makes no deliberate
 * mistakes.
 */
export const STAND_IN = 'hard' satisfies BotLevel

/** A running match, as the keeper of its time sees it. */
export interface TimedMatch {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly save: OpenedMatch['save']
  readonly info: MatchInfo
  readonly awaiting: readonly Seat[]
  readonly hasPace: boolean
}

/** The actions of a match at the end of a seat's time. */
export interface TimeActions {
  /** Runs a change of the match after the pending ones. */
  exclusively(change: () => Promise<void>): Promise<void>
  /** Called when a bot's turn may have come. */
  changed(): void
  /** Called when a seat has another player. */
  reseated(): void
  /** Called when the match is over. */
  ended(): void
  tell(message: Extract<FeedMessage, { kind: 'clocks' | 'trouble' }>): void
}

/** Keeps the time of one match: without a clock it does nothing. */
export class TimeKeeper {
  private readonly live: TimedMatch
  private readonly actions: TimeActions
  private readonly clocks: MatchClocks | null

  constructor(live: TimedMatch, times: OpenedMatch['times'], timeSource: TimeSource, actions: TimeActions) {
    this.live = live
    this.actions = actions
    const option = live.info.clock
    const own = {
      timeOver: (seat: Seat) => void this.endTime(seat),
      tell: () => this.tell(),
      save: () => void this.save(),
    }
    this.clocks = option ? new MatchClocks(option, times ?? [], () => clocked(live), own, timeSource) : null
  }

  /** The clocks as a message to all subscribers; null without a clock. */
  get message(): Extract<FeedMessage, { kind: 'clocks' }> | null {
    return this.clocks && { kind: 'clocks', matchId: this.live.info.id, times: this.clocks.shown }
  }

  /** Returns the bot that moves for a person whose time is over; null while there is time. */
  standInFor(seat: Seat): BotLevel | null {
    return this.clocks?.isOver(seat) ? STAND_IN : null
  }

  /**
   * For each seat, the number of moves after which another player last played it, or a bot because its time was over.
   */
  get seatedAfter(): Readonly<Record<Seat, number>> {
    const { seatedAfter } = this.live.save.summary
    const standIns = Object.entries(this.clocks?.standInAfter ?? {})
    const latest = standIns.map(([seat, moves]) => [seat, Math.max(moves, seatedAfter[seat] ?? 0)])
    return { ...seatedAfter, ...Object.fromEntries(latest) }
  }

  /** Must be called when a client starts to set the pace, and when a seat has another player. */
  refresh(): void {
    this.clocks?.refresh()
  }

  /** Stops the clocks when no client sets the pace. */
  rest(): void {
    if (!this.clocks?.rest()) return
    this.tell()
    void this.save()
  }

  /** Called when the screen of these seats shows the current match, or hides it behind a curtain. */
  seen(seats: readonly Seat[], isOpen: boolean): void {
    for (const seat of seats) this.clocks?.seen(seat, isOpen)
  }

  /** Lets the clock of a seat wait for its gamepad, or run on. */
  waitForPad(seat: Seat, waits: boolean): void {
    this.clocks?.waitForPad(seat, waits)
  }

  /** Returns the clocks around a move that is about to be made; undefined without a clock. */
  around(entry: Entry<GameShape>): MoveTimes | undefined {
    return this.clocks?.around(entry, this.live.match.rules.awaiting(entry.after))
  }

  moved(entry: Entry<GameShape>, around: MoveTimes | undefined): void {
    if (around) this.clocks?.moved(entry, around)
  }

  /** Returns the end of the match after this move, if any: seats that have lost on time do not win. */
  outcomeAfter({ after }: Entry<GameShape>): Outcome | null {
    return endWithout(this.live.save.summary.lostOnTime, this.live.match.rules.outcome(after))
  }

  /** Returns the clocks after the seat's last move is taken back. Throws `cannot-undo` if it has no time for that. */
  beforeLast(seat: Seat): Times | undefined {
    return this.clocks?.beforeLast(seat)
  }

  undone(seat: Seat, times: Times | undefined): void {
    if (times) this.clocks?.undone(seat, times)
  }

  tell(): void {
    const { message } = this
    if (message) this.actions.tell(message)
  }

  /** Acts on the end of a seat's time, unless its move came just before. */
  private endTime(seat: Seat): Promise<void> {
    return this.actions.exclusively(async () => {
      const { clocks, live } = this
      if (!clocks?.isOver(seat) || !live.info.seats.some((one) => one.seat === seat && one.player.kind === 'human'))
        return
      try {
        if (clocks.option.atEnd === 'loses') return await this.lose(seat)
        await live.save.addTimes(clocks.times)
      } catch (error) {
        this.actions.tell({ kind: 'trouble', matchId: live.info.id, problem: problemOf(error) })
      }
      this.actions.changed()
      this.tell()
    })
  }

  /** Records the loss on time, which ends the match or lets a bot play on for the seat. */
  private async lose(seat: Seat): Promise<void> {
    const { game, match, save } = this.live
    const end = endOnTime(game, match.state, [...save.summary.lostOnTime, seat])
    await save.addLoss(seat, end ?? { kind: 'bot', level: STAND_IN })
    this.clocks?.refresh()
    if (end) this.actions.ended()
    else this.actions.reseated()
  }

  /** Saves the clocks. If that fails, the next move saves them and reports the error. */
  private save(): Promise<void> {
    return this.actions.exclusively(async () => {
      const { clocks, live } = this
      if (clocks && !live.info.outcome) await live.save.addTimes(clocks.times).catch(() => undefined)
    })
  }
}

function clocked({ match, info, awaiting, hasPace }: TimedMatch) {
  return {
    seats: match.seats(),
    people: info.seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat),
    awaiting,
    moves: match.entries.length,
    moverOf: (number: number) => match.entries[number - 1]?.seat,
    isGoingOn: hasPace,
  }
}
