import { createContext } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'

/** What stands around a form of a new match. */
export interface NewMatchPlace {
  /** Tells the match that the form describes, whenever it could be started. */
  plan(setup: MatchSetup): void
  /** Another button starts a match at once, and is the golden one. */
  readonly hasQuickStart: boolean
  /** Called when the player begins to change the match. */
  onChange(): void
}

/** Null where the form stands alone. */
export const NewMatchPlan = createContext<NewMatchPlace | null>(null)
