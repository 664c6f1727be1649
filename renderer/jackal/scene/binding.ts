import { evolve } from '../../../engine/jackal/evolve.ts'
import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import type { GameBinding } from '../../playback/binding.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { jackalCues } from '../cues/cues.ts'
import { jackalInterests } from '../cues/interest.ts'
import { homesOf } from '../table/layout.ts'

const jackalBinding: GameBinding<JackalState, JackalEvent> = {
  evolve,
  cues: jackalCues,
  homes: homesOf,
  interests: jackalInterests,
}

/** Puts Jackal on the table. */
export function attachJackal(table: ShownTable): void {
  table.attach('jackal', jackalBinding)
}
