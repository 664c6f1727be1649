import { useMemo } from 'react'
import { useSession } from '../../host/session.ts'
import { Beats } from '../../hud/beats/Beats.tsx'
import { useTableCommands } from '../../hud/commands/useTableCommands.ts'
import { Corner } from '../../hud/frame/Corner.tsx'
import { MatchDock } from '../../hud/frame/MatchDock.tsx'
import { RecentLog } from '../../hud/frame/RecentLog.tsx'
import { SlotFrame } from '../../hud/frame/SlotFrame.tsx'
import { useLogToggle } from '../../hud/LogPages.tsx'
import { TurnSweep } from '../../hud/turnSweep/TurnSweep.tsx'
import { useWords } from '../../hud/useWords.ts'
import { useTrailsOnTable } from '../../playback/trails/trailStore.ts'
import type { Trail } from '../../playback/trails/trails.ts'
import { PointedOut } from '../../school/PointedOut.tsx'
import { useLetters } from '../coordinates.ts'
import { useAim } from '../intent/aim.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { takeBackLaying } from '../placement/fleetOrders.ts'
import { mayTakeBack } from '../placement/handling.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { useMarkedPoint } from '../recap/useRecap.tsx'
import { useSeaBattleView } from '../view.ts'
import { Advisers } from './Advisers.tsx'
import { seaBattleBeat } from './beats.ts'
import { Harbour } from './card/Harbour.tsx'
import { SeaCard } from './card/SeaCard.tsx'
import { DragDock } from './dock/DragDock.tsx'
import { FireDock } from './dock/FireDock.tsx'
import { ShipsLeft, Shots } from './facts.tsx'
import { FleetPlates } from './fleet/FleetPlates.tsx'
import { SEA_BATTLE_COMMANDS } from './gameCommands.ts'
import { ScreenReaderSea } from './screenReader/ScreenReaderSea.tsx'
import { seaBattleSign } from './turn/turnSign.tsx'

const NO_TRAILS: readonly Trail[] = []

/** The page's elements over the table while a match of Sea Battle is played. */
export function SeaBattleHud() {
  const { t, nameOf } = useWords()
  const view = useSeaBattleView()
  const language = useLetters()
  const find = useMemo(() => seaBattleBeat(language), [language])
  const placing = usePlacement((state) => state.seat !== null)
  const aiming = useAim((state) => state.open.size > 0)
  const canTakeBack = usePlacement(mayTakeBack)
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  const [logShown, toggleLog] = useLogToggle()
  const lines = useMatchLines()
  useTableCommands(SEA_BATTLE_COMMANDS, { onLog: toggleLog })
  useTrailsOnTable(NO_TRAILS, useMarkedPoint())
  if (!view) return null
  const asked = placing ? <DragDock /> : aiming ? <FireDock /> : null
  return (
    <SlotFrame
      board={<ScreenReaderSea view={view} />}
      foot="low"
      scores={<FleetPlates view={view} />}
      corner={
        <Corner
          facts={placing ? <ShipsLeft /> : <Shots view={view} />}
          isLogOpen={logShown}
          onLog={toggleLog}
          takeBack={canTakeBack ? takeBackLaying : null}
        />
      }
      dock={<MatchDock asked={asked} watched={t('sea.fires', { name: nameOf(view.turn) })} stays={placing} />}
      card={placing ? <Harbour /> : <SeaCard view={view} />}
      log={!isLesson && <RecentLog lines={lines} />}
      adviser={<Advisers lines={lines} logShown={logShown} />}
    >
      <PointedOut />
      <TurnSweep signOf={seaBattleSign} />
      <Beats find={find} />
    </SlotFrame>
  )
}
