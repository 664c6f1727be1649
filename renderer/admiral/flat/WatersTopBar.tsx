import { type AdmiralState, TEAMS } from '../../../engine/admiral/types.ts'
import { TopBar } from '../../flat/TopBar.tsx'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { Flag } from '../hud/Flag.tsx'
import { actingTeam } from '../hud/fleet/fleets.ts'
import { useIntent } from '../intent/intent.ts'
import { endReasonText } from '../log/endReason.ts'

/** Whose turn it is, or whom a question is for. */
export function WatersTopBar({ view }: { readonly view: AdmiralState }) {
  const { t, nameOf } = useWords()
  const asked = useIntent((state) => state.asked?.seat ?? null)
  const viewer = useSession((state) => state.viewer)
  const { result, offer, round, options } = view
  const winner = result && view.teams.find(({ id }) => result.winners.includes(id))
  const team = winner?.id ?? TEAMS.find((one) => one === asked) ?? actingTeam(view)
  const flag = <Flag team={team} width={1.75} />
  if (result) return <TopBar flag={flag} title={t('hud.over')} line={endReasonText(t, view, result)} />
  const mine = t(offer ? 'flat.answer' : 'flat.admiral.mine')
  return (
    <TopBar
      flag={flag}
      title={asked !== null && asked === viewer ? mine : nameOf(asked ?? team)}
      line={`${t(`fleet.${team}.short`)} · ${t('adm.round', { n: round, of: options.roundLimit })}`}
    />
  )
}
