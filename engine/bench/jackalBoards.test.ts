import { describe, expect, it } from 'vitest'
import { islandsOf } from '../jackal/geometry/islands.ts'
import { landOf } from '../jackal/geometry/terrain.ts'
import { boardOf, jackalBoardsBench, SIZES } from './jackalBoards.ts'
import type { Rate } from './row.ts'

const figuresBy = (rate: Rate) =>
  Object.fromEntries(jackalBoardsBench.rows(rate).map(({ name, value }) => [name, value]))

/** Returns a rate that does no work and returns these figures, board by board. */
function told(...figures: readonly number[]): Rate {
  let calls = 0
  return () => figures[calls++ % figures.length] ?? 0
}

describe('the bench of boards of all sizes', () => {
  it('plays matches at random on every board in both variants', () => {
    const rows = jackalBoardsBench.rows((work) => work())
    const plain = rows.filter(
      ({ name }) => name.endsWith('tiles') && !name.includes('times') && !name.includes('growth'),
    )
    expect(plain.map(({ name }) => name.split(',').slice(0, 2).join())).toEqual(
      ['classic', 'archipelago'].flatMap((variant) => SIZES.map((size) => `${variant}, ${size} × ${size}`)),
    )
    for (const { value } of plain) expect(value).toBeGreaterThan(50)
  })

  it('compares decisions with the tiles of the board', () => {
    const figures = figuresBy(told(100))
    const tiles = landOf(boardOf('classic', 13)).length
    expect(figures['classic, 13 × 13, times its tiles']).toBe(100 * tiles)
    expect(figures['classic, slowdown against growth in tiles']).toBeLessThan(1)
  })

  it.each(SIZES)('plays the archipelago at size %d among several islands', (size) => {
    expect(islandsOf(boardOf('archipelago', size)).length).toBeGreaterThan(1)
  })

  it('shows a board on which play slows down more than its number of tiles grows', () => {
    expect(figuresBy(told(100, 80, 30, 10, 9))['classic, slowdown against growth in tiles']).toBeGreaterThan(1)
  })
})
