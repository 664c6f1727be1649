import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { keyOf } from './LastMove.tsx'
import { Panel } from './Panel.tsx'
import { useChanges } from './useChanges.ts'

/** The last deeds in one line, newest first: as many as fit whole. */
export function Ticker() {
  const t = useText()
  const deeds = useScene().facts?.deeds ?? []
  const [newest] = deeds
  const changes = useChanges(newest ? keyOf(newest) : '')
  return (
    <Panel part="ticker" label={t('overlay.part.ticker')}>
      <ol key={changes} className="overlay-whole" data-lit={changes > 0}>
        {deeds.map((deed) => (
          <li key={keyOf(deed)}>
            {deed.flag}
            {deed.text}
            {deed.gain}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
