import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readOut } from '../../testkit/screenReader.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { SeaTable } from './SeaTable.tsx'

it('reads well for a player who cannot see it', async () => {
  const table = await seaBattleTable(
    { south: 'e4 f4, j1', turn: 'north' },
    { viewer: 'north', bots: ['south'], names: { north: 'Anne', south: 'Drake' }, settings: { language: 'en' } },
  )
  table.panel(<SeaTable />)
  for (const at of ['e4', 'a10', 'a1', 'h8']) await table.play({ kind: 'fire', at })
  await act(async () => screen.getByRole('gridcell', { name: /^F4\./ }).click())
  expect(readOut((cell) => /^([DEF]4|[AB]10)\./.test(cell))).toBe(SAID)
})

const SAID = `main
  banner
    heading Your shot
    button Undo (unavailable)
    button Ship's log
    button Menu
  region Scores
    list
      listitem Anne: 10 of 10 ships afloat (you)
      listitem Drake: 10 of 10 ships afloat
  grid Drake’s sea
    row 1
    row 2
    row 3
    row 4
      gridcell D4. Not fired at yet.
      gridcell E4. A hit. The rest of it is beside this cell. (unavailable)
      gridcell F4. Not fired at yet. (selected)
    row 5
    row 6
    row 7
    row 8
    row 9
    row 10
      gridcell A10. Water. You cannot fire here again. (unavailable)
      gridcell B10. Not fired at yet.
  region Your sea
    img Your sea
    heading Your sea 10 of 10
    list
      listitem Drake: H8, water.
      listitem Drake: A1, a hit!
  region What you can do
    button Fire at F4
  log`
