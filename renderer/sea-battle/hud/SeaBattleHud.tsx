import { HudFrame } from '../../hud/HudFrame.tsx'
import { MatchLog, useLogToggle } from '../../hud/LogPages.tsx'
import { SpeedPanel } from '../../hud/SpeedPanel.tsx'
import { useTableKeys } from '../../hud/useTableKeys.ts'
import { usePlacement } from '../placementStore.ts'
import { FleetBar } from './FleetBar.tsx'
import { Harbour } from './Harbour.tsx'
import { SeaBattleHintBar } from './HintBar.tsx'
import { Legend } from './Legend.tsx'
import { useMatchLines } from './logLines.tsx'
import { PlacementPanel } from './PlacementPanel.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import { SEA_BATTLE_KEYS } from './tableKeys.ts'
import { useSeaBattleView } from './useSeaBattleView.ts'

/** Everything the page draws over the table while a match of Sea Battle is played. */
export function SeaBattleHud({ onCentre }: { readonly onCentre: () => void }) {
  const view = useSeaBattleView()
  const placing = usePlacement((state) => state.seat !== null)
  const [logShown, toggleLog] = useLogToggle()
  const lines = useMatchLines()
  useTableKeys(SEA_BATTLE_KEYS, { onLog: toggleLog, onCentre })
  if (!view) return null
  return (
    <HudFrame
      log="below"
      turn={<TurnPanel view={view} />}
      scores={<FleetBar view={view} />}
      menu={<SpeedPanel logShown={logShown} onLog={toggleLog} />}
      pages={placing ? <PlacementPanel /> : logShown && <MatchLog lines={lines} />}
      card={placing ? <Harbour /> : <Legend view={view} />}
      hint={<SeaBattleHintBar />}
    />
  )
}
