import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { FleetBar } from './FleetBar.tsx'

/** North has sunk the royal boat on j7; a second boat, on a6, is still afloat. */
const plan = { northFired: 'j7' } as const
const seating = { viewer: 'north', names: { north: 'Grace', south: 'Drake' } } as const

const fleetOf = (name: string) => screen.getByText(name).closest('.fleet-card')
const shipsSunk = (name: string) => fleetOf(name)?.querySelectorAll('.silhouette-strike').length

it('counts the ships afloat of both players', async () => {
  const table = await seaBattleTable(plan, seating)
  table.panel((view) => <FleetBar view={view} />)
  screen.getByRole('region', { name: 'Ships left' })
  expect(fleetOf('Grace')?.textContent).toContain('Grace: 10 of 10 ships afloat')
  expect(fleetOf('Drake')?.textContent).toContain('Drake: 9 of 10 ships afloat')
})

it('strikes out a ship when she is sunk', async () => {
  const table = await seaBattleTable(plan, seating)
  table.panel((view) => <FleetBar view={view} />)
  expect([shipsSunk('Grace'), shipsSunk('Drake')]).toEqual([0, 1])
  await table.play({ kind: 'fire', at: 'a6' })
  expect([shipsSunk('Grace'), shipsSunk('Drake')]).toEqual([0, 2])
})

it('marks the fleet whose player is to fire', async () => {
  const table = await seaBattleTable(plan, seating)
  table.panel((view) => <FleetBar view={view} />)
  expect(fleetOf('Grace')?.getAttribute('data-acting')).toBe('true')
  await table.play({ kind: 'fire', at: 'j1' })
  expect(fleetOf('Grace')?.getAttribute('data-acting')).toBe('false')
  expect(fleetOf('Drake')?.getAttribute('data-acting')).toBe('true')
})

it('says while fleets are laid out whose is ready', async () => {
  const table = await seaBattleTable({ south: null }, seating)
  table.panel((view) => <FleetBar view={view} />)
  expect(fleetOf('Grace')?.textContent).toContain('Grace: ready')
  expect(fleetOf('Drake')?.textContent).toContain('Drake: placing ships')
})
