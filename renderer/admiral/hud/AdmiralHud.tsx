import { HudFrame } from '../../hud/HudFrame.tsx'
import { MatchLog, useLogToggle } from '../../hud/LogPages.tsx'
import { SpeedPanel } from '../../hud/SpeedPanel.tsx'
import { useTableKeys } from '../../hud/useTableKeys.ts'
import { AssignPanel } from './AssignPanel.tsx'
import { FleetPanel } from './FleetPanel.tsx'
import { AdmiralHintBar } from './HintBar.tsx'
import { LessonGuide } from './LessonGuide.tsx'
import { useMatchLines } from './logLines.tsx'
import { Orders } from './Orders.tsx'
import { ShipCard } from './ShipCard.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import { ADMIRAL_KEYS } from './tableKeys.ts'
import { useAdmiralView } from './useAdmiralView.ts'
import { WindPanel } from './WindPanel.tsx'
import './admiralHud.css'

/** Everything the page draws over the table while a match of Admiral is played. */
export function AdmiralHud({ onCentre }: { readonly onCentre: () => void }) {
  const view = useAdmiralView()
  const [logShown, toggleLog] = useLogToggle()
  const lines = useMatchLines()
  useTableKeys(ADMIRAL_KEYS, { onLog: toggleLog, onCentre })
  if (!view) return null
  const assigning = view.assigning.length > 0
  return (
    <HudFrame
      log="below"
      turn={<TurnPanel view={view} />}
      scores={<FleetPanel view={view} />}
      menu={
        <div className="adm-corner">
          <SpeedPanel logShown={logShown} onLog={toggleLog} />
          <WindPanel view={view} />
        </div>
      }
      pages={logShown && <MatchLog lines={lines} />}
      centre={assigning ? <AssignPanel view={view} /> : <Orders />}
      card={!assigning && <ShipCard view={view} />}
      hint={<AdmiralHintBar />}
    >
      <LessonGuide view={view} />
    </HudFrame>
  )
}
