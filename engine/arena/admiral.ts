import { RULESET } from '../admiral/data/ruleset.ts'
import type { AdmiralOptions } from '../admiral/types.ts'
import { ADMIRAL } from '../protocol/games.ts'
import { type ArenaGame, arenaGameOf } from './arenaGame.ts'

const USUAL: AdmiralOptions = {
  players: 2,
  alliances: [],
  scenario: 'duel',
  captains: 'all',
  roundLimit: RULESET.rounds.value,
  autoReply: 'ask',
  rememberCaptains: false,
  freshStart: true,
}

/**
 * The tables: a duel of two, the same without captains, a race for treasure, three or four all against all, and two
 * against two, with the options of the window's new-match form.
 */
export const ADMIRAL_TABLES: Readonly<Record<string, AdmiralOptions>> = {
  duel: USUAL,
  bare: { ...USUAL, captains: 'none' },
  treasure: { ...USUAL, scenario: 'treasure', tieByHull: true },
  three: { ...USUAL, players: 3 },
  four: { ...USUAL, players: 4 },
  pairs: {
    ...USUAL,
    players: 4,
    alliances: [
      ['red', 'green'],
      ['blue', 'gold'],
    ],
  },
}

/** Admiral in the arena. */
export const admiralArena: ArenaGame = arenaGameOf(ADMIRAL, ADMIRAL_TABLES)
