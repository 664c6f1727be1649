import { useText } from '../../i18n/useText.ts'
import { Segments } from '../../ui/controls.tsx'

interface WatchDelayProps {
  /** The delay in milliseconds. */
  readonly delay: number
  readonly onChange: (milliseconds: number) => void
}

/** The delays to choose from, in seconds. */
const DELAYS = [0, 10, 30, 60, 300, 900]

/** Chooses the delay for watchers: with one, a stream reveals no secrets to the players at the table. */
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
