import type { Language } from '../../i18n/t.ts'
import { ALL, type Layout, type OverlayPart, type Theme } from '../overlay/address.ts'
import { sourceSize } from '../overlay/arrangement.ts'

/** The choices of the streamer for all addresses. */
export interface Choices {
  readonly theme: Theme
  readonly scale: number
  readonly layout: Layout
  /** The number of the only side; 0 for all. */
  readonly side: number
  readonly moves: boolean
  readonly language: Language
}

/** Returns the address of an overlay with the chosen options; the token is its fragment. */
export function addressOf(
  origin: string,
  token: string,
  page: OverlayPart | typeof ALL,
  { theme, scale, layout, side, moves, language }: Choices,
): string {
  const options = new URLSearchParams({
    lang: language,
    ...(theme !== 'dark' && { theme }),
    ...(scale !== 1 && { scale: String(scale) }),
    ...(side > 0 && { side: String(side) }),
    ...(!moves && { motion: 'none' }),
    ...(page === ALL && { layout }),
  })
  return `${origin}/overlay/${page}?${options}#${token}`
}

/** Returns the width and height to enter in OBS, in pixels. */
export function sizeOf(page: OverlayPart | typeof ALL, { scale, layout }: Pick<Choices, 'scale' | 'layout'>): string {
  if (page === ALL) return layout === 'wide' ? '1920 × 1080' : '1080 × 1920'
  const { width, height } = sourceSize(page)
  return `${Math.ceil(width * scale)} × ${Math.ceil(height * scale)}`
}
