import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { SEATS, type SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { TopBar } from '../../flat/TopBar.tsx'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { actingSeat, fleetStatus, isPlacing } from '../hud/fleet/fleets.ts'
import { Flag } from '../hud/insignia.tsx'
import { useAim } from '../intent/aim.ts'
import { endReasonText } from '../log/sentences.ts'
import { useLastShot } from '../log/useLastShot.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { hasNoShips } from '../view.ts'

/** Whose shot it is, or who lays a fleet. */
export function SeaTopBar({ view }: { readonly view: SeaBattleState }) {
  const words = useWords()
  const { t, nameOf } = words
  const placement = usePlacement()
  const aiming = useAim((state) => state.open.size > 0)
  const viewer = useSession((state) => state.viewer)
  const last = useLastShot()
  const seat = actingSeat(view)
  if (view.result) {
    const [winner] = view.result.winners
    const known = SEATS.find((one) => one === winner) ?? seat
    const flag = <Flag flag={fleetStatus(view, known).flag} width={1.75} />
    return <TopBar flag={flag} title={t('hud.over')} line={endReasonText(view.result, words)} />
  }
  if (placement.seat !== null) {
    const n = placement.slots.filter(({ berth }) => berth !== null).length
    const flag = <Flag flag={placement.flag} width={1.75} />
    return <TopBar flag={flag} title={t('place.title')} line={t('sea.places', { n, of: FLEET.length })} />
  }
  const again = last !== null && last !== 'miss'
  // a puzzle's own panel counts the shots that are left
  const shot = hasNoShips(view, seat) ? '' : t('sea.shot', { n: view.shots[seat].length + 1 })
  const line = isPlacing(view) ? t('sea.placing') : again && aiming ? t('hint.fire.again') : shot
  const mine = aiming && viewer === seat
  return (
    <TopBar
      flag={<Flag flag={fleetStatus(view, seat).flag} width={1.75} />}
      title={mine ? t('flat.sea.mine') : nameOf(seat)}
      line={line}
    />
  )
}
