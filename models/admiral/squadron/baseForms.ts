import type { SquadronId } from '../../teams.ts'
import type { ShipClass } from './classes.ts'

/** The reach of a base from its ship's origin, in the measure of the models: toward the bow's point, the stern and each side. */
export interface BaseMeasures {
  readonly fore: number
  readonly aft: number
  readonly halfBeam: number
}

/** The larger the class, the larger the base. Long hulls reach over the stern of theirs. */
export const BASES = {
  line: { fore: 0.575, aft: 0.5, halfBeam: 0.45 },
  galleon: { fore: 0.5, aft: 0.46, halfBeam: 0.455 },
  frigate: { fore: 0.575, aft: 0.43, halfBeam: 0.335 },
  brig: { fore: 0.41, aft: 0.31, halfBeam: 0.33 },
} as const satisfies Readonly<Record<ShipClass, BaseMeasures>>

/** Paint of the bases. No two are equally light, so that they also differ in grey. */
export const BASE_PAINT: Readonly<Record<SquadronId, string>> = {
  red: '#9c1018',
  blue: '#2a62d0',
  green: '#3f9c3f',
  gold: '#d99c20',
}

/** The outline of a base, its middle on the origin, one unit to bow, stern and sides. */
interface BaseForm {
  /** Share of the length over which the sides run together at the bow. */
  readonly taper: number
  /** Half breadth halfway along the taper: more than a half is a full bow, less a hollow one. */
  readonly fullness: number
  /** The radii of the rounded corners of the stern, along and across. */
  readonly stern: readonly [along: number, across: number]
  /** The length of its cream head from the point of the bow, as a share of the taper. */
  readonly head: number
  /** The part of the keel along which it bears the points of its ship, from −1 at the stern to 1 at the bow. */
  readonly points: readonly [from: number, to: number]
}

/** Each class by an outline of its own: a box, an egg, a lance, a drop. */
export const FORMS = {
  line: { taper: 0.21, fullness: 0.56, stern: [0.04, 0.06], head: 0.95, points: [-0.88, 0.6] },
  galleon: { taper: 0.5, fullness: 0.84, stern: [0.6, 0.9], head: 0.5, points: [-0.6, 0.32] },
  frigate: { taper: 0.42, fullness: 0.5, stern: [0.05, 0.08], head: 0.8, points: [-0.87, 0.2] },
  brig: { taper: 0.42, fullness: 0.54, stern: [0.5, 0.8], head: 0.86, points: [-0.63, 0.18] },
} as const satisfies Readonly<Record<ShipClass, BaseForm>>

/** The distance of an outline inside its rim, as shares of half the length and half the beam. */
interface Inset {
  readonly along: number
  readonly across: number
}

/**
 * Returns the outline of a class's base at a distance inside its rim, its middle on the origin, one unit to bow, stern
 * and sides: [x, y] is a line to a point, [cx, cy, x, y] a curve with its control point.
 */
export function outlineSteps(shipClass: ShipClass, inset: Inset): readonly (readonly number[])[] {
  const { taper, fullness, stern } = FORMS[shipClass]
  const [long, wide] = [1 - inset.along, 1 - inset.across]
  const shoulder = long - 2 * taper
  const [along, across] = [stern[0] * long, stern[1] * wide]
  const bow = [long - taper, wide * (2 * fullness - 0.5)] as const
  return [
    [-long + along, -wide],
    [shoulder, -wide],
    [bow[0], -bow[1], long, 0],
    [bow[0], bow[1], shoulder, wide],
    [-long + along, wide],
    [-long, wide, -long, wide - across],
    [-long, -wide + across],
    [-long, -wide, -long + along, -wide],
  ]
}

/** A place on a base: x to the bow. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Returns the half breadth of an outline at a place along the keel; its points are sorted from the stern. */
export function breadthAt(points: readonly Spot[], x: number): number {
  const ahead = points.findIndex((point) => point.x >= x)
  const [a, b] = [points[ahead - 1], points[ahead]]
  if (!a || !b || a.x === b.x) return b?.y ?? 0
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
}

/** Returns the part of the keel along which the points of a class lie, from −1 at the stern to 1 at the bow. */
export const pointsSpan = (shipClass: ShipClass): readonly [from: number, to: number] => FORMS[shipClass].points

/** Returns half the length of a base, and its middle along the keel. */
export function spanOf({ fore, aft }: BaseMeasures): { readonly half: number; readonly middle: number } {
  return { half: (fore + aft) / 2, middle: (fore - aft) / 2 }
}
