import { expect, it } from 'vitest'
import { dealt } from '../../testkit/sea.ts'
import { printCell, stepFrom } from '../cells.ts'
import { isSea } from '../fleet.ts'
import { SEA } from './scenarios.ts'

const OTHER: Readonly<Record<string, string>> = { R: 'B', B: 'R', G: 'Y', Y: 'G' }

it('the sea of a duel looks the same after half a turn, so that no side is better', () => {
  const sea = SEA.map((row) => row.replace('*', '.'))
  const turned = [...sea].reverse().map((row) =>
    [...row]
      .reverse()
      .map((mark) => OTHER[mark] ?? mark)
      .join(''),
  )
  expect(turned).toEqual(sea)
})

it('a hunt of two has an odd number of treasures, one of them on an islet that duels do not have (A-SCENARIO)', () => {
  const duel = dealt({ captains: 'none' }).state
  const hunt = dealt({ captains: 'none', scenario: 'treasure' }).state
  expect(hunt.treasures).toHaveLength(5)
  expect(dealt({ players: 4, captains: 'none', scenario: 'treasure' }).state.treasures).toHaveLength(4)
  expect(hunt.board.land.filter((cell) => !duel.board.land.includes(cell)).map(printCell)).toEqual(['m9'])
})

it('the sea is 24 × 16 cells (A-FIELD)', () => {
  expect(SEA).toHaveLength(16)
  for (const row of SEA) expect(row).toHaveLength(24)
})

it('has open water before the bow of every ship in port', () => {
  const { board, ships } = dealt({ players: 4, captains: 'none' }).state
  const stuck = ships.filter(({ at, heading }) => at !== null && !isSea(board, stepFrom(at, heading)))
  expect(ships).toHaveLength(16)
  expect(stuck).toEqual([])
})
