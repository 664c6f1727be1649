import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/jackal.node.ts'

const VARIANTS = [
  { idleRounds: 12, players: 2 },
  { idleRounds: 15, players: 2, crews: 1 },
  { idleRounds: 12, players: 2, shipPicksUpSwimmers: false },
  { idleRounds: 25, players: 2, crews: 1 },
  { idleRounds: 15, players: 2, lifeboat: true },
  { idleRounds: 15, players: 2, crews: 1, lifeboat: true },
]

it.each(batches())('the laws hold with two players in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
