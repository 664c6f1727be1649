import type { JackalState } from '../../../engine/jackal/types.ts'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { Flag } from '../insignia/insignia.tsx'
import { groveCommands } from './crews/crews.ts'

/** The note under the grove: the crew that this player commands, and who commands each of the others (J-GROVE). */
export function GroveNote({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const asked = useSession((state) => state.standing?.asked ?? null)
  const commands = groveCommands(view)
  if (commands.length === 0) return null
  return (
    <section
      className={`grove-note parchment is-${view.turn}`}
      data-testid="grove-banner"
      data-fleeting=""
      role="status"
    >
      {asked && <p className="title">{t('grove.banner', { crew: t(`team.${view.turn}.crew`) })}</p>}
      <p>{t('grove.about', { turns: t('count.turns', { n: view.groveTurns }) })}</p>
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
