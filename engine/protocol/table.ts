import type { GameShape, Seat, Viewer } from '../kernel/game.ts'
import { below } from '../kernel/parsed.ts'
import { openStream, openThinkingStream, type Seed } from '../kernel/rng.ts'
import type { NumberedEvent } from '../match/entry.ts'
import { loadMatch } from '../match/load.ts'
import { createMatch, type Match, matchFrom } from '../match/match.ts'
import type { MatchRecord } from '../match/record.ts'
import { type ErrorData, ProtocolError } from './errors.ts'
import type { TableGame } from './games.ts'

/** An event in the form that is sent: its number, its kind, and the fields of the kind. */
export type SentEvent = object & { readonly n: number }

/** A match whose game does not matter to the caller: all input and output is in public forms. */
export interface Table {
  /** The seat that must decide; the first of several, null when the match is over. */
  readonly actor: Seat | null
  position(): unknown
  view(viewer: string): object
  moves(seat?: Seat): readonly object[]
  play(move: unknown, seat?: Seat): readonly SentEvent[]
  events(viewer: string, since: number): readonly SentEvent[]
  bot(level: string, seat?: Seat, budget?: number): unknown
  record(): MatchRecord
  outcome(): object
}

/** A game on offer: describes itself and opens tables. */
export interface Offer {
  readonly id: string
  info(): object
  create(options: unknown, seed: Seed): Table
  fromPosition(position: unknown, seed: Seed): Table
  fromRecord(record: unknown): Table
}

/** Offers a game at the protocol's boundary. */
export function offer<G extends GameShape>(game: TableGame<G>): Offer {
  return {
    id: game.rules.id,
    info: () => infoOf(game),
    create(input, seed) {
      const options = game.parseOptions(input ?? {})
      if (!options.ok) throw new ProtocolError('params', below('options', options.problem))
      return new LiveTable(game, createMatch(game, { options: options.value, seed }))
    },
    fromPosition(position, seed) {
      const state = game.parsePosition(position, openStream(seed, 'deal'))
      if (!state.ok) throw new ProtocolError('invalidPosition', state.problem)
      return new LiveTable(game, matchFrom(game, { options: game.optionsOf(state.value), seed, state: state.value }))
    },
    fromRecord(record) {
      const loaded = loadMatch(game, record)
      if (!loaded.ok) throw new ProtocolError('invalidPosition', loaded.problem)
      return new LiveTable(game, loaded.match)
    },
  }
}

function infoOf<G extends GameShape>(game: TableGame<G>): object {
  const options = game.parseOptions({})
  return {
    id: game.rules.id,
    rulesVersion: game.rules.version,
    options: options.ok ? options.value : {},
    bots: game.bots.levels,
    ...(game.unlisted && { unlistedMoves: game.unlisted }),
  }
}

class LiveTable<G extends GameShape> implements Table {
  private readonly game: TableGame<G>
  private readonly match: Match<G>

  constructor(game: TableGame<G>, match: Match<G>) {
    this.game = game
    this.match = match
  }

  get actor(): Seat | null {
    return this.awaiting[0] ?? null
  }

  /** The seats that may act. */
  private get awaiting(): readonly Seat[] {
    const awaiting = this.match.awaiting()
    return this.game.inTurn ? awaiting.slice(0, 1) : awaiting
  }

  position(): unknown {
    return this.game.printPosition(this.match.state)
  }

  view(viewer: string): object {
    return this.game.printView(this.match.state, this.admitted(viewer))
  }

  moves(seat?: Seat): readonly object[] {
    if (this.actor === null && seat === undefined) return []
    return this.match.moves(this.deciding(seat)).map(({ move, hint }) => {
      const printed = this.game.printMove(move, this.match.state) as object // public moves are objects
      return Object.keys(hint).length > 0 ? { ...printed, hint } : printed
    })
  }

  play(input: unknown, said?: Seat): readonly SentEvent[] {
    const move = this.readMove(input)
    if (this.actor === null) throw new ProtocolError('illegalMove', { what: 'the match is over' })
    const seat = this.deciding(said)
    const played = this.match.play(seat, move)
    if (played.ok) return played.events.map((event) => this.sent(event))
    throw new ProtocolError('illegalMove', this.refused(played.refusal, move, input))
  }

  events(viewer: string, since: number): readonly SentEvent[] {
    return this.match.feed(this.admitted(viewer), since).map((event) => this.sent(event))
  }

  bot(level: string, said?: Seat, budget?: number): unknown {
    const bot = this.game.bots.at(level)
    if (!bot.ok) throw new ProtocolError('params', bot.problem)
    const seat = this.deciding(said)
    const rng = openThinkingStream(this.match.start.seed, `bot/${seat}/${this.match.entries.length}`)
    const move = bot.value.choose(this.match.view(seat), seat, rng, { budget })
    return this.game.printMove(move, this.match.state)
  }

  record(): MatchRecord {
    return this.match.record('lean')
  }

  outcome(): object {
    const outcome = this.match.outcome()
    if (outcome) return { over: true, ...outcome }
    return { over: false, winners: [], scores: this.game.scores(this.match.state), reason: null }
  }

  /** Returns the viewer, if it is a seat of this match or the audience; the full state is `match.position`. */
  private admitted(viewer: string): Viewer {
    if (viewer === 'spectator' || this.match.seats().includes(viewer)) return viewer
    throw new ProtocolError('params', { where: 'viewer', what: `${viewer} is no seat of this match` })
  }

  /** Returns the seat that acts: the named one, if it must decide, otherwise the first that must. */
  private deciding(said: Seat | undefined): Seat {
    const { awaiting } = this
    const seat = said ?? awaiting[0]
    if (seat !== undefined && awaiting.includes(seat)) return seat
    const what = awaiting.length === 0 ? 'the match is over' : `${awaiting.join(' and ')} must decide`
    throw new ProtocolError('notYourTurn', { where: 'seat', what })
  }

  private readMove(input: unknown): G['move'] {
    const move = this.game.parseMove(input, this.match.state)
    if (move.ok) return move.value
    const name = move.problem.rule === undefined ? 'params' : 'illegalMove'
    throw new ProtocolError(name, below('move', move.problem))
  }

  private refused(refusal: G['refusal'], move: G['move'], input: unknown): ErrorData {
    const cells = this.game.cellsAtFault?.(this.match.state, move) ?? []
    const data = { what: refusal, where: placeOf(input), rule: this.game.ruleOf(refusal) }
    return cells.length > 0 ? { ...data, cells } : data
  }

  private sent({ n, event }: NumberedEvent<G['event']>): SentEvent {
    return { n, ...this.game.printEvent(event, this.match.state) }
  }
}

/** Returns the cell of a move, otherwise the whole move. */
function placeOf(input: unknown): string {
  const fields: { readonly to?: unknown; readonly cell?: unknown; readonly at?: unknown } =
    typeof input === 'object' && input ? input : {}
  return [fields.to, fields.cell, fields.at].find((value) => typeof value === 'string') ?? 'move'
}
