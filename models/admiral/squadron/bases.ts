import { type BufferGeometry, Shape, ShapeGeometry, Vector2 } from 'three'
import { outline } from '../../geometry/outline.ts'
import { joined, part, unshared } from '../../geometry/part.ts'
import { surface } from '../../geometry/solids.ts'
import type { SquadronId } from '../../teams.ts'
import type { ShipClass } from './classes.ts'

/** How far a ship's base reaches from her origin, in the measure of the models: toward the bow's point, the stern and each side. */
export interface BaseMeasures {
  readonly fore: number
  readonly aft: number
  readonly halfBeam: number
}

/** The larger the class, the larger the base. */
export const BASES = {
  line: { fore: 0.5, aft: 0.565, halfBeam: 0.46 },
  galleon: { fore: 0.44, aft: 0.52, halfBeam: 0.46 },
  frigate: { fore: 0.47, aft: 0.52, halfBeam: 0.34 },
  brig: { fore: 0.36, aft: 0.4, halfBeam: 0.34 },
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
}

/** Each class by an outline of its own: a broad plate, a round one, a lance, a drop. */
const FORMS = {
  line: { taper: 0.2, fullness: 0.6, stern: [0.08, 0.12] },
  galleon: { taper: 0.42, fullness: 0.86, stern: [0.5, 0.6] },
  frigate: { taper: 0.44, fullness: 0.5, stern: [0.1, 0.16] },
  brig: { taper: 0.5, fullness: 0.68, stern: [0.6, 0.85] },
} as const satisfies Readonly<Record<ShipClass, BaseForm>>

/** How far rim, line and top lie inside each other, of the half length; across they keep the same breadth. */
const INSETS = { rim: 0, line: 0.035, top: 0.078 } as const
const ACROSS = 1.3
/** Height of the board, cells, and how far line and face lie over each other on it. */
const THICKNESS = 0.048
const PAINT = 0.004

/** Height of the face of a base over its underside. */
export const BASE_TOP = THICKNESS + 2 * PAINT

/**
 * The dark field behind a ship: how far it lies inside the rim and how far it reaches to starboard, toward the viewer. Sails and oak stand out before it; the team's colour stays around it.
 */
const FIELD = { inset: 0.15, starboard: 0.3, over: 0.003 } as const
/** What a team's colour is multiplied with there. */
export const FIELD_PAINT = '#4d4d4d'

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

/** The dark rim and the cream line of a class's base; its middle on the origin, one unit to bow, stern and sides. */
export function baseRim(shipClass: ShipClass): BufferGeometry {
  return joined([
    part(edge(shipClass, INSETS.rim, THICKNESS), '#24130a', WAXED),
    part(sheet(shipClass, INSETS.rim, THICKNESS), '#24130a', WAXED),
    part(sheet(shipClass, INSETS.line, THICKNESS + PAINT), '#f7ebc8', WAXED),
  ])
}

/** The dark field: it reaches from port to a little to starboard. */
function field(shipClass: ShipClass): BufferGeometry {
  const points = plateOutline(shipClass, FIELD.inset).getPoints(CURVE)
  const shape = new Shape(points.map(({ x, y }) => new Vector2(x, Math.max(y, -FIELD.starboard))))
  return new ShapeGeometry(shape).rotateX(-Math.PI / 2).translate(0, BASE_TOP + FIELD.over, 0)
}

/** The same sheet, seen from above even where an instance mirrors it. */
function mirrorable(sheet: BufferGeometry): BufferGeometry {
  const turned = unshared(sheet).clone()
  for (const name of Object.keys(turned.attributes)) {
    const values = turned.getAttribute(name)
    for (let i = 0; i < values.count; i += 3)
      for (let k = 0; k < values.itemSize; k++) {
        const second = values.getComponent(i + 1, k)
        values.setComponent(i + 1, k, values.getComponent(i + 2, k))
        values.setComponent(i + 2, k, second)
      }
  }
  return joined([sheet, turned])
}

/** The face of a class's base in white and grey, to be tinted; placed like its rim, the field to port: mirror it where that is near. */
export function baseFace(shipClass: ShipClass): BufferGeometry {
  return mirrorable(
    joined([
      part(sheet(shipClass, INSETS.top, BASE_TOP), '#ffffff', WAXED),
      part(field(shipClass), FIELD_PAINT, WAXED),
    ]),
  )
}

/** Half the length of a base, and its middle along the keel. */
export function spanOf({ fore, aft }: BaseMeasures): { readonly half: number; readonly middle: number } {
  return { half: (fore + aft) / 2, middle: (fore - aft) / 2 }
}
