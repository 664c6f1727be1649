import { useSession } from '../../host/session.ts'
import { Beats } from '../../hud/beats/Beats.tsx'
import { useSayings } from '../../hud/beats/useSayings.ts'
import { CoachNote } from '../../hud/coach/CoachNote.tsx'
import { HudFrame } from '../../hud/HudFrame.tsx'
import { MatchLog, useLogToggle } from '../../hud/LogPages.tsx'
import { Captions } from '../../hud/recap/Captions.tsx'
import { RecapPanel } from '../../hud/recap/RecapPanel.tsx'
import { SpeedPanel } from '../../hud/SpeedPanel.tsx'
import { TurnSweep } from '../../hud/turnSweep/TurnSweep.tsx'
import { useTableCommands } from '../../input/useTableCommands.ts'
import { useTrailsOnTable } from '../../playback/trails/trailStore.ts'
import { GoalNote } from '../../school/GoalNote.tsx'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PointedOut } from '../../school/PointedOut.tsx'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { TipNote } from '../../school/tips/TipNote.tsx'
import { goalOf } from '../goal.ts'
import { JACKAL_COURSE } from '../lessons/lessons.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { JACKAL_PUZZLES } from '../puzzles/puzzles.ts'
import { useCaptions, useMarkedPoint, useRecap, useTrails } from '../recap/useRecap.tsx'
import { findJackalTips } from '../tips.ts'
import { useJackalView } from '../view.ts'
import { jackalBeat } from './beats.ts'
import { Bubbles } from './bubbles/Bubbles.tsx'
import { CrewBubble } from './bubbles/CrewBubble.tsx'
import { OddsTip } from './bubbles/OddsTip.tsx'
import { JACKAL_COACH } from './coach/coach.ts'
import { ScoreBar } from './crews/ScoreBar.tsx'
import { DeckCounter } from './deck/DeckCounter.tsx'
import { JACKAL_COMMANDS } from './gameCommands.ts'
import { useRefusedOffer } from './refusedOffer.ts'
import { JACKAL_SAYINGS } from './sayings.tsx'
import { SpokenIsland } from './spoken/SpokenIsland.tsx'
import { TileCardPanel } from './tileCard/TileCardPanel.tsx'
import { Arrange } from './turn/Arrange.tsx'
import { Decisions } from './turn/Decisions.tsx'
import { JackalHintBar } from './turn/HintBar.tsx'
import { GroveBanner, TurnPanel } from './turn/TurnPanel.tsx'
import { jackalSign } from './turn/turnSign.tsx'
import './jackalHud.css'

/** Everything the page draws over the table while a match of Jackal is played. */
export function JackalHud() {
  const view = useJackalView()
  // the guide of a lesson stands where the log would
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  const [logShown, toggleLog] = useLogToggle(isLesson)
  const lines = useMatchLines()
  useTableCommands(JACKAL_COMMANDS, { onLog: toggleLog })
  const recap = useRecap()
  const captions = useCaptions(recap)
  useTrailsOnTable(useTrails(recap), useMarkedPoint())
  useRefusedOffer(view)
  const findBeat = useSayings(jackalBeat, JACKAL_SAYINGS)
  if (!view) return null
  return (
    <HudFrame
      board={<SpokenIsland view={view} />}
      log="beside"
      turn={
        <>
          <TurnPanel view={view} />
          <GroveBanner view={view} />
          <Arrange view={view} />
        </>
      }
      scores={<ScoreBar view={view} />}
      menu={<SpeedPanel logShown={logShown} onLog={toggleLog} />}
      pages={<RecapPanel captions={captions}>{logShown && <MatchLog lines={lines} />}</RecapPanel>}
      centre={<Decisions />}
      card={<TileCardPanel view={view} />}
      cardOnlyTells
      hint={
        <>
          <CoachNote coach={JACKAL_COACH} />
          <GoalNote goalOf={goalOf} yields={view.decision !== null} />
          <TipNote find={findJackalTips} />
          <JackalHintBar />
        </>
      }
      corner={<DeckCounter view={view} />}
    >
      {view.groveTurns > 0 && <div className={`grove-frame is-${view.turn}`} aria-hidden="true" />}
      <LessonGuide course={JACKAL_COURSE} />
      <PointedOut />
      <PuzzleGuide puzzles={JACKAL_PUZZLES} />
      <CrewBubble />
      <Bubbles />
      <OddsTip />
      <Captions captions={captions} />
      <TurnSweep signOf={jackalSign} />
      <Beats find={findBeat} />
    </HudFrame>
  )
}
