import type { BufferGeometry } from 'three'
import type { Detail } from '../geometry/detail.ts'
import { QuadMesh } from '../geometry/mesh.ts'
import type { Triple } from '../geometry/solids.ts'
import { HULL, PALE_HULL, TAR } from './colours.ts'
import { BULWARK, type ShipForm, USUAL } from './forms.ts'
import type { Lines } from './lines.ts'
import type { ShipPaint, Strake } from './paint.ts'

const RAIL_CAP = '#7a4a24'
const DECK = ['#c69a62', '#bb8c54', '#c8a06a', '#b98850', '#c69a62'] as const
const SATIN = { roughness: 0.42 }

/** Returns strakes from the keel up: upper edge and colour. */
function strakes(paint: ShipPaint, detail: Detail): readonly Strake[] {
  if (detail === 'low') return simpleStrakes(paint)
  return [
    [0.1, TAR],
    [0.22, TAR],
    [0.34, TAR],
    [0.42, paint.band],
    [0.56, HULL],
    [0.62, TAR],
    [0.8, PALE_HULL],
    [0.87, paint.band],
    [1, HULL],
  ]
}

const simpleStrakes = (paint: ShipPaint): readonly Strake[] => [
  [0.34, TAR],
  [0.42, paint.band],
  [0.8, HULL],
  [0.87, paint.band],
  [1, HULL],
]

/** Stations along the hull between the ends of the castles. */
const STATIONS = {
  full: [...[0, 0.03, 0.08, 0.22, 0.36, 0.42, 0.49, 0.56, 0.63, 0.69, 0.75], ...[0.85, 0.89, 0.925, 0.955, 0.98, 1]],
  low: [0, 0.08, 0.5, 0.65, 0.9, 0.96, 1],
} as const satisfies Record<Detail, readonly number[]>

/** Returns all stations: each end of a castle is one of them, and none comes too close to it. */
function stationsOf(form: ShipForm, detail: Detail): readonly number[] {
  const ends: readonly number[] = Object.values(form.ends ?? USUAL.ends)
  const between = STATIONS[detail].filter((t) => ends.every((end) => Math.abs(end - t) > 0.02))
  return [...between, ...ends].sort((a, b) => a - b)
}

type Segment = readonly [from: number, to: number]

function segments({ lines, detail }: Yard): readonly Segment[] {
  const stations = stationsOf(lines.form, detail)
  return stations.slice(1).map((to, i) => [stations[i] ?? 0, to])
}

/** The hull under construction: its mesh, lines and detail. */
interface Yard {
  readonly mesh: QuadMesh
  readonly lines: Lines
  readonly paint: ShipPaint
  readonly detail: Detail
}

function addPlanking(yard: Yard): void {
  const { mesh, lines, paint, detail } = yard
  for (const [a, b] of segments(yard)) {
    let from = 0
    for (const [to, colour] of paint.strakes?.[detail] ?? strakes(paint, detail)) {
      mesh.addPair([lines.plank(a, from), lines.plank(b, from), lines.plank(b, to), lines.plank(a, to)], colour)
      from = to
    }
  }
}

/** Adds the sides of the castles, standing on the unbroken main rail. */
function addCastles(yard: Yard): void {
  const { mesh, lines, paint } = yard
  for (const [a, b] of segments(yard)) {
    const top = lines.castle(a, 1)
    if (top === 0) continue
    const edges = [0, 0.018, top - 0.03, top]
    const colours = [paint.accent, PALE_HULL, paint.band]
    colours.forEach((colour, i) => {
      const [low = 0, high = 0] = edges.slice(i)
      mesh.addPair(
        [lines.bulwark(a, low), lines.bulwark(b, low), lines.bulwark(b, high), lines.bulwark(a, high)],
        colour,
      )
    })
  }
}

/** Adds a cap a plank thick on the rail, and the inner side of the bulwark down to the deck. */
function addRail(yard: Yard): void {
  const { mesh, lines } = yard
  const inward = ([x, y, z]: Triple, up: number, share: number): Triple => [x, y + up, z * share]
  for (const [a, b] of segments(yard)) {
    const [p, q] = [lines.bulwark(a, lines.castle(a, 1)), lines.bulwark(b, lines.castle(b, -1))]
    const strip = (from: Shift, to: Shift, colour: string) =>
      mesh.addPair([inward(p, ...from), inward(q, ...from), inward(q, ...to), inward(p, ...to)], colour, SATIN)
    strip([-0.004, 1.04], [0.016, 1.04], RAIL_CAP)
    strip([0.016, 1.04], [0.016, 0.86], RAIL_CAP)
    strip([0.016, 0.86], [-BULWARK, 0.84], HULL)
  }
}

type Shift = readonly [up: number, share: number]

function addDeck(yard: Yard): void {
  const { mesh, lines, detail } = yard
  for (const [a, b] of segments(yard)) {
    const [ya, yb] = [lines.deck(a, 1), lines.deck(b, -1)]
    const [xa, , outerA] = lines.bulwark(a, lines.castle(a, 1))
    const [xb, , outerB] = lines.bulwark(b, lines.castle(b, -1))
    const [wa, wb] = [outerA * 0.86, outerB * 0.86]
    const boards = detail === 'low' ? DECK.slice(0, 1) : DECK
    boards.forEach((colour, i) => {
      const [near, far] = [1 - (2 * i) / boards.length, 1 - (2 * (i + 1)) / boards.length]
      const corners = [
        [xa, ya, wa * near],
        [xb, yb, wb * near],
        [xb, yb, wb * far],
        [xa, ya, wa * far],
      ] as const
      mesh.add([...corners], colour, { roughness: 0.62 })
    })
  }
}

/** Closes the ends of the castles' planking where the rail steps down. */
function addSteps({ mesh, lines }: Yard): void {
  for (const t of lines.steps) {
    const forward = t < 0.5
    const high = Math.max(lines.castle(t, -1), lines.castle(t, 1))
    const low = Math.min(lines.castle(t, -1), lines.castle(t, 1))
    const [outerLow, outerHigh] = [lines.bulwark(t, low), lines.bulwark(t, high + 0.016)]
    const inner = ([x, y, z]: Triple): Triple => [x, y, z * 0.84]
    const corners = [outerLow, inner(outerLow), inner(outerHigh), outerHigh] as const
    mesh.addPair(forward ? [...corners] : [corners[3], corners[2], corners[1], corners[0]], RAIL_CAP, SATIN)
  }
}

/** Returns planking, castles, rails and decks. */
export function hull(lines: Lines, paint: ShipPaint, detail: Detail): BufferGeometry {
  const mesh = new QuadMesh()
  const yard: Yard = { mesh, lines, paint, detail }
  addPlanking(yard)
  addCastles(yard)
  addRail(yard)
  addDeck(yard)
  addSteps(yard)
  return mesh.geometry()
}
