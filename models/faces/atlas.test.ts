import { describe, expect, it } from 'vitest'
import { TILE_KINDS, tileRow } from '../../engine/jackal/data/tiles.ts'
import { faceIndex, GRID, ORDER } from './atlas.ts'
import { faceSvg } from './faces.ts'

/** Every picture of every kind. */
const PICTURES = TILE_KINDS.flatMap((kind) =>
  Array.from({ length: tileRow(kind).pictures ?? 1 }, (_, i) => ({ kind, picture: i + 1 })),
)

const SPENT = ['chest-3', 'galleon', 'airplane', 'lighthouse'] as const

describe('the atlas of tile faces', () => {
  it('has its own cell for every picture of every kind, and the back first', () => {
    const cells = PICTURES.map(({ kind, picture }) => faceIndex(kind, picture))
    expect(new Set(cells).size).toBe(cells.length)
    expect(cells).not.toContain(faceIndex('closed', 1))
    expect(faceIndex('closed', 1)).toBe(0)
    expect(ORDER.length - cells.length - 1).toBe(SPENT.length)
    expect(ORDER.length).toBeLessThanOrEqual(GRID * GRID)
  })

  it('refuses a picture that the kind does not have', () => {
    expect(() => faceIndex('empty', 5)).toThrow(RangeError)
    expect(() => faceIndex('empty', 0)).toThrow(RangeError)
  })

  it('has a face of its own for each kind that can be spent, and one for all chests', () => {
    const cells = SPENT.map((kind) => faceIndex(kind, 1, true))
    expect(new Set([...cells, ...SPENT.map((kind) => faceIndex(kind, 1))]).size).toBe(2 * SPENT.length)
    expect(faceIndex('chest-1', 1, true)).toBe(faceIndex('chest-5', 1, true))
    expect(faceIndex('rum', 1, true)).toBe(faceIndex('rum', 1))
    expect(faceIndex('closed', 1, true)).toBe(0)
  })

  it('shows a closed tile as its back, whatever picture it hides', () => {
    expect(faceSvg('closed', 3)).toBe(faceSvg('closed', 1))
  })
})

describe('the drawing of a face', () => {
  const drawings: readonly (readonly [name: string, svg: string])[] = [
    ...PICTURES.map(({ kind, picture }) => [`${kind} ${picture}`, faceSvg(kind, picture)] as const),
    ...SPENT.map((kind) => [`${kind} spent`, faceSvg(kind, 1, true)] as const),
  ]

  it('is different for every picture', () => {
    expect(new Set(drawings.map(([, svg]) => svg)).size).toBe(drawings.length)
  })

  it.each(drawings)('of %s is whole and needs neither fonts nor other files', (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).not.toMatch(/<text|<image|href/)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`)
  })
})
