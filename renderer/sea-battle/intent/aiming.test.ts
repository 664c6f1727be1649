import { expect, it } from 'vitest'
import { ALL_CELLS, printCell } from '../../../engine/sea-battle/cells.ts'
import { askSeaBattle, SEA_BATTLE_BY_PAD } from '../../testkit/padReach/seaBattle.ts'
import { searchPlans } from '../../testkit/padReach/search.ts'

const FIRED: ReadonlySet<number> = new Set(ALL_CELLS.filter((cell) => cell % 3 === 0))
/** The most presses to a shot. */
const MOST = 5

it.each([
  ['an untouched sea', ALL_CELLS],
  ['a sea with shots', ALL_CELLS.filter((cell) => !FIRED.has(cell))],
])('a pad aims at every cell of %s and fires within five presses', (_, open) => {
  askSeaBattle(open, [])
  const cells = open.map(printCell)
  const plans = searchPlans(SEA_BATTLE_BY_PAD, new Set(cells), 0, MOST)
  expect(cells.filter((cell) => !plans.has(cell))).toEqual([])
})
