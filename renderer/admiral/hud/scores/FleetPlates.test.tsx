import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fire, steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable, admiralTableFrom } from '../../../testkit/admiral.ts'
import { battle } from '../../../testkit/boards/admiralBoard.ts'
import { resultLines } from '../../result/result.ts'
import { FleetPlates } from './FleetPlates.tsx'

const plate = (team: string) => screen.getByTestId(`fleet-${team}`)

it('shows whose turn it is, and the remaining hull of each squadron', async () => {
  const table = await admiralTable({
    ships: { 'red-brig': 'k5 N', 'blue-galleon': ['l5 N', { shotsLeft: 0 }] },
    dice: [1],
  })
  table.panel((view) => <FleetPlates view={view} />)
  const hull = () => Number(plate('blue').querySelector('.number')?.textContent)
  const before = hull()
  expect([plate('red').dataset.acting, plate('blue').dataset.acting]).toEqual(['true', 'false'])
  await table.play(fire('red-brig', 'blue-galleon'))
  expect(hull()).toBe(before - 1)
})

it('has a pip for each ship, which shows whether it has acted', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel((view) => <FleetPlates view={view} />)
  const pips = () =>
    [...plate('red').querySelectorAll<HTMLElement>('.fleet-pips > i')].map((pip) => pip.dataset.condition)
  expect(pips()).toEqual(['ready', 'ready'])
  await table.play(steer('red-brig'))
  await table.play({ kind: 'finish', ship: 'red-brig' })
  expect(pips()).toEqual(['done', 'ready'])
})

it('counts the gold if the match is about gold', async () => {
  const table = await admiralTable({
    ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' },
    options: { scenario: 'treasure' },
  })
  table.panel((view) => <FleetPlates view={view} />)
  expect(screen.getByTestId('gold-red').textContent).toBe('0')
})

it('counts the hull of forts, as the end of the match does', async () => {
  const state = battle({ forts: { c3: ['red', 1] }, ships: ['brig red k5 N', 'brig blue t9 S'] })
  const table = await admiralTableFrom(state)
  table.panel((view) => <FleetPlates view={view} />)
  const [red] = resultLines(state, { winners: ['red'], scores: {} }, [])
  expect(plate('red').querySelector('.number')?.textContent).toBe(String(red?.hull))
})

it('has one plate for an alliance: the sum, then each squadron’s own figure beside its flag', async () => {
  const table = await admiralTableFrom(
    battle({
      teams: ['red', 'blue', 'green'],
      ships: ['brig red a1 N', 'brig blue c1 N', 'galleon green e1 N'],
      options: { alliances: [['red', 'green']] },
    }),
  )
  table.panel((view) => <FleetPlates view={view} />)
  const own = ['red', 'green'].map((team) => screen.getByTestId(`fleet-${team}-hull`))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(own.map(({ textContent }) => textContent)).toEqual(['3', '4'])
  expect(plate('red').querySelector('.number')?.textContent).toBe('7')
  expect(own.map(({ dataset }) => dataset.acting)).toEqual(['true', 'false'])
})
