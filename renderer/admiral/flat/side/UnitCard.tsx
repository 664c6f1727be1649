import { printCell } from '../../../../engine/admiral/cells.ts'
import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { type Gauge, statusNamed } from '../../hud/fleet/fleets.ts'
import { Pips } from '../../hud/fleet/Pips.tsx'
import { captainLine } from '../../hud/fleet/unitWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { unitTitle } from '../../names.ts'
import { useLater } from '../later.ts'
import { UnitIcon } from '../picture/UnitIcon.tsx'

/** The ship or fort that is touched or chosen: all that may be known of it. */
export function UnitCard({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const later = useLater()
  const looked = useIntent((state) => state.hoveredUnit ?? state.target ?? state.selected)
  const status = statusNamed(view, looked ?? view.activation?.ship ?? null)
  const at = status?.unit.at ?? null
  if (!status || at === null) return null
  const { unit, condition, hull, sails, shots, points } = status
  return (
    <section className="waters-card-of parchment" data-testid="flat-card">
      <UnitIcon unit={unit} size={3} />
      <div>
        <h2>
          {unitTitle(t, view, unit)} <small>{printCell(at)}</small>
        </h2>
        <p>
          {[
            isShip(unit) && t('adm.heading', { heading: t(`heading.${unit.heading}`) }),
            t(`state.${condition}`),
            points !== null && `${t('adm.points')}: ${points}`,
          ]
            .filter((one) => one !== false)
            .join(' · ')}
        </p>
        <dl>
          <Line label={t('adm.hull')} gauge={hull} kind="hull" />
          {sails && <Line label={t('adm.sails')} gauge={sails} kind="sails" />}
          <Line label={t('adm.shots')} gauge={shots} kind="shots" />
        </dl>
        {isShip(unit) && unit.captain !== null && (
          <p className="waters-captain">
            {later && <later.CaptainCard card={unit.captain} shown={unit.shown} width={2} />} {captainLine(t, unit)}
          </p>
        )}
        {isShip(unit) && unit.gold > 0 && <p>{t('card.gold', { gold: t('count.gold', { n: unit.gold }) })}</p>}
      </div>
    </section>
  )
}

interface LineProps {
  readonly label: string
  readonly gauge: Gauge
  readonly kind: 'hull' | 'sails' | 'shots'
}

function Line({ label, gauge, kind }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {gauge.left}/{gauge.of} <Pips gauge={gauge} kind={kind} />
      </dd>
    </div>
  )
}
