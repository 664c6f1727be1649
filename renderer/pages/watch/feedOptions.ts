import { FEED_RATES, FEED_SIZES, type FeedRate, type FeedSize } from '../../../electron/contract/cleanFeed.ts'
import { QUALITY_TIERS, type QualityTier } from '../../../electron/contract/ipc.ts'

/** The options of the clean feed in the address of its page. */
export interface FeedOptions {
  /** Null for the quality that suits the computer. */
  readonly quality: QualityTier | null
  /** Null for a picture as large as the page. */
  readonly size: FeedSize | null
  readonly fps: FeedRate
  /** False to name no player below the flat table. */
  readonly hasNames: boolean
  /** The options that have a value which they do not know, with those that they know. */
  readonly unknown: readonly { readonly option: string; readonly known: string }[]
}

const KNOWN = {
  quality: QUALITY_TIERS,
  size: FEED_SIZES,
  fps: FEED_RATES,
  names: ['none'],
} as const

/** Reads the part of an address after `?`; an option with an unknown value counts as left out. */
export function readFeedOptions(search: string): FeedOptions {
  const query = new URLSearchParams(search)
  const read = <T extends string | number>(option: string, known: readonly T[]): T | null =>
    known.find((one) => String(one) === query.get(option)) ?? null
  const unknown = Object.entries(KNOWN).flatMap(([option, known]) =>
    query.has(option) && read<string | number>(option, known) === null ? [{ option, known: known.join(', ') }] : [],
  )
  return {
    quality: read('quality', QUALITY_TIERS),
    size: read('size', FEED_SIZES),
    fps: read('fps', FEED_RATES) ?? 60,
    hasNames: query.get('names') !== 'none',
    unknown,
  }
}
