import { type BufferGeometry, PlaneGeometry } from 'three'
import type { Detail } from '../geometry/detail.ts'
import { part } from '../geometry/part.ts'
import { ball, box, cone, drum, ring, rod } from '../geometry/solids.ts'
import type { Lines } from './lines.ts'
import type { ShipPaint } from './paint.ts'

const DARK = '#3a2012'
const PANEL = '#70441f'
const SPAR = '#a8743e'
const GOLD = '#d9a441'
const GILT = { roughness: 0.3, metalness: 0.85, grain: 0 }
const IRON = { roughness: 0.35, metalness: 0.8, grain: 0 }

/** Returns the wall where a deck steps up, with its door and a hand rail on top. */
function bulkhead(lines: Lines, t: number, detail: Detail): readonly BufferGeometry[] {
  const deck = (at: number, side: -1 | 1) => lines.deck(at, side)
  const [low, high] = [Math.min(deck(t, -1), deck(t, 1)) - 0.02, Math.max(deck(t, -1), deck(t, 1))]
  const outward = t < 0.5 ? 1 : -1
  const width = lines.bulwark(t, lines.castle(t, t < 0.5 ? -1 : 1))[2] * 0.86
  const x = lines.along(t) + outward * 0.004
  const top = high + 0.05
  const door = high - low - 0.03
  const posts = [-0.8, -0.3, 0.3, 0.8].map((k) =>
    part(rod([x, high, k * width], [x, top, k * width], 0.009, 0.009, 4, true), SPAR),
  )
  const wall = part(box([0.02, high - low, width * 2], [x, (high + low) / 2, 0]), PANEL)
  if (detail === 'low') return [wall]
  return [
    wall,
    part(box([0.012, door, 0.085], [x + outward * 0.012, low + 0.02 + door / 2, 0]), DARK),
    part(box([0.02, 0.016, width * 1.9], [x, top, 0]), '#a06a36', { roughness: 0.42 }),
    ...posts,
  ]
}

/** Returns a gun in its port, on the side of the given sign, its lid hung open over it. */
function gun(lines: Lines, [t, s]: readonly [t: number, s: number], side: -1 | 1, paint: ShipPaint) {
  const [x, y, z] = lines.plank(t, s)
  const out = (distance: number) => (z + distance) * side
  const port = new PlaneGeometry(0.066, 0.056).rotateY(side > 0 ? 0 : Math.PI).translate(x, y, out(0.01))
  return [
    part(port, '#1a0f0b', { roughness: 0.8, grain: 0 }),
    part(box([0.07, 0.012, 0.05], [x, y + 0.038, out(0.022)], [side * -0.5, 0, 0]), paint.accent),
    part(rod([x, y - 0.006, out(-0.01)], [x, y - 0.006, out(0.085)], 0.022, 0.017, 5), '#3a3a42', IRON),
  ]
}

function guns(lines: Lines, paint: ShipPaint): readonly BufferGeometry[] {
  const { gunDecks, guns: row } = lines.form
  const places = gunDecks.flatMap((s) =>
    Array.from({ length: row.count }, (_, k) => [row.from + k * row.step, s] as const),
  )
  return places.flatMap((place) => [...gun(lines, place, 1, paint), ...gun(lines, place, -1, paint)])
}

/** Returns bowsprit, gilded beak and figurehead. */
function bow(lines: Lines): readonly BufferGeometry[] {
  const x = lines.along(1)
  const y = lines.rail(1)
  const { ahead, up } = lines.form.bowsprit
  return [
    part(rod([lines.along(0.94), y + 0.02, 0], [x + ahead, y + up, 0], 0.024, 0.012, 7), SPAR),
    part(cone(0.05, 0.19, [x + 0.06, y - 0.06, 0], 7, [0, 0, -1.9]), GOLD, GILT),
    part(ball(0.038, [x + 0.14, y - 0.03, 0], [1, 1, 1], 8, 6), GOLD, GILT),
    part(ring(0.05, 0.014, [x - 0.005, y - 0.02, 0], { turn: [0, 0, 0], sides: 5, segments: 8, arc: 4.4 }), GOLD, GILT),
  ]
}

/** Returns hatch with its grating, and the wheel on the quarterdeck. */
function deckGear(lines: Lines): readonly BufferGeometry[] {
  const deck = (at: number, side: -1 | 1) => lines.deck(at, side)
  const y = deck(0.5, 1)
  const wheel = [lines.along(0.235), deck(0.23, 1) + 0.075, 0] as const
  const spokes = [0, 1, 2].map((k) => {
    const [c, s] = [Math.cos((k * Math.PI) / 3) * 0.062, Math.sin((k * Math.PI) / 3) * 0.062]
    return part(rod([wheel[0], wheel[1] - c, -s], [wheel[0], wheel[1] + c, s], 0.007, 0.007, 4), SPAR)
  })
  return [
    part(box([0.19, 0.016, 0.16], [lines.along(0.53), y + 0.004, 0]), PANEL),
    part(box([0.15, 0.02, 0.12], [lines.along(0.53), y + 0.006, 0]), DARK, { roughness: 0.8 }),
    part(ring(0.048, 0.009, wheel, { turn: [0, Math.PI / 2, 0], sides: 4, segments: 12 }), SPAR),
    part(box([0.03, 0.075, 0.03], [wheel[0] - 0.02, wheel[1] - 0.035, 0]), PANEL),
    ...spokes,
  ]
}

function rudder(lines: Lines): BufferGeometry {
  return part(box([0.08, 0.22, 0.018], [lines.along(0) - 0.04, 0.13, 0]), DARK)
}

/** Returns everything on the hull except stern and rig; `ahead` is the gear before the bow. */
export function fittings(
  lines: Lines,
  paint: ShipPaint,
  detail: Detail,
  ahead: readonly BufferGeometry[] = bow(lines),
): readonly BufferGeometry[] {
  const steps = lines.steps.flatMap((t) => bulkhead(lines, t, detail))
  if (detail === 'low') return [...steps, ...ahead]
  const capstan = part(drum(0.028, 0.034, 0.06, [lines.along(0.86), lines.deck(0.86, 1) + 0.03, 0], 8), DARK)
  return [...steps, ...guns(lines, paint), ...ahead, ...deckGear(lines), rudder(lines), capstan]
}

export { GILT, GOLD, SPAR }
