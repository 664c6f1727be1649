import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { Decisions } from './Decisions.tsx'

/** White has offered to end the match, and red is asked. */
async function offered() {
  const table = await jackalTable('. .', {}, { viewer: 'red', names: { white: 'Flint', red: 'Silver' } })
  await table.play({ kind: 'offerEnd' })
  const user = table.panel((view) => <Decisions view={view} />)
  return { table, user }
}

it('asks a player by name whether to end the match', async () => {
  await offered()
  const panel = screen.getByRole('region', { name: 'Strike the colours?' })
  expect(panel.textContent).toContain('Flint offers to end the match as it stands.')
  expect(panel.textContent).toContain('What do you say, Silver?')
})

it.each([
  ['End it', 'acceptEnd'],
  ['Play on', 'decline'],
])('%s sends %s for the player asked, and the panel goes', async (name, kind) => {
  const { table, user } = await offered()
  await user.click(screen.getByRole('button', { name: new RegExp(name) }))
  expect(table.host.asked('match:play')).toEqual([{ id: 'jackal-1', seat: 'red', move: { kind } }])
  expect(screen.queryByRole('region')).toBeNull()
})

const buttons = () => within(screen.getByRole('region')).getAllByRole('button')

it.each([
  [/Swear out loud!/, true],
  [/Stay polite/, false],
])('the caramba asks for an oath: %s', async (name, loud) => {
  const table = await jackalTable('. caramba', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
  const user = table.panel((view) => <Decisions view={view} />)
  expect(screen.queryByRole('region')).toBeNull()
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  screen.getByRole('region', { name: 'Caramba!' })
  await user.click(screen.getByRole('button', { name }))
  expect(table.host.asked('match:play')).toMatchObject([{ seat: 'white', move: { kind: 'swear', loud } }])
  expect(screen.queryByRole('region')).toBeNull()
})

it('the lighthouse lets the tiles it showed be put back in another order', async () => {
  const tiles = { c3: '?cannibal', c4: '?rum', c5: '?trap' }
  const pieces = { 'white-1': 'e5', 'white-2': 'g1' }
  const table = await jackalTable('. ?lighthouse', { tiles, pieces }, { viewer: 'white' })
  const user = table.panel((view) => <Decisions view={view} />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  for (const cell of Object.keys(tiles)) await table.play({ kind: 'peek', cell })
  const names = () => buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names()).toEqual(['Cannibal goes to c3', 'Barrel of rum goes to c4', 'Trap goes to c5', 'Done'])
  await user.click(screen.getByRole('button', { name: 'Cannibal goes to c3' }))
  screen.getByRole('button', { name: 'Cannibal goes to c3', pressed: true })
  await user.click(screen.getByRole('button', { name: 'Trap goes to c5' }))
  expect(names()).toEqual(['Trap goes to c3', 'Barrel of rum goes to c4', 'Cannibal goes to c5', 'Done'])
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const order = ['c5', 'c4', 'c3'].map(cellNamed)
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'arrange', order } }])
})
