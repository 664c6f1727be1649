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

/** Share of the length, from the point backward, in which the sides run together. */
const TAPER = 0.27
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

/** Steps of each round corner. */
const CURVE = 2

/** A plate with a square stern and a pointed bow, one unit from its middle to each end. */
function pointed(inset: number): Shape {
  const [long, wide] = [1 - inset, 1 - inset * ACROSS]
  const shoulder = long - 2 * TAPER
  return outline([
    [-long + 0.14, -wide],
    [shoulder, -wide],
    [long - 0.16, -wide * 0.52, long, 0],
    [long - 0.16, wide * 0.52, shoulder, wide],
    [-long + 0.14, wide],
    [-long, wide, -long, wide - 0.2],
    [-long, -wide + 0.2],
    [-long, -wide, -long + 0.14, -wide],
  ])
}

/** A plate lying flat at a height, seen from above. */
function sheet(inset: number, y: number): BufferGeometry {
  return new ShapeGeometry(pointed(inset), CURVE).rotateX(-Math.PI / 2).translate(0, y, 0)
}

/** The upright edge of a board that lies on the water. */
function edge(inset: number, height: number): BufferGeometry {
  const points = pointed(inset).getPoints(CURVE)
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

/** The dark rim and the cream line of a base; its middle on the origin, one unit to bow, stern and sides. */
export function baseRim(): BufferGeometry {
  return joined([
    part(edge(INSETS.rim, THICKNESS), '#24130a', WAXED),
    part(sheet(INSETS.rim, THICKNESS), '#24130a', WAXED),
    part(sheet(INSETS.line, THICKNESS + PAINT), '#f7ebc8', WAXED),
  ])
}

/** The dark field: it reaches from port to a little to starboard. */
function field(): BufferGeometry {
  const points = pointed(FIELD.inset).getPoints(CURVE)
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

/** The face of a base in white and grey, to be tinted; placed like its rim, the field to port: mirror it where that is near. */
export function baseFace(): BufferGeometry {
  return mirrorable(joined([part(sheet(INSETS.top, BASE_TOP), '#ffffff', WAXED), part(field(), FIELD_PAINT, WAXED)]))
}

/** Half the length of a base, and its middle along the keel. */
export function spanOf({ fore, aft }: BaseMeasures): { readonly half: number; readonly middle: number } {
  return { half: (fore + aft) / 2, middle: (fore - aft) / 2 }
}

/** Half the breadth of a base so far from the origin toward the bow. */
export function halfBreadthAt(base: BaseMeasures, along: number): number {
  const { half, middle } = spanOf(base)
  const ahead = (along - middle) / half
  const shoulder = 1 - 2 * TAPER
  if (Math.abs(ahead) > 1) return 0
  return base.halfBeam * (ahead <= shoulder ? 1 : 1 - (ahead - shoulder) / (1 - shoulder))
}
