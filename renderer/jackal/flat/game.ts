import { evolve } from '../../../engine/jackal/evolve.ts'
import { type JackalEvent, type JackalState, TEAMS } from '../../../engine/jackal/types.ts'
import { lateCues } from '../../flat/lateCues.ts'
import type { FlatGame } from '../../flatGame.ts'
import { stopAll } from '../../host/stops.ts'
import type { CueTable } from '../../playback/cue.ts'
import { jackalInterests } from '../cues/interest.ts'
import { goalOf } from '../goal.ts'
import { bindIntent } from '../intent/bindIntent.ts'
import { showChoices } from '../intent/choiceProbe.ts'
import { privateLook, SHOWN_TO_END } from '../privateLook.ts'
import { parseRefusal, refusalText } from '../refusalText.ts'
import { IslandTable } from './IslandTable.tsx'
import { SeatFlag } from './SeatFlag.tsx'

const KINDS = Object.keys(jackalInterests) as readonly JackalEvent['kind'][] // one entry per kind

const cues = (): CueTable<JackalState, JackalEvent> =>
  lateCues(KINDS, async () => (await import('../cues/cues.ts')).jackalCues)

/** The parts of Jackal that flat tables need. */
export const jackalFlat: FlatGame = {
  attach: (table) =>
    table.attach('jackal', { evolve, cues: cues(), homes: () => () => null, interests: jackalInterests }),
  bind: () => stopAll(bindIntent(), showChoices()),
  Table: IslandTable,
  SeatFlag,
  seatName: (t, seat) => {
    const team = TEAMS.find((one) => one === seat)
    return team ? t(`team.${team}`) : seat
  },
  goalOf,
  refusalText(t, code) {
    const refusal = parseRefusal(code)
    return refusal && refusalText(t, refusal)
  },
  privateLook,
  shownToEnd: SHOWN_TO_END,
  curtainReason: 'curtain.reason',
}
