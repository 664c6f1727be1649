import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/controls.tsx'
import { HiddenIcon } from '../../../ui/icons.tsx'

/** Replaces the table after the page was left, until its player presses. */
export function Away({ onBack }: { readonly onBack: () => void }) {
  const t = useText()
  return (
    <main className="seat-page" data-testid="away">
      <section className="seat-card parchment">
        <HiddenIcon size={2.5} />
        <h1 className="title">{t('seat.away')}</h1>
        <p>{t('seat.away.about')}</p>
        <Button kind="main" className="seat-main" autoFocus onClick={onBack} testId="away-back">
          {t('seat.back')}
        </Button>
      </section>
    </main>
  )
}
