import { describe, expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TILE_KINDS } from '../../../engine/jackal/data/tiles.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import { stillLife } from './stillLife.ts'

describe('the table behind the menu', () => {
  const { tiles, pieces } = stillLife()

  it('shows an island that can be dealt', () => {
    const open = tiles.filter((tile) => tile?.open)
    const tooMany = TILE_KINDS.filter(
      (kind) => open.filter((tile) => tile?.kind === kind).length > (CLASSIC_ISLAND.deck[kind] ?? 0),
    )
    expect(tooMany).toEqual([])
    expect(tiles.filter((tile) => tile !== null)).toHaveLength(landOf(CLASSIC_ISLAND).length)
  })

  it('has a place for every piece', () => {
    expect(pieces.every(({ at }) => typeof at === 'number')).toBe(true)
  })
})
