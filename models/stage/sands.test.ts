import { describe, expect, it } from 'vitest'
import { MAPS } from '../../engine/jackal/data/maps.ts'
import { sands } from './sands.ts'

const trianglesOf = (map: readonly string[], detail: 'full' | 'low') => (sands(map, detail)?.getIndex()?.count ?? 0) / 3

/** Returns the height of the sand at a corner of the net; null if there is none. */
function heightAt(map: readonly string[], x: number, z: number): number | null {
  const position = sands(map, 'full')?.getAttribute('position')
  for (let i = 0; i < (position?.count ?? 0); i++) {
    if (position?.getX(i) === x && position.getZ(i) === z) return position.getY(i)
  }
  return null
}

describe('the sand of a map', () => {
  it('is level under the tiles, and falls into the sea beside them', () => {
    const map = ['~~~~~', '~~~~~', '~~#~~', '~~~~~', '~~~~~']
    expect(heightAt(map, 0.5, 0.5)).toBe(0)
    expect(heightAt(map, 0.75, 0)).toBeLessThan(-0.02)
    expect(heightAt(map, 2, 2)).toBeNull()
  })

  it('is null without land', () => {
    expect(sands(['~~~', '~~~'], 'full')).toBeNull()
  })

  it.each(Object.entries(MAPS))('of %s has few triangles', (_name, map) => {
    expect(trianglesOf(map, 'low')).toBeLessThan(6000)
    expect(trianglesOf(map, 'full')).toBeLessThan(20_000)
  })

  it('of the most ragged allowed map has few enough triangles for Low', () => {
    const dotted = Array.from({ length: 25 }, (_, row) =>
      Array.from({ length: 25 }, (_, column) => (row % 3 === 1 && column % 3 === 1 ? '#' : '~')).join(''),
    )
    expect(trianglesOf(dotted, 'low')).toBeLessThan(20_000)
  })
})
