import { create } from 'zustand'

interface GoalAsked {
  /** What the player wants; null as long as he has neither asked for the goal of the match nor put it away. */
  readonly wanted: boolean | null
  readonly isShown: boolean
}

/** Whether the goal of the match is asked for, and whether it is shown. */
export const useGoalAsked = create<GoalAsked>(() => ({ wanted: null, isShown: false }))

/** Shows the goal of the match, or puts it away; null leaves it to the table. */
export const wantGoal = (wanted: boolean | null): void => useGoalAsked.setState({ wanted })

export const toggleGoal = (): void => wantGoal(!useGoalAsked.getState().isShown)
