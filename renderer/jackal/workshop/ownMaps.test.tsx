import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { MOST_OWN_MAPS } from '../../../electron/contract/ipc.ts'
import { MAPS } from '../../../engine/jackal/data/maps.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useSettings } from '../../ui/settings.ts'
import { isKept, keepMap, playNext, removeMap, renameMap, sketchOfOwn, takeMapToPlay, useOwnMaps } from './ownMaps.ts'
import { blankSketch, type Sketch } from './sketch.ts'

const ISLAND: Sketch = { rows: MAPS.island, variant: 'classic', deck: null, own: null }
const kept = () => useSettings.getState().settings.ownMaps

beforeEach(() => {
  useSettings.setState(useSettings.getInitialState())
  setHost(scriptedHost({ 'settings:change': () => useSettings.getState().settings }))
})

it('keeps maps under their names, each in place of the earlier one', () => {
  const id = keepMap(ISLAND, 'The cove')
  expect(keepMap({ ...ISLAND, rows: MAPS['great-island'], own: id }, 'The large cove')).toBe(id)
  expect(keepMap(ISLAND, 'The cove')).not.toBe(id)
  expect(kept().map(({ name, rows }) => [name, rows.length])).toEqual([
    ['The large cove', 17],
    ['The cove', 13],
  ])
})

it('renames and removes them', () => {
  const [first, second] = [keepMap(ISLAND, 'First'), keepMap(ISLAND, 'Second')]
  renameMap(first ?? '', 'Other')
  removeMap(second ?? '')
  expect(kept().map(({ name }) => name)).toEqual(['Other'])
})

it('keeps no more than the limit', () => {
  for (let n = 0; n < MOST_OWN_MAPS; n++) keepMap(ISLAND, `Map ${n}`)
  expect(keepMap(ISLAND, 'One more')).toBeNull()
  expect(keepMap({ ...ISLAND, own: kept()[0]?.id ?? '' }, 'Renamed')).toBe(kept()[0]?.id)
  expect(kept()).toHaveLength(MOST_OWN_MAPS)
})

it('offers those that can be played', () => {
  const id = keepMap(ISLAND, 'The cove')
  keepMap(blankSketch(13, 13, 'classic'), 'Begun')
  const { result } = renderHook(useOwnMaps)
  expect(result.current).toEqual([{ id, name: 'The cove', variant: 'classic', map: MAPS.island, deck: null }])
})

it('leaves out kinds of tiles that this version does not have', () => {
  const own = {
    id: 'a',
    name: 'A',
    variant: 'classic',
    rows: MAPS.island,
    deck: { empty: 3, rum: 0, kraken: 2 },
  } as const
  expect(sketchOfOwn(own).deck).toEqual({ empty: 3 })
})

it('knows whether a sketch is kept unchanged', () => {
  const own = keepMap(ISLAND, 'The cove')
  expect(isKept({ ...ISLAND, own }, kept())).toBe(true)
  expect(isKept(ISLAND, kept())).toBe(false)
  expect(isKept({ ...ISLAND, own, variant: 'archipelago' }, kept())).toBe(false)
  expect(isKept({ ...ISLAND, own, deck: { empty: 117 } }, kept())).toBe(false)
})

it('hands a map to the form once', () => {
  playNext('cove')
  expect([takeMapToPlay(), takeMapToPlay()]).toEqual(['cove', null])
})
