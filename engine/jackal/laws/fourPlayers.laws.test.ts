import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/jackal.node.ts'

const VARIANTS = [
  { idleRounds: 12 },
  { idleRounds: 12, shipPicksUpSwimmers: false },
  { idleRounds: 12, endWhenDecided: true },
  { idleRounds: 20 },
  { idleRounds: 12, lifeboat: true },
]

it.each(batches())('the laws hold with four players in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
