import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useScreen } from '../../../ui/screens.ts'
import { layAtRandom } from '../../placement/fleetOrders.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { Harbour } from './Harbour.tsx'

async function placing(options: object = {}) {
  const table = await seaBattleTable({ north: null, south: null, options }, { viewer: 'north' })
  return table.panel(<Harbour />)
}

/** Takes a ship of the harbour in hand and moves it to a square. */
const hold = (slot: number, at: readonly [number, number]) =>
  act(() => {
    usePlacement.getState().take(slot, null, { x: 0, z: 0 })
    usePlacement.getState().move(at, { x: 0, z: 0 })
  })

const ships = () => screen.queryAllByRole('button', { name: /^Take:/ })

it('lists the ships that are still to be placed', async () => {
  await placing()
  expect(ships()).toHaveLength(10)
  hold(0, [0, 0])
  act(() => void usePlacement.getState().drop())
  expect(ships()).toHaveLength(9)
})

it.each([
  [{ touch: 'none', shapes: 'straight' }, 'Ships may not touch, not even at the corners. All ships are straight.'],
  [
    { touch: 'corners', shapes: 'bent' },
    'Ships may touch at the corners, but not along their sides. Three- and four-cell ships may be bent.',
  ],
])('shows the rules of placing for %o once all ships are placed', async (options, rule) => {
  await placing(options)
  act(layAtRandom)
  expect(ships()).toHaveLength(0)
  expect(screen.getByTestId('harbour').textContent).toBe(`${rule} Rule: Placing`)
})

it('shows why the ship in hand may not lie there, instead of the list', async () => {
  await placing()
  hold(0, [0, 0])
  act(() => void usePlacement.getState().drop())
  hold(1, [1, 1])
  expect(screen.getByTestId('harbour').textContent).toContain('Too close to another ship')
  expect(ships()).toHaveLength(0)
})

it('opens the rules of placing', async () => {
  const user = await placing()
  act(layAtRandom)
  await user.click(screen.getByRole('button', { name: /Placing$/ }))
  expect(useScreen.getState()).toMatchObject({ sheet: { name: 'rules', query: 'S-PLACE' } })
})

it('takes a ship of the list in hand by a click on its picture', async () => {
  const user = await placing()
  await user.click(screen.getByRole('button', { name: 'Take: four-cell ship' }))
  expect(usePlacement.getState().held).toMatchObject({ slot: 0 })
})

it('lets a ship be dragged from the list onto the table, which takes over the pressed pointer', async () => {
  await placing()
  const table = document.createElement('div')
  table.className = 'table'
  const canvas = table.appendChild(document.createElement('canvas'))
  document.body.append(table)
  const pressed: number[] = []
  canvas.addEventListener('pointerdown', ({ pointerId }) => pressed.push(pointerId))
  const ship = screen.getByRole('button', { name: 'Take: three-cell ship 2' })
  fireEvent.pointerDown(ship, { pointerId: 3, button: 0, clientX: 100, clientY: 700 })
  fireEvent.pointerMove(window, { pointerId: 3, clientX: 103, clientY: 700 })
  expect(usePlacement.getState().held).toBeNull()
  fireEvent.pointerMove(window, { pointerId: 3, clientX: 140, clientY: 660 })
  expect([usePlacement.getState().held?.slot, pressed]).toEqual([2, [3]])
  table.remove()
})
