import { expect, it } from 'vitest'
import { batches, playIslands } from '../../testkit/matches/jackal.node.ts'

const VARIANTS = [
  {},
  { alliances: 'pairs' },
  { players: 2 },
  { shipPicksUpSwimmers: false },
  { lifeboat: true },
  { lifeboat: true, alliances: 'pairs' },
]

it.each(batches())('the laws hold on random islands $first to $last', (batch) => {
  expect(playIslands(VARIANTS, batch)).toBeGreaterThan(0)
})
