import { ReplaySlots } from '../../hud/frame/ReplaySlots.tsx'
import type { ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { useLogLines } from '../log/logLines.tsx'
import { useJackalView } from '../view.ts'
import { ScorePlates } from './crews/ScorePlates.tsx'
import { DeckFacts } from './deck/DeckFacts.tsx'
import { TileCard } from './tileCard/TileCard.tsx'

/** The page's elements over the table while a recording of Jackal is watched. */
export function JackalReplayHud(props: ReplayHudProps) {
  const view = useJackalView()
  const lines = useLogLines(props.replay.start, props.replay.steps)
  if (!view) return null
  return (
    <ReplaySlots
      {...props}
      foot="low"
      lines={lines}
      scores={<ScorePlates view={view} />}
      facts={<DeckFacts view={view} />}
      card={<TileCard view={view} />}
    />
  )
}
