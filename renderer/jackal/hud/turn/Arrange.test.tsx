import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { Arrange } from './Arrange.tsx'

const buttons = () => within(screen.getByRole('region')).getAllByRole('button')

it('the lighthouse lets the tiles it showed be put back in another order', async () => {
  const tiles = { c3: '?cannibal', c4: '?rum', c5: '?trap' }
  const pieces = { 'white-1': 'e5', 'white-2': 'g1' }
  const table = await jackalTable('. ?lighthouse', { tiles, pieces }, { viewer: 'white' })
  const user = table.panel((view) => <Arrange view={view} />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  for (const cell of Object.keys(tiles)) await table.play({ kind: 'peek', cell })
  const names = () => buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names().slice(1)).toEqual(['Cannibal goes to c3', 'Barrel of rum goes to c4', 'Trap goes to c5', 'Done'])
  await user.click(screen.getByRole('button', { name: 'Cannibal goes to c3' }))
  screen.getByRole('button', { name: 'Cannibal goes to c3', pressed: true })
  await user.click(screen.getByRole('button', { name: 'Trap goes to c5' }))
  expect(names().slice(1)).toEqual(['Trap goes to c3', 'Barrel of rum goes to c4', 'Cannibal goes to c5', 'Done'])
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const order = ['c5', 'c4', 'c3'].map(cellNamed)
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'arrange', order } }])
})
