import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { halve, halvings } from '../../search/halving.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { JackalState } from '../types.ts'
import type { Candidate, Ranked } from './candidates.ts'
import { best, candidatesOf, overrated, rankByOnePly, sensibleMoves, tryAll, weighed } from './candidates.ts'
import { dealWorlds, type Sandboxes } from './sandbox.ts'
import { sandboxesFor } from './sandboxes.ts'
import { type Fondness, PLAIN } from './tempers.ts'

/** How the search is set up; kept together so that variants can be matched against each other. */
export interface FlatSettings {
  /** Worlds in which all moves are tried once to find the shortlist. */
  readonly onePlyWorlds: number
  readonly shortlist: number
  /** How many playouts those looks count as, at most: few playouts tell less than a look does. */
  readonly lookWeight: number
  /** How far playouts go, in turns of every team. */
  readonly rounds: number
  /** How far playouts stray from what the policy likes best, in tenths of a coin. */
  readonly whims: number
  /** What it may overrate a move by, in tenths of a coin. */
  readonly error: number
}

const PLAIN_SETTINGS: FlatSettings = { onePlyWorlds: 6, shortlist: 8, lookWeight: 4, rounds: 2, whims: 3, error: 0 }

/**
 * The settings of the levels that search. Looks right after a move, in many worlds, tell more than playouts do: `master` takes
 * three times as many and trusts them more.
 */
export const FLAT_SETTINGS = {
  medium: { ...PLAIN_SETTINGS, error: 2.3 },
  hard: { ...PLAIN_SETTINGS, error: 0.8 },
  master: { ...PLAIN_SETTINGS, onePlyWorlds: 18, lookWeight: 18 },
} as const satisfies Readonly<Record<Exclude<BotLevel, 'easy'>, FlatSettings>>

/**
 * Flat Monte Carlo over dealt worlds: a shortlist by one-ply looks, then playouts by the policy, cut off by the
 * evaluation. Each time the budget allows, the worse half of the shortlist drops out (sequential halving): whoever stayed
 * longer stands before who dropped out.
 */
export function rankByPlayouts(
  view: JackalState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  fondness: Fondness = PLAIN,
  settings: FlatSettings = PLAIN_SETTINGS,
): Ranked {
  const moves = sensibleMoves(view, seat)
  const candidates = overrated(candidatesOf(moves, fondness), settings.error, rng)
  if (moves.length <= 1) return candidates
  const count = worldsFor(settings, budget.left / moves.length)
  const sandboxes = sandboxesFor(view, seat, budget)
  const ranked = rankByOnePly(candidates, sandboxes, dealWorlds(sandboxes, count, rng), budget)
  const shortlist = ranked.slice(0, settings.shortlist).map((candidate) => weighed(candidate, settings.lookWeight))
  const search = { sandboxes, turns: settings.rounds * view.teams.length, rng, budget, settings }
  return halve(shortlist, {
    budget,
    stages: halvings(shortlist.length),
    tryEach: (left) => tryEach(search, left),
    rank: (left) => best(left, left.length),
  })
}

/** At least one world; not so many that the playouts would get less than most of the positions. */
function worldsFor({ onePlyWorlds }: FlatSettings, positionsPerMove: number): number {
  return Math.max(1, Math.min(onePlyWorlds, Math.floor(positionsPerMove / 4)))
}

interface Search {
  readonly sandboxes: Sandboxes
  /** How far playouts go. */
  readonly turns: number
  readonly rng: Rng
  readonly budget: Budget
  readonly settings: FlatSettings
}

/** One playout of every candidate, all in the same dealt world and with the same whims. */
function tryEach({ sandboxes, turns, rng, budget, settings }: Search, candidates: readonly Candidate[]): void {
  const world = sandboxes.deal(rng)
  const whims = { seed: rng.int(0x7fff_ffff), size: settings.whims }
  tryAll(candidates, budget, ({ move }) => world.later(move, turns, whims))
}
