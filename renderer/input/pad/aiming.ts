import type { Direction } from './buttons.ts'

/** A place of the table, cells to the east and to the south. */
interface Place {
  readonly x: number
  readonly z: number
}

/** A cell that a pad can aim at. */
export interface Aim extends Place {
  readonly cell: number
}

/** The part of a game that a pad aims with. */
export interface Aiming {
  /**
   * Returns the cells that can be chosen now; 'cursor' if a direction moves the cursor, or changes a number; 'panel' if
   * the choices stand on a panel.
   */
  aims(): readonly Aim[] | 'cursor' | 'panel'
  /** Returns the place that is aimed at, or from which aiming starts; null while there is no table. */
  from(): Place | null
  aimAt(cell: number): void
  /** Forgets the aim: another piece was chosen. */
  forget(): void
  /**
   * Returns the place beside another one, numbered as the marks at cells are; for null, the one beside the aim. Null
   * beyond the edge, and while there is no table.
   */
  beside(place: number | null, east: number, north: number): number | null
  /** Moves the aim by one cell, whether or not it can be chosen. */
  step(east: number, north: number): void
  /** Changes the open choice by a direction of the screen; returns false if none is open. */
  change?(right: number, up: number): boolean
  /** Confirms the aim where a pad does it differently; returns false if it does as a key would. */
  confirm?(): boolean
  /** Returns whether the aimed cell cannot be chosen. */
  isVain(): boolean
  /** Shows why the aimed cell cannot be chosen. */
  explain(): void
  /** Returns whether confirming now would be fatal, or could not be undone. */
  isGrave(): boolean
}

/** The half angle within which a target lies in a direction, radians. */
const WITHIN = Math.PI / 3 + 1e-6
/** Two places nearer than this are one, cells. */
const SAME = 0.01

/** The directions of the screen. */
export const STEPS = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] } as const satisfies Record<
  Direction,
  readonly [right: number, up: number]
>

/**
 * Returns a direction of the screen as a step on the table.
 * @param azimuth the direction from which the camera looks, in radians from the south
 */
export function stepOnTable(direction: Direction, azimuth: number): Place {
  const [right, up] = STEPS[direction]
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)]
  return { x: right * c - up * s, z: -up * c - right * s }
}

/**
 * Returns the next target in a direction of the screen: the nearest within 60°, where a target straight ahead counts as
 * nearer than one aside. Null if there is none.
 */
export function nextTarget<T extends Place>(
  from: Place,
  targets: readonly T[],
  direction: Direction,
  azimuth: number,
): T | null {
  const step = stepOnTable(direction, azimuth)
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const [x, z] = [target.x - from.x, target.z - from.z]
    const distance = Math.hypot(x, z)
    const ahead = x * step.x + z * step.z
    if (distance < SAME || ahead < distance * Math.cos(WITHIN)) continue
    const cost = distance ** 3 / ahead ** 2
    if (cost >= least) continue
    best = target
    least = cost
  }
  return best
}

let current: Aiming | null = null

/** Sets how the table is aimed at. Returns a function that ends this. */
export function aimWith(aiming: Aiming): () => void {
  current = aiming
  return () => {
    if (current === aiming) current = null
  }
}

/** Returns how the table is aimed at; null without a table. */
export const aimingNow = (): Aiming | null => current
