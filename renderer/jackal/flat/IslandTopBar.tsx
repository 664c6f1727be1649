import type { JackalState } from '../../../engine/jackal/types.ts'
import { TopBar } from '../../flat/TopBar.tsx'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { deciding, roundOf } from '../hud/crews/crews.ts'
import { Flag } from '../hud/insignia.tsx'
import { useIntent } from '../intent/intent.ts'
import { endReasonText } from '../log/endReason.ts'

/** Whose turn it is, or whom a question is for. */
export function IslandTopBar({ view }: { readonly view: JackalState }) {
  const { t, nameOf } = useWords()
  const asked = useIntent((state) => state.asked?.seat ?? null)
  const viewer = useSession((state) => state.viewer)
  const { result, turn, teams } = view
  if (result) {
    const winner = teams.find(({ seat }) => result.winners.includes(seat))?.id ?? turn
    return (
      <TopBar flag={<Flag team={winner} width={1.75} />} title={t('hud.over')} line={endReasonText(t, view, result)} />
    )
  }
  const { team, seat, isAsked } = deciding(view)
  const mine = t(isAsked ? 'flat.answer' : 'flat.jackal.mine')
  const decider = asked ?? seat
  return (
    <TopBar
      flag={<Flag team={team} width={1.75} />}
      title={asked !== null && asked === viewer ? mine : decider === null ? t(`team.${team}`) : nameOf(decider)}
      line={`${t(`team.${team}`)} · ${t('hud.round', { n: roundOf(view) })}`}
    />
  )
}
