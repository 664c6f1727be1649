import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Lit } from './Lit.tsx'
import { Panel } from './Panel.tsx'

/** The wind, where a game has one. */
export function Wind() {
  const t = useText()
  const wind = useScene().facts?.wind
  if (!wind) return null
  const { picture, strength, toward } = wind
  return (
    <Panel part="wind" label={t('overlay.part.wind')}>
      <Lit of={`${strength} ${toward}`} className="overlay-rose">
        {picture}
      </Lit>
      <span className="overlay-words">
        <Fitted className="overlay-line">{strength}</Fitted>
        <Fitted className="overlay-line">{toward}</Fitted>
      </span>
    </Panel>
  )
}
