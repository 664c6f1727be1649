import type { BotLevel } from './botLevels.ts'

/** How many positions each level looks at for a move unless told otherwise. */
export const BOT_BUDGETS = {
  easy: 300,
  medium: 500,
  hard: 700,
  master: 1_000,
} as const satisfies Readonly<Record<BotLevel, number>>
