import { expect, it } from 'vitest'
import { dealt } from '../../testkit/sea.ts'
import { stepFrom } from '../cells.ts'
import { isSea } from '../fleet.ts'
import { SEA } from './scenarios.ts'

const OTHER: Readonly<Record<string, string>> = { R: 'B', B: 'R', G: 'Y', Y: 'G' }

it('the sea looks the same after half a turn, so nobody has the better side', () => {
  const turned = [...SEA].reverse().map((row) =>
    [...row]
      .reverse()
      .map((mark) => OTHER[mark] ?? mark)
      .join(''),
  )
  expect(turned).toEqual([...SEA])
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
