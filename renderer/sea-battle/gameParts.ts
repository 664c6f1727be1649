import type { Seat } from '../../engine/kernel/game.ts'
import type { Flag } from '../../engine/sea-battle/data/fleet.ts'
import type { GameParts } from '../gameParts.ts'
import { stopAll } from '../host/stops.ts'
import { pageTable } from '../playback/pageTable.ts'
import { paletteNow, TEAM_COLOURS } from '../ui/palettes.ts'
import { BATTLE, PLACING } from './commands.ts'
import { PLACING_GESTURES } from './gestures.ts'
import { goalOf } from './goal.ts'
import { SEA_BATTLE_COACH } from './hud/coach/coach.ts'
import { SeaBattleEmblem } from './hud/Emblem.tsx'
import { SEA_BATTLE_COMMANDS } from './hud/gameCommands.ts'
import { SeaBattleReplayHud } from './hud/ReplayHud.tsx'
import { SeaBattleHud } from './hud/SeaBattleHud.tsx'
import { witnessShots } from './inspection/witness.ts'
import { useAim } from './intent/aim.ts'
import { bindTable } from './intent/bindTable.ts'
import { showChoices } from './intent/choiceProbe.ts'
import { SEA_BATTLE_COURSE } from './lessons/lessons.ts'
import { deedText } from './log/deedText.ts'
import { lastSetup } from './newMatch/draftStore.ts'
import { NewMatchForm } from './newMatch/NewMatchForm.tsx'
import { rematchOf } from './newMatch/newMatch.ts'
import { usePlacement } from './placement/placementStore.ts'
import { positionsIn } from './positions.ts'
import { privateLook, SHOWN_TO_END } from './privateLook.ts'
import { SEA_BATTLE_PUZZLES } from './puzzles/puzzles.ts'
import { parseRefusal, refusalText } from './refusalText.ts'
import { SeaBattleResult } from './result/ResultSheet.tsx'
import { namedTurns } from './result/turnText.ts'
import { ruleLookedAt } from './rulesBook/lookedAt.ts'
import { onePage } from './rulesBook/onePage.ts'
import { RulePicture } from './rulesBook/RulePicture.tsx'
import { rulesBook } from './rulesBook/rulesBook.ts'
import { PlayTable } from './scene/PlayTable.tsx'
import { seaPlaces } from './table/boardPlaces.ts'
import { findSeaBattleTips } from './tips.ts'
import { isSeaBattleView, nearSeatOf } from './view.ts'

/** The parts of Sea Battle that the window's screens need. */
export const seaBattleParts: GameParts = {
  table: {
    Table: PlayTable,
    camera: 'sea-battle/play',
    boards: seaPlaces,
    seatColour: (seat, view) => TEAM_COLOURS[paletteNow()]['sea-battle'][flagOf(seat, view)],
    bind: () => stopAll(bindTable(), showChoices(), witnessShots()),
  },
  controls: {
    tableCommands: SEA_BATTLE_COMMANDS,
    commands: [[PLACING, BATTLE]],
    gestures: PLACING_GESTURES,
  },
  panels: {
    Hud: SeaBattleHud,
    ReplayHud: SeaBattleReplayHud,
    Result: SeaBattleResult,
    Emblem: SeaBattleEmblem,
  },
  setup: {
    NewMatchForm,
    lastSetup,
    goalOf,
    rematch: ({ seats }, shown) => (isSeaBattleView(shown) ? rematchOf(seats, shown.options) : null),
  },
  book: {
    RulePicture,
    rulesBook,
    onePage,
    ruleLookedAt() {
      const view = pageTable.shown.getState().shown
      const near = nearSeatOf(pageTable.game.getState().near)
      if (!isSeaBattleView(view)) return null
      return ruleLookedAt({ aim: useAim.getState(), placement: usePlacement.getState(), view, near })
    },
    refusalText(t, code) {
      const refusal = parseRefusal(code)
      return refusal && refusalText(t, refusal)
    },
  },
  secrets: {
    privateLook,
    shownToEnd: SHOWN_TO_END,
    curtainReason: 'curtain.fleet',
  },
  record: {
    positions: positionsIn,
    namedTurns,
    deedText,
  },
  coach: SEA_BATTLE_COACH,
  findTips: findSeaBattleTips,
  lessons: SEA_BATTLE_COURSE,
  puzzles: SEA_BATTLE_PUZZLES,
}

/** Returns the flag that distinguishes a seat from the other: its own, unless both have the same. */
function flagOf(seat: Seat, view: unknown): Flag {
  const usual = seat === 'north' ? 'pirates' : 'royal'
  if (!isSeaBattleView(view)) return usual
  const { north, south } = view.fleets
  const own = seat === 'north' ? north : south
  return own && north?.flag !== south?.flag ? own.flag : usual
}
