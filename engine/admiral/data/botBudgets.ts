import type { BotLevel } from './botLevels.ts'

/**
 * The number of positions that each level tries for a move by default. If it is too small to try every plan once in
 * each stage of the search, the bot tries more. In treasure hunts and in pairs, `master` tries four times as many
 * (`effort` in `bots/levels.ts`).
 */
export const BOT_BUDGETS = {
  easy: 300,
  medium: 150,
  hard: 300,
  master: 600,
} as const satisfies Readonly<Record<BotLevel, number>>
