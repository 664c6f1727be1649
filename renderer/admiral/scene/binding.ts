import { evolve } from '../../../engine/admiral/evolve.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { GameBinding } from '../../playback/binding.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { admiralCues } from '../cues/cues.ts'
import { admiralInterests } from '../cues/interest.ts'
import { homesOf } from '../table/layout.ts'

const admiralBinding: GameBinding<AdmiralState, AdmiralEvent> = {
  evolve,
  cues: admiralCues,
  homes: homesOf,
  interests: admiralInterests,
}

/** Makes the table play Admiral from now on. */
export function attachAdmiral(table: ShownTable): void {
  table.attach('admiral', admiralBinding)
}
