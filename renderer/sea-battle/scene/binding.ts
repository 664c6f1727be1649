import { evolve } from '../../../engine/sea-battle/evolve.ts'
import type { SeaBattleEvent, SeaBattleState, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'
import type { GameBinding } from '../../playback/binding.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { seaBattleCues } from '../cues/cues.ts'
import { seaBattleInterests } from '../cues/interest.ts'
import { slotHome } from '../pieces/slotPoses.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { homesFor } from '../table/layout.ts'

/** Returns the ships that the player at this screen has laid by hand. */
function laidShips(): readonly Ship[] {
  return usePlacement.getState().slots.flatMap(({ berth }) => (berth ? [berth] : []))
}

function seaBattleBinding(near: SeaSeat): GameBinding<SeaBattleState, SeaBattleEvent> {
  return {
    evolve,
    cues: seaBattleCues(near, laidShips),
    homes: homesFor(near, slotHome),
    interests: seaBattleInterests,
  }
}

/** Puts Sea Battle on the table, with a seat's own sea on the left. */
export function attachSeaBattle(table: ShownTable, near: SeaSeat): void {
  table.attach('sea-battle', seaBattleBinding(near))
}
