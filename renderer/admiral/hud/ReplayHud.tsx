import { ReplayFrame, type ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { FleetPanel } from './FleetPanel.tsx'
import { useLogLines } from './logLines.tsx'
import { ShipCard } from './ShipCard.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import { useAdmiralView } from './useAdmiralView.ts'
import { useEntries } from './useLog.ts'
import { WindPanel } from './WindPanel.tsx'
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
