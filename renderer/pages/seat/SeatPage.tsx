import { lazy, Suspense } from 'react'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import type { OpenConnection } from '../../remote/net/connection.ts'
import { useRoom } from '../../remote/room.ts'
import { withTexts } from '../texts.ts'
import { Lobby } from './lobby/Lobby.tsx'
import { SeatMatch } from './match/SeatMatch.tsx'
import { Notices } from './Notices.tsx'
import { PageBoundary } from './PageBoundary.tsx'

/** Loaded only if needed: a scanned address needs no pairing. */
const PairingForm = lazy(() => withTexts(async () => ({ default: (await import('./PairingForm.tsx')).PairingForm })))
const CasterAsks = lazy(() => withTexts(async () => ({ default: (await import('./match/CasterAsks.tsx')).CasterAsks })))
const Closed = lazy(() => withTexts(async () => ({ default: (await import('./Closed.tsx')).Closed })))

/** Shows the page of one screen: pairing, the lobby, or the table. */
export function SeatPage({ open }: { readonly open: OpenConnection }) {
  return (
    <>
      <PageBoundary>
        <Suspense>
          <Content open={open} />
        </Suspense>
      </PageBoundary>
      <LinkNote />
      <Asked />
      <Notices />
    </>
  )
}

function Content({ open }: { readonly open: OpenConnection }) {
  const { link, room, isWatching } = useRoom()
  const match = useSession((state) => state.match)
  if (link === null) return <PairingForm open={open} />
  if (link.kind === 'closed') return <Closed reason={link.reason} open={open} />
  if (!room) return null
  const isSeated = room.guest.seat !== null
  const isPlaying = room.match !== null && room.lobby?.matchId === room.match.id
  if (match && isPlaying && (isSeated || isWatching)) return <SeatMatch match={match} />
  return <Lobby room={room} />
}

/** Asks the player what a caster asks. */
function Asked() {
  const isAsked = useRoom(({ link, room }) => link?.kind === 'joined' && room?.guest.caster === 'asked')
  return isAsked ? (
    <Suspense>
      <CasterAsks />
    </Suspense>
  ) : null
}

/** Says that the connection or the host is missing, over everything else. */
function LinkNote() {
  const t = useText()
  const { link, room } = useRoom()
  if (link?.kind === 'lost')
    return (
      <p className="link-note wood" role="status">
        {t('link.lost')}
      </p>
    )
  if (link?.kind === 'joined' && room?.lobby?.hostAway && room.match?.outcome === null)
    return (
      <p className="link-note wood" role="status">
        {t('seat.hostAway')}
      </p>
    )
  if (link?.kind !== 'connecting' || room) return null
  return (
    <p className="link-note wood" role="status">
      {t('link.connecting')}
    </p>
  )
}
