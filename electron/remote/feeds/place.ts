import type { Viewer } from '../../../engine/kernel/game.ts'
import type { Client } from '../../clients/client.ts'
import { GUEST_CHANNELS, type Rights } from '../../clients/rights.ts'
import type { Session } from '../../matches/runningMatches.ts'
import type { Broadcast } from './broadcast.ts'

/** What a guest follows: a feed, and the session by which it plays if it may. */
export interface Place {
  readonly broadcast: Broadcast
  /** Null for those who only watch. */
  readonly session: Session | null
  readonly viewer: Viewer
}

/** As whom a guest asks the host while it is at a place. Its feed sends to its screen, so it is sent nothing itself. */
export function clientAt({ viewer, session }: Place, matchId: string): Client {
  const isSeat = viewer !== 'spectator' && viewer !== 'open'
  const rights: Rights = {
    channels: session ? GUEST_CHANNELS : ['match:deal'],
    ids: [matchId],
    place: 'elsewhere',
    seats: isSeat ? [viewer] : [],
    viewers: [viewer],
    setsPace: false,
  }
  return { rights, send: () => {} }
}
