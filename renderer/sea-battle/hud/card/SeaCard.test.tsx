import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cell } from '../../../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useAim } from '../../intent/aim.ts'
import { SeaCard } from './SeaCard.tsx'

const marks = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it.each([
  [{ autoMark: true }, ['water', 'hit', 'sunk', 'must be water']],
  [{ autoMark: false }, ['water', 'hit', 'sunk']],
])('explains the possible marks with %o', async (options, names) => {
  const table = await seaBattleTable({ options })
  table.panel((view) => <SeaCard view={view} />)
  screen.getByRole('region', { name: 'What the marks mean' })
  expect(marks()).toEqual(names)
})

it.each([
  ['a1', 'A1', 'Largest ship left: 3 cells.'],
  ['j1', 'J1', 'You cannot fire here again.'],
  ['j9', 'J9', 'The rest of it is beside this cell.'],
  ['a10', 'A10', 'Sunk: four-cell ship.'],
  ['e9', 'E9', 'It is next to a sunk ship.'],
])('shows of the cell %s the consequences of a shot, else the known facts', async (at, name, text) => {
  const plan = { options: { autoMark: true }, northFired: 'j1 j9 a10 b10 c10 d10', turn: 'north' } as const
  const table = await seaBattleTable(plan, { viewer: 'north' })
  table.panel((view) => <SeaCard view={view} />)
  expect(screen.queryByTestId('pointed-cell')).toBeNull()
  act(() => useAim.getState().hover(cell(at)))
  const lines = [...screen.getByTestId('pointed-cell').querySelectorAll('p')].map((line) => line.textContent)
  expect(lines).toEqual([name, text])
  act(() => useAim.getState().hover(null))
})

it('shows why a cell cannot be fired at, until the next gesture', async () => {
  const table = await seaBattleTable({ northFired: 'j1', turn: 'north' })
  table.panel((view) => <SeaCard view={view} />)
  await act(async () => {
    useAim.setState({ cursor: cell('j1') })
    await useAim.getState().confirm()
  })
  expect(screen.getByRole('region', { name: "Why can't I?" }).textContent).toContain(
    'You have already fired there: choose another cell.',
  )
  act(() => useAim.getState().step(0, 1))
  expect(screen.queryByRole('region', { name: "Why can't I?" })).toBeNull()
})
