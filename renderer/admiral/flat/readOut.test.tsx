import { act } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { admiralTable } from '../../testkit/admiral.ts'
import { readOut } from '../../testkit/screenReader.ts'
import { useIntent } from '../intent/intent.ts'
import { loadLater } from './later.ts'
import { WatersTable } from './WatersTable.tsx'

beforeAll(loadLater)

it('reads well with a screen reader', async () => {
  const table = await admiralTable(
    { ships: { 'red-brig': 'c3 N', 'red-frigate': 'e5 N', 'blue-brig': 'c6 S' } },
    { viewer: 'red', names: { red: 'Anne', blue: 'Drake' }, settings: { language: 'en' } },
  )
  table.panel(<WatersTable />)
  await act(async () => useIntent.getState().select('red-brig'))
  expect(readOut((cell) => /\b(c[3456]|[be]5|d6)\b/.test(cell))).toBe(SAID)
})

const SAID = `main
  banner
    heading Your turn
    button Undo (unavailable)
    button Ship's log
    button Menu
  region Scores
    list
      listitem Anne. Red squadron: 3 of 3 ships afloat, 3 still to act. Hull left: 14 (you)
      listitem Drake. Blue squadron: 2 of 2 ships afloat, 2 still to act. Hull left: 10
  grid Admiral: the table
    row 16
    row 15
    row 14
    row 13
    row 12
    row 11
    row 10
    row 9
    row 8
    row 7
    row 6
      gridcell Blue brig c6: hull 3 of 3, sails 5 of 5, shots 1 of 1, still to act. Heading south. 17% to hit.
      gridcell d6: Open sea. (unavailable)
    row 5
      gridcell b5: Open sea. Within reach, 1 point left.
      gridcell c5: Open sea. The move ends there. Under fire.
      gridcell Red frigate e5: hull 4 of 4, sails 6 of 6, shots 1 of 1, still to act. Heading north.
    row 4
      gridcell c4: Open sea. Within reach, 4 points left. Under fire.
    row 3
      gridcell Red brig c3: hull 3 of 3, sails 5 of 5, shots 1 of 1, still to act. Heading north.
    row 2
    row 1
  button Whole board
  button Danger
  button Next round
  button Distances (pressed)
  region What you can do
    group Your ships and forts
      button Red brig c3: hull 3 of 3, sails 5 of 5, shots 1 of 1, still to act (pressed)
      button Red frigate e5: hull 4 of 4, sails 6 of 6, shots 1 of 1, still to act
      button Red ship of the line a1: hull 7 of 7, sails 4 of 4, shots 0 of 3, still to act
    button Sail
    button Turn
    button Fire
    button Board: none alongside (unavailable)
    button Repair: not in port (unavailable)
    button Finish
    button All choices
    button End turn
    button Full ahead straight to c5
  log`
