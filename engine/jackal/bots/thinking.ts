import { expectation } from '../../search/expectation.ts'
import { search } from '../../search/search.ts'
import type { SearchSettings } from '../../search/settings.ts'
import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { coreTable } from './core/thinking/searchable.ts'
import { viewed } from './core/thinking/viewed.ts'
import { isFollowed } from './core/translation/reading.ts'
import type { Fondness } from './personalities.ts'
import { ruleTable } from './ruleTable.ts'
import type { Outlook, Table } from './searchForm.ts'

/** The horizon of a bot. */
export interface Foresight {
  /** The number of turns of every team, after the move in question, until playouts end. */
  readonly rounds: number
  /** The strength of whims in playouts, in tenths of a coin. */
  readonly whims: number
}

/** The settings of a bot's search. */
export interface Thinking extends Foresight {
  readonly search: SearchSettings
}

/**
 * Searches among moves of a seat, best first, with their worth in tenths of a coin. If time runs out before any was
 * tried, the policy's order is kept.
 *
 * @param liking returns the preference for a move, added to its worth, in tenths of a coin
 */
export function think(
  subject: Subject<JackalState>,
  moves: readonly JackalMove[],
  thinking: Thinking,
  liking: Fondness,
): readonly Ranked<JackalMove>[] {
  const { view } = subject
  return withTable(view, outlookFrom(view, thinking), (table) =>
    ranked(table, subject, byPolicy(table, moves), thinking.search, liking),
  )
}

/** Searches among a played move and others that are measured by it: the search has to be cautious. */
export function compare(
  subject: Subject<JackalState>,
  [par, ...others]: readonly [JackalMove, ...JackalMove[]],
  thinking: Thinking,
  liking: Fondness,
): readonly Ranked<JackalMove>[] {
  const { view } = subject
  return withTable(view, outlookFrom(view, thinking), (table) =>
    ranked(table, subject, [par, ...others], thinking.search, liking),
  )
}

/** Returns the mean worth of a position to the seat if all play on by the policy, in tenths of a coin. */
export function prospect({ view, seat, rng, budget }: Subject<JackalState>, outlook: Outlook): number {
  return withTable(view, outlook, ({ gameFor, deal }) => expectation(gameFor, { seat, deal }, rng, budget))
}

/** Returns the horizon before a move of this turn: the turn itself, and those that follow. */
export function outlookFrom({ teams }: JackalState, { rounds, whims }: Foresight): Outlook {
  return { turns: 1 + rounds * teams.length, whims }
}

/**
 * Returns the horizon after a move. It ends at the same turn as `outlookFrom` before the move: the move has used its
 * turn, unless a decision is still pending.
 */
export function outlookAfter(view: JackalState, foresight: Foresight): Outlook {
  const { turns, whims } = outlookFrom(view, foresight)
  return { turns: view.decision ? turns : turns - 1, whims }
}

/** Runs a function in the core, or by the rules in a custom position that the core cannot play on. */
function withTable<T>(view: JackalState, outlook: Outlook, use: <World, Move>(table: Table<World, Move>) => T): T {
  const isInCore = isFollowed(viewed(view).core, view)
  return isInCore ? use(coreTable(view, outlook)) : use(ruleTable(view, outlook))
}

function byPolicy<World, Move>({ score, moveOf }: Table<World, Move>, moves: readonly JackalMove[]) {
  const scores = new Map(moves.map((move) => [move, score(moveOf(move))]))
  return moves.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

function ranked<World, Move>(
  { gameFor, deal, moveOf }: Table<World, Move>,
  { seat, rng, budget }: Subject<JackalState>,
  moves: readonly JackalMove[],
  settings: SearchSettings,
  liking: Fondness,
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
