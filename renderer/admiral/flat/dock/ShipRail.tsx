import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { sounds } from '../../../audio/sounds.ts'
import { useWords } from '../../../hud/useWords.ts'
import { fleetsOf, type UnitStatus } from '../../hud/fleet/fleets.ts'
import { Pips } from '../../hud/fleet/Pips.tsx'
import { spokenStatus } from '../../hud/fleet/unitWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { unitClass } from '../../names.ts'
import { UnitIcon } from '../picture/UnitIcon.tsx'

/** The ships and forts of whoever is asked, to choose from with the thumb. */
export function ShipRail({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const seat = useIntent((state) => state.asked?.seat)
  const fleet = fleetsOf(view).find(({ id }) => id === seat)
  const units = [...(fleet?.ships ?? []), ...(fleet?.forts ?? [])].filter(({ unit }) => unit.at !== null)
  return (
    <ul className="waters-rail" aria-label={t('flat.admiral.ships')} data-testid="flat-rail">
      {units.map((status) => (
        <li key={status.unit.id}>
          <RailItem view={view} status={status} />
        </li>
      ))}
    </ul>
  )
}

function RailItem({ view, status }: { readonly view: AdmiralState; readonly status: UnitStatus }) {
  const { t } = useWords()
  const { unit, condition, hull } = status
  const isChosen = useIntent((state) => state.selected === unit.id)
  return (
    <button
      type="button"
      className="waters-rail-item"
      aria-pressed={isChosen}
      aria-label={spokenStatus(t, view, status)}
      data-condition={condition}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        useIntent.getState().select(unit.id)
      }}
      data-testid={`unit-${unit.id}`}
    >
      <UnitIcon unit={unit} size={2.25} />
      <span>{unitClass(t, view, unit)}</span>
      <Pips gauge={hull} kind="hull" />
    </button>
  )
}
