import { stopAll } from '../host/stops.ts'
import type { GameScreens } from '../ui/gameScreens.ts'
import { bindIntent } from './bindIntent.ts'
import { showChoices } from './choiceProbe.ts'
import { AdmiralHud } from './hud/AdmiralHud.tsx'
import { CaptainsSheet } from './hud/CaptainsSheet.tsx'
import { AdmiralEmblem } from './hud/Emblem.tsx'
import { AdmiralReplayHud } from './hud/ReplayHud.tsx'
import { AdmiralResult } from './hud/ResultSheet.tsx'
import { RulePicture } from './hud/RulePicture.tsx'
import { lessonSetup } from './lessons/lesson.ts'
import { LESSONS } from './lessons/lessons.ts'
import { NewMatchForm } from './NewMatchForm.tsx'
import { rematchOf } from './newMatch.ts'
import { PlayTable } from './PlayTable.tsx'
import { privateLook } from './privateLook.ts'
import { parseRefusal, refusalText } from './refusalText.ts'
import { positionsOf } from './replay.ts'
import { rulesBook } from './rulesBook.ts'
import { isAdmiralView } from './view.ts'

/** Admiral as the window's screens know it. */
export const admiralScreens: GameScreens = {
  Table: PlayTable,
  camera: 'admiral/play',
  Hud: AdmiralHud,
  ReplayHud: AdmiralReplayHud,
  Result: AdmiralResult,
  OwnSheet: CaptainsSheet,
  NewMatchForm,
  Emblem: AdmiralEmblem,
  RulePicture,
  lessons: LESSONS.map((lesson) => ({ ...lesson, setup: (t) => lessonSetup(lesson, t) })),
  rulesBook,
  refusalText(t, code) {
    const refusal = parseRefusal(code)
    return refusal && refusalText(t, refusal)
  },
  bind: () => stopAll(bindIntent(), showChoices()),
  privateLook,
  curtainReason: 'curtain.captains',
  rematch: (match, shown) => (isAdmiralView(shown) ? rematchOf(match, shown) : null),
  positions: positionsOf,
}
