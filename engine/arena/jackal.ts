import { BOT_LEVELS, chooseMove } from '../jackal/bots/index.ts'
import { jackal } from '../jackal/rules.ts'
import type { JackalOptions, JackalShape } from '../jackal/types.ts'
import type { Player } from './arena.ts'
import { playPair } from './arena.ts'
import type { ArenaGame, Entrant } from './games.ts'
import { randomPlayer } from './random.ts'

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
export const jackalArena: ArenaGame = {
  id: 'jackal',
  levels: ['random', ...BOT_LEVELS],
  tables: Object.keys(JACKAL_TABLES),
  pairs({ table, a, b }) {
    const options = JACKAL_TABLES[table]
    if (!options) throw new RangeError(`no table ${table}`)
    const contest = { rules: jackal, options, a: playerOf(a), b: playerOf(b) }
    return (seed) => playPair(contest, seed)
  },
}

function playerOf({ level, budget }: Entrant): Player<JackalShape> {
  if (level === 'random') return randomPlayer(jackal)
  const known = BOT_LEVELS.find((one) => one === level)
  if (!known) throw new RangeError(`no level ${level}`)
  return (view, seat, rng) => chooseMove(known, view, seat, rng, budget)
}
