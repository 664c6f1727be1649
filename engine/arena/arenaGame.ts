import type { Bots } from '../kernel/bots.ts'
import type { GameShape } from '../kernel/game.ts'
import type { TableGame } from '../protocol/games.ts'
import { type PairScores, type Player, playPair } from './arena.ts'
import { type Contestant, isOutside, type OpenPairing, type PairReport } from './guests/contestant.ts'
import type { Usher } from './guests/guest.ts'
import { type Party, playOpenPair } from './guests/guestPair.ts'
import { randomPlayer } from './random.ts'

/** A player by level; the budget counts positions a move, and defaults to the level's own. */
export interface Entrant {
  readonly level: string
  readonly budget?: number
}

/** Two players, their table with its number of seats, and the ground. */
export interface Pairing {
  readonly table: string
  /** A variant of the game, if it has any; the usual one by default. */
  readonly variant?: string
  /** A map of the game, if it has any; the usual one by default. */
  readonly map?: string
  /** Set for play with the lifeboat, if the game has one. */
  readonly lifeboat?: true
  readonly a: Entrant
  readonly b: Entrant
}

/** A game as the arena offers it. */
export interface ArenaGame {
  readonly id: string
  /** The version of the game's rules. */
  readonly rulesVersion: number
  /** All players, the yardsticks first, then the bots; weakest first in both. */
  readonly levels: readonly string[]
  /** The levels that players can choose in the app. */
  readonly bots: readonly string[]
  /** The names of its tables; the first is the usual one. */
  readonly tables: readonly string[]
  readonly variants: readonly string[]
  readonly maps: readonly string[]
  readonly hasLifeboat: boolean
  /**
   * Returns a function that plays the pair of matches of a seed. Throws RangeError if the level or table is not listed
   * here.
   */
  pairs(pairing: Pairing): (seed: number) => PairScores
  /** Returns the same with external programs, which `usher` starts. */
  openPairs(pairing: OpenPairing, usher: Usher): (seed: number) => Promise<PairReport>
}

/** Returns the start of a match at a table. */
type Start<G extends GameShape> = (table: string, options: G['options'], seed: number) => G['state']

/** The ground and equipment of a match. */
export type Ground = Pick<Pairing, 'variant' | 'map' | 'lifeboat'>

/** The variants and maps of a game, and its options for them. */
interface Grounds<G extends GameShape> {
  readonly variants: readonly string[]
  readonly maps: readonly string[]
  readonly hasLifeboat: boolean
  on(options: G['options'], ground: Ground): G['options']
}

/** The starts and grounds of matches that differ from the rules and the tables. */
interface Places<G extends GameShape> {
  readonly start?: Start<G>
  readonly grounds?: Grounds<G>
  /** Players by name that exist only in the arena. */
  readonly yardsticks?: Readonly<Record<string, Player<G>>>
}

/** Players that are not levels of the game's bots, weakest first. */
type Players<G extends GameShape> = Readonly<Record<string, Player<G>>>

/** Returns the arena game of a game, its bots and random play at named tables. */
export function arenaGameOf<G extends GameShape>(
  game: TableGame<G>,
  tables: Readonly<Record<string, G['options']>>,
  { start, grounds, yardsticks = {} }: Places<G> = {},
): ArenaGame {
  const players: Players<G> = { random: randomPlayer(game.rules), ...yardsticks }
  const placeOf = ({ table, variant, map, lifeboat }: Ground & Pick<Pairing, 'table'>) => {
    const usual = tables[table]
    if (!usual) throw new RangeError(`no table ${table}`)
    const ground = { ...(variant && { variant }), ...(map && { map }), ...(lifeboat && { lifeboat }) }
    const options = grounds?.on(usual, ground) ?? usual
    return start ? { options, start: (seed: number) => start(table, options, seed) } : { options }
  }
  const partyOf = (one: Contestant): Party<G> => (isOutside(one) ? one : playerOf(game.bots, players, one))
  return {
    id: game.rules.id,
    rulesVersion: game.rules.version,
    levels: [...Object.keys(players), ...game.bots.levels],
    bots: game.bots.levels,
    tables: Object.keys(tables),
    variants: grounds?.variants ?? [],
    maps: grounds?.maps ?? [],
    hasLifeboat: grounds?.hasLifeboat ?? false,
    pairs({ a, b, ...place }) {
      const met = { a: playerOf(game.bots, players, a), b: playerOf(game.bots, players, b) }
      const contest = { rules: game.rules, ...placeOf(place), ...met }
      return (seed) => playPair(contest, seed)
    },
    openPairs({ a, b, ...place }, usher) {
      const contest = { game, ...placeOf(place), a: partyOf(a), b: partyOf(b) }
      return (seed) => playOpenPair(contest, seed, usher)
    },
  }
}

function playerOf<G extends GameShape>(bots: Bots<G>, yardsticks: Players<G>, { level, budget }: Entrant): Player<G> {
  const yardstick = Object.hasOwn(yardsticks, level) ? yardsticks[level] : undefined
  if (yardstick) return yardstick
  const bot = bots.at(level)
  if (!bot.ok) throw new RangeError(bot.problem.what)
  return (view, seat, rng) => bot.value.choose(view, seat, rng, { budget })
}
