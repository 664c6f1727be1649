import type { JackalState } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { useSession } from '../../../host/session.ts'
import { OverFrame } from '../../../hud/OverFrame.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { TurnFrame } from '../../../hud/TurnFrame.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { deciding, groveCommands, roundOf } from '../crews/crews.ts'
import { Flag } from '../insignia.tsx'
import './grove.css'

/** Whose turn it is. */
export function TurnPanel({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const { team, seat, isAsked } = deciding(view)
  const isOwn = useIsOwn(seat)
  if (view.result)
    return <OverFrame outcome={view.result} flagOf={(winner) => <WinnersFlag view={view} seat={winner} />} />
  const about = isAsked ? t(isOwn ? 'hud.asked.you' : 'hud.asked') : t(isOwn ? 'hud.yourTurn' : 'hud.turnOf')
  return (
    <TurnFrame
      flag={<Flag team={team} width={2.75} />}
      about={`${t('hud.round', { n: roundOf(view) })} ${about}`}
      title={t(`team.${team}`)}
      line={seat ? nameOf(seat) : ''}
      side={team}
    />
  )
}

/** The flag of the first crew of a seat. */
function WinnersFlag({ view, seat }: { readonly view: JackalState; readonly seat: Seat }) {
  const team = view.teams.find((one) => one.seat === seat)
  return team && <Flag team={team.id} width={2.75} />
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
