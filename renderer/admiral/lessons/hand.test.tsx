import { expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/admiral/cells.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { useIntent } from '../intent/intent.ts'
import { ADMIRAL_HAND } from './hand.ts'

/** Returns where the finger points for a cell, while a ship is selected. */
async function finger(to: string, selected: string, by: string | null = null) {
  await admiralTable({ ships: { 'red-line': 'k5 N', 'red-brig': 'b2 E', 'blue-galleon': ['m5 N', { shotsLeft: 0 }] } })
  useIntent.getState().select(selected)
  return ADMIRAL_HAND.first([parseCell(to) ?? -1], by === null ? null : [parseCell(by) ?? -1]).map(printCell)
}

it.each([
  ['first at the ship whose guns reach the target', 'm5', 'red-brig', 'k5'],
  ['at the target once it is chosen', 'm5', 'red-line', 'm5'],
  ['first at the ship that can sail to a cell', 'c2', 'red-line', 'b2'],
  ['at the cell once it is chosen', 'c2', 'red-brig', 'c2'],
  ['at what nobody reaches', 's9', 'red-line', 's9'],
])('points %s', async (_what, to, selected, at) => {
  expect(await finger(to, selected)).toEqual([at])
})

it('points at the ship of the step, even if another one is selected and could do it', async () => {
  expect(await finger('c2', 'red-brig', 'k5')).toEqual(['k5'])
  expect(await finger('m5', 'red-line', 'k5')).toEqual(['m5'])
})
