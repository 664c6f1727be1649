import { useLayoutEffect } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useIsHidden } from '../../flat/HideButton.tsx'
import type { LogLine } from '../../hud/LogPages.tsx'
import type { Deed } from '../../hud/spoken/SpokenRegions.tsx'
import { useDeeds } from '../hud/spoken/useDeeds.ts'
import { publicView } from '../intent/covered.ts'
import { useIntent } from '../intent/intent.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { useAdmiralView } from '../view.ts'
import { hasSecretCaptains } from './secretCaptains.ts'

// The one place where the flat table takes what may be secret: everything below it is shown what comes from here.

/** What the table shows now, without secret captains while they are hidden; null while it shows nothing of Admiral. */
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

/** Whether what only this player may know is out of sight. */
export function useIsCovered(): boolean {
  const isHidden = useIsHidden()
  return useIntent((state) => state.isCovered) || isHidden
}

/** The log, newest first; none while captains are hidden, as it names those that only this player knows. */
export function useSeenLines(): readonly LogLine[] {
  const lines = useMatchLines()
  return useIsCovered() ? [] : lines
}

/** What happened, in words; nothing while captains are hidden. */
export function useSeenDeeds(): readonly Deed[] {
  const deeds = useDeeds()
  return useIsCovered() ? [] : deeds
}

/** Whether there is anything to hide, hidden or not. */
export function useHasSecrets(): boolean {
  const view = useAdmiralView()
  return view !== null && hasSecretCaptains(view)
}
