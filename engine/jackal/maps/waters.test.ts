import { describe, expect, it } from 'vitest'
import { heightOf, widthOf } from '../cells.ts'
import { boardFor, CLASSIC_ISLAND, landIn } from '../data/boards.ts'
import { MAP_NAMES, type MapName } from '../data/maps.ts'
import { islandsOf, seasOf } from '../geometry/islands.ts'

const onMap = (map: MapName, lifeboat = false) => boardFor({ map, variant: 'archipelago', lifeboat })

describe('the maps that come with the game (J-ARCH)', () => {
  it('are the island of 13 × 13 cells, and a larger single island', () => {
    expect([widthOf(onMap('island')), heightOf(onMap('island')), islandsOf(onMap('island')).length]).toEqual([
      13, 13, 1,
    ])
    const great = onMap('great-island')
    expect(islandsOf(great)).toHaveLength(1)
    expect(landIn(great.map)).toBeGreaterThan(landIn(CLASSIC_ISLAND.map))
  })

  it('are several islands in the archipelago, separated by straits', () => {
    expect(islandsOf(onMap('archipelago')).length).toBeGreaterThan(2)
  })

  it.each(MAP_NAMES)('have one sea, so that ships pass every strait without a ferry: %s', (name) => {
    expect(seasOf(onMap(name))).toHaveLength(1)
  })
})

describe('the deck of the classic island (J-ARCH, J-BOAT)', () => {
  const { empty = 0, ...rest } = CLASSIC_ISLAND.deck

  it('has two trampolines and the bear in place of three empty tiles', () => {
    expect(onMap('island').deck).toEqual({ ...rest, empty: empty - 3, trampoline: 2, bear: 1 })
  })

  it('has the lifeboat in place of one more empty tile', () => {
    expect(onMap('island', true).deck).toEqual({ ...rest, empty: empty - 4, trampoline: 2, bear: 1, lifeboat: 1 })
    const classic = boardFor({ map: 'island', variant: 'classic', lifeboat: true })
    expect(classic.deck).toEqual({ ...rest, empty: empty - 1, lifeboat: 1 })
  })
})
