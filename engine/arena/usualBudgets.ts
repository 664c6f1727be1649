import { BOT_BUDGETS as ADMIRAL_BUDGETS } from '../admiral/data/botBudgets.ts'
import { BOT_BUDGETS as JACKAL_BUDGETS } from '../jackal/data/botBudgets.ts'

/**
 * The default number of positions that the levels of a game look at for a move; levels that search nothing are missing.
 */
export const USUAL_BUDGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  jackal: JACKAL_BUDGETS,
  admiral: ADMIRAL_BUDGETS,
}
