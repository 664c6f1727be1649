import { expect, it } from 'vitest'
import { translator } from '../../../i18n/t.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { hintText } from './hints.ts'

it('names the ship whose activation ends by an order to another ship, with its cell', async () => {
  const ships = { 'red-line': 'k8 N', 'red-brig': 'e4 N', 'blue-galleon': 'q14 S' } as const
  const table = await admiralTable({ ships }, { viewer: 'red', bots: ['blue'] })
  await table.play({ kind: 'steer', ship: 'red-line', turn: 'none' })
  useIntent.setState({ selected: 'red-brig' })
  const said = (['en', 'ru'] as const).map((language) => hintText(translator(language), useIntent.getState()))
  expect(said).toEqual([
    'An order here ends the turn of the red ship of the line no. 1 at k9',
    'Приказ другому закончит ход красного линкора № 1 на k9',
  ])
})
