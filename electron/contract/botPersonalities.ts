import { BOT_PERSONALITIES as ADMIRAL_PERSONALITIES } from '../../engine/admiral/data/botPersonalities.ts'
import { BOT_PERSONALITIES as JACKAL_PERSONALITIES } from '../../engine/jackal/data/botPersonalities.ts'
import type { GameId } from './match.ts'

/** The personalities that bots of each game may have. */
export const BOT_PERSONALITIES_OF = {
  jackal: JACKAL_PERSONALITIES,
  admiral: ADMIRAL_PERSONALITIES,
  'sea-battle': [],
} as const satisfies Readonly<Record<GameId, readonly string[]>>
/** A bot's personality in any game; see `BOT_PERSONALITIES_OF`. */
export type BotPersonality = (typeof BOT_PERSONALITIES_OF)[GameId][number]
