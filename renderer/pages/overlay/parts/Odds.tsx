import { percentsOf } from '../../../hud/percents.ts'
import { usePercents } from '../../../i18n/usePercents.ts'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Panel } from './Panel.tsx'

/** The chances of all sides to win, as viewers may guess them. */
export function Odds() {
  const t = useText()
  const { share } = usePercents()
  const { facts } = useScene()
  const chances = facts?.chances ?? []
  const percents = percentsOf(chances.map(({ chance }) => chance))
  const parts = chances.map(({ sides }, place) => ({
    id: sides.join(),
    percent: percents[place] ?? 0,
    looks: facts?.sides.filter(({ id }) => sides.includes(id)) ?? [],
  }))
  return (
    <Panel part="odds" label={t('overlay.part.odds')}>
      <span className="overlay-about">{t('overlay.part.odds')}</span>
      <span className="overlay-chances">
        {parts.map(({ id, percent, looks }) => (
          <span key={id} className="overlay-chance" data-testid={`odds-${id}`}>
            {looks.map((look) => (
              <span key={look.id}>{look.flag}</span>
            ))}
            {share(percent / 100)}
          </span>
        ))}
      </span>
      <span className="overlay-bar" aria-hidden="true">
        {parts.map(({ id, percent, looks }) => (
          <i key={id} style={{ flexGrow: percent, background: looks[0]?.colour }} />
        ))}
      </span>
    </Panel>
  )
}
