import { create } from 'zustand'

interface GoalAsked {
  /** The player's request; null as long as they have neither opened nor closed the goal of the match. */
  readonly wanted: boolean | null
  readonly isShown: boolean
}

/** The request for the goal of the match, and whether the goal is shown. */
export const useGoalAsked = create<GoalAsked>(() => ({ wanted: null, isShown: false }))

/** Shows or hides the goal of the match; null leaves it to the table. */
export const wantGoal = (wanted: boolean | null): void => useGoalAsked.setState({ wanted })

export const toggleGoal = (): void => wantGoal(!useGoalAsked.getState().isShown)
