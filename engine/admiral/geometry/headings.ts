/** The eight headings, clockwise from north, 45° apart (A-HEAD). */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Heading = (typeof HEADINGS)[number]

/** Sectors of 45° clockwise from north. */
const SECTORS = { N: 0, NE: 1, E: 2, SE: 3, S: 4, SW: 5, W: 6, NW: 7 } as const satisfies Record<Heading, number>

/** One step of each heading: cells to the east and to the north. */
const STEPS = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
} as const satisfies Record<Heading, readonly [number, number]>

export const sectorOf = (heading: Heading): number => SECTORS[heading]

/** Returns the cells to the east and to the north of one step. */
export const stepOf = (heading: Heading): readonly [number, number] => STEPS[heading]

/** Returns the heading after turning by sectors of 45°, clockwise if positive. */
export function turned(heading: Heading, sectors: number): Heading {
  return HEADINGS[(((SECTORS[heading] + sectors) % 8) + 8) % 8] as Heading // a remainder of eight
}

export function opposite(heading: Heading): Heading {
  return turned(heading, 4)
}

/** Returns whether a heading is diagonal: NE, SE, SW and NW are, the others are straight (A-HEAD). */
export function isDiagonal(heading: Heading): boolean {
  return SECTORS[heading] % 2 === 1
}

/** Returns the sectors of 45° between two headings, 0 to 4, the shorter way. */
export function deviation(a: Heading, b: Heading): number {
  const apart = Math.abs(SECTORS[a] - SECTORS[b])
  return apart > 4 ? 8 - apart : apart
}

/** Returns the ray that leads the given number of cells to the east and to the north; null off the eight rays. */
export function rayAlong(east: number, north: number): Heading | null {
  if (east === 0 && north === 0) return null
  if (east !== 0 && north !== 0 && Math.abs(east) !== Math.abs(north)) return null
  const [x, y] = [Math.sign(east), Math.sign(north)]
  return HEADINGS.find((heading) => STEPS[heading][0] === x && STEPS[heading][1] === y) ?? null
}
