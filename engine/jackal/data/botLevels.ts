/** The levels of this game's bots, weakest first. Saves and the protocol contain the names. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
