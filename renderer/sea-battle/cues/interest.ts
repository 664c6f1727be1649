import type { SeaBattleEvent } from '../../../engine/sea-battle/types.ts'
import type { InterestTable } from '../../playback/interest.ts'

/** What of the enemy's deeds is worth watching at leisure: his hits; a splash is soon seen. */
export const seaBattleInterests: InterestTable<SeaBattleEvent> = {
  battleJoined: 'telling',
  fleetPlaced: 'dull',
  fleetsOpened: 'telling',
  matchEnded: 'telling',
  shotFired: ({ result }) => (result === 'miss' ? 'dull' : 'telling'),
  turnPassed: 'dull',
}
