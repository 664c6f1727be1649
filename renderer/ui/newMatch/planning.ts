import { createContext } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'

/** Told of the match that a form describes, whenever it could be started; null where nobody wants to know. */
export const NewMatchPlan = createContext<((setup: MatchSetup) => void) | null>(null)
