import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import type { SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { TurnFrame } from '../../../hud/TurnFrame.tsx'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { actingSeat, fleetStatus, isPlacing } from '../fleet/fleets.ts'
import { Flag } from '../insignia.tsx'

/** Who places or fires, by name. */
export function TurnPanel({ view }: { readonly view: SeaBattleState }) {
  const { t, nameOf } = useWords()
  const placement = usePlacement()
  const seat = actingSeat(view)
  const placing = isPlacing(view)
  const flag = placement.seat === seat ? placement.flag : fleetStatus(view, seat).flag
  const laid = placement.slots.filter(({ berth }) => berth !== null).length
  const line = placement.seat === seat ? t('sea.places', { n: laid, of: FLEET.length }) : shotLine(view, seat, t)
  return (
    <TurnFrame
      flag={<Flag flag={flag} width={2.75} />}
      about={view.result ? t('hud.over') : t(placing ? 'sea.placing' : 'sea.turnOf')}
      title={nameOf(seat)}
      line={line}
      side={seat}
    />
  )
}

const shotLine = (view: SeaBattleState, seat: SeaSeat, t: Translate): string =>
  isPlacing(view) ? '' : t('sea.shot', { n: view.shots[seat].length + (view.result ? 0 : 1) })
