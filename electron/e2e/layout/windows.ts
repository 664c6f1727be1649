import type { RunningApp } from '../driver/app.ts'
import { setTextScale } from './textScale.ts'

/** A window in which the slots are measured. */
export interface LaidOut {
  /** In words, for faults. */
  readonly name: string
  readonly layout: 'wide' | 'small' | 'column' | 'tv'
  readonly width: number
  readonly height: number
  readonly scale: 1 | 1.5
}

const SIZES = {
  wide: { width: 1280, height: 800 },
  small: { width: 960, height: 600 },
  column: { width: 960, height: 1150 },
  tv: { width: 1920, height: 1080 },
} as const

/** Each layout with usual and with large text. Large text in a usual window has the layout `small`. */
export const WINDOWS: readonly [LaidOut, ...LaidOut[]] = [
  laidOut('wide', 1),
  laidOut('small', 1.5),
  laidOut('tv', 1),
  laidOut('small', 1),
  laidOut('column', 1),
  laidOut('wide', 1.5),
  laidOut('tv', 1.5),
  laidOut('column', 1.5),
]

function laidOut(layout: LaidOut['layout'], scale: LaidOut['scale']): LaidOut {
  const { width, height } = SIZES[layout]
  return { name: `${layout} ${width}x${height} at ${scale}`, layout, width, height, scale }
}

/** Shows the match in a window, with its size and its settings. */
export async function showIn(app: RunningApp, { layout, scale, width, height }: LaidOut): Promise<void> {
  await app.page.evaluate((isTelevision) => {
    document.documentElement.dataset.television = String(isTelevision)
  }, layout === 'tv')
  await setTextScale(app.page, scale)
  await app.resize({ width, height })
}
