import { type BufferGeometry, PlaneGeometry } from 'three'
import type { Parts } from '../../bake/model.ts'
import type { Detail } from '../../geometry/detail.ts'
import { joined, part } from '../../geometry/part.ts'
import { ball, cone, rod } from '../../geometry/solids.ts'
import { fittings, SPAR } from '../../ship/fittings.ts'
import { hull } from '../../ship/hull.ts'
import type { Lines } from '../../ship/lines.ts'
import { mastsOf } from '../../ship/rig.ts'
import { simpleGallery, stern } from '../../ship/stern.ts'
import type { SquadronId } from '../../teams.ts'
import { bowGear } from './beak.ts'
import { boat } from './boat.ts'
import { canvas } from './canvas.ts'
import { CLASSES, paintOf, type ShipClass, WATERLINE, wornPaint } from './classes.ts'
import { flags } from './flags.ts'
import { chasersOf, portsOf } from './gunPorts.ts'
import { type Fit, fitOf, linesOf } from './hullLines.ts'
import { ANCHOR, POLE } from './rigging.ts'

const IRON = { roughness: 0.35, metalness: 0.8, grain: 0 }

/** Returns guns that fire ahead and astern. */
function chasers(lines: Lines): readonly BufferGeometry[] {
  return [...chasersOf(lines).bow, ...chasersOf(lines).stern].map(([x, y, z]) => {
    const inward = x > 0 ? -0.11 : 0.11
    return part(rod([x + inward, y, z], [x, y, z], 0.022, 0.017, 6), '#3a3a42', IRON)
  })
}

/** Returns a dark port without its gun, for a simple hull. */
function ports(lines: Lines): readonly BufferGeometry[] {
  return portsOf(lines).flatMap(([x, y, z]) =>
    [1, -1].map((side) => {
      const port = new PlaneGeometry(0.07, 0.06).rotateY(side > 0 ? 0 : Math.PI).translate(x, y, (z + 0.008) * side)
      return part(port, '#1a0f0b', { roughness: 0.8, grain: 0 })
    }),
  )
}

function body(shipClass: ShipClass, team: SquadronId, detail: Detail): BufferGeometry {
  const lines = linesOf(shipClass)
  const paint = paintOf(shipClass, team)
  const ahead = bowGear(lines, CLASSES[shipClass].beak)
  return joined([
    hull(lines, paint, detail),
    ...fittings(lines, paint, detail, ahead),
    ...stern(lines, paint, detail),
    ...(detail === 'full'
      ? [...chasers(lines), ...boat(lines, paint.band)]
      : [...ports(lines), ...simpleGallery(lines)]),
  ])
}

/** The canvas is wider than the hull: from far away, the squadron's colour is the visible part of a ship. */
const SPREAD = 1.2

/** Places a part on the table: scaled, its middle on the origin, the waterline at height 0. */
function laid(geometry: BufferGeometry, { scale: [along, up, across], middle }: Fit): BufferGeometry {
  geometry.translate(-middle, -WATERLINE, 0).scale(along, up, across)
  for (const name of [ANCHOR, POLE]) {
    if (!geometry.hasAttribute(name)) continue
    const place = geometry.getAttribute(name)
    for (let i = 0; i < place.count; i++) {
      place.setX(i, (place.getX(i) - middle) * along)
      place.setY(i, (place.getY(i) - WATERLINE) * up)
      if (name === POLE) place.setZ(i, place.getZ(i) * across)
    }
  }
  return geometry
}

/** Returns splintered stumps of the masts, and one that has fallen across the rail. */
function stumps(lines: Lines): readonly BufferGeometry[] {
  const masts = mastsOf(lines).flatMap(({ foot: [x, y] }, i) => [
    part(rod([x, y - 0.02, 0], [x - 0.01, y + 0.16 + 0.07 * i, 0], 0.032, 0.027, 7, true), SPAR),
    part(cone(0.027, 0.07, [x - 0.017, y + 0.19 + 0.07 * i, 0.006], 5, [0.25, 0, 0.2]), '#c69a62', { roughness: 0.8 }),
  ])
  const deck = lines.rail(0.5) + 0.03
  return [
    ...masts,
    part(rod([lines.along(0.66), deck - 0.05, -0.06], [lines.along(0.38), deck + 0.06, 0.52], 0.026, 0.013, 7), SPAR),
    part(rod([lines.along(0.62), deck + 0.03, 0.33], [lines.along(0.34), deck - 0.02, 0.3], 0.015, 0.015, 5), SPAR),
  ]
}

/** Returns shot holes in the planking. */
function shotHoles(lines: Lines): readonly BufferGeometry[] {
  const places = [
    [0.3, 0.62],
    [0.52, 0.5],
    [0.6, 0.86],
    [0.72, 0.6],
  ] as const
  return places.flatMap(([t, s]) =>
    [1, -1].map((side) => {
      const [x, y, z] = lines.plank(t, s)
      return part(ball(0.048, [x, y, z * side], [1.2, 0.9, 0.25], 7, 5), '#120a07', { roughness: 1, grain: 0 })
    }),
  )
}

/** Returns a hulk: no masts, no sails, no colours, with shot holes; placed like the whole ship. */
export function hulk(shipClass: ShipClass): BufferGeometry {
  const lines = linesOf(shipClass)
  const paint = wornPaint(shipClass)
  const whole = joined([
    hull(lines, paint, 'full'),
    ...fittings(lines, paint, 'full', []),
    ...stern(lines, paint, 'low'),
    ...stumps(lines),
    ...shotHoles(lines),
  ])
  return laid(whole, fitOf(shipClass))
}

/**
 * Returns a team's ship of a class: bow toward +x, its waterline at height 0. `body` is carved, `sails` and `flags`
 * show the squadrons' cloth picture and are turned by the wind.
 */
export function squadronShip(team: SquadronId, shipClass: ShipClass, detail: Detail): Parts {
  const [lines, fit] = [linesOf(shipClass), fitOf(shipClass)]
  return {
    body: laid(body(shipClass, team, detail), fit),
    sails: laid(canvas(lines, shipClass, team, detail), fit).scale(1, 1, SPREAD),
    flags: laid(flags(lines, team, detail), fit),
  }
}
