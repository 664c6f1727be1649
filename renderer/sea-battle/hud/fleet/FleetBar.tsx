import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { useWords } from '../../../hud/useWords.ts'
import { YouTag } from '../../../hud/YouTag.tsx'
import { useTableGame } from '../../../playback/shownStore.ts'
import { hasNoShips, nearSeatOf } from '../../view.ts'
import { Flag, Silhouette } from '../insignia.tsx'
import { actingSeats, fleetStatus, isPlacing } from './fleets.ts'
import './fleetBar.css'

/** Ships left of both fleets, each over its own tray. */
export function FleetBar({ view }: { readonly view: SeaBattleState }) {
  const { t } = useWords()
  const near = useTableGame((state) => nearSeatOf(state.near))
  return (
    <section className="fleet-bar wood screwed" aria-label={t('sea.fleets')} data-testid="hud-scores">
      {[near, opponentOf(near)]
        .filter((seat) => !hasNoShips(view, seat))
        .map((seat) => (
          <FleetCard key={seat} view={view} seat={seat} />
        ))}
    </section>
  )
}

function FleetCard({ view, seat }: { readonly view: SeaBattleState; readonly seat: SeaSeat }) {
  const { t, nameOf } = useWords()
  const { flag, ships, afloat, isAtSea } = fleetStatus(view, seat)
  const of = FLEET.length
  const placing = t(isAtSea ? 'sea.ready' : 'sea.laying')
  const you = useIsOwn(seat) ? ` (${t('hud.you')})` : ''
  const acting = view.result === null && actingSeats(view).includes(seat)
  return (
    <div className="fleet-card" data-acting={acting} data-testid={`fleet-${seat}`}>
      <p className="visually-hidden">
        {isPlacing(view)
          ? `${nameOf(seat)}${you}: ${placing}`
          : t('sea.fleet', { name: `${nameOf(seat)}${you}`, n: afloat, of })}
      </p>
      <p className="fleet-head" aria-hidden="true">
        <Flag flag={flag} width={1.5} />
        <span className="fleet-name">{nameOf(seat)}</span>
        <YouTag seat={seat} />
        <span className={isPlacing(view) ? 'fleet-count is-told' : 'fleet-count'}>
          {isPlacing(view) ? placing : t('sea.afloat', { n: afloat, of })}
        </span>
      </p>
      <p className="fleet-ships" aria-hidden="true">
        {ships.map(({ length, sunk }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of ships never changes its order
          <Silhouette key={index} length={length} sunk={sunk} />
        ))}
      </p>
      <SeatClock seat={seat} />
    </div>
  )
}
