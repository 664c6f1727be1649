import { useMemo } from 'react'
import { useSession } from '../../host/session.ts'
import { Beats } from '../../hud/beats/Beats.tsx'
import { CoachNote } from '../../hud/coach/CoachNote.tsx'
import { HudFrame } from '../../hud/HudFrame.tsx'
import { MatchLog, useLogToggle } from '../../hud/LogPages.tsx'
import { RecapPanel } from '../../hud/recap/RecapPanel.tsx'
import { SpeedPanel } from '../../hud/SpeedPanel.tsx'
import { TurnSweep } from '../../hud/turnSweep/TurnSweep.tsx'
import { useTableCommands } from '../../input/useTableCommands.ts'
import { useTableGame } from '../../playback/shownStore.ts'
import { useTrailsOnTable } from '../../playback/trails/trailStore.ts'
import type { Trail } from '../../playback/trails/trails.ts'
import { GoalNote } from '../../school/GoalNote.tsx'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PointedOut } from '../../school/PointedOut.tsx'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { TipNote } from '../../school/tips/TipNote.tsx'
import { useLetters } from '../coordinates.ts'
import { goalOf } from '../goal.ts'
import { SEA_BATTLE_COURSE } from '../lessons/lessons.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { takeBackLaying } from '../placement/fleetOrders.ts'
import { mayTakeBack } from '../placement/handling.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { SEA_BATTLE_PUZZLES } from '../puzzles/puzzles.ts'
import { useShotsOnTable } from '../recap/shotStore.ts'
import { useHitsTold, useMarkedPoint, useMissedText, useShots } from '../recap/useRecap.tsx'
import { findSeaBattleTips } from '../tips.ts'
import { hasNoShips, nearSeatOf, useSeaBattleView } from '../view.ts'
import { AskedAgain } from './AskedAgain.tsx'
import { seaBattleBeat } from './beats.ts'
import { SEA_BATTLE_COACH } from './coach/coach.ts'
import { FleetBar } from './fleet/FleetBar.tsx'
import { SEA_BATTLE_COMMANDS } from './gameCommands.ts'
import { Harbour } from './harbour/Harbour.tsx'
import { PlacementPanel } from './harbour/PlacementPanel.tsx'
import { Legend } from './legend/Legend.tsx'
import { SpokenSea } from './spoken/SpokenSea.tsx'
import { SeaBattleHintBar } from './turn/HintBar.tsx'
import { TurnPanel } from './turn/TurnPanel.tsx'
import { seaBattleSign } from './turn/turnSign.tsx'
import './lessonBelow.css'
import './seaBattleHud.css'

const NO_TRAILS: readonly Trail[] = []

/** Everything the page draws over the table while a match of Sea Battle is played. */
export function SeaBattleHud() {
  const view = useSeaBattleView()
  const near = useTableGame((table) => table.near)
  const language = useLetters()
  const find = useMemo(() => seaBattleBeat(language), [language])
  const placing = usePlacement((state) => state.seat !== null)
  const canTakeBack = usePlacement(mayTakeBack)
  // a lesson speaks of what is next; what was is told when asked for
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  const [logShown, toggleLog] = useLogToggle(isLesson)
  const lines = useMatchLines()
  useTableCommands(SEA_BATTLE_COMMANDS, { onLog: toggleLog })
  const hits = useHitsTold(near)
  const shots = useShots()
  const missed = useMissedText(shots)
  useShotsOnTable(shots)
  useTrailsOnTable(NO_TRAILS, useMarkedPoint())
  if (!view) return null
  // its own panel says what is asked and how many shots are left; it stands beside the only sea that is played on
  const isPuzzle = hasNoShips(view, nearSeatOf(near))
  return (
    <HudFrame
      board={<SpokenSea view={view} />}
      log="below"
      phase={placing ? 'placing' : 'battle'}
      turn={isPuzzle ? <FleetBar view={view} /> : <TurnPanel view={view} />}
      scores={!isPuzzle && <FleetBar view={view} />}
      menu={<SpeedPanel logShown={logShown} onLog={toggleLog} takeBack={canTakeBack ? takeBackLaying : null} />}
      pages={
        placing ? (
          <PlacementPanel />
        ) : (
          <RecapPanel captions={hits} more={missed}>
            {logShown && <MatchLog lines={lines} />}
          </RecapPanel>
        )
      }
      card={placing ? <Harbour /> : <Legend view={view} />}
      hint={
        <>
          <div className="lesson-below">
            <LessonGuide course={SEA_BATTLE_COURSE} />
          </div>
          <CoachNote coach={SEA_BATTLE_COACH} />
          <GoalNote goalOf={goalOf} />
          <TipNote find={findSeaBattleTips} />
          {!isPuzzle && <SeaBattleHintBar />}
        </>
      }
    >
      <PointedOut />
      <PuzzleGuide puzzles={SEA_BATTLE_PUZZLES} />
      <AskedAgain />
      <TurnSweep signOf={seaBattleSign} />
      <Beats find={find} />
    </HudFrame>
  )
}
