import type { Channel, Channels } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import { FULL_ACCESS, type Grant, isGranted, type MatchAccess } from '../matches/access.ts'

/** The rights of a client. Any other request is refused before a handler is called. */
export interface Rights extends MatchAccess {
  /** The channels that it may use. */
  readonly channels: Grant<Channel>
  /** The ids of matches, saves and replays that it may name. */
  readonly ids: Grant<string>
}

/** The window on this computer may do everything. */
export const LOCAL_WINDOW: Rights = { channels: 'all', ids: 'all', ...FULL_ACCESS }

/** The window while it is captured for a stream: it may do everything, but sees only what an audience may see. */
export const CAPTURED_WINDOW: Rights = { ...LOCAL_WINDOW, viewers: ['open', 'spectator'] }

/** The channels of the private window: what is secret in a match, and the addresses and names of other screens. */
const PRIVATE_CHANNELS = [
  'app:info',
  'app:report',
  'settings:get',
  'match:open',
  'match:leave',
  'match:play',
  'match:undo',
  'match:look',
  'match:shown',
  'match:replay',
  'screens:state',
  'screens:open',
  'screens:renew',
  'screens:close',
  'screens:newWords',
  'screens:admit',
  'screens:refuse',
  'screens:revoke',
  'screens:release',
  'screens:approveName',
  'screens:removeName',
  'screens:lead',
  'screens:voting',
  'match:seat',
  'screens:watchDelay',
  'screens:addChannel',
  'screens:addCaster',
  'screens:agreeCaster',
  'screens:removeChannel',
  'saves:list',
  'saves:rename',
  'windows:protect',
  'windows:feed',
  'windows:closeFeed',
  'windows:endAir',
] as const satisfies readonly Channel[]

/** The private window of a stream: people look at their secrets there. Nothing waits for it. */
export const PRIVATE_WINDOW: Rights = { channels: PRIVATE_CHANNELS, ids: 'all', ...FULL_ACCESS, setsPace: false }

/** The channels of the window with the clean feed: it only watches. */
const FEED_CHANNELS = [
  'app:report',
  'settings:get',
  'match:open',
  'match:leave',
  'match:shown',
  'match:replay',
] as const satisfies readonly Channel[]

/** Returns the rights of the window with the clean feed: those of an onlooker of the match on the table. */
export function feedRights(table: string | null): Rights {
  const ids = table === null ? [] : [table]
  return { channels: FEED_CHANNELS, ids, place: 'here', seats: [], viewers: ['spectator'], setsPace: false }
}

/**
 * The channels of guests on other screens. Requests about the match itself are answered by their room from the messages
 * that they were sent.
 */
export const GUEST_CHANNELS = ['match:play', 'match:undo', 'match:deal'] as const satisfies readonly Channel[]

/** The request fields that contain the id of a match, save or replay. */
export const ID_FIELDS = ['id', 'positionOf', 'after'] as const

/** Throws `not-allowed` if the channel is not granted. */
export function requireChannel({ channels }: Rights, channel: Channel): void {
  if (!isGranted(channels, channel)) throw new Refused('not-allowed', channel)
}

/** Throws `not-allowed` if the request names an id that is not granted, whether or not it exists. */
export function requireIds({ ids }: Rights, request: Channels[Channel]['request']): void {
  for (const field of ID_FIELDS) {
    const id: unknown = Reflect.get(request, field)
    if (typeof id === 'string' && !isGranted(ids, id)) throw new Refused('not-allowed', `${field}: not granted`)
  }
}
