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
import { ADMIRAL_COURSE } from '../lessons/lessons.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { ADMIRAL_PUZZLES } from '../puzzles/played.ts'
import { useCaptions, useMarkedPoint, useRecap, useTrails } from '../recap/useRecap.tsx'
import { findAdmiralTips } from '../tips.ts'
import { useAdmiralView } from '../view.ts'
import { admiralBeat } from './beats.tsx'
import { AssignPanel } from './captains/AssignPanel.tsx'
import { ADMIRAL_COACH } from './coach/coach.ts'
import { FleetPanel } from './fleet/FleetPanel.tsx'
import { ShipCard } from './fleet/ShipCard.tsx'
import { ADMIRAL_COMMANDS } from './gameCommands.ts'
import { DockedCourse, useIsCourseDocked } from './orders/DockedCourse.tsx'
import { Orders } from './orders/Orders.tsx'
import { ADMIRAL_SAYINGS } from './sayings.tsx'
import { SpokenWaters } from './spoken/SpokenWaters.tsx'
import { AdmiralHintBar } from './turn/HintBar.tsx'
import { TurnPanel } from './turn/TurnPanel.tsx'
import { admiralSign } from './turn/turnSign.tsx'
import { WindPanel } from './turn/WindPanel.tsx'
import './admiralHud.css'
import './smallWindow.css'
import './televisionText.css'
import './smallestTelevision.css'

/** Everything the page draws over the table while a match of Admiral is played. */
export function AdmiralHud() {
  const view = useAdmiralView()
  // the guide of a lesson says what there is to read
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  const [logShown, toggleLog] = useLogToggle(isLesson)
  const lines = useMatchLines()
  useTableCommands(ADMIRAL_COMMANDS, { onLog: toggleLog })
  const isCourseDocked = useIsCourseDocked()
  const recap = useRecap()
  const captions = useCaptions(recap)
  useTrailsOnTable(useTrails(recap), useMarkedPoint())
  const findBeat = useSayings(admiralBeat, ADMIRAL_SAYINGS)
  if (!view) return null
  const assigning = view.assigning.length > 0
  return (
    <HudFrame
      board={<SpokenWaters view={view} />}
      log="below"
      turn={<TurnPanel view={view} />}
      scores={<FleetPanel view={view} />}
      menu={
        <div className="adm-corner">
          <SpeedPanel logShown={logShown} onLog={toggleLog} />
          <WindPanel view={view} />
        </div>
      }
      pages={<RecapPanel captions={captions}>{logShown && <MatchLog lines={lines} />}</RecapPanel>}
      centre={assigning ? <AssignPanel view={view} /> : <Dock />}
      card={!assigning && (isCourseDocked ? <DockedCourse view={view} /> : <ShipCard view={view} />)}
      cardDecides={isCourseDocked}
      hint={
        <>
          <CoachNote coach={ADMIRAL_COACH} />
          {!assigning && <GoalNote goalOf={goalOf} movesBefore={view.options.captains === 'none' ? 0 : 1} />}
          <TipNote find={findAdmiralTips} />
          <AdmiralHintBar />
        </>
      }
    >
      <LessonGuide course={ADMIRAL_COURSE} />
      <PointedOut />
      <PuzzleGuide puzzles={ADMIRAL_PUZZLES} />
      <Captions captions={captions} />
      <TurnSweep signOf={admiralSign} />
      <Beats find={findBeat} />
    </HudFrame>
  )
}

/** The orders; a small window keeps a place for them below the table. */
function Dock() {
  return (
    <div className="hud-dock">
      <Orders />
    </div>
  )
}
