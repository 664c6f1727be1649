import { ReplayFrame, type ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { useLogLines } from '../log/logLines.tsx'
import { useEntries } from '../log/useLog.ts'
import { useAdmiralView } from '../view.ts'
import { FleetPanel } from './fleet/FleetPanel.tsx'
import { ShipCard } from './fleet/ShipCard.tsx'
import { TurnPanel } from './turn/TurnPanel.tsx'
import { WindPanel } from './turn/WindPanel.tsx'
import './admiralHud.css'

/** Everything the page draws over the table while a recording of Admiral is watched. */
export function AdmiralReplayHud(props: ReplayHudProps) {
  const view = useAdmiralView()
  const lines = useLogLines(useEntries(props.replay.start, props.replay.steps))
  if (!view) return null
  return (
    <ReplayFrame
      {...props}
      log="below"
      lines={lines}
      turn={<TurnPanel view={view} />}
      scores={<FleetPanel view={view} />}
      below={<WindPanel view={view} />}
      card={<ShipCard view={view} />}
    />
  )
}
