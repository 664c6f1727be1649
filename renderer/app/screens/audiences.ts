import type { Delay, RoomChannel } from '../../../electron/contract/channels.ts'
import { WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import type { Room } from '../../../electron/contract/screens.ts'
import type { Translate } from '../../i18n/t.ts'

/** The channels that the window offers beside `watch`. */
export const OFFERED_CHANNELS = ['feed', 'overlays', 'second'] as const

const NAMED = [WATCH_CHANNEL, ...OFFERED_CHANNELS] as const

/** Returns the channels of a room, `watch` first. */
export function channelsOf({ channels, watchDelay }: Pick<Room, 'channels' | 'watchDelay'>): readonly RoomChannel[] {
  return channels ?? [{ id: WATCH_CHANNEL, kind: 'spectator', delay: watchDelay }]
}

/** Returns the channels for audiences, which the window for a stream can follow. */
export function forAudiences(room: Pick<Room, 'channels' | 'watchDelay'>): readonly RoomChannel[] {
  return channelsOf(room).filter(({ kind }) => kind === 'spectator')
}

/** Returns the name of a channel for an audience; its id if this version has no name for it. */
export function channelName(t: Translate, id: string): string {
  const named = NAMED.find((one) => one === id)
  return named ? t(`channels.${named}`) : id
}

/** Returns a delay in words, as short as a button needs. */
export function delayText(t: Translate, delay: Delay): string {
  if (typeof delay !== 'number') return t(`channels.until.${delay}`)
  const seconds = Math.round(delay / 1000)
  return seconds < 60 ? t('screens.seconds', { n: seconds }) : t('screens.minutes', { n: Math.round(seconds / 60) })
}
