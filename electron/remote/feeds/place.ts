import type { Viewer } from '../../../engine/kernel/game.ts'
import type { Client } from '../../clients/client.ts'
import { GUEST_CHANNELS, type Rights } from '../../clients/rights.ts'
import type { Session } from '../../matches/runningMatches.ts'
import type { Broadcast } from './broadcast.ts'

/** The place of a guest: the feed that it follows, and the session by which it plays if it may. */
export interface FeedPlace {
  readonly broadcast: Broadcast
  /** Null for watchers. */
  readonly session: Session | null
  readonly viewer: Viewer
}

/**
 * Returns the client as which a guest asks the host while it is at a place. The feed sends to its screen, so this
 * client is sent nothing.
 */
export function clientAt({ viewer, session }: FeedPlace, matchId: string): Client {
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
