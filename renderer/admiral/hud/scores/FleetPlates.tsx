import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { Plate, Plates } from '../../../hud/frame/Plates.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { captainName, teamName } from '../../names.ts'
import { CaptainCard } from '../captains/CaptainCard.tsx'
import { Flag } from '../Flag.tsx'
import { type Fleet, fleetsOf } from '../fleet/fleets.ts'
import './fleetPlates.css'

/** A plate a squadron: its hull, its gold in a hunt, its ships as pips. Of many squadrons the pips fold. */
export function FleetPlates({ view }: { readonly view: AdmiralState }) {
  const fleets = fleetsOf(view)
  return (
    <div className="fleet-plates" data-many={fleets.length > 2 ? '' : undefined} data-testid="hud-fleets">
      <Plates shape={fleets.length > 2 ? 'grid' : 'rows'}>
        {fleets.map((fleet) => (
          <FleetPlate key={fleet.id} view={view} fleet={fleet} />
        ))}
      </Plates>
    </div>
  )
}

function FleetPlate({ view, fleet }: { readonly view: AdmiralState; readonly fleet: Fleet }) {
  const { t, nameOf } = useWords()
  const { id, ships, forts, ashore, allies, gold, afloat, left, acting } = fleet
  const hull = ships.reduce((sum, { unit, hull }) => sum + (unit.at === null ? 0 : hull.left), 0)
  const hunts = view.options.scenario === 'treasure' || gold > 0
  const about = [
    nameOf(id),
    t('adm.fleet', { team: teamName(t, id), afloat, of: ships.length, left }),
    t('adm.hullSum', { n: hull }),
    ...(hunts ? [t('adm.gold', { n: gold })] : []),
  ].join('. ')
  return (
    <Plate seat={id} isActing={acting} about={about} testId={`fleet-${id}`}>
      <Flag team={id} width={1.75} />
      {allies.map((ally) => (
        <Flag key={ally} team={ally} width={1} />
      ))}
      <b className="number" aria-hidden="true">
        {hull}
      </b>
      <HullIcon />
      {hunts && (
        <span className="fleet-gold" aria-hidden="true" data-testid={`gold-${id}`}>
          {gold}
          <Coin size={1.0625} />
        </span>
      )}
      {ashore.map(({ card, shown }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards ashore are told apart by their place alone
        <span key={place} title={card === HIDDEN ? t('adm.ashore') : `${t('adm.ashore')}: ${captainName(t, card)}`}>
          <CaptainCard card={card} shown={shown} width={0.875} />
        </span>
      ))}
      <SeatClock seat={id} />
      <span className="fleet-pips" aria-hidden="true">
        {[...ships, ...forts].map(({ unit, condition }) => (
          <i key={unit.id} data-condition={condition} data-fort={unit.class === 'fort' ? '' : undefined} />
        ))}
      </span>
    </Plate>
  )
}

/** A hull seen from its side. */
function HullIcon() {
  return (
    <svg className="fleet-hull" width="1.25rem" height="0.875rem" viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 2h18l-3 10H4z" fill="#d8a25c" stroke="#1c0f07" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M3 6.5h14" stroke="#1c0f07" strokeWidth="1.2" />
    </svg>
  )
}
