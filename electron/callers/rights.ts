import type { Channel, Channels } from '../contract/ipc.ts'
import { FULL_ACCESS, type Grant, isGranted, type MatchAccess } from '../matches/access.ts'
import { Refused } from '../refused.ts'

/** What a caller may do. Whatever is not granted here is refused before any handler hears of it. */
export interface Rights extends MatchAccess {
  /** What it may ask. */
  readonly channels: Grant<Channel>
  /** The matches, saves and replays that it may ask about, by their ids. */
  readonly ids: Grant<string>
}

/** The window on this computer: its player owns everything that the host keeps. */
export const LOCAL_WINDOW: Rights = { channels: 'all', ids: 'all', ...FULL_ACCESS }

/** The fields of requests that hold the id of a match, save or replay. */
export const ID_FIELDS = ['id', 'positionOf'] as const

/** Throws `not-allowed` for a channel that is not granted. */
export function requireChannel({ channels }: Rights, channel: Channel): void {
  if (!isGranted(channels, channel)) throw new Refused('not-allowed', channel)
}

/** Throws `not-allowed` for a request about a match, save or replay that is not granted, whether or not there is one. */
export function requireIds({ ids }: Rights, request: Channels[Channel]['request']): void {
  for (const field of ID_FIELDS) {
    const id: unknown = Reflect.get(request, field)
    if (typeof id === 'string' && !isGranted(ids, id)) throw new Refused('not-allowed', `${field}: not granted`)
  }
}
