import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OwnSeats } from '../../../hud/ownSeats.ts'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { FleetPlates } from './FleetPlates.tsx'

/** North has sunk the royal boat on j7; a second boat, on a6, is still afloat. */
const plan = { northFired: 'j7' } as const
const seating = { viewer: 'north', names: { north: 'Grace', south: 'Drake' } } as const

const plate = (seat: 'north' | 'south') => screen.getByTestId(`fleet-${seat}`)
const bars = (seat: 'north' | 'south') => {
  const all = [...plate(seat).querySelectorAll('.ship-bars > i')]
  return { ships: all.length, sunk: all.filter(({ className }) => className === 'is-sunk').length }
}

async function shown(of: Parameters<typeof seaBattleTable>[0] = plan) {
  const table = await seaBattleTable(of, seating)
  table.panel((view) => (
    <OwnSeats.Provider value={['north']}>
      <FleetPlates view={view} />
    </OwnSeats.Provider>
  ))
  return table
}

it('counts the ships afloat of both players', async () => {
  await shown()
  expect(plate('north').textContent).toContain('Grace: 10 of 10 ships afloat (you)')
  expect(plate('south').textContent).toContain('Drake: 9 of 10 ships afloat')
  expect((['north', 'south'] as const).map((seat) => plate(seat).querySelector('.number')?.textContent)).toEqual([
    '10',
    '9',
  ])
})

it('has a bar for each ship of the enemy, and an outline for a sunk one', async () => {
  const table = await shown()
  expect([bars('north'), bars('south')]).toEqual([
    { ships: 0, sunk: 0 },
    { ships: 10, sunk: 1 },
  ])
  await table.play({ kind: 'fire', at: 'a6' })
  expect(bars('south')).toEqual({ ships: 10, sunk: 2 })
})

it('lights the plate of the player who is to fire', async () => {
  const table = await shown()
  expect([plate('north').dataset.acting, plate('south').dataset.acting]).toEqual(['true', 'false'])
  await table.play({ kind: 'fire', at: 'j1' })
  expect([plate('north').dataset.acting, plate('south').dataset.acting]).toEqual(['false', 'true'])
})

it('shows while fleets are placed which ones are ready', async () => {
  await shown({ south: null })
  expect(plate('north').textContent).toContain('Grace: ready')
  expect(plate('south').textContent).toContain('Drake: placing ships')
})
