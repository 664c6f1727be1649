import { useLayoutEffect } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useIsHidden } from '../../flat/HideButton.tsx'
import type { LogLine } from '../../hud/LogPages.tsx'
import type { Deed } from '../../hud/screenReader/ScreenReaderRegions.tsx'
import { useDeeds } from '../hud/screenReader/useDeeds.ts'
import { publicView } from '../intent/covered.ts'
import { useIntent } from '../intent/intent.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { useAdmiralView } from '../view.ts'
import { hasSecretCaptains } from './secretCaptains.ts'

// The one place where the flat table takes possible secrets: all components below it get their data from here.

/**
 * Returns what the table shows now, without secret captains while they are hidden; null if it shows no Admiral match.
 */
export function useSight(): AdmiralState | null {
  const view = useAdmiralView()
  const isHidden = useIsHidden()
  const isCovered = useIntent((state) => state.isCovered)
  useLayoutEffect(() => {
    useIntent.getState().cover(isHidden)
    return () => {
      useIntent.getState().cover(false)
    }
  }, [isHidden])
  return view && (isHidden || isCovered) ? publicView(view) : view
}

/** Returns whether this player's secrets are hidden. */
export function useIsCovered(): boolean {
  const isHidden = useIsHidden()
  return useIntent((state) => state.isCovered) || isHidden
}

/** Returns the log, newest first; empty while captains are hidden, as it names those that only this player knows. */
export function useSeenLines(): readonly LogLine[] {
  const lines = useMatchLines()
  return useIsCovered() ? [] : lines
}

/** Returns the events in words; empty while captains are hidden. */
export function useSeenDeeds(): readonly Deed[] {
  const deeds = useDeeds()
  return useIsCovered() ? [] : deeds
}

/** Returns whether there are secrets, hidden or not. */
export function useHasSecrets(): boolean {
  const view = useAdmiralView()
  return view !== null && hasSecretCaptains(view)
}
