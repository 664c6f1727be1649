import { WATCH_CHANNEL } from '../../electron/contract/channels.ts'
import type { Translate } from './t.ts'

/** The channels that the window offers beside `watch`. */
export const OFFERED_CHANNELS = ['feed', 'overlays', 'second'] as const

const NAMED = [WATCH_CHANNEL, ...OFFERED_CHANNELS] as const

/** Returns the name of a channel for an audience; its id if this version has no name for it. */
export function channelName(t: Translate, id: string): string {
  const named = NAMED.find((one) => one === id)
  return named ? t(`channels.${named}`) : id
}
