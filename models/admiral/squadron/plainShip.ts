import { type BufferGeometry, ExtrudeGeometry, PlaneGeometry, Shape } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Parts } from '../../bake/model.ts'
import { joined, part } from '../../geometry/part.ts'
import { rod, type Triple } from '../../geometry/solids.ts'
import { SQUADRON_PAINT, type SquadronId } from '../../teams.ts'
import type { ShipClass } from './classes.ts'
import { type Column, clothPlace } from './clothSheet.ts'
import type { Hoist } from './flags.ts'
import { SHIP_MEASURES, type ShipMeasures } from './measures.ts'
import { hoisted, NEVER, rigged } from './rigging.ts'

/** The depth of the hull under water, and the radius of a mast, in cells. */
const DRAUGHT = 0.05
const MAST = 0.014
/** The height of a sail, as a share of its mast, and its breadth against the hull's. */
const SAIL = { height: 0.62, breadth: 2.6 } as const

/** Returns a ship of a few solids, made at run time: it is drawn where its model is missing or damaged. */
export function plainShip(team: SquadronId, shipClass: ShipClass): Parts {
  const measures = SHIP_MEASURES[shipClass]
  return {
    body: body(measures, SQUADRON_PAINT[team].band),
    sails: mergeGeometries(measures.masts.map((mast) => sail(measures, mast, team))),
    flags: mergeGeometries(
      measures.flags.map(({ at, size, lost }) => hoisted(cloth(size, at, team, 'flag'), at, lost)),
    ),
  }
}

function body({ hull: { middle, halfLength, halfBeam }, deck, masts }: ShipMeasures, colour: string): BufferGeometry {
  const outline = new Shape()
  outline.moveTo(-halfLength, -halfBeam * 0.8)
  outline.lineTo(halfLength * 0.3, -halfBeam)
  outline.quadraticCurveTo(halfLength * 0.85, -halfBeam * 0.75, halfLength, 0)
  outline.quadraticCurveTo(halfLength * 0.85, halfBeam * 0.75, halfLength * 0.3, halfBeam)
  outline.lineTo(-halfLength, halfBeam * 0.8)
  const hull = new ExtrudeGeometry(outline, { depth: deck + DRAUGHT, bevelEnabled: false, curveSegments: 5 })
  return joined([
    part(hull.rotateX(-Math.PI / 2).translate(middle, -DRAUGHT, 0), colour),
    ...masts.map(({ foot, top }) => part(rod(foot, top, MAST, MAST, 5), '#8a5a2e')),
  ])
}

/** Returns one square sail, which furls and braces as all sails do. */
function sail({ hull }: ShipMeasures, { foot, top }: ShipMeasures['masts'][number], team: SquadronId): BufferGeometry {
  const height = (top[1] - foot[1]) * SAIL.height
  const breadth = hull.halfBeam * SAIL.breadth
  const plane = pictured(new PlaneGeometry(breadth, height).rotateY(Math.PI / 2), team, 'plain')
  plane.translate(foot[0] + MAST * 2, top[1] - height * 0.6, 0)
  return rigged(plane, { anchor: [foot[0], top[1]], swing: 1, lost: NEVER }, { leeward: true, tear: NEVER })
}

/** Returns a flag that streams toward +x from its pole. */
function cloth([length, height]: Hoist['size'], at: Triple, team: SquadronId, column: Column) {
  const [x, y, z] = at
  return pictured(new PlaneGeometry(length, height), team, column).translate(x + length / 2, y, z)
}

/** Shows a team's cloth on a plane. */
function pictured(plane: BufferGeometry, team: SquadronId, column: Column): BufferGeometry {
  const uv = plane.getAttribute('uv')
  const place = clothPlace(team, column)
  for (let i = 0; i < uv.count; i++) {
    const [u, v] = place(uv.getX(i), 1 - uv.getY(i))
    uv.setXY(i, u, v)
  }
  return plane
}
