import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Panel } from './Panel.tsx'
import { useChanges } from './useChanges.ts'

/** The title of the match and its players, or the text of a caster. */
export function LowerThird() {
  const t = useText()
  const { speech } = useScene()
  const changes = useChanges(speech?.title ?? '')
  if (!speech) return null
  return (
    <Panel part="lower-third" label={t('overlay.part.lower-third')}>
      <span key={changes} className="overlay-speech" data-lit={changes > 0}>
        <Fitted className="overlay-title">{speech.title}</Fitted>
        {speech.names.length > 0 && (
          <span className="overlay-names" data-sides={speech.names.length}>
            {speech.names.map(({ id, name, colour }) => (
              <span key={id} className="overlay-player" style={{ borderColor: colour }}>
                <Fitted className="overlay-name">{name}</Fitted>
              </span>
            ))}
          </span>
        )}
      </span>
    </Panel>
  )
}
