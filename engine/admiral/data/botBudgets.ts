import type { BotLevel } from './botLevels.ts'

/**
 * How many positions each level looks at for a move unless told otherwise; where that is too few to try every plan once in each
 * stage of the search, it looks at more. In treasure hunts and in pairs `master` looks at four times as many (`effort` in `bots/levels.ts`).
 */
export const BOT_BUDGETS = {
  easy: 300,
  medium: 150,
  hard: 300,
  master: 600,
} as const satisfies Readonly<Record<BotLevel, number>>
