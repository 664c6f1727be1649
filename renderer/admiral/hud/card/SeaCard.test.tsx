import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { fire } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useScreen } from '../../../ui/screens.ts'
import { useIntent } from '../../intent/intent.ts'
import { SeaCard } from './SeaCard.tsx'

const BATTLE = {
  ships: { 'red-brig': ['k5 N', { captain: 'target' }], 'blue-galleon': ['l5 N', { shotsLeft: 0 }] },
  options: { captains: 'all' },
  dice: [1, 2],
} as const

async function card(viewer: 'red' | 'blue' = 'red') {
  const table = await admiralTable(BATTLE, { viewer })
  const user = table.panel((view) => <SeaCard view={view} />)
  return { table, user }
}

const point = (unit: string | null) => act(() => useIntent.getState().hoverUnit(unit))
const told = () => screen.queryByTestId('ship-card')?.textContent ?? ''

it('shows the ship under the pointer, else the selected one', async () => {
  await card()
  act(() => useIntent.getState().select('red-brig'))
  point('blue-galleon')
  expect(told()).toMatch(/^GGalleon.*l5.*Hull4 of 4/)
  point(null)
  expect(told()).toMatch(/^BBrig.*k5.*Hull3 of 3/)
})

it('counts down the hull that a hit has cost', async () => {
  const { table } = await card()
  await table.play(fire('red-brig', 'blue-galleon'))
  point('blue-galleon')
  expect(told()).toContain('Hull3 of 4')
})

it('reads out the class of the ship, not the letter of its tag', async () => {
  await card()
  point('blue-galleon')
  const letter = within(screen.getByTestId('ship-card')).getByText('G')
  expect(letter.closest('[aria-hidden="true"]')).not.toBeNull()
})

it('keeps the enemy’s captain secret, and lists the possible faces on demand', async () => {
  const { user } = await card('blue')
  point('red-brig')
  const captain = screen.getByTestId('who-captain')
  expect(captain.getAttribute('aria-label')).toBe('A captain, face down. Who could it be?')
  await user.click(captain)
  expect(useScreen.getState()).toMatchObject({ sheet: { name: 'own' } })
})

it('shows the cost and results of a course to the cell under the pointer', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-line': 's9 N' } })
  table.panel((view) => <SeaCard view={view} />)
  act(() => useIntent.getState().select('red-brig'))
  act(() => useIntent.getState().hoverCell(parseCell('k7')))
  expect(screen.getByTestId('course-card').textContent).toMatch(/^k73 of 5 left/)
})

it('explains the signs of danger while they lie on the sea', async () => {
  await card()
  act(() => useIntent.getState().toggleDanger())
  expect(screen.getByTestId('danger-legend').textContent).toBe('firefire from severalsail there')
})
