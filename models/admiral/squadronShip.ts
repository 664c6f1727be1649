import { type BufferGeometry, PlaneGeometry } from 'three'
import type { Parts } from '../bake/model.ts'
import type { Detail } from '../geometry/detail.ts'
import { joined, part } from '../geometry/part.ts'
import { rod } from '../geometry/solids.ts'
import { fittings } from '../ship/fittings.ts'
import { hull } from '../ship/hull.ts'
import type { Lines } from '../ship/lines.ts'
import { standing } from '../ship/rig.ts'
import { stern } from '../ship/stern.ts'
import type { Team } from '../teams.ts'
import { bowGear } from './beak.ts'
import { canvas } from './canvas.ts'
import { CLASSES, paintOf, type ShipClass, WATERLINE } from './classes.ts'
import { flags } from './flags.ts'
import { chasersOf, portsOf } from './gunPorts.ts'
import { type Fit, fitOf, linesOf } from './hullLines.ts'
import { ANCHOR, POLE } from './rigging.ts'

const IRON = { roughness: 0.35, metalness: 0.8, grain: 0 }

/** Guns that fire ahead and astern. */
function chasers(lines: Lines): readonly BufferGeometry[] {
  return [...chasersOf(lines).bow, ...chasersOf(lines).stern].map(([x, y, z]) => {
    const inward = x > 0 ? -0.11 : 0.11
    return part(rod([x + inward, y, z], [x, y, z], 0.022, 0.017, 6), '#3a3a42', IRON)
  })
}

/** For a simple hull: a dark port without its gun. */
function ports(lines: Lines): readonly BufferGeometry[] {
  return portsOf(lines).flatMap(([x, y, z]) =>
    [1, -1].map((side) => {
      const port = new PlaneGeometry(0.07, 0.06).rotateY(side > 0 ? 0 : Math.PI).translate(x, y, (z + 0.008) * side)
      return part(port, '#1a0f0b', { roughness: 0.8, grain: 0 })
    }),
  )
}

function body(shipClass: ShipClass, team: Team, detail: Detail): BufferGeometry {
  const lines = linesOf(shipClass)
  const paint = paintOf(shipClass, team)
  const ahead = bowGear(lines, CLASSES[shipClass].beak)
  return joined([
    hull(lines, paint, detail),
    ...fittings(lines, paint, detail, ahead),
    ...stern(lines, paint, detail),
    ...standing(lines, detail),
    ...(detail === 'full' ? chasers(lines) : ports(lines)),
  ])
}

/** Lays a part on the table: scaled, its middle on the origin, the waterline at height 0. */
function laid(geometry: BufferGeometry, { scale, middle }: Fit): BufferGeometry {
  geometry.translate(-middle, -WATERLINE, 0).scale(scale, scale, scale)
  for (const name of [ANCHOR, POLE]) {
    if (!geometry.hasAttribute(name)) continue
    const place = geometry.getAttribute(name)
    for (let i = 0; i < place.count; i++) {
      place.setX(i, (place.getX(i) - middle) * scale)
      place.setY(i, (place.getY(i) - WATERLINE) * scale)
      if (name === POLE) place.setZ(i, place.getZ(i) * scale)
    }
  }
  return geometry
}

/** A hull that has lost masts and sails, and much of her paint. */
export function hulk(shipClass: ShipClass): BufferGeometry {
  const lines = linesOf(shipClass)
  const paint = { ...paintOf(shipClass, 'red'), band: '#4a3426', accent: '#5b4632', stern: '#5a4330' }
  const whole = joined([hull(lines, paint, 'full'), ...fittings(lines, paint, 'full'), ...stern(lines, paint, 'full')])
  return laid(whole, fitOf(shipClass))
}

/**
 * A team's ship of a class: bow toward +x, its waterline at height 0. `body` is carved, `sails` and `flags` show the
 * squadrons' cloth picture and are turned by the wind.
 */
export function squadronShip(team: Team, shipClass: ShipClass, detail: Detail): Parts {
  const [lines, form, fit] = [linesOf(shipClass), CLASSES[shipClass], fitOf(shipClass)]
  return {
    body: laid(body(shipClass, team, detail), fit),
    sails: laid(canvas(lines, form, team, detail), fit),
    flags: laid(flags(lines, team, detail), fit),
  }
}
