import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { YouTag } from '../../../hud/YouTag.tsx'
import { useIntent } from '../../intent/intent.ts'
import { captainName, teamName } from '../../names.ts'
import { CaptainCard } from '../captains/CaptainCard.tsx'
import { Flag } from '../Flag.tsx'
import { Silhouette } from '../insignia.tsx'
import { type Condition, type Fleet, fleetsOf, type UnitStatus } from './fleets.ts'
import { HeadingArrow } from './HeadingArrow.tsx'
import { Pips } from './Pips.tsx'
import { spokenStatus } from './unitWords.ts'
import './fleetPanel.css'
import './manyFleets.css'

/** All squadrons: a card for each ship and fort, and what waits ashore. */
export function FleetPanel({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  return (
    <section className="adm-fleets wood screwed" aria-label={t('adm.fleets')} data-testid="hud-fleets">
      <ul className={`adm-fleet-list is-for-${view.teams.length}`}>
        {fleetsOf(view).map((fleet) => (
          <Squadron key={fleet.id} view={view} fleet={fleet} />
        ))}
      </ul>
    </section>
  )
}

/** One squadron: its gold where that is what the match is about, its ships and forts. */
function Squadron({ view, fleet }: { readonly view: AdmiralState; readonly fleet: Fleet }) {
  const hunts = view.options.scenario === 'treasure'
  const { t, nameOf } = useWords()
  const { id, ships, forts, ashore, allies, gold, afloat, left, acting } = fleet
  const spoken = t('adm.fleet', { team: teamName(t, id), afloat, of: ships.length, left })
  return (
    <li className="adm-fleet" data-acting={acting} data-testid={`fleet-${id}`}>
      <p className="adm-fleet-head" title={spoken}>
        <Flag team={id} width={1.375} />
        <span className="adm-fleet-name" title={nameOf(id)}>
          {nameOf(id)}
        </span>
        <YouTag seat={id} />
        {allies.map((ally) => (
          <span key={ally} title={t('new.ally', { team: t(`fleet.${ally}.short`) })}>
            <Flag team={ally} width={1.0625} />
          </span>
        ))}
        <span className="visually-hidden">{spoken}</span>
        {ashore.map(({ card, shown }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards ashore are told apart by their place alone
          <span key={place} title={card === HIDDEN ? t('adm.ashore') : `${t('adm.ashore')}: ${captainName(t, card)}`}>
            <CaptainCard card={card} shown={shown} width={0.875} />
          </span>
        ))}
        <SeatClock seat={id} />
        {(hunts || gold > 0) && (
          <span className="adm-fleet-gold" title={t('adm.gold', { n: gold })} data-testid={`gold-${id}`}>
            {gold}
            <Coin size={1.0625} />
          </span>
        )}
      </p>
      <span className="adm-fleet-marks" aria-hidden="true">
        {[...ships, ...forts].map(({ unit, condition }) => (
          <ActedMark key={unit.id} condition={condition} />
        ))}
      </span>
      <ul className="adm-units">
        {[...ships, ...forts].map((status) => (
          <UnitChip key={status.unit.id} view={view} status={status} />
        ))}
      </ul>
    </li>
  )
}

/** A ship or fort at a glance; a click chooses it, the pointer over it shows it on the table. */
function UnitChip({ view, status }: { readonly view: AdmiralState; readonly status: UnitStatus }) {
  const { t } = useWords()
  const { unit, condition, points } = status
  const { select, hoverUnit } = useIntent.getState()
  const chosen = useIntent((state) => state.selected === unit.id)
  const hovered = useIntent((state) => state.hoveredUnit === unit.id)
  const spoken = spokenStatus(t, view, status)
  const lost = condition === 'sunk' || condition === 'silent'
  return (
    <li>
      <button
        type="button"
        className="adm-unit"
        data-condition={condition}
        data-chosen={chosen}
        data-hovered={hovered}
        disabled={unit.at === null}
        aria-label={spoken}
        aria-pressed={chosen}
        title={spoken}
        onClick={() => select(unit.id)}
        onPointerEnter={() => hoverUnit(unit.id)}
        onPointerLeave={() => hoverUnit(null)}
        data-testid={`unit-${unit.id}`}
      >
        <Silhouette kind={unit.class} team={unit.team} lost={lost} width={2.375} />
        <Gauges status={status} />
        {isShip(unit) && unit.at !== null && <Aboard ship={unit} />}
        {condition === 'done' && <Tick />}
        {points !== null && (
          <span className="adm-unit-points" title={t('adm.points')}>
            {points}
          </span>
        )}
      </button>
    </li>
  )
}

function Gauges({ status: { hull, sails, shots } }: { readonly status: UnitStatus }) {
  return (
    <span className="adm-unit-gauges">
      <Pips gauge={hull} kind="hull" />
      {sails && <Pips gauge={sails} kind="sails" />}
      <Pips gauge={shots} kind="shots" />
    </span>
  )
}

/** Where she heads, her captain and her gold. */
function Aboard({ ship: { heading, captain, shown, gold } }: { readonly ship: Ship }) {
  return (
    <>
      <HeadingArrow heading={heading} size={0.875} />
      {captain !== null && <CaptainCard card={captain} shown={shown} width={0.875} />}
      {gold > 0 && (
        <span className="adm-unit-gold">
          {gold}
          <Coin size={0.75} />
        </span>
      )}
    </>
  )
}

/** In small windows: a tick for who has acted this round, a cross for who is lost, an empty ring for who is still to act. */
function ActedMark({ condition }: { readonly condition: Condition }) {
  return (
    <span className="adm-fleet-mark" data-condition={condition}>
      {condition === 'done' && <Tick />}
    </span>
  )
}

/** Has acted this round. */
function Tick() {
  return (
    <svg className="adm-unit-tick" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8.500l3.2 3.500L13 4.5" fill="none" stroke="#1c0f07" strokeWidth="4.6" strokeLinecap="round" />
      <path d="M3 8.500l3.2 3.500L13 4.5" fill="none" stroke="#bfe3a0" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
