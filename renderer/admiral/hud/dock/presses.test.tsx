import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { finish } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'

const SPENT = { shotsLeft: 0 } as const

/** Two ships that come within range, one already in range, one that only sails, and a fort. */
const FIGHT = {
  ships: {
    'red-line': 'd4 N',
    'red-galleon': 'h4 N',
    'red-frigate': 'l6 N',
    'red-brig': 'p3 N',
    'blue-line': ['f6 N', SPENT],
    'blue-galleon': ['j6 N', SPENT],
    'blue-frigate': ['n6 N', SPENT],
    'blue-brig': ['u9 N', SPENT],
  },
  board: { forts: [{ id: 'red-fort', team: 'red', at: 'u6' }] },
  dice: [2, 2, 2, 2, 2, 2],
} as const

it('plays a fighting round of four ships and a fort in twelve presses', async () => {
  const table = await admiralTable(FIGHT, { viewer: 'red', bots: ['blue'] })
  await table.play(finish('red-far'))
  let presses = 0
  const press = async (doing: () => void) => {
    await act(async () => doing())
    presses += 1
  }
  const intent = useIntent.getState
  const at = (cell: string) => parseCell(cell) ?? 0
  const sail = (cell: string) =>
    press(() => {
      intent().hoverCell(at(cell))
      intent().clickPointed(at(cell))
    })
  const fire = async (cell: string) => {
    await press(() => intent().clickPointed(at(cell)))
    await press(() => intent().confirm())
  }
  await sail('d6')
  await fire('f6')
  await sail('h6')
  await fire('j6')
  await fire('n6')
  await press(() => intent().finish())
  await sail('p7')
  await fire('u9')
  expect(table.view.turn).toBe('blue')
  expect(presses).toBeLessThanOrEqual(12)
})
