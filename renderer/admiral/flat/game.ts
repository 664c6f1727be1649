import { evolve } from '../../../engine/admiral/evolve.ts'
import { TEAMS } from '../../../engine/admiral/types.ts'
import type { FlatGame } from '../../flatGame.ts'
import { stopAll } from '../../host/stops.ts'
import { admiralInterests } from '../cues/interest.ts'
import { goalOf } from '../goal.ts'
import { bindIntent } from '../intent/bindIntent.ts'
import { showChoices } from '../intent/choiceProbe.ts'
import { privateLook, SHOWN_TO_END } from '../privateLook.ts'
import { parseRefusal, refusalText } from '../refusalText.ts'
import { flatCues } from './flatCues.ts'
import { SeatFlag } from './SeatFlag.tsx'
import { WatersTable } from './WatersTable.tsx'

/** Admiral's entry for flat tables. */
export const admiralFlat: FlatGame = {
  attach: (table) =>
    table.attach('admiral', { evolve, cues: flatCues, homes: () => () => null, interests: admiralInterests }),
  bind: () => stopAll(bindIntent(), showChoices()),
  Table: WatersTable,
  SeatFlag,
  seatName: (t, seat) => {
    const team = TEAMS.find((one) => one === seat)
    return team ? t(`fleet.${team}.short`) : seat
  },
  goalOf,
  refusalText(t, code) {
    const refusal = parseRefusal(code)
    return refusal && refusalText(t, refusal)
  },
  privateLook,
  shownToEnd: SHOWN_TO_END,
  curtainReason: 'curtain.captains',
}
