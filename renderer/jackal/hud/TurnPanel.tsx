import type { JackalState } from '../../../engine/jackal/types.ts'
import { useSession } from '../../host/session.ts'
import { commanderOf, groveCommands } from '../crews.ts'
import { Flag } from './insignia.tsx'
import { useWords } from './useHudView.ts'
import './turnPanel.css'

/** Whose turn it is, large, with the flag in a brass roundel. */
export function TurnPanel({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const thinking = useSession((state) => state.standing?.thinking ?? null)
  const seat = commanderOf(view)
  const name = seat ? nameOf(seat) : ''
  return (
    <section className="turn-panel wood screwed" data-testid="hud-turn" data-team={view.turn} aria-live="polite">
      <span className="roundel">
        <span className="roundel-field">
          <Flag team={view.turn} width={2.75} />
        </span>
      </span>
      <div className="turn-words">
        <p className="turn-small">{view.result ? t('hud.over') : t('hud.turnOf')}</p>
        <p className="turn-team">{t(`team.${view.turn}`)}</p>
        <p className="turn-small" data-testid="hud-player">
          {thinking === seat && thinking !== null ? (
            <Thinking text={t('hud.thinking', { name })} />
          ) : (
            `${name} · ${t('hud.turn', { n: view.turnNumber + 1 })}`
          )}
        </p>
      </div>
    </section>
  )
}

function Thinking({ text }: { readonly text: string }) {
  return (
    <span className="thinking" data-testid="hud-thinking">
      {text}
      <span className="thinking-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  )
}

/** Under the grove: whose crew one commands, and who commands whom (J-GROVE). */
export function GroveBanner({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const asked = useSession((state) => state.standing?.asked ?? null)
  const commands = groveCommands(view)
  if (commands.length === 0) return null
  return (
    <section className={`grove-banner parchment is-${view.turn}`} data-testid="grove-banner" role="status">
      {asked && <p className="grove-title title">{t('grove.banner', { crew: t(`team.${view.turn}.crew`) })}</p>}
      <p className="grove-about">{t('grove.about', { turns: t('count.turns', { n: view.groveTurns }) })}</p>
      <ul aria-label={t('grove.list')}>
        {commands.map(({ team, seat }) => (
          <li key={team}>
            <Flag team={team} width={1.25} />
            {t('grove.line', { name: nameOf(seat), crew: t(`team.${team}.crew`) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
