import type { Covered } from '../../table/camera/cameraPresets.ts'
import { movedBy } from './arranging.ts'

/** Room between a panel and what it must not cover, CSS pixels. */
const GAP = 6

/** Notes over the hint come and go: they may cover the table's edge. */
const PANELS = '.hud-grid > * > :not(.goal-note), .camera-buttons, .hud > .lesson-guide'

/**
 * Where the layout has the panels over the table. One that grows now and then counts as high as its style's `--reach`
 * (rem), so that the picture does not jump with it.
 */
export function coveredIn(frame: HTMLElement): readonly Covered[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return [...frame.querySelectorAll<HTMLElement>(PANELS)]
    .map((panel) => homeBox(panel, rem))
    .filter(({ width, height }) => width * height > 0)
    .map((box) => partOf(box, frame))
}

/** Where it lies unless it has moved off something. */
function homeBox(panel: HTMLElement, rem: number): DOMRect {
  const { left, top, width, bottom } = panel.getBoundingClientRect()
  const [own, slot] = [movedBy(panel), panel.parentElement ? movedBy(panel.parentElement) : { x: 0, y: 0 }]
  const reach = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--reach')) * rem || 0
  const height = Math.max(bottom - top, width > 0 ? reach : 0)
  return new DOMRect(left - own.x - slot.x, bottom - height - own.y - slot.y, width, height)
}

function partOf({ left, top, right, bottom }: DOMRect, { clientWidth, clientHeight }: HTMLElement): Covered {
  const [width, height] = [Math.max(1, clientWidth), Math.max(1, clientHeight)]
  return {
    left: (left - GAP) / width,
    right: (right + GAP) / width,
    top: (top - GAP) / height,
    bottom: (bottom + GAP) / height,
  }
}
