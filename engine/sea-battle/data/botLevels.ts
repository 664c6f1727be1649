/** The levels of this game's bots, weakest first. Saves and the protocol contain these names. */
export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
