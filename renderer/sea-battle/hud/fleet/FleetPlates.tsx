import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { Plate, Plates } from '../../../hud/frame/Plates.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useTableGame } from '../../../playback/useShownTable.ts'
import { actingSeats, fleetStatus, isPlacing, type ListedShip } from '../../fleets.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { hasNoShips, nearSeatOf } from '../../view.ts'
import './fleetPlates.css'

/** The scores of Sea Battle: the number of ships afloat in each fleet. */
export function FleetPlates({ view }: { readonly view: SeaBattleState }) {
  const near = useTableGame((state) => nearSeatOf(state.near))
  const seats = [near, opponentOf(near)].filter((seat) => !hasNoShips(view, seat))
  return (
    <Plates shape="rows">
      {seats.map((seat) => (
        <FleetPlate key={seat} view={view} seat={seat} />
      ))}
    </Plates>
  )
}

function FleetPlate({ view, seat }: { readonly view: SeaBattleState; readonly seat: SeaSeat }) {
  const { t, nameOf } = useWords()
  const isOwn = useIsOwn(seat)
  const { flag, ships, afloat, isAtSea } = fleetStatus(view, seat)
  const placing = isPlacing(view) ? t(isAtSea ? 'sea.ready' : 'sea.laying') : null
  const name = nameOf(seat)
  return (
    <Plate
      seat={seat}
      isActing={view.result === null && actingSeats(view).includes(seat)}
      about={placing === null ? t('sea.fleet', { name, n: afloat, of: FLEET.length }) : `${name}: ${placing}`}
      testId={`fleet-${seat}`}
    >
      <Flag flag={flag} width={1.75} />
      {placing === null ? (
        <>
          <b className="number" aria-hidden="true">
            {afloat}
          </b>
          {!isOwn && <ShipBars ships={ships} />}
        </>
      ) : (
        <span className="plate-words" aria-hidden="true">
          {placing}
        </span>
      )}
      <SeatClock seat={seat} />
    </Plate>
  )
}

/** A bar of its length for each ship; an outline for a sunk one. */
function ShipBars({ ships }: { readonly ships: readonly ListedShip[] }) {
  return (
    <span className="ship-bars" aria-hidden="true">
      {ships.map(({ length, sunk }, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of ships never changes its order
          key={index}
          className={sunk ? 'is-sunk' : undefined}
          style={{ flexGrow: length }}
        />
      ))}
    </span>
  )
}
