import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cell } from '../../../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useAim } from '../../intent/aim.ts'
import { Legend } from './Legend.tsx'

const marks = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it.each([
  [{ autoMark: true }, ['water', 'hit', 'sunk', 'surely water']],
  [{ autoMark: false }, ['water', 'hit', 'sunk']],
])('explains the marks that occur with %o', async (options, names) => {
  const table = await seaBattleTable({ options })
  table.panel((view) => <Legend view={view} />)
  screen.getByRole('region', { name: 'What the marks mean' })
  expect(marks()).toEqual(names)
})

it('says why a cell cannot be fired at, until it is dismissed', async () => {
  const table = await seaBattleTable({ northFired: 'j1', turn: 'north' })
  const user = table.panel((view) => <Legend view={view} />)
  await act(async () => {
    useAim.setState({ cursor: cell('j1') })
    await useAim.getState().confirm()
  })
  expect(screen.getByRole('status').textContent).toContain('You have already fired there.')
  await user.click(screen.getByRole('button', { name: /close/i }))
  expect(screen.queryByRole('status')).toBeNull()
})
