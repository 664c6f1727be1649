import { useEffect } from 'react'
import type { AdmiralState, TeamId } from '../../../../engine/admiral/types.ts'
import { useSession } from '../../../host/session.ts'
import { useIntent } from '../../intent/intent.ts'
import { useAssigning } from './assigning.ts'

/**
 * Returns the team that assigns its captains here, with a draft of its own that ends with the panel; undefined for
 * none.
 */
export function useDraft(view: AdmiralState): TeamId | undefined {
  const asked = useIntent((state) => state.asked)
  const team = view.assigning.find((one) => one === asked?.seat)
  useEffect(() => {
    if (asked && team && useAssigning.getState().asked !== asked) useAssigning.getState().begin(team, view, asked)
  }, [asked, team, view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next team assigns its own
  useEffect(
    () => () => {
      // A panel that disappears sends no event when the pointer leaves it.
      useIntent.getState().hoverUnit(null)
      if (!useSession.getState().curtain?.keepsLook) useAssigning.getState().end()
    },
    [team],
  )
  return team
}
