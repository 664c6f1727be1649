import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { AdmiralDock } from '../dock/AdmiralDock.tsx'
import { SeaRose } from './SeaRose.tsx'

const BATTLE = {
  ships: { 'red-brig': ['k5 N', { sailDamage: 1 }], 'red-galleon': 'p5 N', 'blue-line': 's9 N' },
  wind: 'W fresh',
} as const
function show(table: Awaited<ReturnType<typeof admiralTable>>) {
  return table.panel((view) => (
    <>
      <AdmiralDock view={view} />
      <SeaRose view={view} />
    </>
  ))
}
const rose = () => screen.queryByRole('list', { name: 'How far it can sail on each heading in this wind' })
const spokes = () => within(rose() ?? document.body).getAllByRole('listitem')

it('stands round the selected ship, with the sum of each heading', async () => {
  const table = await admiralTable(BATTLE)
  show(table)
  expect(spokes().map((spoke) => spoke.querySelector('b')?.textContent)).toEqual('2 0 0 0 2 2 4 2'.split(' '))
  expect(spokes()[0]?.textContent).toContain('north: 5 − 2 (wind) − 1 (sails) = 2')
  expect(spokes()[6]?.textContent).toContain('west: 5 − 1 (sails) = 4')
})

it('explains the heading under the pointer', async () => {
  const table = await admiralTable(BATTLE)
  show(table)
  const number = spokes()[7]?.querySelector('b')
  if (!number) throw new Error('no number')
  number.getBoundingClientRect = () => new DOMRect(100, 100, 20, 20)
  const shown = () => document.querySelector('.adm-spoke-why')?.textContent ?? null
  expect(shown()).toBeNull()
  fireEvent.pointerMove(window, { clientX: 110, clientY: 110 })
  expect(shown()).toBe('north-west: 4 − 1 (wind) − 1 (sails) = 2')
  fireEvent.pointerMove(window, { clientX: 300, clientY: 110 })
  expect(shown()).toBeNull()
})

it('disappears while a course is planned, after the ship’s move, in a storm, and when it is switched off', async () => {
  const table = await admiralTable(BATTLE)
  show(table)
  act(() => useIntent.getState().confirm())
  expect(rose()).toBeNull()
  act(() => void useIntent.getState().cancel())
  expect(rose()).not.toBeNull()
  act(() => useIntent.getState().toggleRose())
  expect(rose()).toBeNull()
  act(() => useIntent.getState().toggleRose())
  await table.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  act(() => useIntent.getState().select('red-brig'))
  expect(rose()).toBeNull()
})

it('is not shown in a storm', async () => {
  const table = await admiralTable({ ...BATTLE, wind: 'W storm' })
  show(table)
  act(() => useIntent.getState().select('red-brig'))
  expect(rose()).toBeNull()
})

it('says, when switched on, why it is hidden', async () => {
  const table = await admiralTable(BATTLE)
  show(table)
  const why = () => screen.queryByTestId('why')?.textContent ?? ''
  await table.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  act(() => useIntent.getState().select('red-brig'))
  act(() => useIntent.getState().toggleRose())
  expect(why()).toContain('This one’s move has already begun')
  expect(useIntent.getState().rose).toBe(true)
  act(() => void useIntent.getState().cancel())
  expect(why()).toBe('')
})

it.each([
  ['W storm', 'No ship sails in a storm'],
  ['W calm', 'In this calm it cannot sail'],
])('says in %s that %s', async (wind, reason) => {
  const table = await admiralTable({ ships: { 'red-line': 'k5 N', 'blue-line': 's9 N' }, wind })
  show(table)
  act(() => useIntent.getState().select('red-line'))
  act(() => useIntent.getState().toggleRose())
  screen.getByText(new RegExp(reason))
})

it('leaves a planned course in place while it says that it waits for it', async () => {
  const table = await admiralTable(BATTLE)
  show(table)
  act(() => useIntent.getState().confirm())
  const { course } = useIntent.getState()
  act(() => useIntent.getState().toggleRose())
  expect(useIntent.getState()).toMatchObject({ course, why: { refusal: 'rose-planning' } })
})

it('is not shown in a calm round a ship that cannot sail', async () => {
  const table = await admiralTable({ ships: { 'red-line': 'k5 N', 'blue-line': 's9 N' }, wind: 'W calm' })
  show(table)
  act(() => useIntent.getState().select('red-line'))
  expect(rose()).toBeNull()
})
