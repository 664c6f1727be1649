import { useMemo } from 'react'
import type { SaveInfo, SaveListRequest } from '../../../electron/contract/ipc.ts'
import { useSaves } from '../saves/saves.ts'

/** What the player has played, as far as the menu needs it. */
export interface Past {
  /** The newest match to continue. Lessons are excluded: they continue from their list. */
  readonly unfinished: SaveInfo | null
  /** Whether there is any match. */
  readonly hasMatches: boolean
}

const UNFINISHED: SaveListRequest = { only: 'unfinished', limit: 1 }
const MATCHES: SaveListRequest = { only: 'matches', limit: 1 }

/** Returns what the player has played; null until the host has sent it. */
export function usePast(): Past | null {
  const unfinished = useSaves(UNFINISHED)
  const matches = useSaves(unfinished?.saves.length === 0 ? MATCHES : null)
  return useMemo(() => {
    const [newest] = unfinished?.saves ?? []
    if (newest) return { unfinished: newest, hasMatches: true }
    return matches && { unfinished: null, hasMatches: matches.saves.length > 0 }
  }, [unfinished, matches])
}
