import { cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { JackalResult } from './ResultSheet.tsx'

const names = { white: 'Flint', red: 'Silver' } as const

/** Plays a match in which Red carries the treasure home, then both agree to end. */
async function ended(settings: object = {}) {
  const plan = {
    at: 'b7',
    turn: 'red',
    pieces: { 'white-1': { at: 'dead' }, 'white-2': 'e5', 'red-1': 'b7' },
    teams: { white: { gold: 2 } },
  } as const
  const table = await jackalTable('empty=T', plan, { names, settings })
  await table.play({ kind: 'go', piece: 'red-1', to: 'a7', carry: 'treasure' })
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'acceptEnd' })
  const { result } = table.view
  if (!result) throw new Error('the match is not over')
  const actions = { onAgain: vi.fn(), onSwap: vi.fn(), onReplay: vi.fn(), onMenu: vi.fn(), onClose: vi.fn() }
  const user = table.panel(<JackalResult outcome={result} {...actions} />)
  return { user, actions }
}

/** Returns the table of the crews. */
const crews = () => screen.getByRole('table', { name: 'Crew' })
const cells = (name: RegExp) =>
  [...within(crews()).getByRole('row', { name }).children].map((cell) => cell.textContent?.trim() ?? '')

it('shows the winner, the reason, and each crew’s gold', async () => {
  await ended()
  screen.getByText('Silver wins')
  screen.getByText(/The players agreed to end the match\. \d+ rounds?\./)
  expect(
    within(crews())
      .getAllByRole('row')
      .map((row) => row.getAttribute('data-wins')),
  ).toEqual([null, 'true', 'false'])
  expect(cells(/Silver/)).toEqual(['SilverRed', '3', '', '–'])
  expect(cells(/Flint/)).toEqual(['FlintWhite', '2', '–', '1'])
  expect(
    within(crews())
      .getByRole('row', { name: /Silver/ })
      .querySelectorAll('td:nth-child(3) svg'),
  ).toHaveLength(1)
})

it('shows the course of the match, also to screen readers, and opens the turn that decided it', async () => {
  const { user, actions } = await ended()
  const curve = within(screen.getByRole('table', { name: 'Gold in the holds' }))
  expect(curve.getAllByRole('row').map((row) => row.textContent)).toEqual(['RoundFlintSilver', 'Start20', '123'])
  await user.click(screen.getByRole('button', { name: /Silver brings the galleon’s treasure home: 3 gold. Round 1/ }))
  expect(actions.onReplay).toHaveBeenCalledExactlyOnceWith(0)
})

it('leaves no room for heaps if no crew has gold', async () => {
  await ended()
  expect(document.querySelectorAll('.heap')).toHaveLength(2)
  cleanup()
  const table = await jackalTable(
    'empty',
    { at: 'b7', turn: 'red', pieces: { 'white-1': 'e5', 'red-1': 'b7' } },
    { names },
  )
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'acceptEnd' })
  const { result } = table.view
  if (!result) throw new Error('the match is not over')
  const actions = { onAgain: null, onSwap: null, onReplay: null, onMenu: null, onClose: vi.fn() }
  table.panel(<JackalResult outcome={result} {...actions} />)
  expect(document.querySelectorAll('.poured')).toHaveLength(0)
})

it('uses the language of the settings', async () => {
  await ended({ language: 'ru' })
  expect(
    within(screen.getByRole('table', { name: 'Команда' }))
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Команда', 'Золото', 'Клад', 'Погибшие'])
})

it.each([
  ['Play again', 'onAgain'],
  ['Swap sides', 'onSwap'],
  ['Watch the replay', 'onReplay'],
  ['Main menu', 'onMenu'],
] as const)('%s does that', async (name, action) => {
  const { user, actions } = await ended()
  await user.click(screen.getByRole('button', { name }))
  expect(Object.entries(actions).flatMap(([key, spy]) => spy.mock.calls.map(() => key))).toEqual([action])
})
