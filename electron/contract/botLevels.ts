import { BOT_LEVELS as ADMIRAL_LEVELS } from '../../engine/admiral/data/botLevels.ts'
import { BOT_LEVELS as JACKAL_LEVELS } from '../../engine/jackal/data/botLevels.ts'
import { BOT_LEVELS as SEA_BATTLE_LEVELS } from '../../engine/sea-battle/data/botLevels.ts'
import type { GameId } from './match.ts'

/** The bot levels of each game, weakest first. */
export const BOT_LEVELS_OF = {
  jackal: JACKAL_LEVELS,
  admiral: ADMIRAL_LEVELS,
  'sea-battle': SEA_BATTLE_LEVELS,
} as const satisfies Readonly<Record<GameId, readonly string[]>>
/** A bot level of any game; see `BOT_LEVELS_OF`. */
export type BotLevel = (typeof BOT_LEVELS_OF)[GameId][number]
