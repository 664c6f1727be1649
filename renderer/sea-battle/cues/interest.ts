import type { SeaBattleEvent } from '../../../engine/sea-battle/types.ts'
import type { InterestTable } from '../../playback/interest.ts'

/** The interest of the enemy's events: hits are worth a full look; a splash is seen quickly. */
export const seaBattleInterests: InterestTable<SeaBattleEvent> = {
  battleJoined: 'telling',
  fleetPlaced: 'dull',
  fleetsOpened: 'telling',
  matchEnded: 'telling',
  shotFired: ({ result }) => (result === 'miss' ? 'dull' : 'telling'),
  turnPassed: 'dull',
}
