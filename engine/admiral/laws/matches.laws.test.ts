import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/admiral.node.ts'

const VARIANTS = [
  { roundLimit: 6 },
  { roundLimit: 6, scenario: 'treasure', captains: 2, freshStart: true, tieByHull: true },
  {
    roundLimit: 5,
    players: 4,
    alliances: [
      ['red', 'green'],
      ['blue', 'gold'],
    ],
  },
  { roundLimit: 5, players: 3, captains: 'none' },
]

it.each(batches())('the laws hold in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
