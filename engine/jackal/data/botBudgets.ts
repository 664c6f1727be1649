import type { BotLevel } from './botLevels.ts'

/** The default number of positions that each level looks at for a move. */
export const BOT_BUDGETS = {
  easy: 400,
  medium: 200,
  hard: 1_000,
  master: 3_000,
} as const satisfies Readonly<Record<BotLevel, number>>
