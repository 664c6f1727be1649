import type { Bots } from '../kernel/bots.ts'
import type { GameRules, GameShape } from '../kernel/game.ts'
import { type PairScores, type Player, playPair } from './arena.ts'
import { randomPlayer } from './random.ts'

/** A player by level; the budget is in positions a move, the level's own when left out. */
export interface Entrant {
  readonly level: string
  readonly budget?: number
}

/** Who meets whom, at a table with how many players, and where. */
export interface Pairing {
  readonly table: string
  /** A variant of the game, where it has any; the usual one when left out. */
  readonly variant?: string
  /** A map of the game, where it has any; the usual one when left out. */
  readonly map?: string
  /** With the lifeboat, where the game has one; without it when left out. */
  readonly lifeboat?: true
  readonly a: Entrant
  readonly b: Entrant
}

/** A game as the arena offers it. */
export interface ArenaGame {
  readonly id: string
  readonly levels: readonly string[]
  /** Names of the tables it can be played at; the first is the usual one. */
  readonly tables: readonly string[]
  readonly variants: readonly string[]
  readonly maps: readonly string[]
  readonly hasLifeboat: boolean
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

/** Where and with what a match is played. */
export type Ground = Pick<Pairing, 'variant' | 'map' | 'lifeboat'>

/** Variants and maps of a game, and its options with them. */
interface Grounds<G extends GameShape> {
  readonly variants: readonly string[]
  readonly maps: readonly string[]
  readonly hasLifeboat: boolean
  on(options: G['options'], ground: Ground): G['options']
}

/** Where matches begin and are played, if not as the rules and the tables say. */
interface Places<G extends GameShape> {
  readonly start?: Start<G>
  readonly grounds?: Grounds<G>
}

/** The level below all bots: any legal move. */
const RANDOM = 'random'

/** A game, its bots and random play at named tables. */
export function arenaGameOf<G extends GameShape>(
  game: Contestable<G>,
  tables: Readonly<Record<string, G['options']>>,
  { start, grounds }: Places<G> = {},
): ArenaGame {
  return {
    id: game.rules.id,
    levels: [RANDOM, ...game.bots.levels],
    tables: Object.keys(tables),
    variants: grounds?.variants ?? [],
    maps: grounds?.maps ?? [],
    hasLifeboat: grounds?.hasLifeboat ?? false,
    pairs({ table, a, b, ...ground }) {
      const usual = tables[table]
      if (!usual) throw new RangeError(`no table ${table}`)
      const options = grounds?.on(usual, ground) ?? usual
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
