import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fire, steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { FleetPlates } from './FleetPlates.tsx'

const plate = (team: string) => screen.getByTestId(`fleet-${team}`)

it('says whose turn it is, and how much hull each squadron has left', async () => {
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

it('has a pip for each ship, which tells whether it has acted', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } })
  table.panel((view) => <FleetPlates view={view} />)
  const pips = () =>
    [...plate('red').querySelectorAll<HTMLElement>('.fleet-pips > i')].map((pip) => pip.dataset.condition)
  expect(pips()).toEqual(['ready', 'ready'])
  await table.play(steer('red-brig'))
  await table.play({ kind: 'finish', ship: 'red-brig' })
  expect(pips()).toEqual(['done', 'ready'])
})

it('counts the gold where a match is about that', async () => {
  const table = await admiralTable({
    ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' },
    options: { scenario: 'treasure' },
  })
  table.panel((view) => <FleetPlates view={view} />)
  expect(screen.getByTestId('gold-red').textContent).toBe('0')
})
