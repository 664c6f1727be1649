import { type MouseEvent, useCallback, useState } from 'react'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { Bubbles } from './Bubbles.tsx'
import { Decisions } from './Decisions.tsx'
import { DeckCounter } from './DeckCounter.tsx'
import { HintBar } from './HintBar.tsx'
import { hasRoomForLog, LogPanel } from './LogPanel.tsx'
import { ScoreBar } from './ScoreBar.tsx'
import { SpeedPanel } from './SpeedPanel.tsx'
import { TileCardPanel } from './TileCardPanel.tsx'
import { GroveBanner, TurnPanel } from './TurnPanel.tsx'
import { useTableKeys } from './useTableKeys.ts'
import './jackalHud.css'

interface JackalHudProps {
  readonly view: JackalState
  /** Puts the camera back to its place. */
  readonly onCentre: () => void
}

/** Everything the page draws over the table while a match is played. */
export function JackalHud({ view, onCentre }: JackalHudProps) {
  const [logShown, setLogShown] = useState(hasRoomForLog)
  const toggleLog = useCallback(() => setLogShown((shown) => !shown), [])
  useTableKeys({ onLog: toggleLog, onCentre })
  return (
    // biome-ignore lint/a11y: the handler only gives the keyboard back to the table after a click on one of the buttons
    <div className="hud" data-log={logShown ? 'shown' : 'hidden'} onClick={giveKeyboardBack}>
      <div className="hud-grid">
        <div className="hud-turn">
          <TurnPanel view={view} />
          <GroveBanner view={view} />
        </div>
        <div className="hud-scores">
          <ScoreBar view={view} />
        </div>
        <div className="hud-menu">
          <SpeedPanel logShown={logShown} onLog={toggleLog} />
        </div>
        <div className="hud-log">{logShown && <LogPanel />}</div>
        <div className="hud-centre">
          <Decisions view={view} />
        </div>
        <div className="hud-card">
          <TileCardPanel view={view} />
        </div>
        <div className="hud-hint">
          <HintBar />
        </div>
        <div className="hud-deck">
          <DeckCounter view={view} />
        </div>
      </div>
      {view.groveTurns > 0 && <div className={`grove-frame is-${view.turn}`} aria-hidden="true" />}
      <Bubbles />
    </div>
  )
}

/** A clicked button must not keep Space and Enter from the table; one pressed by keyboard keeps its focus. */
function giveKeyboardBack({ detail }: MouseEvent): void {
  const focused = document.activeElement
  if (detail > 0 && focused instanceof HTMLButtonElement) focused.blur()
}
