/** The personalities that a bot of any level may have; without one it plays plainly. Saves contain these names. */
export const BOT_PERSONALITIES = ['raker', 'boarder', 'cautious'] as const
export type BotPersonality = (typeof BOT_PERSONALITIES)[number]
