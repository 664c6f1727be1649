import type { BotLevel } from './botLevels.ts'

/** How many positions each level looks at for a move unless told otherwise. */
export const BOT_BUDGETS = {
  easy: 400,
  medium: 200,
  hard: 1_000,
  master: 3_000,
} as const satisfies Readonly<Record<BotLevel, number>>
