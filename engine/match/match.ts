import type { GameRules, GameShape, Hint, Outcome, Seat, Viewer } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { generatorOf, openStream, type Seed } from '../kernel/rng.ts'
import { chainHash, type Entry, type NumberedEvent, numberedEvents, startHash } from './entry.ts'
import type { MatchGame } from './game.ts'
import { type MatchRecord, printEntry, RECORD_VERSION, type RecordContent, type RecordEntry } from './record.ts'

/** The start of a match: a dealt or a given state. The seed also drives the luck of every move. */
export interface MatchStart<G extends GameShape> {
  readonly options: G['options']
  readonly seed: Seed
  readonly state: G['state']
  /** Set when the seed dealt the state; otherwise the state was given. */
  readonly dealt: boolean
}

/** A legal move with its hint. */
export interface ListedMove<G extends GameShape> {
  readonly move: G['move']
  readonly hint: Hint
}

/** The reason why a move cannot be undone. */
export type UndoObstacle = 'nothing-played' | 'other-moved' | 'luck-drawn' | 'hidden-shown' | 'match-over'

export type Prepared<G extends GameShape> =
  | { readonly ok: true; readonly entry: Entry<G> }
  | { readonly ok: false; readonly refusal: G['refusal'] }

export type PlayResult<G extends GameShape> =
  | { readonly ok: true; readonly entry: Entry<G>; readonly events: readonly NumberedEvent<G['event']>[] }
  | { readonly ok: false; readonly refusal: G['refusal'] }

/** Deals a new match. The same game, options and seed give the same match. */
export function createMatch<G extends GameShape>(
  game: MatchGame<G>,
  { options, seed }: { readonly options: G['options']; readonly seed: Seed },
): Match<G> {
  const state = game.rules.setup(options, openStream(seed, 'deal'))
  return new Match(game, { options, seed, state, dealt: true })
}

/** Returns a match that starts from a given state; the seed drives the luck of its moves. */
export function matchFrom<G extends GameShape>(
  game: MatchGame<G>,
  { options, seed, state }: { readonly options: G['options']; readonly seed: Seed; readonly state: G['state'] },
): Match<G> {
  return new Match(game, { options, seed, state, dealt: false })
}

/**
 * A live match: the only holder of the true state, the log and the seed. Created by `createMatch`, `matchFrom` or
 * `loadMatch`.
 */
export class Match<G extends GameShape> {
  readonly game: MatchGame<G>
  readonly start: MatchStart<G>
  /** The rules version of its oldest entries. */
  readonly rulesVersion: number
  private readonly log: Entry<G>[]

  constructor(
    game: MatchGame<G>,
    start: MatchStart<G>,
    log: readonly Entry<G>[] = [],
    rulesVersion: number = game.rules.version,
  ) {
    this.game = game
    this.start = start
    this.log = [...log]
    this.rulesVersion = rulesVersion
  }

  get rules(): GameRules<G> {
    return this.game.rules
  }

  /** The true, unredacted state. */
  get state(): G['state'] {
    return this.log.at(-1)?.after ?? this.start.state
  }

  get entries(): readonly Entry<G>[] {
    return this.log
  }

  /** The number of the last event; 0 before the first. */
  get lastEvent(): number {
    const last = this.log.at(-1)
    return last ? last.firstEvent + last.events.length - 1 : 0
  }

  seats(): readonly Seat[] {
    return this.rules.seats(this.state)
  }

  awaiting(): readonly Seat[] {
    return this.rules.awaiting(this.state)
  }

  outcome(): Outcome | null {
    return this.rules.outcome(this.state)
  }

  view(viewer: Viewer): G['state'] {
    return this.rules.view(this.state, viewer)
  }

  /** Returns the legal moves of a seat, computed from its own view. */
  moves(seat: Seat): ListedMove<G>[] {
    const view = this.view(seat)
    return this.rules.legalMoves(view, seat).map((move) => ({ move, hint: this.rules.hint(view, move) }))
  }

  /** Plays a move without adding it to the match, so that the host can write the entry to disk first. */
  prepare(seat: Seat, move: G['move']): Prepared<G> {
    const refusal = this.rules.refuse(this.state, seat, move)
    if (refusal !== null) return { ok: false, refusal }
    return { ok: true, entry: this.entryFor(seat, move) }
  }

  /** Adds a prepared entry. Throws if the match has changed since. */
  commit(entry: Entry<G>): void {
    if (entry.before !== this.state || entry.number !== this.log.length + 1) {
      throw new Error(`Entry ${entry.number} does not follow entry ${this.log.length} of the match`)
    }
    this.log.push(entry)
  }

  /** Plays a move: `prepare` and `commit` in one. */
  play(seat: Seat, move: G['move']): PlayResult<G> {
    const prepared = this.prepare(seat, move)
    if (!prepared.ok) return prepared
    this.commit(prepared.entry)
    return { ok: true, entry: prepared.entry, events: numberedEvents(prepared.entry) }
  }

  /** Returns the events after number `since`, redacted for the viewer; withheld events leave gaps in the numbers. */
  feed(viewer: Viewer, since = 0): NumberedEvent<G['event']>[] {
    return this.log.slice(this.indexAfter(since)).flatMap((entry) => this.entryFeed(entry, viewer, since))
  }

  /**
   * Returns why the seat's last move cannot be undone. Null if it can: it drew no luck, revealed nothing and no other
   * seat has moved since, even if another seat must decide now.
   */
  undoObstacle(seat: Seat): UndoObstacle | null {
    if (this.outcome() !== null) return 'match-over'
    const last = this.log.at(-1)
    if (!last || !this.log.some((entry) => entry.seat === seat)) return 'nothing-played'
    if (last.seat !== seat) return 'other-moved'
    if (last.drewLuck) return 'luck-drawn'
    return last.events.some((event) => event.reveals) ? 'hidden-shown' : null
  }

  canUndo(seat: Seat): boolean {
    return this.undoObstacle(seat) === null
  }

  /** Undoes the seat's last move and returns its entry; returns null if that is not allowed. */
  undo(seat: Seat): Entry<G> | null {
    return this.canUndo(seat) ? (this.log.pop() ?? null) : null
  }

  /**
   * Drops all entries after the first `moves`, whatever they drew or revealed. Does nothing if there are no more
   * entries.
   */
  rewind(moves: number): void {
    this.log.splice(moves)
  }

  /**
   * Returns the match as a record. It contains the seed, so it is for the host and its saves only. A full record
   * survives changes of the rules; a lean one omits events and needs the same rules to load. It also omits a first
   * position that follows from seed and options.
   */
  record(content: RecordContent = 'full'): MatchRecord {
    return { ...this.recordHead(content), entries: this.log.map((entry) => this.recordEntry(entry, content)) }
  }

  /** Returns the record without entries: the head of a journal. */
  recordHead(content: RecordContent = 'full'): MatchRecord {
    const { options, seed, state, dealt } = this.start
    const isWhole = content === 'full' || !dealt || this.game.namesContent?.(options) === true
    return {
      format: 'captains-table',
      version: RECORD_VERSION,
      game: this.rules.id,
      rulesVersion: this.rulesVersion,
      generator: generatorOf(seed),
      options,
      seed,
      ...(isWhole ? { position: this.game.printPosition(state) } : {}),
      ...(isWhole && dealt ? { dealt } : {}),
      entries: [],
    }
  }

  /** Returns one entry in record form. */
  recordEntry(entry: Entry<G>, content: RecordContent = 'full'): RecordEntry {
    return printEntry(this.game, entry, content)
  }

  private entryFor(seat: Seat, move: G['move']): Entry<G> {
    const number = this.log.length + 1
    const rng = openStream(this.start.seed, `move/${number}`)
    const { state, events } = playMove(this.rules, this.state, seat, move, rng)
    return {
      number,
      seat,
      move,
      events,
      firstEvent: this.lastEvent + 1,
      hash: chainHash(this.lastHash(), events),
      drewLuck: rng.drawn > 0,
      before: this.state,
      after: state,
    }
  }

  private lastHash(): string {
    return this.log.at(-1)?.hash ?? startHash(this.rules.id, this.start.seed)
  }

  private indexAfter(since: number): number {
    let index = this.log.length
    while (index > 0 && endsAfter(this.log[index - 1], since)) index--
    return index
  }

  /** Returns the events of one entry after number `since`, redacted for the viewer. */
  entryFeed(entry: Entry<G>, viewer: Viewer, since = 0): NumberedEvent<G['event']>[] {
    const out: NumberedEvent<G['event']>[] = []
    let before = entry.before
    for (const { n, event } of numberedEvents(entry)) {
      const redacted = n > since ? this.rules.redact(event, viewer, before) : null
      if (redacted) out.push({ n, event: redacted })
      before = this.rules.evolve(before, event)
    }
    return out
  }
}

function endsAfter<G extends GameShape>(entry: Entry<G> | undefined, since: number): boolean {
  return entry !== undefined && entry.firstEvent + entry.events.length - 1 > since
}
