import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { expectation } from '../../search/expectation.ts'
import { search } from '../../search/search.ts'
import type { SearchSettings } from '../../search/settings.ts'
import type { Ranked } from '../../search/standings.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { coreTable } from './core/thinking/searchable.ts'
import { readCore } from './core/translation/reading.ts'
import { ruleTable } from './ruleTable.ts'
import type { Outlook, Table } from './table.ts'

/** Who thinks about what, with which luck and how many positions. */
export interface Subject {
  readonly view: JackalState
  readonly seat: Seat
  readonly rng: Rng
  readonly budget: Budget
}

/** How somebody thinks. */
export interface Thinking extends Outlook {
  readonly search: SearchSettings
}

/** By how much more a move is liked than for what it is worth, in tenths of a coin. */
export type Liking = (move: JackalMove) => number

/**
 * Searches among moves of a seat, best first, their worth in tenths of a coin. Where time runs out before any was tried, what
 * the policy likes best comes first.
 */
export function think(
  subject: Subject,
  moves: readonly JackalMove[],
  { search: settings, ...outlook }: Thinking,
  liking: Liking,
): readonly Ranked<JackalMove>[] {
  return withTable(subject.view, outlook, (table) => ranked(table, subject, byPolicy(table, moves), settings, liking))
}

/** The same among a move and others that are measured by it: `search` has to be cautious. */
export function compare(
  subject: Subject,
  par: JackalMove,
  others: readonly JackalMove[],
  { search: settings, ...outlook }: Thinking,
): readonly Ranked<JackalMove>[] {
  return withTable(subject.view, outlook, (table) => ranked(table, subject, [par, ...others], settings, () => 0))
}

/** What a position is worth to the seat in the mean if all play on by the policy, in tenths of a coin. */
export function prospect({ view, seat, rng, budget }: Subject, outlook: Outlook): number {
  return withTable(view, outlook, ({ gameFor, deal }) => expectation(gameFor, { seat, deal }, rng, budget))
}

/** In the core, or by the rules where the core does not take the position on. Both think alike. */
function withTable<T>(view: JackalState, outlook: Outlook, use: <World, Move>(table: Table<World, Move>) => T): T {
  const core = readCore(view)
  return core ? use(coreTable(core, view, outlook)) : use(ruleTable(view, outlook))
}

function byPolicy<World, Move>({ score, moveOf }: Table<World, Move>, moves: readonly JackalMove[]) {
  const scores = new Map(moves.map((move) => [move, score(moveOf(move))]))
  return moves.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

function ranked<World, Move>(
  { gameFor, deal, moveOf }: Table<World, Move>,
  { seat, rng, budget }: Subject,
  moves: readonly JackalMove[],
  settings: SearchSettings,
  liking: Liking,
): readonly Ranked<JackalMove>[] {
  const orders = new Map(moves.map((move) => [moveOf(move), move]))
  const likings = new Map([...orders].map(([order, move]) => [order, liking(move)]))
  const question = { seat, moves: [...orders.keys()], liking: (order: Move) => likings.get(order) ?? 0, deal }
  const found = search(gameFor, question, rng, budget, settings)
  return found.flatMap(({ move: order, ...score }) => {
    const move = orders.get(order)
    return move ? [{ ...score, move }] : []
  })
}
