import { useContext } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { useText } from '../../../i18n/useText.ts'
import { unitClass } from '../../names.ts'
import type { Gauge, UnitStatus } from '../fleet/fleets.ts'
import { Pips } from '../fleet/Pips.tsx'
import { captainLine } from '../fleet/unitWords.ts'
import { CardPicture, PicturesOf, UnitPicture } from '../pictures.tsx'

interface UnitCardProps {
  readonly view: AdmiralState
  readonly status: UnitStatus
}

/** Shows a ship or fort: its remaining hull, sails and shots, and its captain. */
export function UnitCard({ view, status }: UnitCardProps) {
  const t = useText()
  const { unit, condition, hull, sails, shots } = status
  const ship = isShip(unit) ? unit : null
  const name = useContext(PicturesOf).nameOf(t, view, unit)
  return (
    <section className="adm-card parchment" data-testid="ship-card" data-unit={unit.id}>
      <span className="adm-card-picture">
        <UnitPicture kind={unit.class} team={unit.team} lost={condition === 'sunk'} width={4} />
        {ship && (
          <span className="adm-card-letter" aria-hidden="true">
            {t(`class.${ship.class}.letter`)}
          </span>
        )}
        {ship && ship.gold > 0 && (
          <span className="adm-card-gold" title={t('card.gold', { gold: t('count.gold', { n: ship.gold }) })}>
            {ship.gold}
            <Coin size={1} />
          </span>
        )}
      </span>
      <div className="adm-card-body">
        <p className="adm-card-title" title={name ?? undefined}>
          {unitClass(t, view, unit)}
          {unit.at !== null && <small>{printCell(unit.at)}</small>}
        </p>
        <p className="visually-hidden">
          {ship && `${t('adm.heading', { heading: t(`heading.${ship.heading}`) })}, `}
          {t(`state.${condition}`)}
        </p>
        <dl className="adm-card-gauges">
          <GaugeLine label={t('adm.hull')} gauge={hull} kind="hull" />
          {sails && <GaugeLine label={t('adm.sails')} gauge={sails} kind="sails" />}
          <GaugeLine label={t('adm.shots')} gauge={shots} kind="shots" />
        </dl>
      </div>
      {ship && ship.captain !== null && <Captain ship={ship} />}
    </section>
  )
}

/** The captain, as far as known; a press opens the sheet of all captains. */
function Captain({ ship }: { readonly ship: Ship }) {
  const t = useText()
  const { openCaptains } = useContext(PicturesOf)
  const { captain, shown } = ship
  const words = captainLine(t, ship)
  if (captain === null) return null
  const more = captain === HIDDEN ? t('card.captain.who') : t(`captain.${captain}.rule`)
  return (
    <button
      type="button"
      className="adm-card-captain"
      title={`${words}. ${more}`}
      aria-label={`${words}. ${more}`}
      onClick={openCaptains}
      data-testid="who-captain"
    >
      <CardPicture card={captain} shown={shown} width={2.25} />
    </button>
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
    <div className={`is-${kind}`} title={label}>
      <dt className="visually-hidden">{label}</dt>
      <dd>
        <Pips gauge={gauge} kind={kind} />
        <span className="visually-hidden">{t('adm.of', { n: gauge.left, of: gauge.of })}</span>
      </dd>
    </div>
  )
}
