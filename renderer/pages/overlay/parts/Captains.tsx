import { useText } from '../../../i18n/useText.ts'
import { useScene, useSides } from '../scene.ts'
import { Panel } from './Panel.tsx'

/** The captains' cards, the pirates or the ships of each side. */
export function Captains() {
  const t = useText()
  const crews = useScene().facts?.crews ?? []
  return (
    <Panel part="captains" label={t('overlay.part.captains')}>
      {useSides().map(({ id, flag }) => (
        <span key={id} className="overlay-crew">
          {flag}
          {crews
            .find(({ side }) => side === id)
            ?.pieces.map((piece) => (
              <span key={piece.id} className="overlay-piece">
                {piece.picture}
              </span>
            ))}
        </span>
      ))}
    </Panel>
  )
}
