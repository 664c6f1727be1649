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
import { Silhouette } from '../insignia/insignia.tsx'
import { ADMIRAL_COURSE } from '../lessons/lessons.ts'
import { useMatchLines, useRecentLines } from '../log/logLines.tsx'
import { ADMIRAL_PUZZLES } from '../puzzles/played.ts'
import { useCaptions, useMarkedPoint, useRecap, useTrails } from '../recap/useRecap.tsx'
import { shipNameOf } from '../shipNames.ts'
import { findAdmiralTips } from '../tips.ts'
import { useAdmiralView } from '../view.ts'
import { admiralBeat } from './beats.tsx'
import { CaptainCard } from './captains/CaptainCard.tsx'
import { SeaCard } from './card/SeaCard.tsx'
import { ADMIRAL_COACH } from './coach/coach.ts'
import { AdmiralDock } from './dock/AdmiralDock.tsx'
import { ADMIRAL_COMMANDS } from './gameCommands.ts'
import { SeaChips } from './marks/SeaChips.tsx'
import { openOwnSheet, PicturesOf } from './pictures.tsx'
import { SeaRose } from './rose/SeaRose.tsx'
import { ADMIRAL_SAYINGS } from './sayings.tsx'
import { FleetPlates } from './scores/FleetPlates.tsx'
import { ScreenReaderWaters } from './screenReader/ScreenReaderWaters.tsx'
import { SeaFacts } from './turn/SeaFacts.tsx'
import { admiralSign } from './turn/turnSign.tsx'

const PICTURES = { Unit: Silhouette, Card: CaptainCard, openCaptains: openOwnSheet, nameOf: shipNameOf } as const

/** Everything that the page draws over the table during a match of Admiral. */
export function AdmiralHud() {
  const view = useAdmiralView()
  // in a lesson, its guide shows the texts
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  const [logShown, toggleLog] = useLogToggle()
  const lines = useMatchLines()
  const recent = useRecentLines()
  useTableCommands(ADMIRAL_COMMANDS, { onLog: toggleLog })
  const recap = useRecap()
  const captions = useCaptions(recap)
  useTrailsOnTable(useTrails(recap), useMarkedPoint())
  const findBeat = useSayings(admiralBeat, ADMIRAL_SAYINGS)
  if (!view) return null
  const isAssigning = view.assigning.length > 0
  return (
    <PicturesOf value={PICTURES}>
      <SlotFrame
        board={<ScreenReaderWaters view={view} />}
        foot="tall"
        scores={<FleetPlates view={view} />}
        corner={<Corner facts={<SeaFacts view={view} />} isLogOpen={logShown} onLog={toggleLog} />}
        dock={<AdmiralDock view={view} />}
        card={<SeaCard view={view} />}
        log={!isLesson && <RecentLog lines={recent} />}
        adviser={
          <>
            <LessonGuide course={ADMIRAL_COURSE} />
            <PuzzleGuide puzzles={ADMIRAL_PUZZLES} />
            <CoachNote coach={ADMIRAL_COACH} />
            {logShown && <MatchLog lines={lines} />}
            {!isAssigning && <GoalNote goalOf={goalOf} movesBefore={view.options.captains === 'none' ? 0 : 1} />}
            <TipNote find={findAdmiralTips} />
            <RecapPanel captions={captions} />
          </>
        }
      >
        <SeaChips view={view} />
        <SeaRose view={view} />
        <PointedOut />
        <Captions captions={captions} />
        <TurnSweep signOf={admiralSign} />
        <Beats find={findBeat} />
      </SlotFrame>
    </PicturesOf>
  )
}
