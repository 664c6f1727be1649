import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { TILE_KINDS, type TurntableKind, tileRow } from '../../engine/jackal/data/tiles.ts'
import { ORDER } from '../faces/atlas.ts'
import { RELIEF_NAMES, type ReliefName, reliefOf } from './names.ts'
import { PART_NAMES, PARTS, partsOf } from './parts.ts'
import { movingParts, relief } from './reliefs.ts'
import { footing, stationsOf } from './stations.ts'

type Point = readonly [x: number, y: number, z: number]

function pointsOf(geometry: BufferGeometry): readonly Point[] {
  const position = geometry.getAttribute('position')
  return Array.from({ length: position.count }, (_, i) => [position.getX(i), position.getY(i), position.getZ(i)])
}

const trianglesOf = (geometry: BufferGeometry) => geometry.getAttribute('position').count / 3
const highest = (points: readonly Point[]) => Math.max(0, ...points.map(([, y]) => y))
const around = (points: readonly Point[], x: number, z: number, r: number) =>
  points.filter(([px, , pz]) => Math.hypot(px - x, pz - z) < r)

/** Returns whether pieces have a place of their own on a carving: stations, or the whole of a flat one. */
const isStoodOn = (name: ReliefName) =>
  TILE_KINDS.some((kind) => kind === name && (footing(kind) > 0 || tileRow(kind).steps))

describe.each(RELIEF_NAMES)('the carving %s', (name) => {
  const [full, low] = [relief(name, 'full'), relief(name, 'low')]
  const points = pointsOf(full.body)

  it('has at most 600 triangles with its dark line, and at most 220 when it is light', () => {
    expect(trianglesOf(full.body) + trianglesOf(full.line)).toBeLessThanOrEqual(600)
    expect(trianglesOf(low.body)).toBeLessThanOrEqual(220)
    expect(trianglesOf(low.body)).toBeLessThan(trianglesOf(full.body))
  })

  it('stands on its tile, lower in front than behind, so that the tile behind it stays in sight', () => {
    for (const [x, y, z] of points) {
      expect(y).toBeGreaterThan(-0.09)
      expect(Math.abs(x)).toBeLessThan(0.48)
      expect(Math.abs(z)).toBeLessThan(0.48)
      expect(z - 0.78 * y).toBeGreaterThan(-0.625)
    }
    expect(highest(points)).toBeLessThan(0.58)
  })

  it.skipIf(isStoodOn(name))('leaves its near right corner to pieces', () => {
    expect(highest(around(points, 0.22, 0.24, 0.14))).toBeLessThan(0.23)
  })
})

describe.each(PART_NAMES)('the moving part %s', (name) => {
  const { of, isFleeting, isLined, about } = PARTS[name]

  it.each(['full', 'low'] as const)('is carved when %s, and lined as in the table', (detail) => {
    const part = movingParts(of, detail).get(name)
    expect(part && trianglesOf(part.body)).toBeGreaterThan(0)
    expect(part && trianglesOf(part.line) > 0).toBe(isLined)
  })

  it('turns about a point of its carving', () => {
    const [x, , z] = about
    expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(0.45)
    expect(partsOf(of).includes(name)).toBe(!isFleeting)
  })
})

describe('the carvings', () => {
  it('carve no part that is missing in the table of parts', () => {
    const carved = RELIEF_NAMES.flatMap((name) => [...movingParts(name, 'low').keys()])
    expect(carved.sort()).toEqual([...PART_NAMES].sort())
  })

  it('exist for every face but the back and the ferry', () => {
    expect(ORDER.filter((face) => reliefOf(face) === null)).toEqual(['back', 'ferry'])
    expect(RELIEF_NAMES).toHaveLength(new Set(ORDER.flatMap((face) => reliefOf(face) ?? [])).size)
  })

  it('show a chest full while it has coins, and empty after', () => {
    expect(reliefOf('chest-1')).toBe(reliefOf('chest-5'))
    const gold = (name: ReliefName) => trianglesOf(relief(name, 'full').body)
    expect(gold('chest-full')).toBeGreaterThan(gold('chest-empty'))
    expect(gold('galleon')).toBeGreaterThan(gold('galleon-empty'))
  })

  it('are all different', () => {
    const shapes = RELIEF_NAMES.map((name) =>
      pointsOf(relief(name, 'low').body)
        .flat()
        .map((v) => v.toFixed(3))
        .join(),
    )
    const painted = RELIEF_NAMES.map((name) => [...relief(name, 'low').body.getAttribute('color').array].join())
    expect(new Set(shapes.map((shape, i) => shape + painted[i])).size).toBe(RELIEF_NAMES.length)
  })
})

describe.each(TILE_KINDS.filter((kind) => tileRow(kind).steps))('the stations of %s', (kind) => {
  const stations = stationsOf(kind as TurntableKind) // it has steps
  const points = pointsOf(relief(kind as TurntableKind, 'full').body)

  it('match the number of steps of the kind, and pieces stand on their tops', () => {
    expect(stations).toHaveLength(tileRow(kind).steps ?? 0)
    for (const [index, { x, z, height }] of stations.entries()) {
      expect(footing(kind, index + 1)).toBe(height)
      expect(highest(around(points, x, z, 0.05))).toBeCloseTo(height, 1)
    }
  })

  it('have nothing tall over them', () => {
    for (const { x, z, height, radius } of stations) {
      expect(highest(around(points, x, z, radius * 0.7))).toBeLessThan(height + 0.12)
    }
  })
})
