import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useIsGuest } from '../../remote/otherTable/guest.ts'
import { useRoom } from '../../remote/room.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import './otherTable.css'

/** Moves this window between the lobby and the matches of another table, and says when the connection is lost. */
export function AtOtherTable() {
  const t = useText()
  const isGuest = useIsGuest()
  const link = useRoom((state) => state.link)
  const isPlaying = usePlaying()
  const match = useRoom(({ room }) => room?.match?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new match also opens the table
  useEffect(() => {
    if (isGuest) goTo({ name: isPlaying ? 'match' : 'joined' })
  }, [isGuest, isPlaying, match])
  const isShown = useScreen(({ screen }) => ['match', 'joined', 'replay'].includes(screen.name))
  if (!isGuest || !isShown || link?.kind === 'joined') return null
  return (
    <p className="link-note wood" role="status" data-testid="table-link">
      {t('link.lost')}
    </p>
  )
}

/** Returns whether this window has a part in the match on the table. */
function usePlaying(): boolean {
  return useRoom(({ room, isWatching }) => {
    const isOn = room?.match != null && room.lobby?.matchId === room.match.id
    return isOn && (room.guest.seat !== null || isWatching)
  })
}
