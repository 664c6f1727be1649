import { printCell } from '../../../../engine/admiral/cells.ts'
import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship, Unit } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { useText } from '../../../i18n/useText.ts'
import { openSheet } from '../../../ui/screens.ts'
import { useIntent } from '../../intent/intent.ts'
import { unitClass } from '../../names.ts'
import { shipNameOf } from '../../shipNames.ts'
import { CaptainCard } from '../captains/CaptainCard.tsx'
import { Flag } from '../Flag.tsx'
import { Silhouette } from '../insignia.tsx'
import { type Gauge, statusNamed } from './fleets.ts'
import { HeadingArrow } from './HeadingArrow.tsx'
import { Pips } from './Pips.tsx'
import { captainLine } from './unitWords.ts'
import './shipCard.css'

/** The ship or fort under the pointer, else the chosen one, else the one that acts: all that may be known of it. */
export function ShipCard({ view }: { readonly view: AdmiralState }) {
  const t = useText()
  const looked = useIntent((state) => state.hoveredUnit ?? state.selected)
  const status = statusNamed(view, looked ?? view.activation?.ship ?? null)
  if (!status) return null
  const { unit, condition, hull, sails, shots, points } = status
  const ship = isShip(unit) ? unit : null
  return (
    <section className="ship-card parchment" data-testid="ship-card" data-unit={unit.id}>
      <div className="ship-card-head">
        <span className="ship-card-picture">
          <Silhouette kind={unit.class} team={unit.team} lost={condition === 'sunk'} width={3.75} />
          {ship && <ClassLetter ship={ship} />}
        </span>
        <div>
          <p className="title">{unitClass(t, view, unit)}</p>
          <ShipName view={view} unit={unit} />
          <WhereLine unit={unit} />
          <p className="ship-card-state" data-condition={condition}>
            {t(`state.${condition}`)}
            {points !== null && (
              <span>
                {t('adm.points')} <b className="ship-card-points">{points}</b>
              </span>
            )}
          </p>
        </div>
      </div>
      <dl className="ship-card-gauges">
        <GaugeLine label={t('adm.hull')} gauge={hull} kind="hull" />
        {sails && <GaugeLine label={t('adm.sails')} gauge={sails} kind="sails" />}
        <GaugeLine label={t('adm.shots')} gauge={shots} kind="shots" />
      </dl>
      {ship && <CaptainLine ship={ship} />}
      {ship && ship.gold > 0 && (
        <p className="ship-card-gold">
          <Coin size={1.25} />
          {t('card.gold', { gold: t('count.gold', { n: ship.gold }) })}
        </p>
      )}
    </section>
  )
}

/** The letter by which her class goes on her tag; those who hear the card are told the class itself. */
function ClassLetter({ ship }: { readonly ship: Ship }) {
  const t = useText()
  return (
    <span className="ship-card-letter" aria-hidden="true">
      {t(`class.${ship.class}.letter`)}
    </span>
  )
}

/** What she is called; nothing for a fort. */
function ShipName({ view, unit }: { readonly view: AdmiralState; readonly unit: Unit }) {
  const name = shipNameOf(useText(), view, unit)
  return name !== null && <p className="ship-card-name">{name}</p>
}

/** Whose she is, where she lies and where she heads. */
function WhereLine({ unit }: { readonly unit: Unit }) {
  const t = useText()
  const { team, at } = unit
  return (
    <p className="ship-card-where">
      <Flag team={team} width={1.25} />
      {at !== null && printCell(at)}
      {isShip(unit) && at !== null && (
        <>
          <HeadingArrow heading={unit.heading} size={1} />
          {t('adm.heading', { heading: t(`heading.${unit.heading}`) })}
        </>
      )}
    </p>
  )
}

/** Her captain, as far as he is known; who he may be is told on a sheet of its own. */
function CaptainLine({ ship }: { readonly ship: Ship }) {
  const t = useText()
  const { captain, shown } = ship
  if (captain === null) return null
  const isHidden = captain === HIDDEN
  return (
    <div className="ship-card-captain">
      <CaptainCard card={captain} shown={shown} width={2} />
      <p>
        <span title={isHidden ? undefined : t(`captain.${captain}.rule`)}>{captainLine(t, ship)}</span>
        {isHidden && (
          <button
            type="button"
            className="ship-card-who"
            onClick={() => openSheet({ name: 'own' })}
            data-testid="who-captain"
          >
            {t('card.captain.who')}
          </button>
        )}
      </p>
    </div>
  )
}

interface GaugeLineProps {
  readonly label: string
  readonly gauge: Gauge
  readonly kind: 'hull' | 'sails' | 'shots'
}

function GaugeLine({ label, gauge, kind }: GaugeLineProps) {
  const t = useText()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Pips gauge={gauge} kind={kind} />
        <span className="ship-card-number">{t('adm.of', { n: gauge.left, of: gauge.of })}</span>
      </dd>
    </div>
  )
}
