import type { JackalOptions } from '../jackal/types.ts'
import { JACKAL } from '../protocol/games.ts'
import { type ArenaGame, arenaGameOf } from './arenaGame.ts'

/** Who has won is known before the last coin is home: matches end then, and sooner when nothing happens. */
const USUAL: JackalOptions = {
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

/** Two players with two crews each, four players for themselves, four in pairs. */
const JACKAL_TABLES: Readonly<Record<string, JackalOptions>> = {
  '2': USUAL,
  '4': { ...USUAL, players: 4 },
  pairs: { ...USUAL, players: 4, alliances: 'pairs' },
}

/** Jackal in the arena. */
export const jackalArena: ArenaGame = arenaGameOf(JACKAL, JACKAL_TABLES)
