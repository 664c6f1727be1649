import { BOT_BUDGETS as ADMIRAL_BUDGETS } from '../admiral/data/botBudgets.ts'
import { BOT_BUDGETS as JACKAL_BUDGETS } from '../jackal/data/botBudgets.ts'

/** How many positions the levels of a game look at for a move unless told otherwise; levels that search nothing are missing. */
export const USUAL_BUDGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  jackal: JACKAL_BUDGETS,
  admiral: ADMIRAL_BUDGETS,
}
