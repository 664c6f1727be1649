import { evolve } from '../../../engine/sea-battle/evolve.ts'
import { SEATS } from '../../../engine/sea-battle/types.ts'
import { quietCues } from '../../flat/quietCues.ts'
import type { FlatGame } from '../../flatGame.ts'
import { stopAll } from '../../host/stops.ts'
import { seaBattleCues } from '../cues/cues.ts'
import { seaBattleInterests } from '../cues/interest.ts'
import { goalOf } from '../goal.ts'
import { witnessShots } from '../inspection/witness.ts'
import { bindTable } from '../intent/bindTable.ts'
import { showChoices } from '../intent/choiceProbe.ts'
import { privateLook, SHOWN_TO_END } from '../privateLook.ts'
import { parseRefusal, refusalText } from '../refusalText.ts'
import { nearSeatOf } from '../view.ts'
import { SeaTable } from './SeaTable.tsx'
import { SeatFlag } from './SeatFlag.tsx'

/** The parts of Sea Battle that flat tables need. */
export const seaBattleFlat: FlatGame = {
  attach: (table, near) =>
    table.attach('sea-battle', {
      evolve,
      cues: quietCues(seaBattleCues(nearSeatOf(near), () => [])),
      homes: () => () => null,
      interests: seaBattleInterests,
    }),
  bind: () => stopAll(bindTable(), showChoices(), witnessShots()),
  Table: SeaTable,
  SeatFlag,
  seatName: (t, seat) => {
    const known = SEATS.find((one) => one === seat)
    return known ? t(`side.${known}`) : seat
  },
  goalOf,
  refusalText(t, code) {
    const refusal = parseRefusal(code)
    return refusal && refusalText(t, refusal)
  },
  privateLook,
  shownToEnd: SHOWN_TO_END,
  curtainReason: 'curtain.fleet',
}
