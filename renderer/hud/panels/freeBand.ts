import { type RefObject, useEffect } from 'react'
import { frameBetween, keepSelectionInSight } from '../../ui/camera.ts'
import { whenPanelsRest } from './panelsAtRest.ts'

/** The panels above and below the table. */
const ABOVE = ':is(.hud-turn, .hud-scores, .hud-menu) > *'
const BELOW = '.hud-hint > *, .hud-dock'
/** Where the log is below the table, large text makes the recap a line of its own there. */
const LINE_BELOW = '.is-log-below .hud-log > .recap-panel'

/** Keeps the table's picture between the scores above and the hint below, while mounted. */
export function useFreeBand(hud: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = hud.current
    if (!frame) return
    let [size, least] = ['', bandOf(frame)]
    const measure = () => {
      const [band, now] = [bandOf(frame), sizeOf(frame)]
      // The hint has more lines now and then; the picture must not jump each time.
      least = now === size ? { top: Math.max(least.top, band.top), bottom: Math.min(least.bottom, band.bottom) } : band
      const isResized = size !== '' && size !== now
      size = now
      frameBetween(least)
      if (isResized) keepSelectionInSight()
    }
    const watch = new ResizeObserver(measure)
    const parts = [frame, ...frame.querySelectorAll('.hud-scores, .hud-hint, .hud-log, .hud-centre')]
    for (const part of parts) watch.observe(part)
    measure()
    // What panels were while they found their places, as before their fonts, says nothing of what they leave.
    const giveUp = whenPanelsRest(() => {
      size = ''
      measure()
    })
    return () => {
      giveUp()
      watch.disconnect()
      frameBetween(null)
    }
  }, [hud])
}

/** Changes with the window, with the text size and with the phase of the match. */
const sizeOf = (frame: HTMLElement): string =>
  [frame.clientWidth, frame.clientHeight, getComputedStyle(frame).fontSize, frame.dataset.phase].join()

/** Shares of the window's height, from above. */
function bandOf(frame: HTMLElement): { readonly top: number; readonly bottom: number } {
  const height = Math.max(1, frame.clientHeight)
  const above = [...frame.querySelectorAll(ABOVE)].filter((panel) => isInTheMiddle(panel, frame.clientWidth))
  const below = [...frame.querySelectorAll(`${BELOW}, ${LINE_BELOW}`)]
    .filter((panel) => panel.matches(BELOW) || isInTheMiddle(panel, frame.clientWidth))
    .map((panel) => panel.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top)
  const lowest = Math.max(0, ...above.map((panel) => panel.getBoundingClientRect().bottom))
  return { top: lowest / height, bottom: Math.min(height, ...below) / height }
}

/** Whether a panel reaches into the middle of the window's width; those at its sides stand beside the table. */
function isInTheMiddle(panel: Element, width: number): boolean {
  const { left, right } = panel.getBoundingClientRect()
  return left < width * 0.7 && right > width * 0.3
}
