import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { FlatShellContext } from '../../flat/shell.ts'
import { pointOut } from '../../school/pointedOut.ts'
import { FlatFingers } from '../../shell/flat/FlatFingers.tsx'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import type { Seating } from '../../testkit/openTable.tsx'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

/** The window around the table, in which lessons run. */
const SHELL = { onMenu: () => {}, onResult: null, dock: null, BoardMarks: FlatFingers, secrets: null }

/** Returns the placement of the board's fingers, from its top left corner. */
const fingers = () => screen.queryAllByTestId('flat-pointed-out').map((finger) => finger.getAttribute('transform'))

async function pointed(name: string, turn: 'white' | 'red', seating: Seating = {}) {
  const table = await jackalTable('', { more: { turn } }, { settings: { language: 'en' }, ...seating })
  table.panel(
    <FlatShellContext value={SHELL}>
      <IslandTable />
    </FlatShellContext>,
  )
  await act(async () => pointOut([cellNamed(name)]))
}

it('points a finger at the next step of a lesson', async () => {
  await pointed('d2', 'white')
  expect(fingers()).toEqual(['translate(3.5 11.5) '])
})

it('points from below in the upper rows', async () => {
  await pointed('d12', 'white')
  expect(fingers()).toEqual(['translate(3.5 1.5) rotate(180)'])
})

it("points at the cell from another viewer's side", async () => {
  await pointed('d4', 'red')
  const index = Number(screen.getByRole('gridcell', { name: /^d4:/ }).dataset.index)
  expect(index).not.toBe(9 * 13 + 3)
  expect(fingers()).toEqual([`translate(${(index % 13) + 0.5} ${Math.floor(index / 13) + 0.5}) `])
})

it('points at nothing while others move', async () => {
  await pointed('d2', 'red', { viewer: 'white', bots: ['red'] })
  expect(fingers()).toEqual([])
})
