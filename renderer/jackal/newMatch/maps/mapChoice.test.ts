import { describe, expect, it } from 'vitest'
import { boardFor } from '../../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, MAPS } from '../../../../engine/jackal/data/maps.ts'
import { mapFaults } from '../../../../engine/jackal/maps/mapFaults.ts'
import { parseOptions } from '../../../../engine/jackal/options.ts'
import { VARIANTS } from '../../../../engine/jackal/types.ts'
import type { PlayableMap } from '../../workshop/ownMaps.ts'
import {
  bestFor,
  chosenMap,
  DRAWN,
  FIRST_MAP,
  isSuited,
  mapOptions,
  minutesOf,
  parseSize,
  rowsOf,
} from './mapChoice.ts'

const SMALL: PlayableMap = {
  id: 'map-1',
  name: 'Home',
  variant: 'archipelago',
  map: ['~~~~~', '~###~', '~###~', '~###~', '~~~~~'],
  deck: null,
}
const optionsFor = (part: object, own: readonly PlayableMap[] = []) =>
  mapOptions({ ...FIRST_MAP, lifeboat: false, ...part }, own)

describe('the chosen map', () => {
  it('is left out of the options where it is the plain island', () => {
    expect(optionsFor({})).toEqual({ lifeboat: false })
  })

  it.each(MAP_NAMES.flatMap((map) => VARIANTS.map((variant) => ({ map, variant }))))(
    'can be played where every island is reached, else the island is: $map, $variant',
    ({ map, variant }) => {
      const suits = mapFaults(boardFor({ map, variant, lifeboat: false }), variant).length === 0
      expect(isSuited(map, variant)).toBe(suits)
      const played = { map: suits ? map : 'island', variant }
      expect(parseOptions(optionsFor({ map, variant }))).toMatchObject({ ok: true, value: played })
    },
  )

  it.each([9, 12, 15, 25])('may be drawn by a seed, %i cells wide, with or without the boat', (size) => {
    for (const variant of VARIANTS) {
      for (const lifeboat of [true, false]) {
        const options = optionsFor({ map: DRAWN, variant, lifeboat, mapSize: String(size), mapSeed: 7 })
        expect(parseOptions(options)).toMatchObject({ ok: true })
        expect(rowsOf(chosenMap({ ...FIRST_MAP, map: DRAWN, variant, mapSize: String(size) }, []))).toHaveLength(size)
      }
    }
  })

  it('may be one of the player’s own, for the way of play it was drawn for', () => {
    expect(optionsFor({ map: SMALL.id, variant: 'archipelago' }, [SMALL])).toMatchObject({ map: { map: SMALL.map } })
    expect(parseOptions(optionsFor({ map: SMALL.id, variant: 'archipelago', lifeboat: true }, [SMALL]))).toMatchObject({
      ok: true,
    })
    expect(optionsFor({ map: SMALL.id, variant: 'classic' }, [SMALL])).toEqual({ lifeboat: false })
    expect(optionsFor({ map: SMALL.id }, [])).toEqual({ lifeboat: false })
  })

  it('brings its boat where its deck was counted with one', () => {
    const deck = { empty: 8, lifeboat: 1 }
    expect(optionsFor({ map: SMALL.id, variant: 'archipelago' }, [{ ...SMALL, deck }])).toMatchObject({
      lifeboat: true,
    })
  })
})

it('tells how long a match lasts, and for how many it is', () => {
  expect([minutesOf(MAPS.island, 'classic'), minutesOf(MAPS.island, 'archipelago')]).toEqual([45, 55])
  expect([bestFor(MAPS.island), bestFor(MAPS['great-island']), bestFor(SMALL.map)]).toEqual([
    '3\u2060–\u20604',
    '4',
    '2',
  ])
})

it.each([
  ['9', 9],
  ['25', 25],
  ['8', null],
  ['26', null],
  ['1e1', null],
  ['', null],
])('the size %j is read as %j', (typed, size) => {
  expect(parseSize(typed)).toBe(size)
})
