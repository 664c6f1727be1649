import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { layAtRandom } from '../../placement/fleetOrders.ts'
import { FleetPlates } from '../fleet/FleetPlates.tsx'
import { TurnPanel } from './TurnPanel.tsx'

const names = { north: 'Grace', south: 'Drake' } as const
const panel = () => screen.getByTestId('hud-turn').textContent ?? ''

it('names the player who fires and the number of the shot', async () => {
  const table = await seaBattleTable({ northFired: 'j1', southFired: 'j10', turn: 'north' }, { names })
  table.panel((view) => <TurnPanel view={view} />)
  expect(panel()).toMatch(/Now firing.*Grace.*Shot 2/)
  await table.play({ kind: 'fire', at: 'j2' })
  expect(panel()).toMatch(/Now firing.*Drake.*Shot 2/)
})

it('names the winner at the end', async () => {
  const table = await seaBattleTable({ south: 'j1', turn: 'north' }, { names, settings: { language: 'en' } })
  table.panel((view) => <TurnPanel view={view} />)
  await table.play({ kind: 'fire', at: 'j1' })
  expect(panel()).toContain('Grace wins')
  expect(panel()).not.toContain('Drake')
})

it('counts the ships of the player who places', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'north', names })
  table.panel((view) => <TurnPanel view={view} />)
  expect(panel()).toMatch(/Grace.*0 of 10 at sea/)
  act(layAtRandom)
  expect(panel()).toMatch(/10 of 10 at sea/)
})

it('names the seat that places at this screen, though the other one has not placed either', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'south', names })
  table.panel((view) => (
    <>
      <TurnPanel view={view} />
      <FleetPlates view={view} />
    </>
  ))
  expect(panel()).toMatch(/Drake.*0 of 10 at sea/)
  for (const seat of ['north', 'south']) expect(screen.getByTestId(`fleet-${seat}`).dataset.acting).toBe('true')
})
