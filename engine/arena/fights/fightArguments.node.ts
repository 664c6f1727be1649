import { parseArgs } from 'node:util'
import { BOT_LEVELS as ADMIRAL_LEVELS } from '../../admiral/data/botLevels.ts'
import { BOT_LEVELS as JACKAL_LEVELS } from '../../jackal/data/botLevels.ts'
import { ADMIRAL_TABLES } from '../admiral.ts'
import { BadArguments, orBadArguments } from '../badArguments.ts'
import { among, wholeNumber } from '../tournamentArguments.node.ts'
import type { FightPlan } from './fights.ts'
import type { GoldRunPlan } from './goldRuns.ts'

/** The matches that the command line asks to play and count. */
export type FightOrder = {
  readonly matches: number
  readonly seed: number
} & (
  | { readonly game: 'admiral'; readonly plans: readonly FightPlan[] }
  | { readonly game: 'jackal'; readonly plan: GoldRunPlan }
)

export const USAGE = `npm run fights -- --game admiral --players treasure --level medium --matches 60
npm run fights -- --game jackal --level medium --matches 60
  --game G      admiral, jackal (default: admiral)
  --players T   of Admiral: ${Object.keys(ADMIRAL_TABLES).join(', ')} (default: duel and treasure)
  --level L     ${ADMIRAL_LEVELS.join(', ')}, against itself (default: medium)
  --matches N   default: 20
  --seed S      the first deal; the next matches take the next numbers (default 1)
  --budget B    positions a move (default: the level's own)`

/** Reads the command line. Throws BadArguments. */
export function readFightArguments(args: readonly string[]): FightOrder {
  const { game, players, level, matches, seed, budget } = parsed(args)
  const order = { matches: wholeNumber(matches, '--matches', 1), seed: wholeNumber(seed, '--seed', 0) }
  const positions = budget === undefined ? {} : { budget: wholeNumber(budget, '--budget', 1) }
  if (among(game, ['admiral', 'jackal'], '--game') === 'jackal') {
    if (players !== undefined) throw new BadArguments('--players: Jackal is played by two with two crews each')
    return { ...order, game: 'jackal', plan: { level: among(level, JACKAL_LEVELS, '--level'), ...positions } }
  }
  const known = among(level, ADMIRAL_LEVELS, '--level')
  const tables =
    players === undefined ? ['duel', 'treasure'] : [among(players, Object.keys(ADMIRAL_TABLES), '--players')]
  return { ...order, game: 'admiral', plans: tables.map((table) => ({ table, level: known, ...positions })) }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  return orBadArguments(() =>
    parseArgs({
      args: [...args],
      options: {
        game: { ...text, default: 'admiral' },
        players: text,
        level: { ...text, default: 'medium' },
        matches: { ...text, default: '20' },
        seed: { ...text, default: '1' },
        budget: text,
      },
    }),
  ).values
}
