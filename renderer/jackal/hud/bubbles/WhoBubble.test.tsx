import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../../../engine/jackal/data/boards.ts'
import { cellNamed } from '../../../../engine/testkit/drawnIsland.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { JackalHud } from '../JackalHud.tsx'

const pieces = { 'white-1': 'e5', 'white-2': 'g5', 'white-3': 'g1' }
const cell = (name: string) => cellNamed(CLASSIC_ISLAND, name)

it('asks beside a cell which of those who reach it goes, by name and place; a digit answers', async () => {
  const table = await jackalTable('. . .', { pieces })
  const user = table.panel(<JackalHud />)
  act(() => useIntent.getState().clickCell(cell('f5')))
  const asked = within(screen.getByRole('region', { name: 'Who goes?' }))
  expect(asked.getAllByRole('button').map((button) => button.textContent)).toEqual(['1Pirate on e5', '2Pirate on g5'])
  await user.keyboard('2')
  expect(table.host.asked('match:play')).toMatchObject([{ move: { piece: 'white-2', to: cell('f5') } }])
})

it('a click on a name sends him', async () => {
  const table = await jackalTable('. . .', { pieces })
  const user = table.panel(<JackalHud />)
  act(() => useIntent.getState().clickCell(cell('f5')))
  await user.click(screen.getByRole('button', { name: /Pirate on e5/ }))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { piece: 'white-1', to: cell('f5') } }])
})
