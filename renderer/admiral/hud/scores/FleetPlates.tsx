import { useContext } from 'react'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { HIDDEN, type Seat } from '../../../../engine/kernel/game.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { Plate, Plates } from '../../../hud/frame/Plates.tsx'
import { OwnSeats } from '../../../hud/ownSeats.ts'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { Flag } from '../../insignia/Flag.tsx'
import { captainName, teamName } from '../../names.ts'
import { type Fleet, sidesOfFleets } from '../fleet/fleets.ts'
import './fleetPlates.css'
import { CardPicture } from '../pictures.tsx'

/**
 * Shows a plate for each side: its hull, its gold in a hunt, its ships as pips. An alliance has its sum, then each
 * squadron's own figure.
 */
export function FleetPlates({ view }: { readonly view: AdmiralState }) {
  const sides = sidesOfFleets(view)
  return (
    <div className="fleet-plates" data-testid="hud-fleets">
      <Plates shape={sides.length > 2 ? 'grid' : 'rows'}>
        {sides.map((fleets) => (
          <SidePlate key={fleets[0]?.id} view={view} fleets={fleets} />
        ))}
      </Plates>
    </div>
  )
}

interface SidePlateProps {
  readonly view: AdmiralState
  readonly fleets: readonly Fleet[]
}

function SidePlate({ view, fleets }: SidePlateProps) {
  const { t, nameOf } = useWords()
  const own = useContext(OwnSeats)
  const [first, ally] = fleets
  if (!first) return null
  const gold = sum(fleets.map((fleet) => fleet.gold))
  const hunts = view.options.scenario === 'treasure' || gold > 0
  const about = fleets.flatMap((fleet) => aboutFleet(t, nameOf, fleet, hunts)).join('. ')
  return (
    <Plate
      seat={fleets.find(({ id }) => own.includes(id))?.id ?? first.id}
      isActing={fleets.some(({ acting }) => acting)}
      about={about}
      testId={`fleet-${first.id}`}
    >
      {!ally && <Flag team={first.id} width={1.75} />}
      <b className="number" aria-hidden="true">
        {sum(fleets.map(({ hull }) => hull))}
      </b>
      <HullIcon />
      {hunts && (
        <span className="fleet-gold" aria-hidden="true" data-testid={`gold-${first.id}`}>
          {gold}
          <Coin size={1.0625} />
        </span>
      )}
      {ally && fleets.map((fleet) => <FleetShare key={fleet.id} fleet={fleet} />)}
      {fleets.map(({ id, ashore }) => (
        <Ashore key={id} captains={ashore} />
      ))}
      {fleets.map(({ id }) => (
        <SeatClock key={id} seat={id} />
      ))}
      {!ally && <Pips fleet={first} />}
    </Plate>
  )
}

/** Returns a squadron in words, for its plate's title. */
function aboutFleet(t: Translate, nameOf: (seat: Seat) => string, fleet: Fleet, hunts: boolean): readonly string[] {
  const { id, ships, gold, afloat, left, hull } = fleet
  return [
    nameOf(id),
    t('adm.fleet', { team: teamName(t, id), afloat, of: ships.length, left }),
    t('adm.hullSum', { n: hull }),
    ...(hunts ? [t('adm.gold', { n: gold })] : []),
  ]
}

/** The figures of one squadron of an alliance, beside its own flag. */
function FleetShare({ fleet: { id, hull, acting } }: { readonly fleet: Fleet }) {
  return (
    <span className="fleet-share" data-acting={acting} data-testid={`fleet-${id}-hull`} aria-hidden="true">
      <Flag team={id} width={1.5} />
      {hull}
    </span>
  )
}

/** Captains that wait ashore. */
function Ashore({ captains }: { readonly captains: Fleet['ashore'] }) {
  const { t } = useWords()
  return captains.map(({ card, shown }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: only their place distinguishes cards ashore
    <span key={place} title={card === HIDDEN ? t('adm.ashore') : `${t('adm.ashore')}: ${captainName(t, card)}`}>
      <CardPicture card={card} shown={shown} width={0.875} />
    </span>
  ))
}

/** Shows the ships and forts of a squadron, and whether each has acted. */
function Pips({ fleet: { ships, forts } }: { readonly fleet: Fleet }) {
  return (
    <span className="fleet-pips" aria-hidden="true">
      {[...ships, ...forts].map(({ unit, condition }) => (
        <i key={unit.id} data-condition={condition} data-fort={unit.class === 'fort' ? '' : undefined} />
      ))}
    </span>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A hull in side view. */
function HullIcon() {
  return (
    <svg className="fleet-hull" width="1.25rem" height="0.875rem" viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 2h18l-3 10H4z" fill="#d8a25c" stroke="#1c0f07" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M3 6.5h14" stroke="#1c0f07" strokeWidth="1.2" />
    </svg>
  )
}
