import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { Match } from '../../engine/match/match.ts'
import type { FeedMessage, Json, MatchInfo, Problem } from '../contract/ipc.ts'
import { Refused } from '../refused.ts'
import type { OpenSave } from '../saves/openSave.ts'
import type { OpenedMatch } from '../saves/store.ts'
import { Serial } from '../serial.ts'
import { allowedViewer, firstViewer, humanSeats } from './eyes.ts'
import type { HostedGame } from './hostedGame.ts'
import { readMove } from './moveForm.ts'
import { type Moment, Watch } from './watch.ts'

/** A running match: everything that happens to it happens here, one thing after another, and is durable before it is told. */
export class LiveMatch {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly save: OpenSave
  private readonly doing = new Serial()
  private readonly watches = new Set<Watch>()
  private readonly onChange: () => void
  private readonly onEnd: () => void
  private thinker: Seat | null = null

  /**
   * @param onChange called after every move, undo and newcomer: it may be a bot's turn
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

  get watched(): boolean {
    return this.watches.size > 0
  }

  /** Somebody watches, and no window is far behind. */
  get readyForBots(): boolean {
    return this.watched && [...this.watches].every((watch) => watch.keepsUp(this.match.entries.length))
  }

  /** The bot that is thinking; told with the next message. */
  think(seat: Seat | null): void {
    this.thinker = seat
  }

  /** Begins to feed a window: a snapshot first. */
  join(send: (message: FeedMessage) => void): Watch {
    const watch = new Watch(firstViewer(this.match, this.info), send)
    this.watches.add(watch)
    this.onChange()
    watch.sendSnapshot(this.moment)
    return watch
  }

  leave(watch: Watch): void {
    this.watches.delete(watch)
  }

  /** Feeds nobody any more. */
  leaveAll(): void {
    this.watches.clear()
  }

  /** A window has shown so many moves. */
  acknowledge(watch: Watch, moves: number): void {
    watch.acknowledge(moves)
    this.onChange()
  }

  /** Changes a window's eyes. Throws `not-your-seat`. */
  look(watch: Watch, viewer: Viewer): Promise<void> {
    return this.doing.run(async () => {
      watch.look(allowedViewer(this.match, this.info, viewer))
      watch.sendSnapshot(this.moment)
    })
  }

  /** A move from this screen. Throws `not-your-seat`, `not-your-turn`, `bad-request`, `illegal-move` or `save-failed`. */
  playHuman(seat: Seat, move: Json): Promise<void> {
    return this.doing.run(async () => {
      this.requireHuman(seat)
      await this.play(seat, move)
    })
  }

  /** A bot's answer to the question put after move `after`; dropped when the match has changed since. */
  playBot(seat: Seat, move: Json, after: number): Promise<void> {
    return this.doing.run(async () => {
      if (this.match.entries.length === after) await this.play(seat, move)
    })
  }

  /** Takes back the seat's latest move. Throws `not-your-seat`, `cannot-undo` or `save-failed`. */
  undo(seat: Seat): Promise<void> {
    return this.doing.run(async () => {
      this.requireHuman(seat)
      if (!this.match.canUndo(seat)) throw new Refused('cannot-undo')
      await this.save.addUndo(this.match.entries.length - 1)
      this.match.undo(seat)
      this.onChange()
      for (const watch of this.watches) watch.sendSnapshot(this.moment)
    })
  }

  /** Tells the windows about a problem that no call can be answered with. */
  tell(problem: Problem): void {
    for (const watch of this.watches) watch.sendTrouble({ kind: 'trouble', matchId: this.info.id, problem })
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

  private requireHuman(seat: Seat): void {
    if (!humanSeats(this.info).includes(seat)) throw new Refused('not-your-seat', `nobody here plays ${seat}`)
  }

  private async play(seat: Seat, input: Json): Promise<void> {
    const entry = this.prepare(seat, input)
    await this.save.addMove(entry.number, this.match.recordEntry(entry), this.match.rules.outcome(entry.after))
    this.match.commit(entry)
    this.onChange()
    for (const watch of this.watches) watch.sendBatch(this.moment, seat)
    if (this.match.outcome()) this.onEnd()
  }

  private prepare(seat: Seat, input: Json): Entry<GameShape> {
    if (!this.match.awaiting().includes(seat)) throw new Refused('not-your-turn', `${seat} is not asked`)
    const move = readMove(this.game.match, input)
    if (!move) throw new Refused('bad-request', 'move: not a move of this game')
    const prepared = this.match.prepare(seat, move)
    if (prepared.ok) return prepared.entry
    const rule = this.game.ruleOf(prepared.refusal)
    throw new Refused('illegal-move', undefined, { refusal: prepared.refusal, ...(rule === undefined ? {} : { rule }) })
  }
}
