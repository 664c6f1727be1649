import { darker, INK } from '../../faces/colour.ts'
import { at, clipped, fill, line, type Markup, shape } from '../../faces/ink.ts'
import { path, polyline, text } from '../../faces/shapes.ts'
import type { Triple } from '../../geometry/solids.ts'
import type { Lines } from '../../ship/lines.ts'
import { bowspritEnd, mastsOf, type SailPlan } from '../../ship/rig.ts'
import { SQUADRON_PAINT, type SquadronId } from '../../teams.ts'
import { gaffCorners, jibCorners, lateenCorners, mastSails, spritsails } from './canvas.ts'
import { type CLASSES, paintOf, type ShipClass } from './classes.ts'
import { EMBLEMS, heraldry } from './clothArt.ts'
import { FLAG_OUTLINES } from './flagArt.ts'
import { hoistsOf } from './flags.ts'
import { portsOf } from './gunPorts.ts'
import { linesOf } from './hullLines.ts'

type Point = readonly [x: number, y: number]

/** Units of the drawing: width, height, units for one of the form's cells, middle of the ship, the keel. */
const VIEW = { width: 256, height: 214, scale: 107, x: 128, keel: 204 } as const
/** The reach of the flag at the stern, in the form's measure. */
const ENSIGN_REACH = 0.352
/** The breadth of a braced square sail seen from the side. */
const TURNED = 0.62

/** Returns the place of a point of the form on the drawing: bow to the right. */
const place = (x: number, y: number): Point => [VIEW.x + x * VIEW.scale, VIEW.keel - y * VIEW.scale]
const flat = ([x, y]: Triple): Point => place(x, y)
const closed = (points: readonly Point[]) => `${polyline(points)}Z`

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** Returns the hull's outline: along the keel to the bow, back along the rails of the castles. */
function hullOutline(lines: Lines): readonly Point[] {
  const below = steps(0, 1, 24).map((t) => place(lines.plank(t, 0)[0], lines.keel(t)))
  const edges = [...steps(1, 0, 24), ...lines.steps].sort((a, b) => b - a)
  const above = edges.flatMap((t) =>
    [1, -1].map((side) => {
      const up = lines.castle(t, t >= 1 ? -1 : t <= 0 ? 1 : side === 1 ? 1 : -1)
      return place(lines.plank(t, 1)[0], lines.rail(t) + up)
    }),
  )
  return [...below, ...above]
}

function strakes(lines: Lines, shipClass: ShipClass, team: SquadronId): Markup {
  let from = 0
  const bands = (paintOf(shipClass, team).strakes?.full ?? []).map(([to, colour]) => {
    const edge = (s: number) => steps(0, 1, 16).map((t) => flat(lines.plank(t, s)))
    const band = closed([...edge(from), ...[...edge(to)].reverse()])
    from = to
    return fill(band, colour)
  })
  return bands.join('')
}

/** Draws a square sail with the heraldry of its team. */
function squareSail({ x, foot, head, footWidth, headWidth, belly }: SailPlan, team: SquadronId): Markup {
  const [top, low] = [head - 0.005, foot]
  const [h, f, ahead] = [(headWidth / 2) * TURNED, (footWidth / 2) * TURNED, belly * 0.8]
  const [a, b, c, d] = [place(x - h, top), place(x + h, top), place(x + f + ahead * 0.3, low), place(x - f, low)]
  const [q, r, s] = [
    place(x + (h + f) / 2 + ahead * 1.5, (top + low) / 2),
    place(x, low + Math.min(0.07, (top - low) * 0.12)),
    place(x - (h + f) / 2 + ahead * 1.1, (top + low) / 2),
  ]
  const outline =
    path`M${a[0]},${a[1]}L${b[0]},${b[1]}Q${q[0]},${q[1]} ${c[0]},${c[1]}` +
    path`Q${r[0]},${r[1]} ${d[0]},${d[1]}Q${s[0]},${s[1]} ${a[0]},${a[1]}Z`
  const size: Point = [(Math.max(b[0], c[0]) + ahead * VIEW.scale - d[0]) / CLOTH, (d[1] - a[1]) / CLOTH]
  return sail(outline, team, at(d[0], a[1], size, 0, heraldry(team)))
}

/** The side of the picture of a cloth, in units. */
const CLOTH = 256

function sail(outline: string, team: SquadronId, inside: Markup = ''): Markup {
  const { sail: colour } = SQUADRON_PAINT[team]
  return shape(outline, colour, { line: 4.5, offset: [-4, -5], inside })
}

function rigging(lines: Lines): Markup {
  const masts = mastsOf(lines).map(({ foot, top }) => polyline([flat(foot), flat(top)]))
  const sprit = polyline([place(lines.along(0.94), lines.rail(1)), flat(bowspritEnd(lines))])
  const all = [...masts, sprit].join('')
  return line(all, INK, 8.5) + line(all, '#a8743e', 4)
}

function flags(lines: Lines, team: SquadronId): Markup {
  return hoistsOf(lines)
    .map(({ at, size: [length, height] }) => {
      const [x, y] = flat(at)
      const [w, h] = [length * VIEW.scale * 0.9, height * VIEW.scale]
      const outline = FLAG_OUTLINES[team].map(([u, v]): Point => [x - u * w, y + (v - 0.5) * h])
      return shape(closed(outline), SQUADRON_PAINT[team].band, { line: 4, shade: 0, light: 0 })
    })
    .join('')
}

function canvasOf(lines: Lines & { readonly form: (typeof CLASSES)[ShipClass] }, team: SquadronId): Markup {
  const { form } = lines
  const triangles = jibCorners(lines, form).map(({ head, tack, clew }) => closed([flat(head), flat(tack), flat(clew)]))
  const aft = form.canvas.aft === 'gaff' ? gaffCorners(lines, form) : lateenCorners(lines, form)
  return (
    [...triangles, closed(aft.map(flat))].map((outline) => sail(outline, team)).join('') +
    [...mastSails(lines, form), ...spritsails(lines, form)]
      .reverse()
      .map((plan) => squareSail(plan, team) + (plan.piece === 'fore' ? emblem(plan, team) : ''))
      .join('')
  )
}

/** The emblem's share of its sail's width, and its height on it; like the sail, it is seen a little from the side. */
const ON_SAIL = { width: 0.26, height: 0.31, up: 0.45 } as const

function emblem({ x, foot, head, footWidth, belly }: SailPlan, team: SquadronId): Markup {
  const [cx, cy] = place(x + belly * 0.6, foot + (head - foot) * ON_SAIL.up)
  const size: Point = [footWidth * ON_SAIL.width, footWidth * ON_SAIL.height]
  return at(cx, cy, size, 0, EMBLEMS[team](SQUADRON_PAINT[team].emblem))
}

/**
 * Returns the SVG document of a team's ship of a class, seen from its starboard side, 256 units wide, bow to the right.
 */
export function shipSilhouette(shipClass: ShipClass, team: SquadronId): string {
  const lines = linesOf(shipClass)
  const hull = closed(hullOutline(lines))
  const ports = portsOf(lines).map(([x, y]) => {
    const [px, py] = place(x, y)
    return fill(path`M${px - 3.6},${py - 3.4}h7.2v6.800h-7.2Z`, '#1a0f0b')
  })
  const drawing =
    rigging(lines) +
    canvasOf(lines, team) +
    flags(lines, team) +
    fill(hull, darker(SQUADRON_PAINT[team].band, 0.2)) +
    clipped(hull, strakes(lines, shipClass, team) + ports.join('')) +
    line(hull, INK, 5.5)
  const box = `0 0 ${text(VIEW.width)} ${text(VIEW.height)}`
  const middle = (lines.form.bowsprit.ahead - ENSIGN_REACH) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${at(-middle * VIEW.scale, 0, 1, 0, drawing)}</svg>`
}
