import { stopAll } from '../host/stops.ts'
import type { GameScreens } from '../ui/gameScreens.ts'
import { bindTable } from './bindTable.ts'
import { showChoices } from './choiceProbe.ts'
import { SeaBattleEmblem } from './hud/Emblem.tsx'
import { SeaBattleReplayHud } from './hud/ReplayHud.tsx'
import { SeaBattleResult } from './hud/ResultSheet.tsx'
import { RulePicture } from './hud/RulePicture.tsx'
import { SeaBattleHud } from './hud/SeaBattleHud.tsx'
import { NewMatchForm } from './NewMatchForm.tsx'
import { rematchOf } from './newMatch.ts'
import { PlayTable } from './PlayTable.tsx'
import { privateLook } from './privateLook.ts'
import { parseRefusal, refusalText } from './refusalText.ts'
import { positionsOf } from './replay.ts'
import { rulesBook } from './rulesBook.ts'
import { isSeaBattleView } from './view.ts'

/** Sea Battle as the window's screens know it. */
export const seaBattleScreens: GameScreens = {
  Table: PlayTable,
  camera: 'sea-battle/play',
  Hud: SeaBattleHud,
  ReplayHud: SeaBattleReplayHud,
  Result: SeaBattleResult,
  NewMatchForm,
  Emblem: SeaBattleEmblem,
  RulePicture,
  rulesBook,
  refusalText(t, code) {
    const refusal = parseRefusal(code)
    return refusal && refusalText(t, refusal)
  },
  bind: () => stopAll(bindTable(), showChoices()),
  privateLook,
  curtainReason: 'curtain.fleet',
  rematch: ({ seats }, shown) => (isSeaBattleView(shown) ? rematchOf(seats, shown.options) : null),
  positions: positionsOf,
}
