import { type RefObject, useEffect } from 'react'
import { whenPointerRests } from '../../input/pointerRest.ts'
import type { Band, Free } from '../../table/camera/cameraPresets.ts'
import { frameBetween, keepSelectionInSight } from '../../ui/camera.ts'
import { coveredIn } from './covered.ts'
import { whenPanelsRest } from './panelsAtRest.ts'

/** The panels above and below the table. */
const ABOVE = ':is(.hud-turn, .hud-scores, .hud-menu) > *'
const HINT = '.hud-hint > :not(.goal-note)'
const DOCK = '.hud-dock'
/** Notes over the hint come and go. */
const NOTES = '.hud-hint > .goal-note'
/** Left free over the hint for them and for its second line: they cover no more than the table's edge, rem. */
const NOTE = 1.5
/** Where the log is below the table, large text makes the recap, and what stands in its place, a line of its own there. */
const LINE_BELOW = '.is-log-below .hud-log > :is(.recap-panel, .placement)'

/**
 * Keeps the table's picture between the scores above and the hint below, while mounted. It stays where it is while the hint
 * grows and shrinks; only what stands below the table for long moves it.
 */
export function useFreeBand(hud: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = hud.current
    if (!frame) return
    let [size, least, notes] = ['', freeIn(frame), 0]
    let giveUpMoving = () => {}
    const measure = () => {
      const now = sizeOf(frame)
      const [isFirst, isSame] = [size === '', now === size]
      size = now
      // The hint has more lines now and then; the picture must not jump each time.
      least = isSame ? { ...least, bottom: Math.min(least.bottom, bottomOf(frame, DOCK, LINE_BELOW)) } : freeIn(frame)
      frameBetween(least, isSame)
      const before = notes
      notes = heightOf(frame, NOTES)
      giveUpMoving()
      // not while the hint grows under the pointer, nor while that aims: what it points at would slip away
      if (!isFirst && !isSame) keepSelectionInSight()
      else if (!isFirst && notes > before) giveUpMoving = whenPointerRests(keepSelectionInSight)
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
      giveUpMoving()
      watch.disconnect()
      frameBetween(null)
    }
  }, [hud])
}

/** Changes with the window, with the text size, with the phase of the match and with a note that stays. */
const sizeOf = (frame: HTMLElement): string =>
  [frame.clientWidth, frame.clientHeight, fontSizeOf(frame), frame.dataset.phase, frame.dataset.note].join()

const fontSizeOf = (element: HTMLElement): string => getComputedStyle(element).fontSize

/** What the panels leave as they are now. */
const freeIn = (frame: HTMLElement): Free => ({ ...bandOf(frame), covered: coveredIn(frame) })

/** Shares of the window's height, from above. */
function bandOf(frame: HTMLElement): Band {
  const height = Math.max(1, frame.clientHeight)
  const above = [...frame.querySelectorAll(ABOVE)].filter((panel) => isInTheMiddle(panel, frame.clientWidth))
  const lowest = Math.max(0, ...above.map((panel) => panel.getBoundingClientRect().bottom))
  const hint = bottomOf(frame, HINT) - (NOTE * Number.parseFloat(fontSizeOf(document.documentElement))) / height
  return { top: lowest / height, bottom: Math.min(hint, bottomOf(frame, DOCK, LINE_BELOW)) }
}

/** How high panels are together, CSS pixels. */
const heightOf = (frame: HTMLElement, panels: string): number =>
  [...frame.querySelectorAll(panels)].reduce((sum, panel) => sum + panel.getBoundingClientRect().height, 0)

/** What these panels below the table leave of the window's height. */
function bottomOf(frame: HTMLElement, ...panels: readonly string[]): number {
  const height = Math.max(1, frame.clientHeight)
  const tops = [...frame.querySelectorAll(panels.join())]
    .filter((panel) => !panel.matches(LINE_BELOW) || isInTheMiddle(panel, frame.clientWidth))
    .map((panel) => panel.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top)
  return Math.min(height, ...tops) / height
}

/** Whether a panel reaches into the middle of the window's width; those at its sides stand beside the table. */
function isInTheMiddle(panel: Element, width: number): boolean {
  const { left, right } = panel.getBoundingClientRect()
  return left < width * 0.7 && right > width * 0.3
}
