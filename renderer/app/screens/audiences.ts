import type { Delay, RoomChannel } from '../../../electron/contract/channels.ts'
import { WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import { overlaysAddress } from '../../../electron/contract/overlaysAddress.ts'
import type { Link, Room } from '../../../electron/contract/screens.ts'
import { mayVoteAfter } from '../../../electron/contract/vote.ts'
import type { Translate } from '../../i18n/t.ts'

/** Returns the channels of a room, `watch` first. */
export function channelsOf({ channels, watchDelay }: Pick<Room, 'channels' | 'watchDelay'>): readonly RoomChannel[] {
  return channels ?? [{ id: WATCH_CHANNEL, kind: 'spectator', delay: watchDelay }]
}

/** Returns the channels for audiences, which the window for a stream can follow. */
export function forAudiences(room: Pick<Room, 'channels' | 'watchDelay'>): readonly RoomChannel[] {
  return channelsOf(room).filter(({ kind }) => kind === 'spectator')
}

/** Returns whether the viewers of a room may play a seat: they see the match soon enough. */
export function mayViewersPlay(room: Pick<Room, 'channels' | 'watchDelay'>): boolean {
  return channelsOf(room).some(({ id, delay }) => id === WATCH_CHANNEL && mayVoteAfter(delay))
}

/** Returns a delay in words, as short as a button needs. */
export function delayText(t: Translate, delay: Delay): string {
  if (typeof delay !== 'number') return t(`channels.until.${delay}`)
  const seconds = Math.round(delay / 1000)
  return seconds < 60 ? t('screens.seconds', { n: seconds }) : t('screens.minutes', { n: Math.round(seconds / 60) })
}

/**
 * Returns the address of the page of overlays for the audiences of these links; null if they have none.
 */
export function overlaysFor(room: Room, links: readonly Link[]): string | null {
  const channels = forAudiences(room)
  const audiences = links.flatMap(({ channel: link, url }) => {
    const channel = link.kind === 'watch' ? (link.id ?? WATCH_CHANNEL) : null
    const { origin, hash } = new URL(url)
    return channel !== null && channels.some(({ id }) => id === channel)
      ? [{ origin, channel, token: hash.slice(1) }]
      : []
  })
  return audiences[0] ? overlaysAddress(audiences[0].origin, audiences) : null
}
