import { MAP_NAMES } from '../jackal/data/maps.ts'
import { optionsSchema, parseOptions } from '../jackal/options.ts'
import type { JackalOptions } from '../jackal/types.ts'
import { JACKAL } from '../protocol/games.ts'
import { type ArenaGame, arenaGameOf, type Ground } from './arenaGame.ts'
import { goldRunner } from './goldRunner.ts'

/**
 * The usual options: the winner is known before the last coin is home, so matches end then, or sooner when nothing
 * happens.
 */
export const USUAL: JackalOptions = {
  players: 2,
  crews: 2,
  alliances: 'none',
  shipPicksUpSwimmers: true,
  lifeboat: false,
  variant: 'classic',
  map: 'island',
  endWhenDecided: true,
  idleRounds: 25,
}

/** Two players with two crews each, three or four for themselves, four in pairs. */
const JACKAL_TABLES: Readonly<Record<string, JackalOptions>> = {
  '2': USUAL,
  '3': { ...USUAL, players: 3 },
  '4': { ...USUAL, players: 4 },
  pairs: { ...USUAL, players: 4, alliances: 'pairs' },
}

/** Returns the options of a table on a ground. Throws RangeError for an unknown ground. */
export function optionsOn(usual: JackalOptions, ground: Ground): JackalOptions {
  const options = parseOptions({ ...usual, ...ground })
  if (!options.ok) throw new RangeError(`${options.problem.where}: ${options.problem.what}`)
  return options.value
}

/** Jackal in the arena, in both variants and on every map that comes with the game, with the lifeboat or without. */
export const jackalArena: ArenaGame = arenaGameOf(JACKAL, JACKAL_TABLES, {
  grounds: {
    variants: optionsSchema.shape.variant.unwrap().options,
    maps: MAP_NAMES,
    hasLifeboat: true,
    on: optionsOn,
  },
  yardsticks: { greedy: goldRunner },
})
