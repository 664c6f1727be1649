import { describe, expect, it } from 'vitest'
import { TILE_KINDS, tileRow } from '../../engine/jackal/data/tiles.ts'
import { faceIndex, GRID, ORDER } from './atlas.ts'
import { faceSvg } from './faces.ts'

/** Every picture of every kind. */
const PICTURES = TILE_KINDS.flatMap((kind) =>
  Array.from({ length: tileRow(kind).pictures ?? 1 }, (_, i) => ({ kind, picture: i + 1 })),
)

describe('the atlas of tile faces', () => {
  it('has a cell of its own for every picture of every kind, and the back first', () => {
    const cells = PICTURES.map(({ kind, picture }) => faceIndex(kind, picture))
    expect(new Set(cells).size).toBe(cells.length)
    expect(cells).not.toContain(faceIndex('closed', 1))
    expect(faceIndex('closed', 1)).toBe(0)
    expect(cells.length + 1).toBe(ORDER.length)
    expect(ORDER.length).toBeLessThanOrEqual(GRID * GRID)
  })

  it('refuses a picture that the kind does not have', () => {
    expect(() => faceIndex('empty', 5)).toThrow(RangeError)
    expect(() => faceIndex('empty', 0)).toThrow(RangeError)
  })

  it('shows a closed tile as its back, whatever picture it hides', () => {
    expect(faceSvg('closed', 3)).toBe(faceSvg('closed', 1))
  })
})

describe('the drawing of a face', () => {
  const drawings = PICTURES.map(({ kind, picture }) => [`${kind} ${picture}`, faceSvg(kind, picture)] as const)

  it('is different for every picture', () => {
    expect(new Set(drawings.map(([, svg]) => svg)).size).toBe(drawings.length)
  })

  it.each(drawings)('of %s is whole and needs neither fonts nor other files', (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).not.toMatch(/<text|<image|href/)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`)
  })
})
