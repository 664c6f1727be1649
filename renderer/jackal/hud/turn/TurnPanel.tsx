import type { JackalState } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { OverFrame } from '../../../hud/OverFrame.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { TurnFrame } from '../../../hud/TurnFrame.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { deciding, roundOf } from '../crews/crews.ts'

/** The panel with the side to move. */
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

/** The flag of the winning seat: that of its first crew. */
function WinnersFlag({ view, seat }: { readonly view: JackalState; readonly seat: Seat }) {
  const team = view.teams.find((one) => one.seat === seat)
  return team && <Flag team={team.id} width={2.75} />
}
