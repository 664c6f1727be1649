import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { Match } from '../../engine/match/match.ts'
import type { FeedMessage, Json, MatchInfo, Player, Problem } from '../contract/ipc.ts'
import { Mutex } from '../mutex.ts'
import { problemOf, Refused } from '../refused.ts'
import type { OpenSave } from '../saves/openSave.ts'
import type { OpenedMatch } from '../saves/store.ts'
import { firstViewer, type MatchAccess, ownSeats, requireViewer } from './access.ts'
import type { HostedGame } from './hostedGame.ts'
import { readMove } from './moveForm.ts'
import { requireChange } from './players.ts'
import { undoFor, undoObstacle } from './standing.ts'
import { type Moment, Subscription } from './subscription.ts'

/** A running match. It handles one change at a time, and saves each before it sends it to subscribers. */
export class LiveMatch {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly save: OpenSave
  private readonly mutex = new Mutex()
  private readonly subscriptions = new Set<Subscription>()
  private readonly onChange: () => void
  private readonly onEnd: () => void
  private thinker: Seat | null = null

  /**
   * @param onChange called after every move, undo and new subscription: a bot's turn may have come
   * @param onEnd called once, after the move that ends the match
   */
  constructor({ game, match, save }: OpenedMatch, onChange: () => void, onEnd: () => void = () => {}) {
    this.game = game
    this.match = match
    this.save = save
    this.onChange = onChange
    this.onEnd = onEnd
  }

  get info(): MatchInfo {
    return this.save.info
  }

  get isFollowed(): boolean {
    return this.subscriptions.size > 0
  }

  /** Whether a subscriber sets the pace; bots play only then. */
  get hasPace(): boolean {
    return this.pacers.length > 0
  }

  /** Whether a subscriber sets the pace and none of those is far behind. */
  get readyForBots(): boolean {
    return this.hasPace && this.pacers.every((one) => one.isCaughtUp(this.match.entries.length))
  }

  /**
   * Whether a bot's move may begin: while a person could take the last move back, only once those who set the pace have
   * shown it. Bots think meanwhile.
   */
  get mayBotMove(): boolean {
    const last = this.match.entries.at(-1)
    if (!last || undoObstacle(this.match, last.seat, this.save.summary.seatedAfter) !== null) return true
    if (!this.isPerson(last.seat)) return true
    return this.pacers.every((one) => one.hasShown(this.match.entries.length))
  }

  /** Sets the bot that is thinking; sent with the next message. */
  setThinking(seat: Seat | null): void {
    this.thinker = seat
  }

  /** Adds a subscriber and sends it a snapshot. `send` must not throw. Throws `not-your-seat`. */
  subscribe(access: MatchAccess, send: (message: FeedMessage) => void): Subscription {
    const subscription = new Subscription(access, firstViewer(this.match, this.info, access), send)
    this.subscriptions.add(subscription)
    this.onChange()
    subscription.sendSnapshot(this.moment)
    return subscription
  }

  unsubscribe(subscription: Subscription): void {
    this.subscriptions.delete(subscription)
  }

  unsubscribeAll(): void {
    this.subscriptions.clear()
  }

  /** Records how many moves a subscriber has shown. */
  acknowledge(subscription: Subscription, moves: number): void {
    subscription.acknowledge(moves)
    this.onChange()
  }

  /** Changes the viewer of a subscriber. Throws `not-your-seat`. */
  setViewer(subscription: Subscription, viewer: Viewer): Promise<void> {
    return this.mutex.runExclusive(async () => {
      subscription.setViewer(requireViewer(this.match, this.info, subscription.access, viewer))
      subscription.sendSnapshot(this.moment)
    })
  }

  /** Plays a person's move. Throws `not-your-seat`, `not-your-turn`, `bad-request`, `illegal-move` or `save-failed`. */
  async play({ access }: Subscription, seat: Seat, move: Json): Promise<void> {
    this.requireSeat(access, seat)
    return this.mutex.runExclusive(() => this.playMove(seat, move))
  }

  /** Plays a bot's move, unless it is not wanted any more when its turn has come. */
  playBot(seat: Seat, move: Json, isWanted: () => boolean): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (isWanted()) await this.playMove(seat, move)
    })
  }

  /**
   * Changes who plays a seat, and sends all subscribers a snapshot: of another viewer to those who may not look as this
   * seat any more. Throws `bad-request`, `not-allowed` or `save-failed`.
   */
  setPlayer(seat: Seat, player: Player, name?: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      requireChange(this, seat, player)
      await this.save.addPlayer(seat, player, name)
      this.onChange()
      for (const subscription of this.subscriptions) this.renewViewer(subscription)
      this.notifyAll((subscription, moment) => subscription.sendSnapshot(moment))
    })
  }

  /** Gives the player of a seat another name, and sends all subscribers a snapshot. Throws `bad-request` or `save-failed`. */
  rename(seat: Seat, name: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (!this.info.seats.some((one) => one.seat === seat)) throw new Refused('bad-request', `seat: no ${seat}`)
      await this.save.addName(seat, name)
      this.notifyAll((subscription, moment) => subscription.sendSnapshot(moment))
    })
  }

  /** Takes back the seat's latest move. Throws `not-your-seat`, `cannot-undo` or `save-failed`. */
  async undo({ access, viewer }: Subscription, seat: Seat): Promise<void> {
    this.requireSeat(access, seat)
    return this.mutex.runExclusive(async () => {
      const undo = undoFor(this.moment, viewer, access)
      if (!('seat' in undo) || undo.seat !== seat) throw new Refused('cannot-undo')
      await this.save.addUndo(this.match.entries.length - 1)
      this.match.undo(seat)
      this.onChange()
      this.notifyAll((subscription, moment) => subscription.sendSnapshot(moment))
    })
  }

  /** Sends subscribers a problem that is not the answer to a call. */
  sendProblem(problem: Problem): void {
    this.notifyAll((subscription) => subscription.sendTrouble({ kind: 'trouble', matchId: this.info.id, problem }))
  }

  /** Waits for pending changes. */
  async idle(): Promise<void> {
    await this.mutex.idle()
  }

  private get moment(): Moment {
    return {
      match: this.match,
      info: this.info,
      thinking: this.thinker,
      secretMoves: this.game.secretMoves === true,
      seatedAfter: this.save.summary.seatedAfter,
    }
  }

  private isPerson(seat: Seat): boolean {
    return this.info.seats.some((one) => one.seat === seat && one.player.kind === 'human')
  }

  /** A subscriber that may use none of the viewers follows no longer. */
  private renewViewer(subscription: Subscription): void {
    try {
      subscription.setViewer(firstViewer(this.match, this.info, subscription.access))
    } catch (error) {
      this.subscriptions.delete(subscription)
      subscription.sendTrouble({ kind: 'trouble', matchId: this.info.id, problem: problemOf(error) })
    }
  }

  private get pacers(): readonly Subscription[] {
    return [...this.subscriptions].filter(({ access }) => access.setsPace)
  }

  /** Runs before anything waits for the match, so that not even the delay of a refusal reveals what others do. */
  private requireSeat(access: MatchAccess, seat: Seat): void {
    if (!ownSeats(this.info, access).includes(seat)) throw new Refused('not-your-seat', `may not play ${seat}`)
  }

  /** Notifies subscribers with moves to choose last: the time to list their moves must not show in others' messages. */
  private notifyAll(notify: (subscription: Subscription, moment: Moment) => void): void {
    const { moment } = this
    const asked = [...this.subscriptions].filter((one) => one.isAsked(moment))
    const others = [...this.subscriptions].filter((one) => !asked.includes(one))
    for (const subscription of [...others, ...asked]) notify(subscription, moment)
  }

  private async playMove(seat: Seat, input: Json): Promise<void> {
    const entry = this.prepare(seat, input)
    await this.save.addMove(entry.number, this.match.recordEntry(entry), this.match.rules.outcome(entry.after))
    this.match.commit(entry)
    this.onChange()
    this.notifyAll((subscription, moment) => subscription.sendBatch(moment, seat))
    if (this.match.outcome()) this.onEnd()
  }

  private prepare(seat: Seat, input: Json): Entry<GameShape> {
    if (!this.match.awaiting().includes(seat)) throw new Refused('not-your-turn', `${seat} is not asked`)
    const move = readMove(this.game.match, this.match.state, input)
    if (!move) throw new Refused('bad-request', 'move: not a move of this game')
    const prepared = this.match.prepare(seat, move)
    if (prepared.ok) return prepared.entry
    const rule = this.game.ruleOf(prepared.refusal)
    throw new Refused('illegal-move', undefined, { refusal: prepared.refusal, ...(rule === undefined ? {} : { rule }) })
  }
}
