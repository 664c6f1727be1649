/** The sizes of the clean feed's picture, in pixels. */
export const FEED_SIZES = ['1280x720', '1920x1080', '1080x1920'] as const
export type FeedSize = (typeof FEED_SIZES)[number]

/** The most pictures that the clean feed shows in a second. */
export const FEED_RATES = [30, 60] as const
export type FeedRate = (typeof FEED_RATES)[number]

/** Returns width and height of a size. */
export function extentOf(size: FeedSize): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** The window that shows the clean feed on this computer. */
export interface FeedWish {
  readonly size: FeedSize
  /** True for a window without a frame. */
  readonly borderless: boolean
  /** The id of the channel that it follows with its delay; missing for `watch`. */
  readonly channel?: string
}
