import { useText } from '../../i18n/useText.ts'
import { Segments } from '../../ui/controls.tsx'

interface WatchDelayProps {
  /** In milliseconds. */
  readonly delay: number
  readonly onChange: (milliseconds: number) => void
}

/** In seconds. */
const DELAYS = [0, 10, 30, 60, 300, 900]

/** How late those who watch see everything: for streams, so that nobody at the table is told what others hide. */
export function WatchDelay({ delay, onChange }: WatchDelayProps) {
  const t = useText()
  const options = DELAYS.map((seconds) => ({
    value: seconds * 1000,
    label: seconds < 60 ? t('screens.seconds', { n: seconds }) : t('screens.minutes', { n: seconds / 60 }),
    testId: `watch-delay-${seconds}`,
  }))
  return (
    <section className="watch-delay" aria-labelledby="watch-delay-title">
      <h3 id="watch-delay-title" className="title">
        {t('screens.watchDelay')}
      </h3>
      <Segments label={t('screens.watchDelay')} value={delay} onChange={onChange} options={options} />
    </section>
  )
}
