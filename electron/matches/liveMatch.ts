import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { Match } from '../../engine/match/match.ts'
import type { FeedMessage, Json, MatchInfo, Problem } from '../contract/ipc.ts'
import { Mutex } from '../mutex.ts'
import { Refused } from '../refused.ts'
import type { OpenSave } from '../saves/openSave.ts'
import type { OpenedMatch } from '../saves/store.ts'
import { firstViewer, type MatchAccess, ownSeats, requireViewer } from './access.ts'
import type { HostedGame } from './hostedGame.ts'
import { readMove } from './moveForm.ts'
import { type Moment, Subscription } from './subscription.ts'

/** A running match: everything that happens to it happens here, one thing after another, and is durable before it is told. */
export class LiveMatch {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly save: OpenSave
  private readonly doing = new Mutex()
  private readonly subscriptions = new Set<Subscription>()
  private readonly onChange: () => void
  private readonly onEnd: () => void
  private thinker: Seat | null = null

  /**
   * @param onChange called after every move, undo and new subscription: it may be a bot's turn
   * @param onEnd called once, with the move that ends the match
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

  /** A subscriber that sets the pace is there: without one, bots do not play. */
  get hasPace(): boolean {
    return this.pacers.length > 0
  }

  /** A subscriber that sets the pace is there, and none of those is far behind. */
  get readyForBots(): boolean {
    return this.hasPace && this.pacers.every((one) => one.keepsUp(this.match.entries.length))
  }

  /** The bot that is thinking; told with the next message. */
  think(seat: Seat | null): void {
    this.thinker = seat
  }

  /** Begins to feed a subscriber: a snapshot first. `send` must not throw. Throws `not-your-seat`. */
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

  /** Feeds nobody any more. */
  unsubscribeAll(): void {
    this.subscriptions.clear()
  }

  /** A subscriber has shown so many moves. */
  acknowledge(subscription: Subscription, moves: number): void {
    subscription.acknowledge(moves)
    this.onChange()
  }

  /** Changes whom a subscriber looks as. Throws `not-your-seat`. */
  look(subscription: Subscription, viewer: Viewer): Promise<void> {
    return this.doing.runExclusive(async () => {
      subscription.look(requireViewer(this.match, this.info, subscription.access, viewer))
      subscription.sendSnapshot(this.moment)
    })
  }

  /** A person's move. Throws `not-your-seat`, `not-your-turn`, `bad-request`, `illegal-move` or `save-failed`. */
  async play({ access }: Subscription, seat: Seat, move: Json): Promise<void> {
    this.requireSeat(access, seat)
    return this.doing.runExclusive(() => this.carryOut(seat, move))
  }

  /** A bot's answer to the question put after move `after`; dropped when the match has changed since. */
  playBot(seat: Seat, move: Json, after: number): Promise<void> {
    return this.doing.runExclusive(async () => {
      if (this.match.entries.length === after) await this.carryOut(seat, move)
    })
  }

  /** Takes back the seat's latest move. Throws `not-your-seat`, `cannot-undo` or `save-failed`. */
  async undo({ access }: Subscription, seat: Seat): Promise<void> {
    this.requireSeat(access, seat)
    return this.doing.runExclusive(async () => {
      if (!this.match.canUndo(seat)) throw new Refused('cannot-undo')
      await this.save.addUndo(this.match.entries.length - 1)
      this.match.undo(seat)
      this.onChange()
      this.tellAll((subscription, moment) => subscription.sendSnapshot(moment))
    })
  }

  /** Tells the subscribers about a problem that no call can be answered with. */
  tell(problem: Problem): void {
    this.tellAll((subscription) => subscription.sendTrouble({ kind: 'trouble', matchId: this.info.id, problem }))
  }

  /** Waits for what is under way. */
  async idle(): Promise<void> {
    await this.doing.idle()
  }

  private get moment(): Moment {
    return {
      match: this.match,
      info: this.info,
      thinking: this.thinker,
      secretMoves: this.game.secretMoves === true,
    }
  }

  private get pacers(): readonly Subscription[] {
    return [...this.subscriptions].filter(({ access }) => access.setsPace)
  }

  /** Before anything waits for the match: the refusal tells nothing of what others are doing, not even by its delay. */
  private requireSeat(access: MatchAccess, seat: Seat): void {
    if (!ownSeats(this.info, access).includes(seat)) throw new Refused('not-your-seat', `may not play ${seat}`)
  }

  /** Who has a move to choose comes last: how long it takes to list the moves of one must not show in what another hears. */
  private tellAll(tell: (subscription: Subscription, moment: Moment) => void): void {
    const { moment } = this
    const asked = [...this.subscriptions].filter((one) => one.isAsked(moment))
    const others = [...this.subscriptions].filter((one) => !asked.includes(one))
    for (const subscription of [...others, ...asked]) tell(subscription, moment)
  }

  private async carryOut(seat: Seat, input: Json): Promise<void> {
    const entry = this.prepare(seat, input)
    await this.save.addMove(entry.number, this.match.recordEntry(entry), this.match.rules.outcome(entry.after))
    this.match.commit(entry)
    this.onChange()
    this.tellAll((subscription, moment) => subscription.sendBatch(moment, seat))
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
