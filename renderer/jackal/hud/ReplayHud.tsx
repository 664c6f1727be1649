import { ReplayFrame, type ReplayHudProps } from '../../hud/ReplayFrame.tsx'
import { useLogLines } from '../log/logLines.tsx'
import { useJackalView } from '../view.ts'
import { ScoreBar } from './crews/ScoreBar.tsx'
import { DeckCounter } from './deck/DeckCounter.tsx'
import { TileCardPanel } from './tileCard/TileCardPanel.tsx'
import { GroveBanner, TurnPanel } from './turn/TurnPanel.tsx'
import './jackalHud.css'

/** Everything the page draws over the table while a recording of Jackal is watched. */
export function JackalReplayHud(props: ReplayHudProps) {
  const view = useJackalView()
  const lines = useLogLines(props.replay.start, props.replay.steps)
  if (!view) return null
  return (
    <ReplayFrame
      {...props}
      log="beside"
      lines={lines}
      turn={
        <>
          <TurnPanel view={view} />
          <GroveBanner view={view} />
        </>
      }
      scores={<ScoreBar view={view} />}
      card={<TileCardPanel view={view} />}
      cardOnlyTells
      corner={<DeckCounter view={view} />}
    />
  )
}
