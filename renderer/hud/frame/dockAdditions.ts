import { createContext, type ReactNode } from 'react'

/** The additions of a page to the dock of a running match. */
export interface DockAdditions {
  /** True to keep room in the lower row for a vote of the viewers, during the whole match. */
  readonly hasVotes?: boolean
  /** Shown in place of the dock; null to show the dock. */
  readonly instead?: ReactNode
  /** The hint while others play, below the prompt. */
  readonly idle?: string
  /** The prompt while this screen waits, in place of the name of the player; null for that name. */
  readonly waited?: string | null
  /** The buttons while the match is paused for everyone. */
  readonly goOn?: ReactNode
}

export const DockAdditionsContext = createContext<DockAdditions>({})
