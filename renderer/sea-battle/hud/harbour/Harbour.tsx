import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { RuleButton } from '../../../hud/Why.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useLetters } from '../../coordinates.ts'
import { shipName } from '../../log/sentences.ts'
import { layingFault } from '../../placement/faults.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { takeFromHarbour } from '../../placement/taking.ts'
import { Silhouette } from '../insignia.tsx'
import { faultWords } from '../spoken/placementWords.ts'
import { dragOut } from './dragOut.ts'
import './harbour.css'

interface Placeable {
  readonly length: number
  readonly slot: number
}

/** What is still to be laid and how ships may lie; the reason, where the ship in hand may not. */
export function Harbour() {
  const t = useText()
  const language = useLetters()
  const placement = usePlacement()
  const fault = layingFault(placement) ?? placement.refused?.fault ?? null
  const left = placement.slots.flatMap(({ length, berth }, slot) => (berth === null ? { length, slot } : []))
  const { touch, shapes } = placement.options
  return (
    <section className="harbour parchment" aria-label={t('place.left')} data-testid="harbour" data-fault={fault?.code}>
      <h2 className="title">
        {t('place.left')}{' '}
        <span className="harbour-count">
          {left.length} / {FLEET.length}
        </span>
      </h2>
      {left.length === 0 ? (
        <p>{t('place.all')}</p>
      ) : (
        <div className="harbour-ships">
          {left.map(({ length, slot }) => (
            <button
              key={slot}
              type="button"
              className="harbour-ship"
              aria-label={`${t('key.take')}: ${shipName(t, { length })}${numberOf(slot, left)}`}
              data-held={placement.held?.slot === slot}
              onPointerDown={(event) => dragOut(slot, event)}
              onClick={() => takeFromHarbour(slot)}
            >
              <Silhouette length={length} />
            </button>
          ))}
        </div>
      )}
      <p className={fault ? 'harbour-fault' : 'harbour-rule'}>
        <span className="harbour-rule-text">
          {fault ? faultWords(fault, { t, language }) : `${t(`place.rule.${touch}`)} ${t(`place.rule.${shapes}`)}`}
        </span>{' '}
        <RuleButton rule="S-PLACE" />
      </p>
    </section>
  )
}

/** The number of a ship among those of her length, so that every control has a name of its own; none where she is the only one. */
function numberOf(slot: number, left: readonly Placeable[]): string {
  const length = left.find((one) => one.slot === slot)?.length
  const alike = left.filter((one) => one.length === length)
  return alike.length > 1 ? ` ${alike.findIndex((one) => one.slot === slot) + 1}` : ''
}
