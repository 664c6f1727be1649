import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { BotLevel, FeedMessage, Json, MatchInfo, Player, Problem } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { HostedGame } from '../games/hostedGame.ts'
import type { OpenSave } from '../saves/openSave.ts'
import type { OpenedMatch } from '../saves/store.ts'
import { Mutex } from '../time/mutex.ts'
import { REAL_TIME, type TimeSource } from '../time/timeSource.ts'
import { firstViewer, type MatchAccess, ownSeats, requireSeat, requireViewer } from './access.ts'
import { endByTable, endGivenUp } from './clock/loss.ts'
import { TimeKeeper } from './clock/timeKeeper.ts'
import { Commitments } from './commitments.ts'
import { prepareMove } from './moveForm.ts'
import { Pace } from './pace.ts'
import { requireAlone, requireChange, requireShared } from './players.ts'
import { awaitingOf, undoFor } from './standing.ts'
import { Subscribers } from './subscribers.ts'
import { type Moment, Subscription } from './subscription.ts'

/** A running match. It handles one change at a time, and saves each before it sends it to subscribers. */
export class LiveMatch {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly save: OpenSave
  readonly pace: Pace
  private readonly mutex = new Mutex()
  private readonly subscribers: Subscribers
  private readonly onChange: () => void
  private readonly onEnd: () => void
  private readonly time: TimeKeeper
  private readonly commitments: Commitments
  private thinker: Seat | null = null
  private hurried = false
  /** The pause of the match, and the seat whose player asked for it; null while the match goes on. */
  private pause: { readonly by: Seat | null } | null = null

  /**
   * @param onChange called after every move, undo and new subscription: a bot's turn may have come
   * @param onEnd called once, when the match is over
   */
  constructor(
    { game, match, save, times }: OpenedMatch,
    onChange: () => void,
    onEnd: () => void = () => {},
    timeSource: TimeSource = REAL_TIME,
  ) {
    this.game = game
    this.match = match
    this.save = save
    this.commitments = new Commitments(game, match, save.summary.header.salt)
    this.onChange = onChange
    this.onEnd = onEnd
    this.subscribers = new Subscribers(() => ({ moment: this.moment, clocks: this.time.message }))
    this.pace = new Pace(this.subscribers, () => this.moment)
    this.time = new TimeKeeper(this, times, timeSource, {
      exclusively: (change) => this.mutex.runExclusive(change),
      changed: onChange,
      reseated: () => this.renewAll(),
      ended: () => this.endNow(),
      tell: (message) => this.subscribers.tell(message),
    })
  }

  get info(): MatchInfo {
    const { info } = this.save
    const { pause } = this
    const paused = pause && !info.outcome && { paused: true as const, ...(pause.by !== null && { pausedBy: pause.by }) }
    return { ...info, ...this.commitments.told, ...paused }
  }

  get hasSubscribers(): boolean {
    return this.subscribers.count > 0
  }

  /** True if a subscriber sets the pace, and the match is not paused. */
  get hasPace(): boolean {
    return this.pace.isSet && this.pause === null
  }

  /** The seats that must decide now. */
  get awaiting(): readonly Seat[] {
    return awaitingOf(this)
  }

  /** Returns the bot that plays a seat now: its own, or one that moves for a person without time; null for a person. */
  botAt(seat: Seat): BotLevel | null {
    const player = this.info.seats.find((one) => one.seat === seat)?.player
    return player?.kind === 'bot' ? player.level : this.time.standInFor(seat)
  }

  /** True if bots think only briefly, because no person plays. */
  get isHurried(): boolean {
    return this.hurried
  }

  /** Sets the bot that is thinking; sent with the next message. */
  setThinking(seat: Seat | null): void {
    this.thinker = seat
  }

  /** Adds a subscriber and sends it a snapshot. `send` must not throw. Throws `not-your-seat`. */
  subscribe(access: MatchAccess, send: (message: FeedMessage) => void): Subscription {
    const subscription = new Subscription(access, firstViewer(this.info, access), send)
    this.subscribers.add(subscription)
    if (access.setsPace) this.time.refresh()
    this.onChange()
    this.subscribers.sendSnapshot(subscription)
    if (access.setsPace) this.time.tell()
    return subscription
  }

  unsubscribe(subscription: Subscription): void {
    this.subscribers.delete(subscription)
    if (this.hasPace) return
    this.time.rest()
    this.onChange()
  }

  unsubscribeAll(): void {
    this.subscribers.clear()
    this.time.rest()
  }

  /**
   * Records how many moves a subscriber has shown: the clocks of its seats start with the last.
   * @param covered true while a curtain hides them
   */
  acknowledge(subscription: Subscription, moves: number, covered = false): void {
    const { access } = subscription
    subscription.acknowledge(moves)
    if (moves >= this.match.entries.length) this.time.seen(ownSeats(this.info, access), !covered)
    if (access.setsPace) this.onChange()
  }

  /** Changes the viewer of a subscriber. Throws `not-your-seat`. */
  setViewer(subscription: Subscription, viewer: Viewer): Promise<void> {
    return this.mutex.runExclusive(async () => {
      subscription.setViewer(requireViewer(this.info, subscription.access, viewer))
      this.subscribers.sendSnapshot(subscription)
    })
  }

  /** Changes the access of a subscriber, which then looks as the first viewer of it. Throws `not-your-seat`. */
  regrant(subscription: Subscription, access: MatchAccess): Promise<void> {
    return this.mutex.runExclusive(async () => {
      subscription.setAccess(access, firstViewer(this.info, access))
      this.subscribers.sendSnapshot(subscription)
    })
  }

  /** Plays a person's move. Throws `not-your-seat`, `not-your-turn`, `bad-request`, `illegal-move` or `save-failed`. */
  async play({ access }: Subscription, seat: Seat, move: Json): Promise<void> {
    requireSeat(this.info, access, seat)
    return this.mutex.runExclusive(() => this.playMove(seat, move))
  }

  /** Plays a bot's move, unless it is no longer wanted by the time that its change is run. */
  playBot(seat: Seat, move: Json, isWanted: () => boolean): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (isWanted()) await this.playMove(seat, move)
    })
  }

  /**
   * Changes the player of a seat, and sends all subscribers a snapshot: of another viewer to those who may no longer
   * look as this seat. Throws `bad-request`, `not-allowed` or `save-failed`.
   */
  setPlayer(seat: Seat, player: Player, name?: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      requireChange(this, seat, player)
      await this.save.addPlayer(seat, player, name)
      this.renewAll()
    })
  }

  /**
   * Pauses the match for everyone, or lets it go on: meanwhile no seat is asked, and neither bots nor clocks run.
   * @param by the seat whose player does this; null for a screen that plays no seat, or several
   */
  setPaused(isPaused: boolean, by: Seat | null = null): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (isPaused === (this.pause !== null) || this.info.outcome) return
      this.pause = isPaused ? { by } : null
      if (isPaused) this.time.rest()
      else this.time.refresh()
      this.onChange()
      this.subscribers.sendSnapshots()
    })
  }

  /** Lets the clock of a seat wait for its gamepad, once a match, or run on. Throws `not-your-seat`. */
  waitForPad({ access }: Subscription, seat: Seat, waits: boolean): void {
    requireSeat(this.info, access, seat)
    this.time.waitForPad(seat, waits)
  }

  /** Ends the match for everyone by its present scores. Throws `not-allowed` or `save-failed`. */
  end(): Promise<void> {
    return this.mutex.runExclusive(async () => {
      requireShared(this.save.summary)
      await this.save.addEnd(endByTable(this.game, this.match.state, this.save.summary.lostOnTime))
      this.time.refresh()
      this.endNow()
    })
  }

  /** Ends the match as given up by the only person. Throws `not-your-seat`, `not-allowed` or `save-failed`. */
  async giveUp({ access }: Subscription, seat: Seat): Promise<void> {
    requireSeat(this.info, access, seat)
    return this.mutex.runExclusive(async () => {
      requireAlone(this.save.summary, seat)
      await this.save.addGiveUp(seat, endGivenUp(this.game, this.match.state, seat))
      this.time.refresh()
      this.endNow()
    })
  }

  /**
   * Leaves the seat of the only person to a bot like another one there; from now on bots think only briefly. Throws
   * `not-your-seat`, `not-allowed` or `save-failed`.
   */
  async playOut({ access }: Subscription, seat: Seat): Promise<void> {
    requireSeat(this.info, access, seat)
    return this.mutex.runExclusive(async () => {
      requireAlone(this.save.summary, seat)
      const bot = this.info.seats.find(({ player }) => player.kind === 'bot')?.player
      if (bot?.kind !== 'bot') throw new Refused('not-allowed', 'no bot plays')
      await this.save.addPlayOut(seat, { kind: 'bot', level: bot.level })
      this.hurried = true
      this.renewAll()
    })
  }

  /**
   * Gives the player of a seat another name, and sends all subscribers a snapshot. Throws `bad-request` or
   * `save-failed`.
   */
  rename(seat: Seat, name: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (!this.info.seats.some((one) => one.seat === seat)) throw new Refused('bad-request', `seat: no ${seat}`)
      await this.save.addName(seat, name)
      this.subscribers.sendSnapshots()
    })
  }

  /** Takes back the seat's latest move. Throws `not-your-seat`, `cannot-undo` or `save-failed`. */
  async undo({ access, viewer }: Subscription, seat: Seat): Promise<void> {
    requireSeat(this.info, access, seat)
    return this.mutex.runExclusive(async () => {
      const undo = undoFor(this.moment, viewer, access)
      if (!('seat' in undo) || undo.seat !== seat) throw new Refused('cannot-undo')
      const times = this.time.beforeLast(seat)
      await this.save.addUndo(this.match.entries.length - 1, times)
      this.match.undo(seat)
      this.time.undone(seat, times)
      this.onChange()
      this.subscribers.sendSnapshots()
    })
  }

  /**
   * Takes a lesson back to its state after `moves` moves: a lesson has no loser, so dice, tiles and its end are no
   * obstacle. Throws `cannot-undo` for any other match and one with fewer moves, or `save-failed`.
   */
  rewind(moves: number): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (this.info.lesson === undefined || moves >= this.match.entries.length) throw new Refused('cannot-undo')
      await this.save.addUndo(moves)
      this.match.rewind(moves)
      this.onChange()
      this.subscribers.sendSnapshots()
    })
  }

  /** Sends subscribers a problem that is not the answer to a call. */
  sendProblem(problem: Problem): void {
    this.subscribers.tell({ kind: 'trouble', matchId: this.info.id, problem })
  }

  /** Waits for pending changes. */
  idle(): Promise<void> {
    return this.mutex.idle()
  }

  private get moment(): Moment {
    return {
      match: this.match,
      info: this.info,
      thinking: this.thinker,
      secretMoves: this.game.secretMoves === true,
      seatedAfter: this.time.seatedAfter,
    }
  }

  /** Sends all a snapshot after a change of players: of another viewer to those who may no longer look as theirs. */
  private renewAll(): void {
    this.time.refresh()
    this.onChange()
    this.subscribers.renew()
  }

  /** Handles the end of a match without a move. */
  private endNow(): void {
    this.onChange()
    this.subscribers.sendSnapshots()
    this.onEnd()
  }

  private async playMove(seat: Seat, input: Json): Promise<void> {
    const entry = prepareMove(this, seat, input)
    const outcome = this.time.outcomeAfter(entry)
    const times = this.time.around(entry)
    await this.save.addMove(entry.number, this.match.recordEntry(entry), outcome, times)
    this.match.commit(entry)
    this.time.moved(entry, times)
    this.onChange()
    this.subscribers.sendBatches(seat)
    if (outcome) this.onEnd()
  }
}
