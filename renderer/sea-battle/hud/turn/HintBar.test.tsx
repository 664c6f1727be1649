import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { layAtRandom } from '../../placement/fleetOrders.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { SeaBattleHintBar } from './HintBar.tsx'

const key = (name: RegExp) => screen.queryByRole('button', { name })

it('offers the keys of placing as they become useful', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'north' })
  const user = table.panel(<SeaBattleHintBar />)
  screen.getByText('Drag your ships from the harbour into your sea')
  expect([key(/At random/), key(/Clear/), key(/To battle/)].map((found) => found !== null)).toEqual([
    true,
    false,
    false,
  ])
  await user.click(screen.getByRole('button', { name: /Next ship/ }))
  expect(usePlacement.getState().held).not.toBeNull()
  screen.getByText('Move the ship with the arrows, place it with Enter')
  expect(key(/Turn/)).not.toBeNull()
  act(() => void usePlacement.getState().cancel())
  act(layAtRandom)
  screen.getByText('The fleet is ready: to battle!')
  expect(key(/To battle/)).not.toBeNull()
})

it('says why the ship in hand may not lie where she is held, and that she goes back once she is let go there', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { viewer: 'north' })
  table.panel(<SeaBattleHintBar />)
  const hold = (slot: number, at: readonly [number, number]) =>
    act(() => {
      usePlacement.getState().take(slot, null, { x: 0, z: 0 })
      usePlacement.getState().move(at, { x: 0, z: 0 })
    })
  hold(0, [1, 0])
  act(() => void usePlacement.getState().drop())
  hold(9, [1, 1])
  screen.getByText('Too close to another ship: ship of four, A1 to D1.')
  expect(usePlacement.getState().held?.slot).toBe(9)
  act(() => usePlacement.getState().move([5, 5], { x: 0, z: 0 }))
  screen.getByText('R or the wheel turns the ship, a click places it')
  act(() => usePlacement.getState().move([1, 1], { x: 0, z: 0 }))
  act(() => void usePlacement.getState().drop())
  screen.getByText(/The boat cannot lie at B2/)
})

it('asks for another shot after a hit, and for a first one after the enemy’s turn', async () => {
  const table = await seaBattleTable({}, { viewer: 'north' })
  table.panel(<SeaBattleHintBar />)
  screen.getByText('Your shot: choose a cell of the enemy’s sea')
  await table.play({ kind: 'fire', at: 'a10' })
  screen.getByText('A hit! Fire again')
  await table.play({ kind: 'fire', at: 'j1' })
  expect(screen.queryByText(/Fire again|Your shot/)).toBeNull()
})

it('announces no shot that the match began with', async () => {
  const table = await seaBattleTable({ northFired: 'j7 a10' }, { viewer: 'north' })
  expect(table.view.shots.north.map(({ result }) => result)).toContain('sunk')
  table.panel(<SeaBattleHintBar />)
  screen.getByText('Your shot: choose a cell of the enemy’s sea')
})

it('lets a player who shares the screen hide the fleet', async () => {
  const table = await seaBattleTable({}, { viewer: 'north' })
  const user = table.panel(<SeaBattleHintBar />)
  await user.click(screen.getByRole('button', { name: /Hide/ }))
  expect(table.host.asked('match:look')).toEqual([{ id: 'sea-battle-1', viewer: 'spectator' }])
})

it('offers nobody to hide from against a bot', async () => {
  const table = await seaBattleTable({}, { viewer: 'north', bots: ['south'] })
  table.panel(<SeaBattleHintBar />)
  expect(key(/Hide/)).toBeNull()
})
