import type { GameId, Json, PlayedRecord } from '../../electron/contract/ipc.ts'
import type { GuestFeedMessage } from '../../electron/contract/screens.ts'
import { playedRecordOf } from '../../electron/matches/deal.ts'
import type { LiveMatch } from '../../electron/matches/liveMatch.ts'
import { Broadcast } from '../../electron/remote/feeds/broadcast.ts'
import { ViewerFeed } from '../../electron/remote/feeds/viewerFeed.ts'
import { memoryMatch, onlyMatch } from '../../electron/testkit/memoryMatches.ts'
import type { GameShape, Viewer } from '../../engine/kernel/game.ts'
import type { Rng } from '../../engine/kernel/rng.ts'
import type { Match } from '../../engine/match/match.ts'
import { ReceivedBook, type ReceivedFeed } from '../host/received/receivedBook.ts'

/** The id of a match at such a table. */
export const TABLE_MATCH = 'in-memory'

/** A table with one match, and guests' screens that remember what they receive. */
export class GuestTable {
  readonly live: LiveMatch

  constructor(id: GameId, match: Match<GameShape>) {
    this.live = memoryMatch(id, match)
  }

  /** The record of the match so far. */
  get record(): PlayedRecord {
    return JSON.parse(JSON.stringify(playedRecordOf(this.live.match.record()))) as PlayedRecord // sent as text
  }

  /** Connects a new screen at once; it sees what the viewer may see. */
  async screen(viewer: Viewer): Promise<ReceivingScreen> {
    const tell = (text: string, to: readonly string[]) => to.includes('guest') && screen.hear(text)
    const broadcast = new Broadcast((message) => message.kind === 'send' && tell(message.text, message.connections))
    const screen = new ReceivingScreen(broadcast)
    let histories = 0
    const source = { matches: onlyMatch(this.live), newHistory: () => `${viewer}-${++histories}` }
    await ViewerFeed.open(source, TABLE_MATCH, viewer, (item) => broadcast.add(item))
    screen.connect()
    return screen
  }

  /** Plays a random listed move, takes one back, or changes a player. */
  async stir(luck: Rng): Promise<void> {
    const { live } = this
    const { match } = live
    const last = match.entries.at(-1)?.seat
    if (last !== undefined && match.canUndo(last) && luck.int(3) === 0) return this.takeBack(last)
    const [seat] = live.awaiting
    if (seat === undefined) return
    if (luck.int(15) === 0) {
      await live.setPlayer(seat, { kind: 'human', alone: true })
      await live.setPlayer(seat, { kind: 'human', elsewhere: true })
    }
    const moves = match.rules.legalMoves(match.view(seat), seat)
    const move = moves[luck.int(moves.length)]
    if (move) await this.play(seat, move)
  }

  async play(seat: string, move: object): Promise<void> {
    await this.live.playBot(seat, move as unknown as Json, () => true) // a move is JSON
  }

  /** Takes back the last move of a seat, if its player made it. */
  async takeBack(seat: string): Promise<void> {
    const own = this.live.subscribe({ place: 'elsewhere', seats: [seat], viewers: [seat], setsPace: false }, () => {})
    await this.live.undo(own, seat).catch(() => undefined)
    this.live.unsubscribe(own)
  }
}

/** A guest's screen that connects, disconnects, and may fall behind. */
export class ReceivingScreen {
  readonly book: ReceivedBook
  readonly messages: GuestFeedMessage[] = []
  private readonly broadcast: Broadcast
  private readonly shelf = new Map<string, string>()
  private point: { readonly history: string; readonly lastEvent: number } | null = null
  private isConnected = false

  constructor(broadcast: Broadcast) {
    this.broadcast = broadcast
    this.book = this.reloaded()
  }

  get received(): Promise<ReceivedFeed | null> {
    return this.book.of(TABLE_MATCH)
  }

  /** Returns the book that a page in the same tab has after a reload. */
  reloaded(): ReceivedBook {
    return new ReceivedBook({
      getItem: (key) => this.shelf.get(key) ?? null,
      setItem: (key, text) => void this.shelf.set(key, text),
    })
  }

  /** Connects, or reconnects with what it has. */
  connect(): void {
    if (this.isConnected) return
    this.broadcast.join('guest', this.point)
    this.isConnected = true
  }

  hear(text: string): void {
    const { params } = JSON.parse(text) as { readonly params: GuestFeedMessage } // the table wrote it
    this.messages.push(params)
    this.book.note(params)
    if ('history' in params) this.point = params
  }

  leave(): void {
    this.broadcast.leave('guest')
    this.isConnected = false
  }

  /** Disconnects, reconnects, or needs a snapshot. */
  stir(luck: Rng): void {
    if (!this.isConnected) return this.connect()
    if (luck.int(2) === 0) return this.broadcast.sendSnapshot('guest')
    this.leave()
  }
}
