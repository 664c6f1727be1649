import { BOT_TEMPERS as ADMIRAL_TEMPERS } from '../../engine/admiral/data/botTempers.ts'
import { BOT_TEMPERS as JACKAL_TEMPERS } from '../../engine/jackal/data/botTempers.ts'
import type { GameId } from './match.ts'

/** The tempers that bots of each game may have. */
export const BOT_TEMPERS_OF = {
  jackal: JACKAL_TEMPERS,
  admiral: ADMIRAL_TEMPERS,
  'sea-battle': [],
} as const satisfies Readonly<Record<GameId, readonly string[]>>
/** A bot's temper in any game; see `BOT_TEMPERS_OF`. */
export type BotTemper = (typeof BOT_TEMPERS_OF)[GameId][number]
