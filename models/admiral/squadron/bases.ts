import { type BufferGeometry, Shape, ShapeGeometry, Vector2 } from 'three'
import { outline } from '../../geometry/outline.ts'
import { joined, part } from '../../geometry/part.ts'
import { surface } from '../../geometry/solids.ts'
import { breadthAt, FORMS, outlineSteps } from './baseForms.ts'
import type { ShipClass } from './classes.ts'

export { BASE_PAINT, BASES, pointsSpan, spanOf } from './baseForms.ts'

/**
 * The distances of rim, line and top from each other inward, as shares of the half length; across they keep the same
 * breadth.
 */
const INSETS = { rim: 0, line: 0.035, top: 0.078 } as const
const ACROSS = 1.3
/** The height of the board, in cells, and the height of line and face on it. */
const THICKNESS = 0.048
const PAINT = 0.004

/** Height of the face of a base over its underside. */
export const BASE_TOP = THICKNESS + 2 * PAINT

/** Steps of each curve. */
const CURVE = 4

/** Returns the outline of a class's base, at a distance inside its rim. */
const plateOutline = (shipClass: ShipClass, inset: number): Shape =>
  outline(outlineSteps(shipClass, { along: inset, across: inset * ACROSS }))

/** Returns a plate lying flat at a height, seen from above. */
function sheet(shipClass: ShipClass, inset: number, y: number): BufferGeometry {
  return new ShapeGeometry(plateOutline(shipClass, inset), CURVE).rotateX(-Math.PI / 2).translate(0, y, 0)
}

/** Returns the upright edge of a board that lies on the water. */
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

/**
 * Returns the dark rim, the cream line and the cream head of a class's base; its middle on the origin, one unit to bow,
 * stern and sides.
 */
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

/** Returns the cream head of a base: an arrow that points to the bow. */
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

/** Returns the face of a class's base in white, for tinting; placed like its rim. */
export function baseFace(shipClass: ShipClass): BufferGeometry {
  return part(sheet(shipClass, INSETS.top, BASE_TOP), '#ffffff', WAXED)
}

/**
 * The rows of points on each flank: the distance of each row's middle from the rim and the breadth of a point, in the measure
 * of the models.
 */
export const POINT_ROWS = { hull: 0.083, sails: 0.176, width: 0.086 } as const
