import { TEAMS } from '../../engine/jackal/types.ts'
import type { GameParts } from '../gameParts.ts'
import { stopAll } from '../host/stops.ts'
import { MOVING } from '../input/focus/moving.ts'
import { paletteNow, TEAM_COLOURS } from '../ui/palettes.ts'
import { JACKAL } from './commands.ts'
import { goalOf } from './goal.ts'
import { JACKAL_COACH } from './hud/coach/coach.ts'
import { DeckSheet } from './hud/deck/DeckSheet.tsx'
import { JackalEmblem } from './hud/Emblem.tsx'
import { JACKAL_COMMANDS } from './hud/gameCommands.ts'
import { JackalHud } from './hud/JackalHud.tsx'
import { OfferEnd } from './hud/OfferEnd.tsx'
import { JackalReplayHud } from './hud/ReplayHud.tsx'
import { bindIntent } from './intent/bindIntent.ts'
import { showChoices } from './intent/choiceProbe.ts'
import { useIntent } from './intent/intent.ts'
import { JACKAL_COURSE } from './lessons/lessons.ts'
import { deedText } from './log/deedText.ts'
import { lastSetup } from './newMatch/draftStore.ts'
import { NewMatchForm } from './newMatch/NewMatchForm.tsx'
import { rematchOf } from './newMatch/newMatch.ts'
import { positionsIn } from './positions.ts'
import { privateLook, SHOWN_TO_END } from './privateLook.ts'
import { JACKAL_PUZZLES } from './puzzles/puzzles.ts'
import { parseRefusal, refusalText } from './refusalText.ts'
import { JackalResult } from './result/ResultSheet.tsx'
import { namedTurns } from './result/turnText.ts'
import { ruleLookedAt } from './rulesBook/lookedAt.ts'
import { onePage } from './rulesBook/onePage.ts'
import { RulePicture } from './rulesBook/RulePicture.tsx'
import { rulesBook } from './rulesBook/rulesBook.ts'
import { PlayTable } from './scene/PlayTable.tsx'
import { islandPlace } from './table/boardPlace.ts'
import { findJackalTips } from './tips.ts'
import { isJackalView } from './view.ts'
import { SKETCHING, WORKSHOP } from './workshop/commands.ts'
import { mapTextProblem, openMapText } from './workshop/mapFiles.ts'
import { Workshop } from './workshop/Workshop.tsx'

/** The parts of Jackal that the window's screens need. */
export const jackalParts: GameParts = {
  table: {
    Table: PlayTable,
    camera: 'jackal/play',
    boards: islandPlace,
    seatColour: (seat) => TEAM_COLOURS[paletteNow()].jackal[TEAMS.find((team) => team === seat) ?? 'white'],
    bind: () => stopAll(bindIntent(), showChoices()),
  },
  controls: {
    tableCommands: JACKAL_COMMANDS,
    commands: [[JACKAL]],
    screenCommands: [
      [SKETCHING, WORKSHOP],
      [WORKSHOP, MOVING],
    ],
  },
  panels: {
    Hud: JackalHud,
    ReplayHud: JackalReplayHud,
    Result: JackalResult,
    OwnSheet: DeckSheet,
    PauseActions: OfferEnd,
    Emblem: JackalEmblem,
  },
  setup: {
    NewMatchForm,
    lastSetup,
    goalOf,
    rematch: (match, shown) => (isJackalView(shown) ? rematchOf(match, shown.options) : null),
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
    curtainReason: 'curtain.reason',
  },
  record: {
    positions: positionsIn,
    namedTurns,
    deedText,
  },
  coach: JACKAL_COACH,
  findTips: findJackalTips,
  lessons: JACKAL_COURSE,
  puzzles: JACKAL_PUZZLES,
  workshop: { Workshop, mapTextProblem, openMapText },
}
