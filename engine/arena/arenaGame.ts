import type { Bots } from '../kernel/bots.ts'
import type { GameShape } from '../kernel/game.ts'
import type { TableGame } from '../protocol/games.ts'
import { type PairScores, type Player, playPair } from './arena.ts'
import { type Contestant, isOutside, type OpenPairing, type PairReport } from './guests/contestant.ts'
import type { Usher } from './guests/guest.ts'
import { type Party, playOpenPair } from './guests/guestPair.ts'
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
  /** Version of its rules. */
  readonly rulesVersion: number
  /** All players, the yardsticks first, then the bots; weakest first in both. */
  readonly levels: readonly string[]
  /** Those of them that are offered to people. */
  readonly bots: readonly string[]
  /** Names of the tables it can be played at; the first is the usual one. */
  readonly tables: readonly string[]
  readonly variants: readonly string[]
  readonly maps: readonly string[]
  readonly hasLifeboat: boolean
  /** Plays the pair of matches of a seed. Throws RangeError where the level or table is not among those named here. */
  pairs(pairing: Pairing): (seed: number) => PairScores
  /** The same where programs outside may take part, which `usher` starts. */
  openPairs(pairing: OpenPairing, usher: Usher): (seed: number) => Promise<PairReport>
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
  /** Players that are offered to nobody but the arena, by name. */
  readonly yardsticks?: Readonly<Record<string, Player<G>>>
}

/** Players that are no level of the game's bots, weakest first. */
type Players<G extends GameShape> = Readonly<Record<string, Player<G>>>

/** A game, its bots and random play at named tables. */
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
