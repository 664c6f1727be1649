import type { BufferGeometry } from 'three'
import { QuadMesh } from '../geometry/mesh.ts'
import type { Triple } from '../geometry/solids.ts'
import type { TeamPaint } from '../teams.ts'
import { BULWARK, bulwark, castle, FORECASTLE, POOP, plank, QUARTERDECK, rail } from './lines.ts'

const HULL = '#6f4122'
const PALE_HULL = '#875a32'
const TAR = '#38200f'
const RAIL_CAP = '#a06a36'
const DECK = ['#c69a62', '#bb8c54', '#c8a06a', '#b98850', '#c69a62'] as const
const SATIN = { roughness: 0.42 }

/** Strakes from the keel up: upper edge and colour. */
function strakes(paint: TeamPaint): readonly (readonly [upTo: number, colour: string])[] {
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

/** Stations along the hull; the edges of the castles are among them. */
const STATIONS = [
  0,
  0.03,
  0.08,
  POOP.end,
  0.22,
  QUARTERDECK.end,
  0.36,
  0.42,
  0.49,
  0.56,
  0.63,
  0.69,
  0.75,
  FORECASTLE.start,
  0.85,
  0.89,
  0.925,
  0.955,
  0.98,
  1,
]

type Segment = readonly [from: number, to: number]

const SEGMENTS: readonly Segment[] = STATIONS.slice(1).map((to, i) => [STATIONS[i] ?? 0, to])

function addPlanking(mesh: QuadMesh, paint: TeamPaint): void {
  for (const [a, b] of SEGMENTS) {
    let from = 0
    for (const [to, colour] of strakes(paint)) {
      mesh.addPair([plank(a, from), plank(b, from), plank(b, to), plank(a, to)], colour)
      from = to
    }
  }
}

/** The sides of the castles, standing on the unbroken main rail. */
function addCastles(mesh: QuadMesh, paint: TeamPaint): void {
  for (const [a, b] of SEGMENTS) {
    const top = castle(a, 1)
    if (top === 0) continue
    const edges = [0, 0.018, top - 0.03, top]
    const colours = [paint.accent, PALE_HULL, paint.band]
    colours.forEach((colour, i) => {
      const [low = 0, high = 0] = edges.slice(i)
      mesh.addPair([bulwark(a, low), bulwark(b, low), bulwark(b, high), bulwark(a, high)], colour)
    })
  }
}

/** A cap a plank thick on the rail, and the inner side of the bulwark down to the deck. */
function addRail(mesh: QuadMesh): void {
  const inward = ([x, y, z]: Triple, up: number, share: number): Triple => [x, y + up, z * share]
  for (const [a, b] of SEGMENTS) {
    const [p, q] = [bulwark(a, castle(a, 1)), bulwark(b, castle(b, -1))]
    const strip = (from: Shift, to: Shift, colour: string) =>
      mesh.addPair([inward(p, ...from), inward(q, ...from), inward(q, ...to), inward(p, ...to)], colour, SATIN)
    strip([-0.004, 1.04], [0.016, 1.04], RAIL_CAP)
    strip([0.016, 1.04], [0.016, 0.86], RAIL_CAP)
    strip([0.016, 0.86], [-BULWARK, 0.84], HULL)
  }
}

type Shift = readonly [up: number, share: number]

function addDeck(mesh: QuadMesh): void {
  for (const [a, b] of SEGMENTS) {
    const [ya, yb] = [rail(a) + castle(a, 1) - BULWARK, rail(b) + castle(b, -1) - BULWARK]
    const [xa, , outerA] = bulwark(a, castle(a, 1))
    const [xb, , outerB] = bulwark(b, castle(b, -1))
    const [wa, wb] = [outerA * 0.86, outerB * 0.86]
    DECK.forEach((colour, i) => {
      const [near, far] = [1 - (2 * i) / DECK.length, 1 - (2 * (i + 1)) / DECK.length]
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
function addSteps(mesh: QuadMesh): void {
  for (const t of [POOP.end, QUARTERDECK.end, FORECASTLE.start]) {
    const forward = t < 0.5
    const high = Math.max(castle(t, -1), castle(t, 1))
    const low = Math.min(castle(t, -1), castle(t, 1))
    const [outerLow, outerHigh] = [bulwark(t, low), bulwark(t, high + 0.016)]
    const inner = ([x, y, z]: Triple): Triple => [x, y, z * 0.84]
    const corners = [outerLow, inner(outerLow), inner(outerHigh), outerHigh] as const
    mesh.addPair(forward ? [...corners] : [corners[3], corners[2], corners[1], corners[0]], RAIL_CAP, SATIN)
  }
}

/** Planking, castles, rails and decks. */
export function hull(paint: TeamPaint): BufferGeometry {
  const mesh = new QuadMesh()
  addPlanking(mesh, paint)
  addCastles(mesh, paint)
  addRail(mesh)
  addDeck(mesh)
  addSteps(mesh)
  return mesh.geometry()
}
