import type { Client } from '../clients/client.ts'
import { GUEST_CHANNELS, LOCAL_WINDOW, type Rights } from '../clients/rights.ts'
import type { FeedMessage } from '../contract/ipc.ts'

/** A client that records its messages. */
export interface RecordingClient extends Client {
  readonly feed: FeedMessage[]
}

/** Returns a client with the rights of the window. */
export function windowClient(): RecordingClient {
  return clientWith(LOCAL_WINDOW)
}

/** Returns a client with rights to one match only: to open and follow it and to play the granted seats. */
export function guest(
  id: string,
  { seats = [], viewers = [...seats, 'spectator'] }: Partial<Rights> = {},
): RecordingClient {
  const watching = ['match:open', 'match:leave', 'match:look', 'match:shown', 'match:replay'] as const
  const channels = [...GUEST_CHANNELS, ...watching]
  return clientWith({ place: 'here', channels, ids: [id], seats, viewers, setsPace: false })
}

export function clientWith(rights: Rights): RecordingClient {
  const feed: FeedMessage[] = []
  return { rights, feed, send: (message) => feed.push(message) }
}
