import { useMemo } from 'react'
import type { SaveInfo, SaveListRequest } from '../../../electron/contract/ipc.ts'
import { useSaves } from '../saves/saves.ts'

/** The facts about earlier matches that the menu needs. */
export interface Past {
  /** The newest match to continue. Lessons are excluded: they continue from their list. */
  readonly unfinished: SaveInfo | null
  /** True if there is a match, finished or not. */
  readonly hasMatches: boolean
}

const UNFINISHED: SaveListRequest = { only: 'unfinished', limit: 1 }
const MATCHES: SaveListRequest = { only: 'matches', limit: 1 }

/** Returns the facts about earlier matches; null until the host has sent it. */
export function usePast(): Past | null {
  const unfinished = useSaves(UNFINISHED)
  const matches = useSaves(unfinished?.saves.length === 0 ? MATCHES : null)
  return useMemo(() => {
    const [newest] = unfinished?.saves ?? []
    if (newest) return { unfinished: newest, hasMatches: true }
    return matches && { unfinished: null, hasMatches: matches.saves.length > 0 }
  }, [unfinished, matches])
}
