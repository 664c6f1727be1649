import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useToasts } from '../../../ui/toasts/toasts.ts'
import { heldCells } from '../../placement/berthing.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { DragDock } from './DragDock.tsx'

async function placing() {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'north' })
  return { table, user: table.panel(<DragDock />) }
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const laid = () => usePlacement.getState().slots.filter(({ berth }) => berth !== null).length

it('lets no fleet into battle before all its ships are placed, and says so', async () => {
  const { table, user } = await placing()
  expect(button(/To battle/).getAttribute('aria-disabled')).toBe('true')
  await user.click(button(/To battle/))
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Not yet: 10 ships are still in harbour.')
  expect(table.host.asked('match:play')).toEqual([])
})

it('places a fleet at random and clears it again', async () => {
  const { user } = await placing()
  expect(button(/Clear/).getAttribute('aria-disabled')).toBe('true')
  await user.click(button(/At random/))
  expect(laid()).toBe(10)
  expect(button(/To battle/).getAttribute('aria-disabled')).toBeNull()
  await user.click(button(/Clear/))
  expect(laid()).toBe(0)
})

it('sends the fleet with its ships and the chosen flag', async () => {
  const { table, user } = await placing()
  await user.click(screen.getByRole('radio', { name: 'Royal fleet' }))
  await user.click(button(/At random/))
  await user.click(button(/To battle/))
  const [sent] = table.host.asked('match:play')
  expect(sent).toMatchObject({ seat: 'north', move: { kind: 'place', flag: 'royal' } })
  expect(table.view.fleets.north).toMatchObject({ flag: 'royal' })
})

it('explains under the pointer what a flag is for, and which one the opponent has', async () => {
  const table = await seaBattleTable({ north: null }, { viewer: 'north' })
  table.panel(<DragDock />)
  const taken = table.view.fleets.south?.flag === 'royal' ? /Royal/ : /Pirates/
  const told = (flag: RegExp) => screen.getByRole('radio', { name: flag }).closest('label')?.title
  expect(told(/Pirates/)).toMatch(/^Pirates: .* does not affect the battle\./)
  expect(told(taken)).toMatch(/Your rival sails under it\.$/)
})

const prompt = () => screen.getByTestId('hud-hint').textContent
const hold = (slot: number, at: readonly [number, number]) =>
  act(() => {
    usePlacement.getState().take(slot, null, { x: 0, z: 0 })
    usePlacement.getState().move(at, { x: 0, z: 0 })
  })

it('offers the actions for a ship once it is in hand', async () => {
  const { user } = await placing()
  expect(prompt()).toBe('Place your ships in the sea')
  expect(screen.queryByTestId('place-turn')).toBeNull()
  hold(0, [4, 4])
  expect(prompt()).toBe('Choose a place for the ship')
  expect(screen.queryByTestId('place-random')).toBeNull()
  const lies = () => heldCells(usePlacement.getState())
  const before = lies()
  await user.click(screen.getByTestId('place-turn'))
  expect(lies()).not.toEqual(before)
  await user.click(screen.getByTestId('place-put-back'))
  expect(usePlacement.getState().held).toBeNull()
})

it('places a ship that keys hold by its golden button', async () => {
  const { user } = await placing()
  act(() => usePlacement.getState().next())
  expect(prompt()).toBe('Move the ship with the arrows')
  expect(screen.queryByTestId('place-confirm')).toBeNull()
  await user.click(screen.getByTestId('btn-lay'))
  expect(laid()).toBe(1)
})

it('shows that a ship cannot lie where it is held', async () => {
  await placing()
  hold(0, [1, 0])
  act(() => void usePlacement.getState().drop())
  hold(9, [1, 1])
  expect(prompt()).toBe('It cannot go here')
})
