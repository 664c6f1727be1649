import { useSession } from '../../host/session.ts'
import { Beats } from '../../hud/beats/Beats.tsx'
import { useSayings } from '../../hud/beats/useSayings.ts'
import { CoachNote } from '../../hud/coach/CoachNote.tsx'
import { useTableCommands } from '../../hud/commands/useTableCommands.ts'
import { Corner } from '../../hud/frame/Corner.tsx'
import { RecentLog } from '../../hud/frame/RecentLog.tsx'
import { SlotFrame } from '../../hud/frame/SlotFrame.tsx'
import { MatchLog, useLogToggle } from '../../hud/LogPages.tsx'
import { Captions } from '../../hud/recap/Captions.tsx'
import { RecapPanel } from '../../hud/recap/RecapPanel.tsx'
import { TurnSweep } from '../../hud/turnSweep/TurnSweep.tsx'
import { useTrailsOnTable } from '../../playback/trails/trailStore.ts'
import { GoalNote } from '../../school/GoalNote.tsx'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PointedOut } from '../../school/PointedOut.tsx'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { TipNote } from '../../school/tips/TipNote.tsx'
import { goalOf } from '../goal.ts'
import { JACKAL_COURSE } from '../lessons/lessons.ts'
import { useMatchLines, useRecentLines } from '../log/logLines.tsx'
import { JACKAL_PUZZLES } from '../puzzles/puzzles.ts'
import { useCaptions, useMarkedPoint, useRecap, useTrails } from '../recap/useRecap.tsx'
import { findJackalTips } from '../tips.ts'
import { useJackalView } from '../view.ts'
import { jackalBeat } from './beats.ts'
import { JACKAL_COACH } from './coach/coach.ts'
import { ScorePlates } from './crews/ScorePlates.tsx'
import { DeckFacts } from './deck/DeckFacts.tsx'
import { JackalDock } from './dock/JackalDock.tsx'
import { GroveNote } from './GroveNote.tsx'
import { JACKAL_COMMANDS } from './gameCommands.ts'
import { Chips } from './marks/Chips.tsx'
import { useRefusedOffer } from './refusedOffer.ts'
import { JACKAL_SAYINGS } from './sayings.tsx'
import { ScreenReaderIsland } from './screenReader/ScreenReaderIsland.tsx'
import { TileCard } from './tileCard/TileCard.tsx'
import { jackalSign } from './turn/turnSign.tsx'
import { WhyNote } from './WhyNote.tsx'
import './jackalHud.css'

/** The page's elements over the table while a match of Jackal is played. */
export function JackalHud() {
  const view = useJackalView()
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  const [isLogOpen, toggleLog] = useLogToggle()
  const lines = useMatchLines()
  const recent = useRecentLines()
  useTableCommands(JACKAL_COMMANDS, { onLog: toggleLog })
  const recap = useRecap()
  const captions = useCaptions(recap)
  useTrailsOnTable(useTrails(recap), useMarkedPoint())
  useRefusedOffer(view)
  const findBeat = useSayings(jackalBeat, JACKAL_SAYINGS)
  if (!view) return null
  return (
    <SlotFrame
      board={<ScreenReaderIsland view={view} />}
      foot="low"
      scores={<ScorePlates view={view} />}
      corner={<Corner facts={<DeckFacts view={view} />} isLogOpen={isLogOpen} onLog={toggleLog} />}
      dock={<JackalDock view={view} />}
      card={<TileCard view={view} />}
      log={!isLesson && <RecentLog lines={recent} />}
      adviser={
        <>
          <WhyNote />
          <LessonGuide course={JACKAL_COURSE} />
          <PuzzleGuide puzzles={JACKAL_PUZZLES} />
          <CoachNote coach={JACKAL_COACH} />
          {isLogOpen && <MatchLog lines={lines} />}
          <GroveNote view={view} />
          <GoalNote goalOf={goalOf} yields={view.decision !== null} />
          <TipNote find={findJackalTips} />
          <RecapPanel captions={captions} />
        </>
      }
    >
      {view.groveTurns > 0 && <div className={`grove-frame is-${view.turn}`} aria-hidden="true" />}
      <Chips />
      <PointedOut />
      <Captions captions={captions} />
      <TurnSweep signOf={jackalSign} />
      <Beats find={findBeat} />
    </SlotFrame>
  )
}
