import { TEAMS } from '../../engine/admiral/types.ts'
import type { GameParts } from '../gameParts.ts'
import { stopAll } from '../host/stops.ts'
import { paletteNow, TEAM_COLOURS } from '../ui/palettes.ts'
import { ADMIRAL, ASSIGNING, SIGHTS } from './commands.ts'
import { FlatMarks } from './flatMarks/FlatMarks.tsx'
import { goalOf } from './goal.ts'
import { AdmiralHud } from './hud/AdmiralHud.tsx'
import { useAssigning } from './hud/captains/assigning.ts'
import { CaptainsSheet } from './hud/captains/CaptainsSheet.tsx'
import { ADMIRAL_COACH } from './hud/coach/coach.ts'
import { AdmiralEmblem } from './hud/Emblem.tsx'
import { ADMIRAL_COMMANDS } from './hud/gameCommands.ts'
import { AdmiralReplayHud } from './hud/ReplayHud.tsx'
import { bindIntent } from './intent/bindIntent.ts'
import { showChoices } from './intent/choiceProbe.ts'
import { useIntent } from './intent/intent.ts'
import { ADMIRAL_COURSE } from './lessons/lessons.ts'
import { deedText } from './log/deedText.ts'
import { lastSetup } from './newMatch/draftStore.ts'
import { NewMatchForm } from './newMatch/NewMatchForm.tsx'
import { rematchOf } from './newMatch/newMatch.ts'
import { positionsIn } from './positions.ts'
import { privateLook, SHOWN_TO_END } from './privateLook.ts'
import { ADMIRAL_PUZZLES } from './puzzles/played.ts'
import { parseRefusal, refusalText } from './refusalText.ts'
import { AdmiralResult } from './result/ResultSheet.tsx'
import { namedTurns } from './result/turnText.ts'
import { ruleLookedAt } from './rulesBook/lookedAt.ts'
import { onePage } from './rulesBook/onePage.ts'
import { RulePicture } from './rulesBook/RulePicture.tsx'
import { rulesBook } from './rulesBook/rulesBook.ts'
import { PlayTable } from './scene/PlayTable.tsx'
import { seaPlace } from './table/boardPlace.ts'
import { findAdmiralTips } from './tips.ts'
import { isAdmiralView } from './view.ts'

/** Admiral's entry in the window's screens. */
export const admiralParts: GameParts = {
  table: {
    Table: PlayTable,
    FlatMarks,
    camera: 'admiral/play',
    boards: seaPlace,
    seatColour: (seat) => TEAM_COLOURS[paletteNow()].admiral[TEAMS.find((team) => team === seat) ?? 'red'],
    bind: () => stopAll(bindIntent(), showChoices(), useAssigning.getState().end),
  },
  controls: {
    tableCommands: ADMIRAL_COMMANDS,
    commands: [
      [ADMIRAL, SIGHTS],
      [ASSIGNING, SIGHTS],
    ],
  },
  panels: {
    Hud: AdmiralHud,
    ReplayHud: AdmiralReplayHud,
    Result: AdmiralResult,
    OwnSheet: CaptainsSheet,
    Emblem: AdmiralEmblem,
  },
  setup: {
    NewMatchForm,
    lastSetup,
    goalOf,
    rematch: (match, shown) => (isAdmiralView(shown) ? rematchOf(match, shown) : null),
  },
  book: {
    RulePicture,
    rulesBook,
    onePage,
    ruleLookedAt: () => ruleLookedAt(useIntent.getState()),
    refusalText(t, code) {
      const refusal = parseRefusal(code)
      return refusal && refusalText(t, refusal)
    },
  },
  secrets: {
    privateLook,
    shownToEnd: SHOWN_TO_END,
    curtainReason: 'curtain.captains',
  },
  record: {
    positions: positionsIn,
    namedTurns,
    deedText,
  },
  coach: ADMIRAL_COACH,
  findTips: findAdmiralTips,
  lessons: ADMIRAL_COURSE,
  puzzles: ADMIRAL_PUZZLES,
}
