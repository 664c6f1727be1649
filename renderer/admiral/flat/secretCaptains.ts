import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../engine/kernel/game.ts'

type Captains = Pick<AdmiralState, 'assigning' | 'ships' | 'ashore'>

/** Whether the view holds captains, or is about to, that only its viewer may know. */
export function hasSecretCaptains({ assigning, ships, ashore }: Captains): boolean {
  const isSecret = (card: string | null, shown: boolean) => card !== null && card !== HIDDEN && !shown
  return (
    assigning.length > 0 ||
    ships.some(({ captain, shown }) => isSecret(captain, shown)) ||
    ashore.some(({ card, shown }) => isSecret(card, shown))
  )
}

/** The view as everybody may see it: cards whose faces do not lie open are hidden. */
export function withoutSecretCaptains(view: AdmiralState): AdmiralState {
  return {
    ...view,
    ships: view.ships.map((ship) => (ship.captain === null || ship.shown ? ship : { ...ship, captain: HIDDEN })),
    ashore: view.ashore.map((entry) => (entry.shown ? entry : { ...entry, card: HIDDEN })),
  }
}
