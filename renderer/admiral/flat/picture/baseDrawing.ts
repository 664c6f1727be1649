import type { ShipClass } from '../../../../engine/admiral/types.ts'
import { BASES, breadthAt, outlineSteps, type Spot, spanOf } from '../../../../models/admiral/squadron/baseForms.ts'

/** The drawing of a class's base from above, its bow to the north, its middle on the origin, in cells. */
export interface BaseDrawing {
  readonly outline: string
  /** The cream-coloured head at the bow. */
  readonly head: string
  /** The middles of the rows of points on both flanks, from the bow aft. */
  readonly rows: Readonly<Record<'port' | 'starboard', string>>
  /** Half the width between the rows, for deck and sails. */
  readonly inside: number
  /** The distance of the stern from the middle. */
  readonly stern: number
}

/**
 * Cells for one unit of the models, along the keel and across: small classes are drawn larger, so that their points can
 * be counted; round ones longer, so that their bows point.
 */
const SCALES = {
  line: [0.88, 0.88],
  galleon: [1, 0.84],
  frigate: [0.94, 0.98],
  brig: [1.22, 1.02],
} as const satisfies Record<ShipClass, readonly [along: number, across: number]>

/** The part of the keel along which the points lie, from −1 at the stern to 1 at the bow. */
const ROWS = {
  line: [-0.92, 0.5],
  galleon: [-0.78, 0.36],
  frigate: [-0.9, 0.24],
  brig: [-0.74, 0.3],
} as const satisfies Record<ShipClass, readonly [from: number, to: number]>

/** The width of a row, and the distance of its middle from the rim, in cells. */
export const ROW = { breadth: 0.13, inside: 0.115 } as const

/** Steps along a row, and along each curve of an outline. */
const STEPS = 8

const drawn = new Map<ShipClass, BaseDrawing>()

/** Returns the drawing of a class's base. */
export function baseDrawing(shipClass: ShipClass): BaseDrawing {
  const known = drawn.get(shipClass) ?? draw(shipClass)
  drawn.set(shipClass, known)
  return known
}

function draw(shipClass: ShipClass): BaseDrawing {
  const [along, across] = SCALES[shipClass]
  const length = spanOf(BASES[shipClass]).half * along
  const breadth = BASES[shipClass].halfBeam * across
  const steps = outlineSteps(shipClass, { along: 0, across: 0 }).map((step) =>
    step.map((value, i) => value * (i % 2 === 0 ? length : breadth)),
  )
  const flank = spotsOf(steps)
    .filter(({ y }) => y >= 0)
    .sort((a, b) => a.x - b.x)
  const [from, to] = ROWS[shipClass]
  const row = Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = length * (to + ((from - to) * i) / STEPS)
    return { x, y: breadthAt(flank, x) - ROW.inside }
  })
  return {
    outline: `${steps.map(stepPath).join('')}z`,
    head: headPath(shipClass, flank, length),
    rows: { port: linePath(row.map(({ x, y }) => ({ x, y: -y }))), starboard: linePath(row) },
    inside: breadth - ROW.inside - ROW.breadth / 2,
    stern: length,
  }
}

/** Returns the arrow of the head: its flanks are those of the base. */
function headPath(shipClass: ShipClass, flank: readonly Spot[], length: number): string {
  const from = length * (1 - HEAD[shipClass])
  const half = [{ x: from, y: breadthAt(flank, from) }, ...flank.filter(({ x }) => x > from)]
  const other = half.toReversed().map(({ x, y }) => ({ x, y: -y }))
  return `${linePath([...half, ...other, { x: from + HEAD.notch * length, y: 0 }])}z`
}

/** The length of a head, and the depth of the notch behind it, as shares of half the length of the base. */
const HEAD = { line: 0.5, galleon: 0.58, frigate: 0.64, brig: 0.66, notch: 0.12 } as const

/** Returns a place of the base on the drawing: forward is up. */
const place = (x: number, y: number): string => `${round(y)} ${round(-x)}`
const round = (value: number): number => Math.round(value * 1000) / 1000

const linePath = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${place(x, y)}`).join('')

function stepPath([a = 0, b = 0, x, y]: readonly number[], i: number): string {
  if (x === undefined || y === undefined) return `${i === 0 ? 'M' : 'L'}${place(a, b)}`
  return `Q${place(a, b)} ${place(x, y)}`
}

/** Returns places along an outline. */
function spotsOf(steps: readonly (readonly number[])[]): readonly Spot[] {
  let last: Spot = { x: 0, y: 0 }
  return steps.flatMap(([a = 0, b = 0, x, y]) => {
    const start = last
    last = x === undefined || y === undefined ? { x: a, y: b } : { x, y }
    if (x === undefined || y === undefined) return [last]
    return Array.from({ length: STEPS }, (_, i) => {
      const [t, s] = [(i + 1) / STEPS, 1 - (i + 1) / STEPS]
      return { x: s * s * start.x + 2 * s * t * a + t * t * x, y: s * s * start.y + 2 * s * t * b + t * t * y }
    })
  })
}
