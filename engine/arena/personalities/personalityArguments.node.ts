import { parseArgs } from 'node:util'
import { FEWEST_POSITIONS } from '../../admiral/bots/thinking.ts'
import { ADMIRAL, JACKAL } from '../../protocol/games.ts'
import { orBadArguments } from '../badArguments.ts'
import { among, wholeNumber } from '../tournamentArguments.node.ts'
import type { PersonalityPlan } from './personalities.ts'

/** The personality that is compared with plain play, and the number of pairs of matches. */
export interface PersonalityOrder {
  readonly plan: Required<PersonalityPlan>
  readonly pairs: number
  readonly seed: number
}

const BOTS = { jackal: JACKAL.bots, admiral: ADMIRAL.bots } as const

/** Reads the command line of a comparison. Throws BadArguments. */
export function readPersonalityArguments(args: readonly string[]): PersonalityOrder {
  const values = parsed(args)
  const game = among(values.game, Object.keys(BOTS), '--game')
  const bots = game === 'jackal' ? BOTS.jackal : BOTS.admiral
  const level = among(values.level, bots.levels, '--level')
  return {
    plan: {
      game,
      personality: among(values.personality, bots.personalities, '--personality'),
      level,
      budget: wholeNumber(values.budget, '--budget', fewestPositions(game, level)),
    },
    pairs: wholeNumber(values.pairs, '--pairs', 1),
    seed: wholeNumber(values.seed, '--seed', 0),
  }
}

/** Returns the fewest positions at which a personality has an effect: with fewer there is nothing to compare. */
function fewestPositions(game: string, level: string): number {
  return game === 'admiral' && level !== 'easy' ? FEWEST_POSITIONS : 1
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  return orBadArguments(() =>
    parseArgs({
      args: [...args],
      options: {
        game: { ...text, default: 'jackal' },
        personality: { ...text, default: 'raider' },
        level: { ...text, default: 'easy' },
        budget: { ...text, default: '400' },
        pairs: { ...text, default: '50' },
        seed: { ...text, default: '1' },
      },
    }),
  ).values
}
