import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { search } from '../../search/search.ts'
import type { SearchSettings } from '../../search/settings.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { candidateOf, rankByOnePly, sensibleMoves } from './candidates.ts'
import { CoreGame, dealerOf } from './core/thinking/searchable.ts'
import { codeOfMove } from './core/translation/moves.ts'
import { readCore } from './core/translation/reading.ts'
import { rankByPlayouts } from './flatSearch.ts'
import { dealWorlds } from './sandbox.ts'
import { sandboxesFor } from './sandboxes.ts'

/** How the search is set up; kept together so that variants can be matched against each other. */
export interface SearchingSettings {
  /** Worlds in which all moves are tried once to find the shortlist. */
  readonly onePlyWorlds: number
  readonly shortlist: number
  /** How far it looks ahead, in turns of every team. */
  readonly rounds: number
  /** How far playouts stray from what the policy likes best, in tenths of a coin. */
  readonly whims: number
  readonly search: SearchSettings
}

export const SEARCHING: SearchingSettings = {
  onePlyWorlds: 12,
  shortlist: 12,
  rounds: 2,
  whims: 3,
  search: {
    observers: 'multi',
    root: 'halving',
    depth: 2,
    exploration: 0.05,
    width: { first: 4, growth: 0 },
    history: 0,
    caution: 0,
    doubt: 0,
    parts: 1,
  },
}

/**
 * Information-set Monte Carlo tree search over dealt worlds: a shortlist by one-ply looks, then a tree of what is answered to
 * each of its moves, with playouts by the policy that are cut off by the evaluation.
 */
export function chooseBySearch(
  view: JackalState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  settings: SearchingSettings = SEARCHING,
): JackalMove | undefined {
  const base = readCore(view)
  if (!base) return rankByPlayouts(view, seat, rng, budget)[0]?.move
  const moves = sensibleMoves(view, seat)
  if (moves.length <= 1) return moves[0]
  const count = Math.max(1, Math.min(settings.onePlyWorlds, Math.floor(budget.left / moves.length / 8)))
  const sandboxes = sandboxesFor(view, seat, budget)
  const ranked = rankByOnePly(moves.map(candidateOf), sandboxes, dealWorlds(sandboxes, count, rng), budget)
  const shortlist = new Map(ranked.slice(0, settings.shortlist).map(({ move }) => [codeOfMove(base, move), move]))
  const question = { seat, moves: [...shortlist.keys()], deal: dealerOf(base, view) }
  const outlook = { turns: settings.rounds * view.teams.length, whims: settings.whims }
  const gameFor = (own: Budget) => new CoreGame(base, view, own, outlook)
  const [best] = search(gameFor, question, rng, budget, settings.search)
  return best && shortlist.get(best.move)
}
