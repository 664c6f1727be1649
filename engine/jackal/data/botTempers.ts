/** The personalities that a bot of any level may have; without one it plays plainly. Saves contain the names. */
export const BOT_TEMPERS = ['gold-hunter', 'raider', 'cautious'] as const
export type BotTemper = (typeof BOT_TEMPERS)[number]
