import { readFileSync, statSync } from 'node:fs'
import type { Rectangle } from 'electron'
import { OwnFile } from '../files/ownFile.ts'

/** Smallest size of the window, in device-independent pixels; the interface does not fit in less. */
export const MIN_SIZE = { width: 960, height: 600 }
const MAX_BYTES = 10_000
const DEFAULT_SIZE = { width: 1440, height: 900 }
const MAX_LENGTH = 20_000
const NAMES = ['height', 'maximized', 'width', 'x', 'y'].join()

export interface StoredBounds extends Rectangle {
  readonly maximized: boolean
}

/** Stores the window's bounds between runs. Losing them is harmless, so errors are ignored. */
export class BoundsFile {
  private readonly file: OwnFile

  constructor(path: string) {
    this.file = new OwnFile(path)
  }

  /** The stored bounds; null if there are none or they are invalid. Synchronous, because the window is created with them. */
  read(): StoredBounds | null {
    return readBounds(this.file.path)
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

function readBounds(path: string): StoredBounds | null {
  const stored = readRecord(path)
  return stored !== null && isStoredBounds(stored) ? stored : null
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
): stored is Readonly<Record<string, unknown>> & StoredBounds {
  const { x, y, width, height, maximized } = stored
  const isPlace = Number.isSafeInteger(x) && Number.isSafeInteger(y)
  const isSize = isLength(width, MIN_SIZE.width) && isLength(height, MIN_SIZE.height)
  return isPlace && isSize && typeof maximized === 'boolean' && Object.keys(stored).sort().join() === NAMES
}

function isLength(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MAX_LENGTH
}

/** Bounds for a new window: the stored ones if they are visible on a screen, else a default size that fits the first screen. */
export function startBounds(stored: StoredBounds | null, workAreas: readonly Rectangle[]): Partial<Rectangle> {
  if (stored && workAreas.some((area) => overlap(stored, area) >= MIN_VISIBLE_AREA)) {
    const { x, y, width, height } = stored
    return { x, y, width, height }
  }
  const screen = workAreas[0] ?? DEFAULT_SIZE
  return { width: Math.min(DEFAULT_SIZE.width, screen.width), height: Math.min(DEFAULT_SIZE.height, screen.height) }
}

/** Smallest visible area, in square pixels, with which a user can still find and move the window. */
const MIN_VISIBLE_AREA = 200 * 200

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
