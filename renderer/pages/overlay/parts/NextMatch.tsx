import { clockText } from '../../../i18n/clockText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Panel } from './Panel.tsx'

/** The match that is being prepared: its game, its players and its clock. */
export function NextMatch() {
  const t = useText()
  const { next } = useScene()
  if (!next) return null
  const { game, seats, clock } = next
  return (
    <Panel part="next-match" label={t('overlay.part.next-match')}>
      <span className="overlay-about">
        {[t('overlay.part.next-match'), ...(clock ? [clockText(t, clock)] : [])].join(' · ')}
      </span>
      <span className="overlay-next">
        <Fitted className="overlay-title">{t(`game.${game}`)}</Fitted>
        <Fitted className="overlay-line">{seats.map(({ name }) => name).join(', ')}</Fitted>
      </span>
    </Panel>
  )
}
