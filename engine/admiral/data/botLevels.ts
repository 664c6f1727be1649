/** The levels of this game's bots, weakest first. The names stand in saves and in the protocol. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
