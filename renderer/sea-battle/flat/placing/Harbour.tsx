import { FLAGS, FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { Segments } from '../../../ui/controls.tsx'
import { Flag, Silhouette } from '../../hud/insignia.tsx'
import { shipName } from '../../log/sentences.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { takeFromHarbour } from '../../placement/taking.ts'

/** The flag, and the ships that are still to be laid: a press takes one in hand. */
export function Harbour() {
  const { t } = useWords()
  const { slots, held, flag, setFlag } = usePlacement()
  return (
    <section className="flat-harbour" aria-label={t('place.left')} data-testid="flat-harbour">
      <Segments
        label={t('place.flag')}
        value={flag}
        onChange={setFlag}
        options={FLAGS.map((one) => ({
          value: one,
          label: (
            <span className="flat-harbour-flag">
              <Flag flag={one} width={1.5} /> {t(`flag.${one}`)}
            </span>
          ),
          testId: `flag-${one}`,
        }))}
      />
      <ul className="flat-harbour-ships">
        {FLEET.map((length, slot) => {
          const waits = slots[slot]?.berth === null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is her place in the fleet
            <li key={slot} hidden={!waits}>
              <button
                type="button"
                className="flat-harbour-ship"
                aria-pressed={held?.slot === slot}
                aria-label={opening(shipName(t, { length }))}
                onClick={() => takeFromHarbour(slot)}
                data-testid={`harbour-${slot}`}
              >
                <Silhouette length={length} cell={0.9} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
