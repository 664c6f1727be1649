import { useEffect } from 'react'
import type { CasterShot } from '../../../electron/contract/caster.ts'
import { askedOf } from '../../director/asked.ts'
import type { Asked } from '../../director/planning/film.ts'
import { noteMoves, showLastMoveAgain } from '../../host/lastMove.ts'
import { useText } from '../../i18n/useText.ts'
import { useShownNow, useShownTable, useTableGame } from '../../playback/useShownTable.ts'
import { useCaster, useCasterOf } from '../../remote/caster/caster.ts'
import { useShownPoll } from '../../remote/vote/vote.ts'
import { useGameParts } from '../../shell/games.ts'
import { type BoardPlace, boardUnder, pointOn } from '../../table/boardPlaces.ts'
import './casterOnFeed.css'

/**
 * Lets the caster of the channel choose the shots of the feed and show its last move again, and says so meanwhile. While
 * viewers vote, the feed shows the whole table unless the caster chooses.
 */
export function CasterOnFeed() {
  const t = useText()
  const isAgain = useShownNow(({ again }) => again)
  useAskedShot()
  useEffect(noteMoves, [])
  useEffect(() => useCaster.subscribe(({ state }, before) => followReplays(state, before.state)), [])
  return (
    isAgain && (
      <p className="feed-again" data-testid="feed-again">
        {t('caster.again')}
      </p>
    )
  )
}

type State = ReturnType<typeof useCaster.getState>['state']

/** Shows the last move again if the caster has asked for it since the state before. */
function followReplays(state: State, before: State): void {
  if (!state || !before) return
  if (state.replays > (state.match === before.match ? before.replays : 0)) showLastMoveAgain()
}

const DIRECTOR = { kind: 'director' } as const
const TABLE: Asked = { kind: 'table' }

function useAskedShot(): void {
  const table = useShownTable()
  const shot = JSON.stringify(useCasterOf<CasterShot>((caster) => caster.shot, DIRECTOR))
  const { boards } = useGameParts().table
  const near = useTableGame((game) => game.near)
  const isShown = useShownNow(({ shown }) => shown !== null)
  const usual = useIsVote() ? TABLE : null
  useEffect(() => {
    const places = isShown ? boards(table.shown.getState().shown, near) : []
    askedOf(table).setState({ asked: askedBy(JSON.parse(shot), places) ?? usual }) // printed above
  }, [table, shot, boards, near, isShown, usual])
  useEffect(() => () => askedOf(table).setState({ asked: null }), [table])
}

/** Returns whether viewers vote on the position that the table shows, and it has shown what led there. */
function useIsVote(): boolean {
  const poll = useShownPoll()
  const isBusy = useShownNow(({ busy }) => busy)
  return poll !== null && poll.chosen === undefined && !isBusy
}

/** Returns the shot of the film that a caster asks for; the director's own for a place that is on no board. */
function askedBy(shot: CasterShot, places: readonly BoardPlace[]): Asked | null {
  if (shot.kind !== 'place') return shot.kind === 'table' ? { kind: 'table' } : null
  const place = boardUnder(places, shot.at)
  return place && { kind: 'place', at: pointOn(place, shot.at) }
}
