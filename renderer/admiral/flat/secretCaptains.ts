import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../engine/kernel/game.ts'

type Captains = Pick<AdmiralState, 'assigning' | 'ships' | 'ashore'>

/** Returns whether the view contains captains, or soon will, that only its viewer may know. */
export function hasSecretCaptains({ assigning, ships, ashore }: Captains): boolean {
  const isSecret = (card: string | null, shown: boolean) => card !== null && card !== HIDDEN && !shown
  return (
    assigning.length > 0 ||
    ships.some(({ captain, shown }) => isSecret(captain, shown)) ||
    ashore.some(({ card, shown }) => isSecret(card, shown))
  )
}
