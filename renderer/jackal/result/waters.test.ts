import { expect, it } from 'vitest'
import { parseOptions } from '../../../engine/jackal/options.ts'
import { setup } from '../../../engine/jackal/setup.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { translator } from '../../i18n/t.ts'
import { watersText } from './waters.ts'

function dealt(wanted: object) {
  const options = parseOptions(wanted)
  if (!options.ok) throw new Error(options.problem.what)
  return setup(options.value, openStream(1, 'deal'))
}

const OWN = {
  map: ['~~~~~~~', '~#####~', '~#####~', '~#####~', '~#####~', '~#####~', '~~~~~~~'],
  deck: { empty: 25 },
}

it.each([
  [{}, ''],
  [{ map: 'clover' }, 'Map: Clover. Classic.'],
  [{ variant: 'archipelago' }, 'Map: Treasure island. Archipelago.'],
  [{ lifeboat: true }, 'Map: Treasure island. Classic, with a lifeboat.'],
  [{ map: OWN, variant: 'archipelago' }, 'Map: drawn for this match. Archipelago.'],
])('names the place of a match with %j', (options, text) => {
  expect(watersText(translator('en'), dealt(options))).toBe(text)
})

it('does not use the name of a map for another land', () => {
  const state = dealt({})
  expect(watersText(translator('ru'), { ...state, board: OWN })).toBe('Карта: нарисована для этой партии. Классика.')
})
