import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/jackal.node.ts'

const VARIANTS = [
  { idleRounds: 12, alliances: 'pairs' },
  { idleRounds: 12, alliances: 'pairs', shipPicksUpSwimmers: false },
  { idleRounds: 16, alliances: 'pairs' },
  { idleRounds: 12, alliances: 'pairs', lifeboat: true },
]

it.each(batches())('the laws hold with pairs in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
