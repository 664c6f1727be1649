import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { FlatCorner } from '../../flat/FlatCorner.tsx'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { actingSeat } from '../fleets.ts'
import { ShipsLeft, Shots } from '../hud/facts.tsx'
import { useAim } from '../intent/aim.ts'
import { useMatchLines } from '../log/logLines.tsx'
import { takeBackLaying } from '../placement/fleetOrders.ts'
import { mayTakeBack } from '../placement/handling.ts'
import { usePlacement } from '../placement/placementStore.ts'

/** The seat that fires or lays a fleet; facts, undo, log and menu. */
export function SeaCorner({ view }: { readonly view: SeaBattleState }) {
  const { t, nameOf } = useWords()
  const isPlacing = usePlacement((state) => state.seat !== null)
  const canTakeBack = usePlacement(mayTakeBack)
  const aiming = useAim((state) => state.open.size > 0)
  const viewer = useSession((state) => state.viewer)
  const seat = actingSeat(view)
  const title = aiming && viewer === seat ? t('flat.sea.mine') : nameOf(seat)
  return (
    <FlatCorner
      title={view.result ? t('hud.over') : isPlacing ? t('place.title') : title}
      facts={isPlacing ? <ShipsLeft /> : <Shots view={view} />}
      lines={useMatchLines()}
      takeBack={canTakeBack ? takeBackLaying : null}
    />
  )
}
