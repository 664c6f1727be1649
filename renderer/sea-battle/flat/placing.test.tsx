import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { placementFault } from '../../../engine/sea-battle/placement.ts'
import type { SeaBattleMove } from '../../../engine/sea-battle/types.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { SeaTable } from './SeaTable.tsx'

const open = () =>
  seaBattleTable({ north: null, south: null }, { viewer: 'north', bots: ['south'], settings: { language: 'en' } })

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}\\.`) })
const laid = () => usePlacement.getState().slots.filter(({ berth }) => berth !== null).length

it('sends a fleet laid at random under the chosen flag', async () => {
  const table = await open()
  const user = table.panel(<SeaTable />)
  await user.click(screen.getByRole('radio', { name: /Royal/ }))
  await user.click(screen.getByTestId('place-random'))
  await user.click(screen.getByRole('button', { name: 'To battle!' }))
  const [request] = table.host.asked('match:play')
  const move = request?.move as unknown as Extract<SeaBattleMove, { kind: 'place' }> // the only move made
  expect([move.kind, move.flag]).toEqual(['place', 'royal'])
  expect(placementFault(move.ships, { touch: 'none', shapes: 'straight' })).toBeNull()
})

it('lays every ship by touch: each next one comes automatically', async () => {
  const table = await open()
  const user = table.panel(<SeaTable />)
  await user.click(screen.getByTestId('harbour-0'))
  for (let ship = 1; ship <= 10; ship++) {
    await user.click(screen.getByRole('button', { name: /^Place/ }))
    expect(laid()).toBe(ship)
  }
  expect(screen.getByTestId('place-confirm').getAttribute('aria-disabled')).toBeNull()
})

it('moves the ship in hand to the touched cell, turns it, and shows why it may not lie there', async () => {
  const table = await open()
  const user = table.panel(<SeaTable />)
  await user.click(screen.getByTestId('harbour-0'))
  await act(async () => cell('B1').click())
  await user.click(screen.getByRole('button', { name: /^Place/ }))
  expect(usePlacement.getState().slots[0]?.berth).toEqual([0, 1, 2, 3])
  await act(async () => cell('B2').click())
  expect(screen.getByTestId<HTMLButtonElement>('btn-lay').disabled).toBe(true)
  expect(screen.getByTestId('harbour').textContent).toMatch(/Too close/)
  await act(async () => cell('J5').click())
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  await user.click(screen.getByRole('button', { name: /^Place/ }))
  expect(usePlacement.getState().slots[1]?.berth).toEqual([39, 49, 59])
})

it('takes a laid ship up again and puts it back into the harbour', async () => {
  const table = await open()
  const user = table.panel(<SeaTable />)
  await user.click(screen.getByTestId('place-random'))
  const first = usePlacement.getState().slots[0]?.berth?.[0] ?? -1
  await act(async () => document.querySelector<HTMLElement>(`[data-index="${first}"]`)?.click())
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  expect(laid()).toBe(9)
})
