import { readFileSync, statSync } from 'node:fs'
import type { Rectangle } from 'electron'
import { OwnFile } from '../files/ownFile.ts'

/** Smallest size of the window, in device-independent pixels; the interface does not fit in less. */
export const MIN_SIZE = { width: 960, height: 600 }
const MAX_BYTES = 10_000
const DEFAULT_SIZE = { width: 1440, height: 900 }
const MAX_LENGTH = 20_000
const NAMES = ['height', 'maximized', 'width', 'x', 'y'].join()

type Size = Pick<Rectangle, 'width' | 'height'>

export interface StoredBounds extends Rectangle {
  readonly maximized: boolean
}

/** Stores the window's bounds between runs. Losing them is harmless, so errors are ignored. */
export class BoundsFile {
  private readonly file: OwnFile
  private readonly least: Size

  /** @param least the least size of the window */
  constructor(path: string, least: Size = MIN_SIZE) {
    this.file = new OwnFile(path)
    this.least = least
  }

  /**
   * Returns the stored bounds; null if there are none or they are invalid. Synchronous, because the window is created
   * with them.
   */
  read(): StoredBounds | null {
    return readBounds(this.file.path, this.least)
  }

  /** Writes in the background; wait for `idle` before the program ends. */
  save(bounds: StoredBounds): void {
    this.file.write(JSON.stringify(bounds)).catch(() => undefined)
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.file.idle()
  }
}

function readBounds(path: string, least: Size): StoredBounds | null {
  const stored = readRecord(path)
  return stored !== null && isStoredBounds(stored, least) ? stored : null
}

function readRecord(path: string): Readonly<Record<string, unknown>> | null {
  try {
    const facts = statSync(path)
    if (!facts.isFile() || facts.size > MAX_BYTES) return null
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function isStoredBounds(
  stored: Readonly<Record<string, unknown>>,
  least: Size,
): stored is Readonly<Record<string, unknown>> & StoredBounds {
  const { x, y, width, height, maximized } = stored
  const isPlace = Number.isSafeInteger(x) && Number.isSafeInteger(y)
  const isSize = isLength(width, least.width) && isLength(height, least.height)
  return isPlace && isSize && typeof maximized === 'boolean' && Object.keys(stored).sort().join() === NAMES
}

function isLength(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MAX_LENGTH
}

/**
 * Returns the bounds for a new window, in device-independent pixels: the stored ones, if the player can drag the title
 * bar there; otherwise moved onto the screen that shows most of them, and not larger than it; without such a screen a
 * default size that fits the first one.
 */
export function startBounds(
  stored: StoredBounds | null,
  workAreas: readonly Rectangle[],
  usual: Size = DEFAULT_SIZE,
): Partial<Rectangle> {
  if (stored) {
    const { maximized: _, ...bounds } = stored
    const isAtHand = workAreas.some((area) => holdsTitleBar(area, bounds)) && fitsOn(workAreas, bounds)
    if (isAtHand) return bounds
    const nearest = workAreas.toSorted((a, b) => overlap(bounds, b) - overlap(bounds, a))[0]
    if (nearest && overlap(bounds, nearest) > 0) return within(nearest, bounds)
  }
  const screen = workAreas[0] ?? usual
  return { width: Math.min(usual.width, screen.width), height: Math.min(usual.height, screen.height) }
}

/**
 * Returns where a window that keeps its size is at hand again after the screens have changed; null if it stays where it
 * is.
 */
export function broughtBack(bounds: Rectangle, workAreas: readonly Rectangle[]): Pick<Rectangle, 'x' | 'y'> | null {
  const [first] = workAreas
  if (!first || workAreas.some((area) => holdsTitleBar(area, bounds))) return null
  return { x: first.x, y: first.y }
}

/** Height of a title bar, and the part of its width that must be on one screen for dragging it. */
const TITLE_BAR = { height: 32, grip: 200 }
/** The invisible edge that Windows counts as part of a window: a window at the edge of a screen begins beyond it. */
const EDGE = 8

function holdsTitleBar(area: Rectangle, bounds: Rectangle): boolean {
  const isAbove = bounds.y < area.y - EDGE
  const isBelow = bounds.y + TITLE_BAR.height > area.y + area.height
  return !isAbove && !isBelow && shared(bounds, area).width >= TITLE_BAR.grip
}

/** Returns whether a window is no larger than all screens together. */
function fitsOn(workAreas: readonly Rectangle[], { width, height }: Rectangle): boolean {
  const reach = (start: 'x' | 'y', length: 'width' | 'height') =>
    Math.max(...workAreas.map((area) => area[start] + area[length])) -
    Math.min(...workAreas.map((area) => area[start])) +
    2 * EDGE
  return width <= reach('x', 'width') && height <= reach('y', 'height')
}

/** Returns the bounds moved into an area, and made no larger than the area. */
function within(area: Rectangle, bounds: Rectangle): Rectangle {
  const width = Math.min(bounds.width, area.width)
  const height = Math.min(bounds.height, area.height)
  const x = Math.max(area.x, Math.min(bounds.x, area.x + area.width - width))
  const y = Math.max(area.y, Math.min(bounds.y, area.y + area.height - height))
  return { x, y, width, height }
}

/** Returns the size of the intersection of two rectangles, at least zero each way. */
function shared(a: Rectangle, b: Rectangle): { readonly width: number; readonly height: number } {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return { width: Math.max(0, width), height: Math.max(0, height) }
}

function overlap(a: Rectangle, b: Rectangle): number {
  const { width, height } = shared(a, b)
  return width * height
}
