import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/admiral/cells.ts'
import { fire } from '../../../engine/testkit/sea.ts'
import { undo } from '../../host/session.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { useIntent } from './intent.ts'

const intent = () => useIntent.getState()
const cellOf = (name: string) => parseCell(name) ?? 0

async function sailing(battle: Parameters<typeof admiralTable>[0]) {
  const table = await admiralTable(battle, { viewer: 'red' })
  const sail = (ship: string, to: string) =>
    act(async () => {
      intent().select(ship)
      intent().clickCell(cellOf(to))
      intent().clickCell(cellOf(to))
    })
  const place = (id: string) => {
    const ship = table.view.ships.find((one) => one.id === id)
    return ship && ship.at !== null && `${printCell(ship.at)} ${ship.heading}`
  }
  return { table, sail, place, takeBack: () => act(() => undo()) }
}

it("takes back a whole course, and asks for the ship's orders again", async () => {
  const { table, sail, place, takeBack } = await sailing({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
  await sail('red-brig', 'k9')
  await sail('red-frigate', 'h8')
  expect([place('red-brig'), place('red-frigate')]).toEqual(['k9 N', 'h8 N'])
  await takeBack()
  expect([place('red-brig'), place('red-frigate')]).toEqual(['k9 N', 'h5 N'])
  await takeBack()
  expect([place('red-brig'), place('red-frigate')]).toEqual(['k5 N', 'h5 N'])
  expect(table.view.activation).toBeNull()
  expect(intent().asked?.seat).toBe('red')
})

it('takes back, together with a course, the end of the turn that followed automatically', async () => {
  const { table, sail, place, takeBack } = await sailing({ ships: { 'red-brig': 'k5 N', 'red-frigate': 'h5 N' } })
  await sail('red-brig', 'k10')
  expect(table.view.ships.find(({ id }) => id === 'red-brig')?.done).toBe(true)
  await takeBack()
  expect([place('red-brig'), table.view.activation]).toEqual(['k5 N', null])
})

it('stops at a random result', async () => {
  const { table, sail, place, takeBack } = await sailing({
    ships: { 'red-line': 'k5 N', 'blue-brig': ['m6 N', { shotsLeft: 0 }] },
    dice: [1],
  })
  await sail('red-line', 'k6')
  await table.play(fire('red-line', 'blue-brig'))
  await takeBack()
  expect(place('red-line')).toBe('k6 N')
})
