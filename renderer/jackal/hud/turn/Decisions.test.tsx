import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../../testkit/jackal.ts'
import { Decisions } from './Decisions.tsx'

/** White has offered to end the match, and red is asked. */
async function offered() {
  const table = await jackalTable('. .', {}, { viewer: 'red', names: { white: 'Flint', red: 'Silver' } })
  await table.play({ kind: 'offerEnd' })
  const user = table.panel(<Decisions />)
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

it.each([
  [/Swear out loud!/, true],
  [/Stay polite/, false],
])('the caramba asks for an oath: %s', async (name, loud) => {
  const table = await jackalTable('. caramba', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
  const user = table.panel(<Decisions />)
  expect(screen.queryByRole('region')).toBeNull()
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  screen.getByRole('region', { name: 'Caramba!' })
  await user.click(screen.getByRole('button', { name }))
  expect(table.host.asked('match:play')).toMatchObject([{ seat: 'white', move: { kind: 'swear', loud } }])
  expect(screen.queryByRole('region')).toBeNull()
})
