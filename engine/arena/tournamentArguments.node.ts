import { parseArgs } from 'node:util'
import type { ArenaGame, Ground, Pairing } from './arenaGame.ts'
import { BadArguments, orBadArguments } from './badArguments.ts'
import { ARENA_IDS, arenaGame } from './games.ts'

/** The requested tournament. */
export interface TournamentPlan {
  readonly game: ArenaGame
  readonly pairing: Pairing
  /** True for a run in every variant of the game and on every map in turn. */
  readonly everywhere: boolean
  readonly pairs: number
  readonly seed: number
  readonly json: boolean
}

export const USAGE = `npm run tournament -- --game jackal                                 all against all
npm run tournament -- --game jackal --a medium --b easy --pairs 50   two levels
  --game G      ${ARENA_IDS.join(', ')} (default: the first)
  --pairs N     pairs of matches: one deal each, seats swapped (default 20)
  --seed S      the first deal; the next pairs take the next numbers (default 1)
  --budget B    positions a move for all bots (default: the level's own)
  --players T   the table (default: the first): jackal 2, 3, 4, pairs;
                admiral duel, bare, treasure, three, four, pairs; sea-battle classic, corners, bent, edges
  --variant V   jackal classic, archipelago (default: the first)
  --map M       a map of Jackal (default: island)
  --lifeboat    with the lifeboat of Jackal
  --json        print the result as JSON
all against all:
  --entrants L  levels by commas, medium:2000 with so many positions a move (default: all levels, and random play)
  --program C   a program that speaks the table protocol, by its command line; may be given again
  --seconds S   what a program may take for a move (default 10)
  --sprt E0 E1  each pairing ends as soon as one of two Elo differences is shown, --pairs at most (default 400)
  --results F   keeps each pair in a file; the same command goes on where it stopped
  --ladder      writes the result into the ladder that the README and the form of a new match quote
two levels:
  --a L, --b L  levels to compare; random is one of them
  --budget-a B, --budget-b B   positions a move for one of them
  --everywhere  in every variant and on every map of Jackal: a table of which level is better where`

/** Reads the command line. Throws BadArguments. */
export function readArguments(args: readonly string[]): TournamentPlan {
  const values = parsed(args)
  const game = gameNamed(values.game)
  const table = among(values.players ?? game.tables[0] ?? '', game.tables, '--players')
  const a = entrant(game, '--a', values.a, values['budget-a'] ?? values.budget)
  const b = entrant(game, '--b', values.b, values['budget-b'] ?? values.budget)
  return {
    game,
    pairing: { table, a, b, ...ground(game, values) },
    everywhere: values.everywhere && everywhereIn(game, values),
    pairs: wholeNumber(values.pairs, '--pairs', 1),
    seed: wholeNumber(values.seed, '--seed', 0),
    json: values.json,
  }
}

export function gameNamed(id: string): ArenaGame {
  const game = arenaGame(id)
  if (!game) throw new BadArguments(`--game ${id}: there are ${ARENA_IDS.join(', ')}`)
  return game
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  return orBadArguments(() =>
    parseArgs({
      args: [...args],
      options: {
        game: { ...text, default: 'jackal' },
        a: { ...text, default: 'medium' },
        b: { ...text, default: 'easy' },
        pairs: { ...text, default: '20' },
        seed: { ...text, default: '1' },
        budget: text,
        'budget-a': text,
        'budget-b': text,
        players: text,
        variant: text,
        map: text,
        lifeboat: { type: 'boolean', default: false },
        everywhere: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    }),
  ).values
}

/** Returns true if the game has several grounds, and no single one is named. */
function everywhereIn(game: ArenaGame, { variant, map }: { variant?: string; map?: string }): true {
  if (game.maps.length === 0) throw new BadArguments(`--everywhere: ${game.id} has no maps`)
  if (variant !== undefined || map !== undefined) {
    throw new BadArguments('--everywhere goes over all variants and maps: leave out --variant and --map')
  }
  return true
}

interface GroundWords {
  readonly variant?: string
  readonly map?: string
  readonly lifeboat: boolean
}

/** Returns the ground that the arguments give. Throws BadArguments. */
export function ground(game: ArenaGame, { variant, map, lifeboat }: GroundWords): Ground {
  if (lifeboat && !game.hasLifeboat) throw new BadArguments(`--lifeboat: ${game.id} has none`)
  return {
    ...(variant !== undefined && { variant: among(variant, game.variants, '--variant') }),
    ...(map !== undefined && { map: among(map, game.maps, '--map') }),
    ...(lifeboat && { lifeboat }),
  }
}

function entrant(game: ArenaGame, flag: string, level: string, budget: string | undefined) {
  among(level, game.levels, flag)
  return budget === undefined ? { level } : { level, budget: wholeNumber(budget, '--budget', 1) }
}

/** Returns a text that must be one of the names. Throws BadArguments. */
export function among<T extends string>(text: string, names: readonly T[], flag: string): T {
  const found = names.find((name) => name === text)
  if (found === undefined) {
    throw new BadArguments(`${flag} ${text}: there are ${names.length > 0 ? names.join(', ') : 'none in this game'}`)
  }
  return found
}

/** Returns a number without sign and fraction. Throws BadArguments. */
export function wholeNumber(text: string, flag: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most) {
    const limit = most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''
    throw new BadArguments(`${flag} ${text}: a whole number from ${least}${limit}`)
  }
  return number
}
