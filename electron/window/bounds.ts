import { readFileSync, statSync } from 'node:fs'
import type { Rectangle } from 'electron'
import { OwnFile } from '../files/ownFile.ts'

/** Smaller than this the interface has no room, in device-independent pixels. */
export const SMALLEST = { width: 960, height: 600 }
const MOST_BYTES = 10_000
const FIRST_SIZE = { width: 1440, height: 900 }
const LARGEST = 20_000
const NAMES = ['height', 'maximized', 'width', 'x', 'y'].join()

export interface KeptBounds extends Rectangle {
  readonly maximized: boolean
}

/** Where the window was when the program last ran. To lose it is no loss, so failures are silent. */
export class BoundsFile {
  private readonly file: OwnFile

  constructor(path: string) {
    this.file = new OwnFile(path)
  }

  /** Null when nothing (readable) is known. Synchronous, because the window is made with it. */
  read(): KeptBounds | null {
    return readBounds(this.file.path)
  }

  /** Writes in the background; whoever ends the program waits for `idle`. */
  keep(bounds: KeptBounds): void {
    this.file.write(JSON.stringify(bounds)).catch(() => undefined)
  }

  /** Waits for what is being written. */
  idle(): Promise<void> {
    return this.file.idle()
  }
}

function readBounds(path: string): KeptBounds | null {
  const kept = readRecord(path)
  return kept !== null && isKeptBounds(kept) ? kept : null
}

function readRecord(path: string): Readonly<Record<string, unknown>> | null {
  try {
    const facts = statSync(path)
    if (!facts.isFile() || facts.size > MOST_BYTES) return null
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function isKeptBounds(kept: Readonly<Record<string, unknown>>): kept is Readonly<Record<string, unknown>> & KeptBounds {
  const { x, y, width, height, maximized } = kept
  const isPlace = Number.isSafeInteger(x) && Number.isSafeInteger(y)
  const isSize = isLength(width, SMALLEST.width) && isLength(height, SMALLEST.height)
  return isPlace && isSize && typeof maximized === 'boolean' && Object.keys(kept).sort().join() === NAMES
}

function isLength(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= LARGEST
}

/** Bounds for a new window: those kept if they can be seen on one of the screens, else in the middle of the first. */
export function startBounds(kept: KeptBounds | null, workAreas: readonly Rectangle[]): Partial<Rectangle> {
  if (kept && workAreas.some((area) => overlap(kept, area) >= VISIBLE)) {
    const { x, y, width, height } = kept
    return { x, y, width, height }
  }
  const room = workAreas[0] ?? FIRST_SIZE
  return { width: Math.min(FIRST_SIZE.width, room.width), height: Math.min(FIRST_SIZE.height, room.height) }
}

/** So much of a window must be on a screen, in pixels squared, for a hand to find it. */
const VISIBLE = 200 * 200

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
