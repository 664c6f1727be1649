import type { GameShape, Seat, Viewer } from '../../kernel/game.ts'
import { below } from '../../kernel/parsed.ts'
import { ProtocolError } from '../../protocol/errors.ts'
import type { TableGame } from '../../protocol/games.ts'
import type { SentEvent, Table } from '../../protocol/table.ts'
import type { ArenaMatch } from '../arena.ts'
import type { Chronicle } from './chronicle.ts'

/** A match of the arena as the program at one seat may see and play it: everything else is refused. */
export class SeatTable<G extends GameShape> implements Table {
  private readonly game: TableGame<G>
  private readonly match: ArenaMatch<G>
  private readonly chronicle: Chronicle<G>
  private readonly seat: Seat

  constructor(game: TableGame<G>, match: ArenaMatch<G>, chronicle: Chronicle<G>, seat: Seat) {
    this.game = game
    this.match = match
    this.chronicle = chronicle
    this.seat = seat
  }

  get actor(): Seat | null {
    return this.match.actor
  }

  view(viewer: string): object {
    return this.game.printView(this.match.state, this.admitted(viewer))
  }

  moves(said?: Seat): readonly object[] {
    if (this.actor === null && said === undefined) return []
    const view = this.match.rules.view(this.match.state, this.deciding(said))
    return this.match.rules.legalMoves(view, this.seat).map((move) => {
      const printed = this.game.printMove(move, this.match.state) as object // public moves are objects
      const hint = this.match.rules.hint(view, move)
      return Object.keys(hint).length > 0 ? { ...printed, hint } : printed
    })
  }

  play(input: unknown, said?: Seat): readonly SentEvent[] {
    const move = this.game.parseMove(input, this.match.state)
    if (!move.ok) {
      throw new ProtocolError(move.problem.rule === undefined ? 'params' : 'illegalMove', below('move', move.problem))
    }
    const refusal = this.match.rules.refuse(this.match.state, this.deciding(said), move.value)
    if (refusal !== null) {
      throw new ProtocolError('illegalMove', { what: refusal, where: 'move', rule: this.game.ruleOf(refusal) })
    }
    const since = this.chronicle.length
    this.chronicle.play(move.value)
    return this.chronicle.receivedBy(this.seat, since)
  }

  events(viewer: string, since: number): readonly SentEvent[] {
    return this.chronicle.receivedBy(this.admitted(viewer), since)
  }

  outcome(): object {
    if (this.actor === null) return { over: true, ...this.match.outcome }
    return { over: false, winners: [], scores: this.game.scores(this.match.state), reason: null }
  }

  position(): unknown {
    throw hostOnlyError('match.position')
  }

  record(): never {
    throw hostOnlyError('match.record')
  }

  bot(): unknown {
    throw hostOnlyError('match.bot')
  }

  private admitted(viewer: string): Viewer {
    if (viewer === 'spectator' || viewer === this.seat) return viewer
    throw new ProtocolError('params', { where: 'viewer', what: `${viewer} is not your seat, which is ${this.seat}` })
  }

  private deciding(said: Seat | undefined): Seat {
    if (this.actor === this.seat && (said ?? this.seat) === this.seat) return this.seat
    const what = this.actor === null ? 'the match is over' : `your seat is ${this.seat}, and ${this.actor} must decide`
    throw new ProtocolError('notYourTurn', { where: 'seat', what })
  }
}

/** Returns the refusal of a method that would show or do more than a seat may. */
export function hostOnlyError(method: string): ProtocolError {
  return new ProtocolError('method', { what: `${method} is not for a program in the arena` })
}
