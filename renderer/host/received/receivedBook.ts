import type { GameId, Json, MatchInfo } from '../../../electron/contract/ipc.ts'
import type { GuestFeedMessage } from '../../../electron/contract/screens.ts'
import { canonical } from '../../../engine/kernel/fingerprint.ts'
import type { Viewer } from '../../../engine/kernel/game.ts'
import { MatchBook, type PageShelf } from './matchBook.ts'

/** One message of a match's feed as this screen received it. */
export interface Received {
  readonly kind: 'snapshot' | 'batch'
  /** The viewer of the message's content. */
  readonly viewer: Viewer
  /** The number of moves played, including those of the message. */
  readonly moves: number
  /** `digestOf` of its content. */
  readonly digest: string
}

/** The messages of one match that this screen received, in order. */
export interface ReceivedFeed {
  readonly match: string
  readonly game: GameId
  readonly messages: readonly Received[]
  /** True if earlier messages of the match were dropped. */
  readonly isCut: boolean
}

const KEY = 'received'
const BEGUN_KEY = 'receivedBegun'
/** The largest number of matches that the page remembers as begun. */
const MOST_BEGUN = 32
/**
 * The largest number of messages remembered of a match, each about 60 characters; beyond that the oldest are dropped.
 */
const MOST = 20_000

/**
 * Remembers a digest of each message of the current match, so that the match can be compared with its record at the
 * end. Survives a reload of the tab, if `keep` was called before.
 */
export class ReceivedBook {
  private readonly shelf: PageShelf
  private readonly most: number
  private readonly begun: MatchBook<true>
  private feed: { match: string; game: GameId; messages: Received[]; isCut: boolean } | null
  private noted: Promise<void> = Promise.resolve()

  /** `most`: the largest number of remembered messages. */
  constructor(shelf: PageShelf, most = MOST) {
    this.shelf = shelf
    this.most = most
    this.begun = new MatchBook(shelf, BEGUN_KEY, MOST_BEGUN, (entry) => entry === true)
    this.feed = keptIn(shelf)
  }

  /** Notes a message; a message of another match begins a new list. */
  note(message: GuestFeedMessage): void {
    if (message.kind !== 'snapshot' && message.kind !== 'batch') return
    const { kind, match, viewer } = message
    const content =
      message.kind === 'snapshot'
        ? contentOfSnapshot(message.view, message.lastEvent)
        : contentOfBatch(message.by, message.events)
    this.noted = this.noted
      .then(async () => this.add(match, { kind, viewer, moves: match.moves, digest: await digestOf(content) }))
      .catch(() => this.forget(match.id)) // the hash did not load: without this message the list proves nothing
  }

  /** Returns the received messages of a match; null if there were none. */
  async of(match: string): Promise<ReceivedFeed | null> {
    await this.noted
    return this.feed?.match === match ? this.feed : null
  }

  /** Writes the list to the shelf: the page may be closed or reloaded. */
  keep(): void {
    try {
      this.shelf.setItem(KEY, JSON.stringify(this.feed))
    } catch {
      // In a private window, or without room, the list is remembered until the page is closed.
    }
  }

  private add({ id, game }: MatchInfo, message: Received): void {
    if (this.feed?.match !== id) this.feed = this.begin(id, game)
    const { feed, most } = this
    feed.messages.push(message)
    if (feed.messages.length <= most) return
    feed.messages.splice(0, feed.messages.length - Math.ceil(most / 2))
    feed.isCut = true
  }

  /** Begins a list; if an earlier list of the same match was dropped, the new one is cut. */
  private begin(match: string, game: GameId): NonNullable<ReceivedBook['feed']> {
    const isCut = this.begun.get(match) !== undefined || this.begun.isForgotten(match)
    this.begun.note(match, true)
    return { match, game, messages: [], isCut }
  }

  private forget(match: string): void {
    if (this.feed?.match === match) this.feed = null
  }
}

/** Returns the part of a batch that is compared. */
export const contentOfBatch = (by: string, events: readonly { readonly n: number; readonly event: unknown }[]) => ({
  by,
  events,
})

/** Returns the part of a snapshot that is compared. */
export const contentOfSnapshot = (view: unknown, lastEvent: number) => ({ view, lastEvent })

/** Returns a 128-bit digest of plain JSON, independent of the order of keys. */
export async function digestOf(content: Json | object): Promise<string> {
  const { textDigest } = await import('../../../engine/kernel/jointSeed.ts')
  return shortDigest(content, textDigest)
}

/** Returns `digestOf` with a loaded hash. */
export const shortDigest = (content: unknown, textDigest: (text: string) => string): string =>
  textDigest(canonical(content)).slice(0, 32)

function keptIn(shelf: PageShelf): ReceivedBook['feed'] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null')
    return isFeed(kept) ? kept : null
  } catch {
    return null
  }
}

/** Checks only the outline, because this page wrote the value. */
function isFeed(value: unknown): value is NonNullable<ReceivedBook['feed']> {
  return typeof value === 'object' && value !== null && 'messages' in value && Array.isArray(value.messages)
}

/** The tab's own shelf; some private windows have none. */
const tab: PageShelf = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
}

/** The messages that this screen has received as a guest. */
export const receivedBook = new ReceivedBook(tab)
