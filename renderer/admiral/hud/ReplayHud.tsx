import { ReplaySlots } from '../../hud/frame/ReplaySlots.tsx'
import type { ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { useLogLines } from '../log/logLines.tsx'
import { useEntries } from '../log/useLog.ts'
import { useAdmiralView } from '../view.ts'
import { SeaCard } from './card/SeaCard.tsx'
import { FleetPlates } from './scores/FleetPlates.tsx'
import { SeaFacts } from './turn/SeaFacts.tsx'

/** Everything that the page draws over the table during a replay of Admiral. */
export function AdmiralReplayHud(props: ReplayHudProps) {
  const view = useAdmiralView()
  const lines = useLogLines(useEntries(props.replay.start, props.replay.steps))
  if (!view) return null
  return (
    <ReplaySlots
      {...props}
      foot="tall"
      lines={lines}
      scores={<FleetPlates view={view} />}
      facts={<SeaFacts view={view} />}
      card={<SeaCard view={view} />}
    />
  )
}
