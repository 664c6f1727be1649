import { describe, expect, it } from 'vitest'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import { stillLife } from './stillLife.ts'

describe('the table behind the menu', () => {
  const { tiles, pieces } = stillLife()

  it('shows an island that could be dealt', () => {
    const open = tiles.filter((tile) => tile?.open)
    const tooMany = TILE_KINDS.filter((kind) => open.filter((tile) => tile?.kind === kind).length > tileRow(kind).count)
    expect(tooMany).toEqual([])
    expect(tiles.filter((tile) => tile !== null)).toHaveLength(117)
  })

  it('has everybody standing somewhere', () => {
    expect(pieces.every(({ at }) => typeof at === 'number')).toBe(true)
  })
})
