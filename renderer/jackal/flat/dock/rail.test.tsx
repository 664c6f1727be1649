import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { IslandTable } from '../IslandTable.tsx'
import { loadLater } from '../later.ts'

beforeAll(loadLater)

const EN = { viewer: 'white', settings: { language: 'en' } } as const
/** Two pieces side by side, each on a cell that the other may go to, and one aboard. */
const SIDE_BY_SIDE = { pieces: { 'white-1': 'e5', 'white-2': 'f5', 'white-3': 'g1' } }

const touch = (name: string) => act(async () => screen.getByRole('gridcell', { name: new RegExp(`^${name}:`) }).click())
const row = (testId: string) => within(screen.getByTestId(testId)).getAllByRole('button')
const men = () => row('flat-men').map((chip) => chip.textContent)
const chosen = () => row('flat-men').find((chip) => chip.getAttribute('aria-pressed') === 'true')?.textContent

it('has every piece in one row and every place in another, in an order that no tap changes', async () => {
  const table = await jackalTable('. . .', SIDE_BY_SIDE, EN)
  const user = table.panel(<IslandTable />)
  const order = men()
  expect(order).toEqual(['e5', 'f5', 'g1', 'g1']) // the last is the ship
  for (const [place, chip] of row('flat-men').entries()) {
    await user.click(chip)
    expect([men(), row('flat-men')[place]?.getAttribute('aria-pressed')]).toEqual([order, 'true'])
  }
})

it('chooses a piece that stands on a target of the chosen one', async () => {
  const table = await jackalTable('. . .', SIDE_BY_SIDE, EN)
  const user = table.panel(<IslandTable />)
  await user.click(row('flat-men')[0] ?? document.body)
  await touch('f5') // aims there
  expect([chosen(), screen.getByTestId('flat-main').textContent]).toEqual(['e5', 'Go to f5'])
  await user.click(row('flat-men')[1] ?? document.body)
  expect(chosen()).toBe('f5')
  expect(useIntent.getState().selected).toEqual({ kind: 'piece', id: 'white-2' })
})

it('keeps the chosen piece and the aim when a chip is pressed again', async () => {
  const table = await jackalTable('. . .', SIDE_BY_SIDE, EN)
  const user = table.panel(<IslandTable />)
  for (let times = 0; times < 2; times++) await user.click(row('flat-men')[0] ?? document.body)
  const [goal] = row('flat-goals')
  for (let times = 0; times < 2; times++) await user.click(goal ?? document.body)
  expect([chosen(), goal?.getAttribute('aria-pressed')]).toEqual(['e5', 'true'])
})

it('begins a turn with no move chosen, whatever was viewed while others moved', async () => {
  const seating = { ...EN, bots: ['red'] }
  const table = await jackalTable('. . .', { ...SIDE_BY_SIDE, pieces: { 'white-1': 'e5', 'red-1': 'c9' } }, seating)
  const user = table.panel(<IslandTable />)
  await touch('e6')
  await user.click(screen.getByTestId('flat-main'))
  await touch('e7') // a target of its piece
  await table.play({ kind: 'go', piece: 'red-1', to: 'c10' })
  expect(chosen()).toBe('e6') // the piece that moved last
  expect(screen.getByTestId<HTMLButtonElement>('flat-main').disabled).toBe(true)
  expect(screen.queryByRole('gridcell', { selected: true })).toBeNull()
})
