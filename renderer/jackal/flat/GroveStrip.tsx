import type { JackalState } from '../../../engine/jackal/types.ts'
import { useWords } from '../../hud/useWords.ts'
import { groveCommands } from '../hud/crews/crews.ts'
import { Flag } from '../hud/insignia.tsx'

/** Under the grove: who commands whom (J-GROVE). */
export function GroveStrip({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const commands = groveCommands(view)
  if (commands.length === 0) return null
  return (
    <section className="isle-grove parchment" role="status" data-testid="flat-grove">
      <p>{t('grove.about', { turns: t('count.turns', { n: view.groveTurns }) })}</p>
      <ul aria-label={t('grove.list')}>
        {commands.map(({ team, seat }) => (
          <li key={team}>
            <Flag team={team} width={1.125} /> {t('grove.line', { name: nameOf(seat), crew: t(`team.${team}.crew`) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
