import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { useIsTelevision } from './useIsTelevision.ts'

/** Offers once to make everything larger, if the window is likely shown on a television. */
export function TelevisionOffer() {
  const t = useText()
  const { television, televisionOffered } = useSettings(({ settings }) => settings)
  const isTelevision = useIsTelevision()
  if (television || televisionOffered || !isTelevision) return null
  const answer = (wanted: boolean) => void changeSettings({ television: wanted, televisionOffered: true })
  return (
    <section className="toast parchment is-notice" role="status" data-testid="television-offer">
      <div>
        <p>{t('television.offer')}</p>
        <div className="away-actions">
          <Button small onClick={() => answer(false)} testId="television-no">
            {t('television.no')}
          </Button>
          <Button small kind="main" onClick={() => answer(true)} testId="television-yes">
            {t('television.yes')}
          </Button>
        </div>
      </div>
    </section>
  )
}
