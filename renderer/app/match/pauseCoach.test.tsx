import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { PauseSheet } from './PauseSheet.tsx'

const PLAN = { pieces: { 'white-1': 'e5', 'red-1': 'g13' } } as const
const ask = () => screen.queryByRole('button', { name: /What would you do/ })

it('the menu asks the coach, which then appears on the table', async () => {
  const table = await jackalTable('. .', PLAN, { viewer: 'white', bots: ['red'] })
  const user = table.panel(<PauseSheet onClose={() => {}} />)
  const button = ask()
  if (!button) throw new Error('no coach in the menu')
  await user.click(button)
  expect(table.host.asked('match:advise')).toEqual([{ id: 'jackal-1', seat: 'white' }])
})

it('the menu has no coach in a match against people', async () => {
  const table = await jackalTable('. .', PLAN, { viewer: 'white' })
  table.panel(<PauseSheet onClose={() => {}} />)
  expect(ask()).toBeNull()
})

it('the menu offers to give up if only bots are left', async () => {
  const giveUp = () => screen.queryByRole('button', { name: 'Give up' })
  const alone = await admiralTable({ ships: { 'red-brig': 'k8 N', 'blue-brig': 'p8 S' } }, { bots: ['blue'] })
  alone.panel(<PauseSheet onClose={() => {}} />)
  expect(giveUp()).not.toBeNull()
  cleanup()
  const people = await jackalTable('. .', PLAN)
  people.panel(<PauseSheet onClose={() => {}} />)
  expect(giveUp()).toBeNull()
})
