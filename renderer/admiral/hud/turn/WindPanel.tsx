import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { WindRose } from './WindRose.tsx'
import './windPanel.css'

/** Where the wind blows to, how hard, and what that means for sailing. */
export function WindPanel({ view: { wind } }: { readonly view: AdmiralState }) {
  const t = useText()
  const { toward, strength } = wind
  return (
    <section
      className="wind-panel wood screwed"
      aria-label={t('wind.title')}
      data-testid="hud-wind"
      data-toward={toward}
      data-strength={strength}
    >
      <WindRose wind={wind} size={3.25} />
      <div className="wind-words">
        <p className="wind-strength">{t(`wind.${strength}`)}</p>
        {strength !== 'calm' && <p className="wind-toward">{t('wind.toward', { heading: t(`heading.${toward}`) })}</p>}
        <p className="wind-about">{t(`wind.${strength}.about`)}</p>
      </div>
    </section>
  )
}
