import { expect, it } from 'vitest'
import { UNKNOWN_TILE } from '../data/unknownTile.ts'
import { perIsland } from './perIsland.ts'

it('a result that depends only on the tiles is computed once for an island, and again for another', () => {
  let made = 0
  const closed = perIsland((tiles) => {
    made++
    return tiles.filter((tile) => tile?.open === false).length
  })
  const island = [null, UNKNOWN_TILE, UNKNOWN_TILE]
  const turned = [null, { ...UNKNOWN_TILE, open: true }, UNKNOWN_TILE]
  expect([closed(island), closed(island), made]).toEqual([2, 2, 1])
  expect([closed(turned), closed(island), made]).toEqual([1, 2, 3])
})
