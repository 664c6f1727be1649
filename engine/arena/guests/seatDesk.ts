import type { GameShape, Seat } from '../../kernel/game.ts'
import { createDispatcher, type Dispatcher } from '../../protocol/dispatch.ts'
import type { TableGame } from '../../protocol/games.ts'
import { type Offer, offer } from '../../protocol/table.ts'
import type { ArenaMatch } from '../arena.ts'
import type { Chronicle } from './chronicle.ts'
import type { Answered, Desk } from './guest.ts'
import { hostOnlyError, SeatTable } from './seatTable.ts'

/** Answers the program at one seat in the table protocol. */
export class SeatDesk<G extends GameShape> implements Desk {
  readonly seat: Seat
  private readonly table: SeatTable<G>
  private readonly dispatcher: Dispatcher

  constructor(game: TableGame<G>, match: ArenaMatch<G>, chronicle: Chronicle<G>, seat: Seat) {
    this.seat = seat
    this.table = new SeatTable(game, match, chronicle, seat)
    const host = { offers: [shown(game)], version: 'arena', drawSeed: () => 0, log: () => {} }
    this.dispatcher = createDispatcher(host, this.table)
  }

  get isAsked(): boolean {
    return this.table.actor === this.seat
  }

  answer(line: string): Answered {
    const answer = this.dispatcher.answer(line)
    return { line: answer, fault: answer === null ? null : faultIn(answer) }
  }
}

/** Returns a game without the power to begin a match: the arena does that. */
function shown<G extends GameShape>(game: TableGame<G>): Offer {
  const refuse = (method: string) => () => {
    throw hostOnlyError(method)
  }
  return {
    ...offer(game),
    create: refuse('match.new'),
    fromPosition: refuse('match.load'),
    fromRecord: refuse('match.load'),
  }
}

/** Returns the error message of an answer; null if it has none. */
function faultIn(answer: string): string | null {
  const said: unknown = JSON.parse(answer)
  for (const one of Array.isArray(said) ? said : [said]) {
    const error: unknown = isObject(one) && 'error' in one ? one.error : null
    if (isObject(error) && 'message' in error) return String(error.message)
  }
  return null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
