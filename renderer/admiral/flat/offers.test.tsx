import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import { legalMoves } from '../../../engine/admiral/moves.ts'
import { useSession } from '../../host/session.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { berthsOf } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import { boardingsOf, shootablesOf, unitsToAct } from '../intent/targets.ts'
import { cellOfIndex } from './boardCells.ts'
import { loadLater } from './later.ts'
import { WatersTable } from './WatersTable.tsx'

beforeAll(loadLater)

const OPEN = { viewer: 'open', settings: { language: 'en' } } as const
const MELEE = {
  ships: {
    'red-line': 'j8 E',
    'red-brig': 'h6 N',
    'red-frigate': 'k10 W',
    'blue-galleon': 'l8 N',
    'blue-brig': 'j10 S',
    'blue-frigate': 'm6 W',
  },
} as const

const sorted = (cells: Iterable<number>) => [...new Set(cells)].sort((a, b) => a - b)

/** Returns random numbers that are the same every time. */
function numbers(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

it('offers on the board the moves that the host lists, with any ship selected, through a random battle', async () => {
  const table = await admiralTable(MELEE, OPEN)
  table.panel(<WatersTable />)
  const random = numbers(11)
  let compared = 0
  for (let ply = 0; ply < 24 && !table.view.result; ply++) {
    const { view } = table
    const seat = useSession.getState().standing?.asked?.seat ?? 'nobody'
    if (view.offer === null) {
      for (const unit of unitsToAct(useIntent.getState().asked).slice(0, 2)) {
        await act(async () => useIntent.getState().select(unit))
        const intent = useIntent.getState()
        const placeOf = (id: string) => unitNamed(view, id)?.at ?? []
        const wanted = [
          ...unitsToAct(intent.asked).flatMap(placeOf),
          ...shootablesOf(intent.asked, unit).flatMap(({ target }) => placeOf(target)),
          ...boardingsOf(intent.asked, unit).flatMap(({ target }) => placeOf(target)),
          ...berthsOf(intent).map(({ at }) => at),
        ]
        const open = within(screen.getByTestId('flat-board'))
          .getAllByRole('gridcell')
          .filter((cell) => cell.getAttribute('aria-disabled') === 'false')
          .map((cell) => cellOfIndex(view.board, Number(cell.dataset.index)))
        expect(sorted(open)).toEqual(sorted(wanted))
        compared++
      }
    }
    const legal = legalMoves(view, seat)
    const move = legal[random(legal.length)]
    if (move) await act(async () => useIntent.getState().choose(move))
  }
  expect(compared).toBeGreaterThan(8)
})

it('offers nothing while others are asked', async () => {
  const table = await admiralTable(MELEE, { viewer: 'blue', bots: ['red'], settings: { language: 'en' } })
  table.panel(<WatersTable />)
  const open = within(screen.getByTestId('flat-board'))
    .getAllByRole('gridcell')
    .filter((cell) => cell.getAttribute('aria-disabled') === 'false')
  expect(open).toEqual([])
  expect(screen.queryByTestId('flat-main')).toBeNull()
})
