import { RuleButton } from '../../../hud/WhyNotice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useLetters } from '../../coordinates.ts'
import { Silhouette } from '../../insignia/insignia.tsx'
import { shipName } from '../../log/sentences.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { takeFromHarbour } from '../../placement/taking.ts'
import { faultTold } from '../screenReader/placementWords.ts'
import { dragOut } from './dragOut.ts'
import './harbour.css'
import './cellCard.css'

interface Placeable {
  readonly length: number
  readonly slot: number
}

/**
 * The card while a fleet is placed: why the ship in hand may not lie there, else the ships in the harbour, else the
 * rule.
 */
export function Harbour() {
  const t = useText()
  const language = useLetters()
  const placement = usePlacement()
  const fault = faultTold(placement, { t, language })
  const left = placement.slots.flatMap(({ length, berth }, slot) => (berth === null ? { length, slot } : []))
  const { touch, shapes } = placement.options
  return (
    <section
      className="cell-card parchment"
      aria-label={t('place.left')}
      data-testid="harbour"
      data-fault={fault === null ? undefined : ''}
    >
      {fault === null && left.length > 0 ? (
        <Ships left={left} />
      ) : (
        <p className={fault === null ? 'harbour-rule' : 'harbour-fault'}>
          {fault ?? `${t(`place.rule.${touch}`)} ${t(`place.rule.${shapes}`)}`} <RuleButton rule="S-PLACE" />
        </p>
      )}
    </section>
  )
}

function Ships({ left }: { readonly left: readonly Placeable[] }) {
  const t = useText()
  const held = usePlacement((state) => state.held?.slot)
  return (
    <div className="harbour-ships">
      {left.map(({ length, slot }) => (
        <button
          key={slot}
          type="button"
          className="harbour-ship"
          aria-label={`${t('key.take')}: ${shipName(t, { length })}${numberOf(slot, left)}`}
          data-held={held === slot}
          data-testid={`harbour-${slot}`}
          onPointerDown={(event) => dragOut(slot, event)}
          onClick={() => takeFromHarbour(slot)}
        >
          <Silhouette length={length} />
        </button>
      ))}
    </div>
  )
}

/**
 * Returns the number of a ship among those of its length, so that every control has a unique name; none for the only
 * one.
 */
function numberOf(slot: number, left: readonly Placeable[]): string {
  const length = left.find((one) => one.slot === slot)?.length
  const alike = left.filter((one) => one.length === length)
  return alike.length > 1 ? ` ${alike.findIndex((one) => one.slot === slot) + 1}` : ''
}
