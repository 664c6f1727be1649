import { describe, expect, it } from 'vitest'
import { boardFor } from '../../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, MAPS, type MapName } from '../../../../engine/jackal/data/maps.ts'
import { LENGTH_TABLES, MAP_TURNS } from '../../../../engine/jackal/data/mapTurns.ts'
import { mapFaults } from '../../../../engine/jackal/maps/mapFaults.ts'
import { parseOptions } from '../../../../engine/jackal/options.ts'
import { VARIANTS } from '../../../../engine/jackal/types.ts'
import type { PlayableMap } from '../../workshop/ownMaps.ts'
import {
  bestFor,
  chosenMap,
  DRAWN,
  FIRST_MAP,
  isMapName,
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

function mapNamed(name: string): MapName {
  if (!isMapName(name)) throw new Error(`no map is named ${name}`)
  return name
}

const optionsFor = (part: object, own: readonly PlayableMap[] = []) =>
  mapOptions({ ...FIRST_MAP, lifeboat: false, ...part }, own)

describe('the chosen map', () => {
  it('is left out of the options if it is the plain island', () => {
    expect(optionsFor({})).toEqual({ lifeboat: false })
  })

  it.each(MAP_NAMES.flatMap((map) => VARIANTS.map((variant) => ({ map, variant }))))(
    'can be played if every island is reachable, else the island is: $map, $variant',
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

  it('brings its boat if its deck was counted with one', () => {
    const deck = { empty: 8, lifeboat: 1 }
    expect(optionsFor({ map: SMALL.id, variant: 'archipelago' }, [{ ...SMALL, deck }])).toMatchObject({
      lifeboat: true,
    })
  })
})

describe('the length of a match', () => {
  const TABLES = VARIANTS.flatMap((variant) => LENGTH_TABLES.map((table) => [variant, table] as const))

  it.each(TABLES)('is a range in steps of five minutes on every map: %s, %s', (variant, table) => {
    for (const map of MAP_NAMES) {
      const { low, high } = minutesOf(map, variant, table)
      expect([low % 5, high % 5]).toEqual([0, 0])
      expect(low).toBeGreaterThan(0)
      expect(high).toBeGreaterThan(low)
    }
  })

  it.each(TABLES)('is the measured one, at four seconds a turn: %s, %s', (variant, table) => {
    for (const [map, measured] of Object.entries(MAP_TURNS[variant])) {
      const [shortest, longest] = measured[table]
      const { low, high } = minutesOf(mapNamed(map), variant, table)
      expect(Math.abs(low - (shortest * 4) / 60)).toBeLessThanOrEqual(2.5)
      expect(Math.abs(high - (longest * 4) / 60)).toBeLessThanOrEqual(high === low + 5 ? 5 : 2.5)
    }
  })

  it.each(TABLES)('grows with the tiles of maps that were not measured: %s, %s', (variant, table) => {
    const small = minutesOf(SMALL.map, variant, table)
    const large = minutesOf([...MAPS['great-island']], variant, table)
    expect(large.low).toBeGreaterThan(small.low)
    expect(large.high).toBeGreaterThan(small.high)
  })
})

it('depends on the number of players of a map', () => {
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
