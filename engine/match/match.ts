import type { GameRules, GameShape, Hint, Outcome, Seat, Viewer } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { GENERATOR, openStream } from '../kernel/rng.ts'
import { chainHash, type Entry, type NumberedEvent, numberedEvents, startHash } from './entry.ts'
import type { MatchGame } from './game.ts'
import { type MatchRecord, printEntry, RECORD_VERSION, type RecordContent, type RecordEntry } from './record.ts'

/** Where a match begins: dealt from the seed, or from a given state. The seed also feeds the luck of every move. */
export interface MatchStart<G extends GameShape> {
  readonly options: G['options']
  /** A whole number from 0 to 2^53 − 1. */
  readonly seed: number
  readonly state: G['state']
  readonly dealt: boolean
}

/** A legal move with what public knowledge tells of it. */
export interface ListedMove<G extends GameShape> {
  readonly move: G['move']
  readonly hint: Hint
}

export type Prepared<G extends GameShape> =
  | { readonly ok: true; readonly entry: Entry<G> }
  | { readonly ok: false; readonly refusal: G['refusal'] }

export type PlayResult<G extends GameShape> =
  | { readonly ok: true; readonly entry: Entry<G>; readonly events: readonly NumberedEvent<G['event']>[] }
  | { readonly ok: false; readonly refusal: G['refusal'] }

/** Deals a new match: the same game, options and seed give the same match. */
export function createMatch<G extends GameShape>(
  game: MatchGame<G>,
  { options, seed }: { readonly options: G['options']; readonly seed: number },
): Match<G> {
  const state = game.rules.setup(options, openStream(seed, 'deal'))
  return new Match(game, { options, seed, state, dealt: true })
}

/** A match that begins with a given state; the seed feeds the luck of its moves. */
export function matchFrom<G extends GameShape>(
  game: MatchGame<G>,
  { options, seed, state }: { readonly options: G['options']; readonly seed: number; readonly state: G['state'] },
): Match<G> {
  return new Match(game, { options, seed, state, dealt: false })
}

/** A live match: the one place that knows the truth, the log and the seed. Ask `createMatch`, `matchFrom` or `loadMatch`. */
export class Match<G extends GameShape> {
  readonly game: MatchGame<G>
  readonly start: MatchStart<G>
  /** Version of the rules that its oldest entries were played by. */
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

  /** The whole truth. */
  get state(): G['state'] {
    return this.log.at(-1)?.after ?? this.start.state
  }

  get entries(): readonly Entry<G>[] {
    return this.log
  }

  /** Number of the latest event; 0 before the first. */
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

  /** Legal moves of a seat, listed from its own view. */
  moves(seat: Seat): ListedMove<G>[] {
    const view = this.view(seat)
    return this.rules.legalMoves(view, seat).map((move) => ({ move, hint: this.rules.hint(view, move) }))
  }

  /** Plays a move without adding it to the match, so that a host can make the entry durable first. */
  prepare(seat: Seat, move: G['move']): Prepared<G> {
    const refusal = this.rules.refuse(this.state, seat, move)
    if (refusal !== null) return { ok: false, refusal }
    return { ok: true, entry: this.carryOut(seat, move) }
  }

  /** Adds a prepared entry. Throws when the match went on since it was prepared. */
  commit(entry: Entry<G>): void {
    if (entry.before !== this.state || entry.number !== this.log.length + 1) {
      throw new Error(`Entry ${entry.number} does not follow entry ${this.log.length} of the match`)
    }
    this.log.push(entry)
  }

  /** Plays a move at once. */
  play(seat: Seat, move: G['move']): PlayResult<G> {
    const prepared = this.prepare(seat, move)
    if (!prepared.ok) return prepared
    this.commit(prepared.entry)
    return { ok: true, entry: prepared.entry, events: numberedEvents(prepared.entry) }
  }

  /** Events after number `since` as the viewer may hear them; withheld ones leave gaps in the numbers. */
  feed(viewer: Viewer, since = 0): NumberedEvent<G['event']>[] {
    return this.log.slice(this.indexAfter(since)).flatMap((entry) => this.entryFeed(entry, viewer, since))
  }

  /** What one of its entries told a viewer, event by event. */
  told(entry: Entry<G>, viewer: Viewer): NumberedEvent<G['event']>[] {
    return this.entryFeed(entry, viewer, 0)
  }

  /** True when the seat's latest move may be taken back: nothing was told or drawn by it, and no other seat was asked. */
  canUndo(seat: Seat): boolean {
    const last = this.log.at(-1)
    if (!last || last.seat !== seat || last.drewLuck) return false
    if (last.events.some((event) => event.reveals)) return false
    const awaiting = this.awaiting()
    return awaiting.length === 1 && awaiting[0] === seat
  }

  /** Takes back the seat's latest move and returns its entry; null when that is not allowed. */
  undo(seat: Seat): Entry<G> | null {
    return this.canUndo(seat) ? (this.log.pop() ?? null) : null
  }

  /**
   * What to write down: holds the seed, so it is for the host and its own saves only. A full record survives changes
   * of the rules; a lean one has neither events nor a dealt first position and needs the same rules to be read.
   */
  record(content: RecordContent = 'full'): MatchRecord {
    return { ...this.recordHead(content), entries: this.log.map((entry) => this.recordEntry(entry, content)) }
  }

  /** The record without its entries: what a journal begins with. */
  recordHead(content: RecordContent = 'full'): MatchRecord {
    const { options, seed, state, dealt } = this.start
    return {
      format: 'captains-table',
      version: RECORD_VERSION,
      game: this.rules.id,
      rulesVersion: this.rulesVersion,
      generator: GENERATOR,
      options,
      seed,
      ...(dealt && content === 'lean' ? {} : { position: this.game.printPosition(state) }),
      entries: [],
    }
  }

  /** One entry as records keep it. */
  recordEntry(entry: Entry<G>, content: RecordContent = 'full'): RecordEntry {
    return printEntry(this.game, entry, content)
  }

  private carryOut(seat: Seat, move: G['move']): Entry<G> {
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

  private entryFeed(entry: Entry<G>, viewer: Viewer, since: number): NumberedEvent<G['event']>[] {
    const out: NumberedEvent<G['event']>[] = []
    let before = entry.before
    for (const { n, event } of numberedEvents(entry)) {
      const heard = n > since ? this.rules.redact(event, viewer, before) : null
      if (heard) out.push({ n, event: heard })
      before = this.rules.evolve(before, event)
    }
    return out
  }
}

function endsAfter<G extends GameShape>(entry: Entry<G> | undefined, since: number): boolean {
  return entry !== undefined && entry.firstEvent + entry.events.length - 1 > since
}
