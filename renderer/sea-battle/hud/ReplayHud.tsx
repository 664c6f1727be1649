import { ReplaySlots } from '../../hud/frame/ReplaySlots.tsx'
import type { ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { useLogLines } from '../log/logLines.tsx'
import { useSeaBattleView } from '../view.ts'
import { Legend } from './card/SeaCard.tsx'
import { Shots } from './facts.tsx'
import { FleetPlates } from './fleet/FleetPlates.tsx'

/** The page's elements over the table while a recording of Sea Battle is watched. */
export function SeaBattleReplayHud(props: ReplayHudProps) {
  const view = useSeaBattleView()
  const lines = useLogLines(props.replay.steps)
  if (!view) return null
  return (
    <ReplaySlots
      {...props}
      foot="low"
      lines={lines}
      scores={<FleetPlates view={view} />}
      facts={<Shots view={view} />}
      card={<Legend view={view} />}
    />
  )
}
