import { beforeEach, expect, it } from 'vitest'
import { deckFor, landIn } from '../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, MAPS } from '../../../engine/jackal/data/maps.ts'
import { printMapText } from '../../../engine/jackal/maps/mapText.ts'
import { VARIANTS } from '../../../engine/jackal/types.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { exportSketch, importMap, openMapText, readMapText } from './mapFiles.ts'
import { boardOf, type Sketch, withCount } from './sketch.ts'
import { change, useWorkshop } from './workshop.ts'

const notices = () => useToasts.getState().toasts.map(({ text, problem }) => text || problem?.code)
const sketch = () => useWorkshop.getState().drawing.sketch
const drawn = (name: keyof typeof MAPS, variant: Sketch['variant']): Sketch => ({
  rows: MAPS[name],
  variant,
  deck: null,
  own: null,
})

beforeEach(() => {
  useSettings.setState(useSettings.getInitialState())
  useWorkshop.setState(useWorkshop.getInitialState())
  useToasts.setState({ toasts: [] })
})

it.each(MAP_NAMES.flatMap((name) => VARIANTS.map((variant) => [name, variant] as const)))(
  'reads its own files, for the way of play they were drawn for: %s, %s',
  (name, variant) => {
    const map = drawn(name, variant)
    expect(readMapText(printMapText(boardOf(map), variant))).toEqual({ ok: true, sketch: map })
  },
)

it.each([
  ['island', 'classic'],
  ['great-island', 'classic'],
  ['archipelago', 'archipelago'],
  ['skerries', 'archipelago'],
] as const)('reads a file without a way of play for the one that suits the map: %s, %s', (name, variant) => {
  expect(readMapText(MAPS[name].join('\n'))).toEqual({ ok: true, sketch: drawn(name, variant) })
})

it('reads a deck counted by hand', () => {
  const island = drawn('island', 'classic')
  const { empty = 0, rum = 0 } = deckFor(landIn(MAPS.island), 'classic')
  const counted = withCount(withCount(island, 'rum', rum + 1), 'empty', empty - 1)
  const read = readMapText(printMapText(boardOf(counted), 'classic'))
  expect(read).toMatchObject({ ok: true, sketch: { variant: 'classic', deck: { rum: rum + 1, empty: empty - 1 } } })
})

it.each([
  ['~~~\n~x~\n~~~', 'Line 2, character 2: “x” is not a map sign'],
  ['~~~\n\n~~\n~~~', 'Line 3, character 3: this row is not as long'],
  ['~~~~\n~##~', 'Line 2, character 4: a map has at least 3 rows'],
  ['~~~\n~#~\n~~~\ndeck\nkraken 1', 'Line 5, character 1: “kraken” is not a kind'],
  ['~~~\n~#~\n~~~\ndeck\nempty 2', 'Line 4, character 1: the deck’s 2 tiles'],
  ['~~~\n~#~\n~~~\nvariant chess', 'Line 4, character 9: “chess” is not a way of play'],
  ['variant classic\nvariant classic\n~~~\n~#~\n~~~', 'Line 2, character 1: the variant is given twice'],
  ['~~~\n~\u202e~\n~~~', 'Line 2, character 2: “U+202E” is not a map sign'],
  [`~~~\n~#~\n~~~\ndeck\n${'k'.repeat(9000)} 1`, `Line 5, character 1: “${'k'.repeat(24)}…” is not a kind`],
  ['', 'Line 1, character 1: there is no map.'],
])('shows the place of a fault in a text, and changes nothing: %j', async (text, told) => {
  const before = sketch()
  await openMapText({ file: 'cove.ctmap', text })
  expect(notices()).toEqual([expect.stringContaining(told)])
  expect(notices()[0]).toMatch(/^“cove\.ctmap” was not opened\..*Nothing was changed\.$/)
  expect(sketch()).toBe(before)
})

it('opens the workshop with a map, and only then leaves the match on the table', async () => {
  let left = 0
  const leave = async () => void left++
  useScreen.getState().go({ name: 'match' })
  await openMapText({ file: 'bad.ctmap', text: 'Fifteen men' }, leave)
  expect([left, useScreen.getState().screen.name]).toEqual([0, 'match'])
  await openMapText({ file: 'atoll.ctmap', text: MAPS.atoll.join('\n') }, leave)
  expect([left, useScreen.getState().screen.name]).toEqual([1, 'workshop'])
  expect(sketch()).toEqual(drawn('atoll', 'archipelago'))
})

it('exports and imports by the host’s dialogs', async () => {
  const host = scriptedHost({
    'maps:export': () => ({ path: '/home/ann/cove.ctmap' }),
    'maps:import': () => ({ file: 'atoll.ctmap', text: MAPS.atoll.join('\r\n') }),
  })
  setHost(host)
  await exportSketch()
  expect(host.asked('maps:export')).toEqual([
    { name: 'My island 1', text: `${MAPS.island.join('\n')}\n\nvariant classic\n` },
  ])
  await importMap()
  expect(sketch().rows).toEqual(MAPS.atoll)
})

it('exports no deck that could not be read back', async () => {
  const host = scriptedHost({})
  setHost(host)
  change(withCount(sketch(), 'rum', 9))
  await exportSketch()
  expect(host.asked('maps:export')).toEqual([])
  expect(notices()).toEqual([expect.stringContaining('wrong number of tiles')])
})
