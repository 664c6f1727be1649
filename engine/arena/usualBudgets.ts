/** How many positions the levels of a game look at for a move unless told otherwise; levels that search nothing are missing. */
export const USUAL_BUDGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  jackal: { easy: 400, medium: 40_000 },
  admiral: { easy: 300, medium: 6_000 },
}
