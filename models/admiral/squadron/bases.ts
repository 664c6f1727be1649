import { type BufferGeometry, Shape, ShapeGeometry, Vector2 } from 'three'
import { outline } from '../../geometry/outline.ts'
import { joined, part } from '../../geometry/part.ts'
import { surface } from '../../geometry/solids.ts'
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

/** Paint of the bases. No two are equally light: they are told apart in grey as well. */
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
  /** How far the corners of the stern are rounded, along and across. */
  readonly stern: readonly [along: number, across: number]
  /** The length of its cream head from the point of the bow, as a share of the taper. */
  readonly head: number
  /** The part of the keel along which it bears the points of its ship, from −1 at the stern to 1 at the bow. */
  readonly points: readonly [from: number, to: number]
}

/** Each class by an outline of its own: a box, an egg, a lance, a drop. */
const FORMS = {
  line: { taper: 0.21, fullness: 0.56, stern: [0.04, 0.06], head: 0.95, points: [-0.88, 0.6] },
  galleon: { taper: 0.5, fullness: 0.84, stern: [0.6, 0.9], head: 0.5, points: [-0.6, 0.32] },
  frigate: { taper: 0.42, fullness: 0.5, stern: [0.05, 0.08], head: 0.8, points: [-0.87, 0.2] },
  brig: { taper: 0.42, fullness: 0.54, stern: [0.5, 0.8], head: 0.86, points: [-0.63, 0.18] },
} as const satisfies Readonly<Record<ShipClass, BaseForm>>

/** How far rim, line and top lie inside each other, of the half length; across they keep the same breadth. */
const INSETS = { rim: 0, line: 0.035, top: 0.078 } as const
const ACROSS = 1.3
/** Height of the board, cells, and how far line and face lie over each other on it. */
const THICKNESS = 0.048
const PAINT = 0.004

/** Height of the face of a base over its underside. */
export const BASE_TOP = THICKNESS + 2 * PAINT

/** Steps of each curve. */
const CURVE = 4

/** The outline of a class's base, so far inside its rim. */
function plateOutline(shipClass: ShipClass, inset: number): Shape {
  const { taper, fullness, stern } = FORMS[shipClass]
  const [long, wide] = [1 - inset, 1 - inset * ACROSS]
  const shoulder = long - 2 * taper
  const [along, across] = [stern[0] * long, stern[1] * wide]
  const bow = [long - taper, wide * (2 * fullness - 0.5)] as const
  return outline([
    [-long + along, -wide],
    [shoulder, -wide],
    [bow[0], -bow[1], long, 0],
    [bow[0], bow[1], shoulder, wide],
    [-long + along, wide],
    [-long, wide, -long, wide - across],
    [-long, -wide + across],
    [-long, -wide, -long + along, -wide],
  ])
}

/** A plate lying flat at a height, seen from above. */
function sheet(shipClass: ShipClass, inset: number, y: number): BufferGeometry {
  return new ShapeGeometry(plateOutline(shipClass, inset), CURVE).rotateX(-Math.PI / 2).translate(0, y, 0)
}

/** The upright edge of a board that lies on the water. */
function edge(shipClass: ShipClass, inset: number, height: number): BufferGeometry {
  const points = plateOutline(shipClass, inset).getPoints(CURVE)
  return surface(
    points.length - 1,
    1,
    (u, v) => {
      const { x, y } = points[Math.round(u * (points.length - 1))] ?? { x: 0, y: 0 }
      return [x, v * height, -y]
    },
    (u, v) => [u, v],
  )
}

const WAXED = { roughness: 0.6, grain: 0.35 }

/** The dark rim, the cream line and the cream head of a class's base; its middle on the origin, one unit to bow, stern and sides. */
export function baseRim(shipClass: ShipClass): BufferGeometry {
  return joined([
    part(edge(shipClass, INSETS.rim, THICKNESS), '#24130a', WAXED),
    part(sheet(shipClass, INSETS.rim, THICKNESS), '#24130a', WAXED),
    part(sheet(shipClass, INSETS.line, THICKNESS + PAINT), '#f7ebc8', WAXED),
    part(head(shipClass), '#fff4d6', WAXED),
  ])
}

/** The height of the head over the face, cells, and the depth of the notch behind it, as a share of the taper. */
const HEAD = { over: 0.003, notch: 0.34 } as const

/** The cream head of a base: an arrow that points to the bow. */
function head(shipClass: ShipClass): BufferGeometry {
  const { taper, head: reach } = FORMS[shipClass]
  const from = 1 - 2 * taper * reach
  const points = plateOutline(shipClass, INSETS.line).getPoints(CURVE)
  const port = points.filter(({ y }) => y >= 0).sort((a, b) => a.x - b.x)
  const flank = [new Vector2(from, breadthAt(port, from)), ...port.filter(({ x }) => x > from)]
  const shape = new Shape([
    ...flank.map(({ x, y }) => new Vector2(x, -y)),
    ...flank.toReversed(),
    new Vector2(from + HEAD.notch * taper, 0),
  ])
  return new ShapeGeometry(shape).rotateX(-Math.PI / 2).translate(0, BASE_TOP + HEAD.over, 0)
}

/** Returns the half breadth of an outline at a place along the keel; its points are sorted from the stern. */
function breadthAt(points: readonly Vector2[], x: number): number {
  const ahead = points.findIndex((point) => point.x >= x)
  const [a, b] = [points[ahead - 1], points[ahead]]
  if (!a || !b || a.x === b.x) return b?.y ?? 0
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
}

/** The face of a class's base in white, to be tinted; placed like its rim. */
export function baseFace(shipClass: ShipClass): BufferGeometry {
  return part(sheet(shipClass, INSETS.top, BASE_TOP), '#ffffff', WAXED)
}

/**
 * The rows of points on each flank: the distance of each row's middle from the rim and the breadth of a point, in the measure
 * of the models.
 */
export const POINT_ROWS = { hull: 0.083, sails: 0.176, width: 0.086 } as const

/** Returns the part of the keel along which the points of a class lie, from −1 at the stern to 1 at the bow. */
export const pointsSpan = (shipClass: ShipClass): readonly [from: number, to: number] => FORMS[shipClass].points

/** Half the length of a base, and its middle along the keel. */
export function spanOf({ fore, aft }: BaseMeasures): { readonly half: number; readonly middle: number } {
  return { half: (fore + aft) / 2, middle: (fore - aft) / 2 }
}
