/** The personalities that a bot of any level may have; without one it plays plainly. Saves contain the names. */
export const BOT_PERSONALITIES = ['gold-hunter', 'raider', 'cautious'] as const
export type BotPersonality = (typeof BOT_PERSONALITIES)[number]
