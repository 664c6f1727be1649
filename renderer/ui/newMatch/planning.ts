import { createContext } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'

/** The surroundings of a form of a new match. */
export interface NewMatchPlace {
  /** Called with the match that the form describes, whenever it could be started. */
  plan(setup: MatchSetup): void
  /** Set if another, golden button starts a match at once. */
  readonly hasQuickStart: boolean
  /** Called when the player begins to change the match. */
  onChange(): void
}

/** Null if the form stands alone. */
export const NewMatchPlan = createContext<NewMatchPlace | null>(null)
