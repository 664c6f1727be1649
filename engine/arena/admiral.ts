import { BOT_LEVELS, chooseMove } from '../admiral/bots/index.ts'
import { RULESET } from '../admiral/data/ruleset.ts'
import { admiral } from '../admiral/rules.ts'
import type { AdmiralOptions, AdmiralShape } from '../admiral/types.ts'
import type { Player } from './arena.ts'
import { playPair } from './arena.ts'
import type { ArenaGame, Entrant } from './games.ts'
import { randomPlayer } from './random.ts'

const USUAL: AdmiralOptions = {
  players: 2,
  alliances: [],
  scenario: 'duel',
  captains: 'all',
  roundLimit: RULESET.rounds.value,
  autoReply: 'ask',
  rememberCaptains: false,
}

/** A duel of two, the same without captains, a race for treasure, and two against two. */
export const ADMIRAL_TABLES: Readonly<Record<string, AdmiralOptions>> = {
  duel: USUAL,
  bare: { ...USUAL, captains: 'none' },
  treasure: { ...USUAL, scenario: 'treasure' },
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
export const admiralArena: ArenaGame = {
  id: 'admiral',
  levels: ['random', ...BOT_LEVELS],
  tables: Object.keys(ADMIRAL_TABLES),
  pairs({ table, a, b }) {
    const options = ADMIRAL_TABLES[table]
    if (!options) throw new RangeError(`no table ${table}`)
    const contest = { rules: admiral, options, a: playerOf(a), b: playerOf(b) }
    return (seed) => playPair(contest, seed)
  },
}

function playerOf({ level, budget }: Entrant): Player<AdmiralShape> {
  if (level === 'random') return randomPlayer(admiral)
  const known = BOT_LEVELS.find((one) => one === level)
  if (!known) throw new RangeError(`no level ${level}`)
  return (view, seat, rng) => chooseMove(known, view, seat, rng, budget)
}
