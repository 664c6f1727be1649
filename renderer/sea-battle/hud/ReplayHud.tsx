import { ReplayFrame, type ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { useLogLines } from '../log/logLines.tsx'
import { useSeaBattleView } from '../view.ts'
import { Legend } from './card/SeaCard.tsx'
import { FleetPlates } from './fleet/FleetPlates.tsx'
import { TurnPanel } from './turn/TurnPanel.tsx'

/** Everything the page draws over the table while a recording of Sea Battle is watched. */
export function SeaBattleReplayHud(props: ReplayHudProps) {
  const view = useSeaBattleView()
  const lines = useLogLines(props.replay.steps)
  if (!view) return null
  return (
    <ReplayFrame
      {...props}
      log="below"
      lines={lines}
      turn={<TurnPanel view={view} />}
      scores={<FleetPlates view={view} />}
      card={<Legend view={view} />}
    />
  )
}
