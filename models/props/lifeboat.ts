import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { ball, box, rod, surface, type Triple, tube } from '../geometry/solids.ts'

/** Half of the length and of the beam, in cells. */
const REACH = 0.4
const BEAM = 0.17
/** Height of the gunwale amidships, and of the keel, over the waterline. */
const GUNWALE = 0.1
const KEEL = -0.06
const PLANKS = '#b98446'
const INSIDE = '#d6a566'
const STRAKE = '#d93a2e'
const THWARTS = '#7a4a24'
const RAIL = '#c42f28'
const OAR = '#e0c08a'

/** Returns the place along the boat from the stern (0) to the bow (1), in cells from the middle. */
const along = (u: number) => REACH * (2 * u - 1)
const fullness = (u: number) => 1 - Math.abs(2 * u - 1) ** 2.4
/** Returns the sheer, which rises towards both ends, as the keel does. */
const sheer = (u: number) => GUNWALE + 0.08 * (2 * u - 1) ** 2
const keel = (u: number) => KEEL + 0.07 * Math.abs(2 * u - 1) ** 3

/** Returns a point of the hull: `v` goes from the port gunwale (0) over the keel to the starboard one (1). */
function onHull(u: number, v: number, thin = 0): Triple {
  const around = Math.PI * v
  const breadth = Math.max(0, BEAM * fullness(u) - thin)
  const depth = sheer(u) - keel(u) - thin
  return [along(u) * (1 - thin), sheer(u) - depth * Math.sin(around) ** 0.7, -breadth * Math.cos(around)]
}

function gunwale(side: 0 | 1): BufferGeometry {
  const points = Array.from({ length: 9 }, (_, i) => onHull(i / 8, side))
  return tube(points, 0.014, { steps: 16, sides: 5 })
}

/** Returns an oar that lies along the boat with its blade towards the bow. */
function oar(z: number): BufferGeometry[] {
  return [
    part(rod([-0.27, GUNWALE - 0.005, z], [0.16, GUNWALE + 0.015, z], 0.011, 0.011, 6), OAR),
    part(ball(1, [0.23, GUNWALE + 0.02, z], [0.085, 0.008, 0.032], 10, 5), OAR),
  ]
}

/** Returns a rowing boat, 0.8 long, bow towards +x, the waterline at height 0. */
export function lifeboat(): BufferGeometry {
  const strake = (from: number) => surface(16, 1, (u, v) => onHull(u, from + v * 0.1))
  return joined([
    part(
      surface(16, 6, (u, v) => onHull(u, 0.1 + 0.8 * v)),
      PLANKS,
    ),
    part(strake(0), STRAKE, { roughness: 0.45, grain: 0.5 }),
    part(strake(0.9), STRAKE, { roughness: 0.45, grain: 0.5 }),
    part(
      surface(16, 6, (u, v) => onHull(u, 1 - v, 0.014)),
      INSIDE,
      { roughness: 0.7 },
    ),
    part(gunwale(0), RAIL),
    part(gunwale(1), RAIL),
    part(rod([-REACH, sheer(0) - 0.1, 0], [-REACH - 0.01, sheer(0) + 0.03, 0], 0.02, 0.016, 6), RAIL),
    part(rod([REACH, sheer(1) - 0.1, 0], [REACH + 0.015, sheer(1) + 0.05, 0], 0.02, 0.016, 6), RAIL),
    ...[-0.2, 0.02, 0.22].map((x) =>
      part(box([0.06, 0.018, 0.29 - Math.abs(x) * 0.3], [x, GUNWALE - 0.025, 0]), THWARTS),
    ),
    ...oar(0.055),
    ...oar(-0.06),
  ])
}
