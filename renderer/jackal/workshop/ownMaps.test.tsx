import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { MOST_OWN_MAPS } from '../../../electron/contract/ipc.ts'
import { MAPS } from '../../../engine/jackal/data/maps.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useSettings } from '../../ui/settings.ts'
import { keepMap, playNext, removeMap, renameMap, sketchOfOwn, takeMapToPlay, useOwnMaps } from './ownMaps.ts'
import { blankSketch, type Sketch } from './sketch.ts'

const ISLAND: Sketch = { rows: MAPS.island, variant: 'classic', deck: null }
const kept = () => useSettings.getState().settings.ownMaps

beforeEach(() => {
  useSettings.setState(useSettings.getInitialState())
  setHost(scriptedHost({ 'settings:change': () => useSettings.getState().settings }))
})

it('keeps maps under their names, each in place of the one before it', () => {
  const id = keepMap(null, 'The cove', ISLAND)
  expect(keepMap(id, 'The large cove', { ...ISLAND, rows: MAPS['great-island'] })).toBe(id)
  expect(keepMap(null, 'The cove', ISLAND)).not.toBe(id)
  expect(kept().map(({ name, rows }) => [name, rows.length])).toEqual([
    ['The large cove', 17],
    ['The cove', 13],
  ])
})

it('renames and removes them', () => {
  const [first, second] = [keepMap(null, 'First', ISLAND), keepMap(null, 'Second', ISLAND)]
  renameMap(first ?? '', 'Other')
  removeMap(second ?? '')
  expect(kept().map(({ name }) => name)).toEqual(['Other'])
})

it('keeps no more than there may be', () => {
  for (let n = 0; n < MOST_OWN_MAPS; n++) keepMap(null, `Map ${n}`, ISLAND)
  expect(keepMap(null, 'One more', ISLAND)).toBeNull()
  expect(keepMap(kept()[0]?.id ?? '', 'Renamed', ISLAND)).toBe(kept()[0]?.id)
  expect(kept()).toHaveLength(MOST_OWN_MAPS)
})

it('offers those that can be played', () => {
  const id = keepMap(null, 'The cove', ISLAND)
  keepMap(null, 'Begun', blankSketch(13, 13, 'classic'))
  const { result } = renderHook(useOwnMaps)
  expect(result.current).toEqual([{ id, name: 'The cove', variant: 'classic', map: MAPS.island, deck: null }])
})

it('leaves kinds of tiles out that this version does not have', () => {
  const own = {
    id: 'a',
    name: 'A',
    variant: 'classic',
    rows: MAPS.island,
    deck: { empty: 3, rum: 0, kraken: 2 },
  } as const
  expect(sketchOfOwn(own).deck).toEqual({ empty: 3 })
})

it('hands a map to the form once', () => {
  playNext('cove')
  expect([takeMapToPlay(), takeMapToPlay()]).toEqual(['cove', null])
})
