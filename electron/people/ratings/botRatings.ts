import type { Rating } from 'openskill'
import type { BOT_LEVELS_OF } from '../../contract/botLevels.ts'
import type { GameId } from '../../contract/match.ts'

/** The start of every person: the middle of the ladder, and not known at all. */
export const START: Rating = { mu: 25, sigma: 25 / 3 }

/** The uncertainty of a bot's strength. */
const BOT_SIGMA = 1

/**
 * The strengths of the bots: fixed points of the ladder, to which matches against them tie all people. The differences
 * are those of the Elo that was measured (`engine/arena/ladder.json`): 1 Elo is ln 10 / 400 × β√2. A medium bot stands
 * where a new person starts.
 */
const BOT_MUS: { readonly [G in GameId]: Readonly<Record<(typeof BOT_LEVELS_OF)[G][number], number>> } = {
  jackal: { easy: 17.7, medium: 25, hard: 31, master: 33.8 },
  admiral: { easy: 21.8, medium: 25, hard: 27.4, master: 29.7 },
  'sea-battle': { easy: 14.1, medium: 25, hard: 30.3 },
}

/** Returns the fixed rating of a bot; null for a level that this program does not know. */
export function botRating(game: GameId, level: string): Rating | null {
  const known: Readonly<Record<string, number>> = BOT_MUS[game]
  const mu = Object.hasOwn(known, level) ? known[level] : undefined
  return mu === undefined ? null : { mu, sigma: BOT_SIGMA }
}
