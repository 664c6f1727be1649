/** The personalities that a bot of any level may have; without one it plays plainly. Saves contain these names. */
export const BOT_TEMPERS = ['raker', 'boarder', 'cautious'] as const
export type BotTemper = (typeof BOT_TEMPERS)[number]
