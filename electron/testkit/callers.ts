import type { Caller } from '../callers/caller.ts'
import { GUEST_CHANNELS, LOCAL_WINDOW, type Rights } from '../callers/rights.ts'
import type { FeedMessage } from '../contract/ipc.ts'

/** A caller that records its messages. */
export interface RecordingCaller extends Caller {
  readonly feed: FeedMessage[]
}

/** A caller with the rights of the window. */
export function windowCaller(): RecordingCaller {
  return callerWith(LOCAL_WINDOW)
}

/** A caller with rights to one match only: to open and follow it and to play the granted seats. */
export function guest(
  id: string,
  { seats = [], viewers = [...seats, 'spectator'] }: Partial<Rights> = {},
): RecordingCaller {
  const watching = ['match:open', 'match:leave', 'match:look', 'match:shown', 'match:replay'] as const
  const channels = [...GUEST_CHANNELS, ...watching]
  return callerWith({ place: 'here', channels, ids: [id], seats, viewers, setsPace: false })
}

export function callerWith(rights: Rights): RecordingCaller {
  const feed: FeedMessage[] = []
  return { rights, feed, send: (message) => feed.push(message) }
}
