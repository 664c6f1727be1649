import type { Seat } from '../../../../engine/kernel/game.ts'
import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { useAskedSeat } from '../../../host/askedSeat.ts'
import { OverFrame } from '../../../hud/OverFrame.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { TurnFrame } from '../../../hud/TurnFrame.tsx'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { actingSeat, fleetStatus, isPlacing } from '../../fleets.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { usePlacement } from '../../placement/placementStore.ts'

/** The name of the player who places or fires. */
export function TurnPanel({ view }: { readonly view: SeaBattleState }) {
  const { t, nameOf } = useWords()
  const placement = usePlacement()
  const seat = actingSeat(view, useAskedSeat())
  const isOwn = useIsOwn(seat)
  if (view.result)
    return <OverFrame outcome={view.result} flagOf={(winner) => <WinnersFlag view={view} seat={winner} />} />
  const placing = isPlacing(view)
  const flag = placement.seat === seat ? placement.flag : fleetStatus(view, seat).flag
  const laid = placement.slots.filter(({ berth }) => berth !== null).length
  const line = placement.seat === seat ? t('sea.places', { n: laid, of: FLEET.length }) : shotLine(view, seat, t)
  return (
    <TurnFrame
      flag={<Flag flag={flag} width={2.75} />}
      about={t(placing ? 'sea.placing' : isOwn ? 'sea.yourShot' : 'sea.turnOf')}
      title={nameOf(seat)}
      line={line}
      side={seat}
    />
  )
}

function WinnersFlag({ view, seat }: { readonly view: SeaBattleState; readonly seat: Seat }) {
  const winner = SEATS.find((one) => one === seat)
  return winner && <Flag flag={fleetStatus(view, winner).flag} width={2.75} />
}

const shotLine = (view: SeaBattleState, seat: SeaSeat, t: Translate): string =>
  isPlacing(view) ? '' : t('sea.shot', { n: view.shots[seat].length + 1 })
