import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Volley } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { ADMIRAL } from '../../commands.ts'
import { isGathered, salvoMates } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { nameIn, unitClass } from '../../names.ts'
import { Stepper } from './Stepper.tsx'
import './orderForms.css'

interface SalvoPanelProps {
  readonly view: AdmiralState
  readonly intent: IntentState
}

/** Own ships and forts that can add shots to this attack, with how many each adds. */
export function SalvoPanel({ view, intent }: SalvoPanelProps) {
  const t = useText()
  const mates = salvoMates(intent)
  return (
    <fieldset className="adm-salvo" aria-label={t('salvo.title')} data-testid="salvo">
      <div className="adm-line">
        <span className="label">{t('salvo.title')}</span>
        <button
          type="button"
          className="button is-quiet is-small"
          onClick={() => useIntent.getState().gather()}
          data-testid="salvo-all"
        >
          <CommandKey of={ADMIRAL.commands.salvo} /> {t(isGathered(intent) ? 'salvo.none' : 'salvo.all')}
        </button>
      </div>
      <div className="adm-mates">
        {mates.map((mate) => (
          <Mate key={mate.ship} mate={mate} view={view} intent={intent} />
        ))}
      </div>
    </fieldset>
  )
}

const volleyOf = ({ salvo }: IntentState, ship: string): number =>
  salvo.find((volley) => volley.ship === ship)?.shots ?? 0

function Mate({ mate: { ship, shots: most }, view, intent }: SalvoPanelProps & { readonly mate: Volley }) {
  const t = useText()
  const unit = unitNamed(view, ship)
  const shots = volleyOf(intent, ship)
  const named = { unit: nameIn(t, view, ship, 'gen') }
  return (
    <Stepper
      label={unit ? unitClass(t, view, unit) : ship}
      value={shots}
      less={shots > 0 ? t('salvo.less', named) : null}
      more={shots < most ? t('salvo.more', named) : null}
      onStep={(step) => useIntent.getState().setVolley(ship, shots + step)}
      testId={`salvo-${ship}`}
    />
  )
}
