import type { JackalState } from '../../../../engine/jackal/types.ts'
import { useSession } from '../../../host/session.ts'
import { TurnFrame } from '../../../hud/TurnFrame.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { commanderOf, groveCommands } from '../crews/crews.ts'
import { Flag } from '../insignia.tsx'
import './grove.css'

/** Whose turn it is. */
export function TurnPanel({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const seat = commanderOf(view)
  return (
    <TurnFrame
      flag={<Flag team={view.turn} width={2.75} />}
      about={view.result ? t('hud.over') : t('hud.turnOf')}
      title={t(`team.${view.turn}`)}
      line={`${seat ? nameOf(seat) : ''} · ${t('hud.turn', { n: view.turnNumber + 1 })}`}
      side={view.turn}
    />
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
