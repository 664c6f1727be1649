import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { useAskedSeat } from '../../../host/askedSeat.ts'
import { OverFrame } from '../../../hud/OverFrame.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { TurnFrame } from '../../../hud/TurnFrame.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Flag } from '../../insignia/Flag.tsx'
import { actingTeam } from '../fleet/fleets.ts'

/** Shows whose turn it is, or who is asked in another player's turn. */
export function TurnPanel({ view }: { readonly view: AdmiralState }) {
  const { t, nameOf } = useWords()
  const team = actingTeam(view, useAskedSeat())
  const isOwn = useIsOwn(team)
  const round = { n: view.round, of: view.options.roundLimit }
  if (view.result)
    return <OverFrame outcome={view.result} flagOf={(winner) => <WinnersFlag view={view} seat={winner} />} />
  const isAsked = view.offer !== null && view.offer.to !== view.turn
  const about =
    view.assigning.length > 0 ? (
      t('adm.assigning')
    ) : (
      <>
        <span className="turn-count" title={t('adm.round', round)}>
          {t('adm.round.short', round)}
        </span>{' '}
        <span className="turn-about">
          {t(isAsked ? (isOwn ? 'hud.asked.you' : 'hud.asked') : isOwn ? 'adm.you' : 'adm.turnOf')}
        </span>
      </>
    )
  return (
    <TurnFrame
      flag={<Flag team={team} width={2.75} />}
      about={about}
      title={t(`fleet.${team}.short`)}
      line={nameOf(team)}
      side={team}
    />
  )
}

function WinnersFlag({ view, seat }: { readonly view: AdmiralState; readonly seat: Seat }) {
  const team = view.teams.find(({ id }) => id === seat)
  return team && <Flag team={team.id} width={2.75} />
}
