import type { Bots } from '../kernel/bots.ts'
import type { GameRules, GameShape } from '../kernel/game.ts'
import { type PairScores, type Player, playPair } from './arena.ts'
import { randomPlayer } from './random.ts'

/** A player by level; the budget is in positions a move, the level's own when left out. */
export interface Entrant {
  readonly level: string
  readonly budget?: number
}

/** Who meets whom, at a table with how many players. */
export interface Pairing {
  readonly table: string
  readonly a: Entrant
  readonly b: Entrant
}

/** A game as the arena offers it. */
export interface ArenaGame {
  readonly id: string
  readonly levels: readonly string[]
  /** Names of the tables it can be played at; the first is the usual one. */
  readonly tables: readonly string[]
  /** Plays the pair of matches of a seed. Throws RangeError where the level or table is not among those named here. */
  pairs(pairing: Pairing): (seed: number) => PairScores
}

/** What the arena must know of a game. */
interface Contestable<G extends GameShape> {
  readonly rules: GameRules<G>
  readonly bots: Bots<G>
}

/** Where a match at a table begins. */
type Start<G extends GameShape> = (table: string, options: G['options'], seed: number) => G['state']

/** The level below all bots: any legal move. */
const RANDOM = 'random'

/**
 * A game, its bots and random play at named tables.
 *
 * @param start left out where the rules deal every match
 */
export function arenaGameOf<G extends GameShape>(
  game: Contestable<G>,
  tables: Readonly<Record<string, G['options']>>,
  start?: Start<G>,
): ArenaGame {
  return {
    id: game.rules.id,
    levels: [RANDOM, ...game.bots.levels],
    tables: Object.keys(tables),
    pairs({ table, a, b }) {
      const options = tables[table]
      if (!options) throw new RangeError(`no table ${table}`)
      const players = { rules: game.rules, options, a: playerOf(game, a), b: playerOf(game, b) }
      const contest = start ? { ...players, start: (seed: number) => start(table, options, seed) } : players
      return (seed) => playPair(contest, seed)
    },
  }
}

function playerOf<G extends GameShape>({ rules, bots }: Contestable<G>, { level, budget }: Entrant): Player<G> {
  if (level === RANDOM) return randomPlayer(rules)
  const bot = bots.at(level)
  if (!bot.ok) throw new RangeError(bot.problem.what)
  return (view, seat, rng) => bot.value.choose(view, seat, rng, { budget })
}
