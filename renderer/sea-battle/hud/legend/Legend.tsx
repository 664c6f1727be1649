import type { SeaBattleState } from '../../../../engine/sea-battle/types.ts'
import { Why } from '../../../hud/Why.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAim } from '../../intent/aim.ts'
import { refusalText } from '../../refusalText.ts'
import { marksIn } from './legend.ts'
import { MarkPicture } from './MarkPicture.tsx'
import './legend.css'

/** What the marks on both fields mean; the reason, where a cell was chosen that may not be fired at. */
export function Legend({ view }: { readonly view: SeaBattleState }) {
  const t = useText()
  const refused = useAim((aim) => aim.refused)
  if (refused !== null) {
    return (
      <section className="legend parchment" role="status" aria-label={t('why.title')} data-testid="why">
        <Why refusal={refusalText(t, 'already-fired')} onClose={() => useAim.setState({ refused: null })} />
      </section>
    )
  }
  return (
    <section className="legend parchment" aria-label={t('sea.legend')} data-testid="hud-legend">
      <ul className="legend-marks">
        {marksIn(view.options).map((mark) => (
          <li key={mark}>
            <MarkPicture mark={mark} size={1.75} />
            {t(`mark.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
